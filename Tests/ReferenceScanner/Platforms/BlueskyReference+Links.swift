import TextValidation

/// dialects.md, BS-L.
extension BlueskyReference {
  /// BS-L1 to BS-L3.
  static func links(in text: PlatformText) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    for start in 0..<text.count where hasLead(before: start, floor: floor, in: text) {
      let domain = hasScheme(at: start, in: text) ? nil : domainEnd(from: start, in: text).map { start..<$0 }
      guard domain != nil || hasScheme(at: start, in: text) else { continue }
      let end = text.runEnd(of: nonSpace, from: start)
      floor = end
      let isTaken = text.holds("http", at: start)
      guard isTaken || (domain.map { isKnownDomain($0, in: text) } ?? false) else { continue }
      let range = trimmed(start..<end, in: text)
      found.append(PlatformSelection(.link, range, value: (isTaken ? "" : "https://") + text.string(range)))
    }
    return found
  }

  /// BS-L1 (a): a scheme, and something after it.
  private static func hasScheme(at start: Int, in text: PlatformText) -> Bool {
    ["http://", "https://"].contains { scheme in
      text.holdsFolded(scheme, at: start) && text.has(nonSpace, at: start + scheme.count)
    }
  }

  /// BS-L1 (b): a letter, alnum, and once or more a dot and alnum.
  private static func domainEnd(from start: Int, in text: PlatformText) -> Int? {
    guard text.has(.letter, at: start) else { return nil }
    let labelEnd = text.runEnd(of: .alphanumeric, from: start)
    var end = labelEnd
    while text[end] == ".", text.has(.alphanumeric, at: end + 1) {
      end = text.runEnd(of: .alphanumeric, from: end + 1)
    }
    return end > labelEnd ? end : nil
  }

  /// BS-L3: one mark, then one bracket.
  private static func trimmed(_ range: Range<Int>, in text: PlatformText) -> Range<Int> {
    var range = range
    if text.has(trimmedMark, at: range.upperBound - 1) { range = range.dropLast() }
    if text[range.upperBound - 1] == ")", !text.scalars[range].contains("(") { range = range.dropLast() }
    return range
  }

  private static let nonSpace = ScalarSet.javaScriptSpace.inverted
  private static let trimmedMark = ScalarSet(".,;:!?")
}
