/// The walk over an authority (dialects.md, LR-3), with the states of its table under their names there.
struct LinkifyRustWalk {
  private(set) var end: Int
  private(set) var lastDot: Int?
  private(set) var isAccepted = false

  /// Walks from `start` on: `needsHost` is H, and the others say what can come.
  init(
    _ scalars: [Unicode.Scalar], _ start: Int, _ needsHost: Bool, _ user: Bool, _ port: Bool, _ acceptsIRIs: Bool
  ) {
    end = start
    var (pendingDot, countedDots, canComeUser): (Int?, Int, Bool) = (nil, 0, user)
    var (numeric, noHost, hostEnded, dotMayCome, hyphenMayCome) = (true, false, false, false, false)
    walk: for index in start..<scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "0"..."9", "a"..."z", "A"..."Z", "\u{80}"...:
        if !scalar.isASCII, !acceptsIRIs { break walk }
        if ("0"..."9").contains(scalar) {
          if pendingDot != nil, pendingDot != lastDot { countedDots += 1 }
        } else {
          numeric = false
        }
        (dotMayCome, hyphenMayCome, lastDot) = (true, true, pendingDot)
        if hostEnded { noHost = true }
        if !(needsHost && hostEnded) { end = index + 1 }
      case "-":
        if !hyphenMayCome { noHost = true }
        (dotMayCome, numeric) = (false, false)
        if !needsHost { end = index + 1 }
      case ".":
        if !dotMayCome { hostEnded = true }
        (dotMayCome, hyphenMayCome, pendingDot) = (false, false, index)
      case "_", "~": noHost = true
      case "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=":
        hostEnded = true
        if needsHost, !canComeUser { break walk }
      case ":":
        if !canComeUser, !port { break walk }
        pendingDot = lastDot
      case "@":
        guard canComeUser else { return }
        (pendingDot, lastDot, countedDots, canComeUser) = (nil, nil, 0, false)
        (numeric, noHost, hostEnded, dotMayCome, hyphenMayCome) = (true, false, false, false, false)
      case "/":
        if !needsHost { end = index }
        break walk
      default: break walk
      }
    }
    isAccepted = !needsHost || (!noHost && (numeric ? countedDots == 3 : hasDomain(scalars)))
  }

  private func hasDomain(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let lastDot else { return true }
    let letters = scalars[(lastDot + 1)...].prefix(2)
    return letters.count == 2 && letters.allSatisfy { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
  }
}
