/// Authorities: LR-3.
extension LinkifyRustReference {
  /// What is before an authority, which decides what it needs and allows.
  enum AuthorityRole: Equatable {
    case link(needsHost: Bool), bareDomain, email

    /// H of LR-3.
    var needsHost: Bool { self != .link(needsHost: false) }
  }

  /// Where an authority ends, and the last dot of its host.
  struct Authority {
    let end: Int
    let lastDot: Int?
  }

  /// What the walk remembers.
  private struct Walk {
    var lastDot: Int?
    var pendingDot: Int?
    var countedDots = 0
    var isNumeric = true
    var isNoHost = false
    var hasHostEnded = false
    var mayDotCome = false
    var mayHyphenCome = false
  }

  /// What becomes of the walk at a scalar.
  private enum Step {
    case goOn(mayBeLast: Bool)
    case stop
    case refuse
  }

  /// LR-3 from `start` on; `nil` if it is refused.
  func authority(from start: Int, _ role: AuthorityRole) -> Authority? {
    var walk = Walk()
    var end = start
    var maySignCome = if case .link = role { true } else { false }
    walking: for place in start..<text.count {
      switch step(&walk, at: place, role, maySignCome: maySignCome) {
      case .goOn(let mayBeLast):
        if text[place] == "@" { maySignCome = false }
        if mayBeLast { end = place + 1 }
      case .stop:
        if text[place] == "/", !role.needsHost { end = place }
        break walking
      case .refuse: return nil
      }
    }
    guard !role.needsHost || isHost(walk) else { return nil }
    return Authority(end: end, lastDot: walk.lastDot)
  }

  /// LR-3: what is asked of a walk that needed a host.
  private func isHost(_ walk: Walk) -> Bool {
    if walk.isNoHost { return false }
    if walk.isNumeric { return walk.countedDots == 3 }
    return walk.lastDot.map { text.has(.letter, at: $0 + 1) && text.has(.letter, at: $0 + 2) } ?? true
  }

  /// The table of LR-3.
  private func step(_ walk: inout Walk, at place: Int, _ role: AuthorityRole, maySignCome: Bool) -> Step {
    guard let scalar = text[place] else { return .stop }
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z", "\u{80}"...:
      if isForeign(at: place), role != .email { return .stop }
      return takeLetterOrDigit(&walk, isDigit: ("0"..."9").contains(scalar), role)
    case "-":
      if !walk.mayHyphenCome { walk.isNoHost = true }
      walk.mayDotCome = false
      walk.isNumeric = false
      return .goOn(mayBeLast: !role.needsHost)
    case ".":
      if !walk.mayDotCome { walk.hasHostEnded = true }
      walk.mayDotCome = false
      walk.mayHyphenCome = false
      walk.pendingDot = place
      return .goOn(mayBeLast: false)
    case "_", "~":
      walk.isNoHost = true
      return .goOn(mayBeLast: false)
    case "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=":
      walk.hasHostEnded = true
      return role.needsHost && !maySignCome ? .stop : .goOn(mayBeLast: false)
    case ":":
      if !maySignCome, role == .email { return .stop }
      walk.pendingDot = walk.lastDot
      return .goOn(mayBeLast: false)
    case "@":
      if !maySignCome { return .refuse }
      walk = Walk()
      return .goOn(mayBeLast: false)
    default: return .stop
    }
  }

  private func takeLetterOrDigit(_ walk: inout Walk, isDigit: Bool, _ role: AuthorityRole) -> Step {
    walk.mayDotCome = true
    walk.mayHyphenCome = true
    if isDigit {
      if walk.pendingDot != walk.lastDot { walk.countedDots += 1 }
    } else {
      walk.isNumeric = false
    }
    walk.lastDot = walk.pendingDot
    if walk.hasHostEnded { walk.isNoHost = true }
    return .goOn(mayBeLast: !(role.needsHost && walk.hasHostEnded))
  }
}
