/// dialects.md, TW-U5 to TW-U7: what follows a domain.
extension PlatformLinkReading {
  /// TW-U5: `:` and digits; without them, `start`.
  func portEnd(from start: Int) -> Int {
    guard text[start] == ":" else { return start }
    let end = text.runEnd(of: .digit, from: start + 1)
    return end > start + 1 ? end : start
  }

  /// TW-U6 and MA-U1, from the slash on.
  func pathEnd(from slash: Int) -> Int {
    var place = slash + 1
    var keptEnd = place
    while true {
      if text.has(grammar.pathScalar, at: place) {
        if text.has(grammar.pathEnd, at: place) { keptEnd = place + 1 }
        place += 1
      } else if let groupEnd = groupEnd(from: place) {
        place = groupEnd
        if grammar.endsPathAtGroups { keptEnd = place }
      } else {
        break
      }
    }
    while let groupEnd = groupEnd(from: keptEnd) { keptEnd = groupEnd }
    return keptEnd
  }

  /// TW-U6: a balanced group, with at most one group inside.
  private func groupEnd(from bracket: Int) -> Int? {
    guard text[bracket] == "(" else { return nil }
    let firstEnd = text.runEnd(of: grammar.pathScalar, from: bracket + 1)
    if text[firstEnd] == ")" { return firstEnd > bracket + 1 ? firstEnd + 1 : nil }
    guard text[firstEnd] == "(" else { return nil }
    let innerEnd = text.runEnd(of: grammar.pathScalar, from: firstEnd + 1)
    guard innerEnd > firstEnd + 1, text[innerEnd] == ")" else { return nil }
    let lastEnd = text.runEnd(of: grammar.pathScalar, from: innerEnd + 1)
    return text[lastEnd] == ")" ? lastEnd + 1 : nil
  }

  /// TW-U7; without a query, `start`.
  func queryEnd(from start: Int) -> Int {
    guard text[start] == "?" else { return start }
    let run = start + 1..<text.runEnd(of: grammar.queryScalar, from: start + 1)
    return run.last { text.has(grammar.queryEnd, at: $0) }.map { $0 + 1 } ?? start
  }
}
