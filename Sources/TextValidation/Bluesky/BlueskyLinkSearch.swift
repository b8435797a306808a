import TextModel

/// The links of the bluesky dialect (dialects.md, BS-L1 to BS-L3).
///
/// A link has a colon behind its scheme, or a dot behind the first label of its domain: the search goes from one such sign
/// to the next, and looks at the letters and digits before it.
struct BlueskyLinkSearch: PlatformSearch {
  private let signs = ByteFinder(":.".utf8)

  /// The end of the last match, taken or refused.
  private var floor = 0
  /// No match has its sign before.
  private var searched = 0

  /// A match of the platform's pattern.
  private struct Match {
    let utf8Range: Range<Int>
    /// Where the domain of a link without a scheme ends.
    let domainEnd: Int?
  }

  var triggers: [UInt8] { Array(":.".utf8) }

  mutating func restart() { (floor, searched) = (0, 0) }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while let match = nextMatch(in: utf8) {
      floor = match.utf8Range.upperBound
      searched = floor
      if isLink(match, in: utf8) { return PlatformMatch(.blueskyLink, Self.trimmed(match.utf8Range, in: utf8)) }
    }
    return nil
  }

  /// What the platform opens: links without a scheme with `https://` before them (BS-L2).
  static func value(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> String {
    let text = utf8.string(in: utf8Range)
    return text.hasPrefix("http") ? text : "https://" + text
  }

  private mutating func nextMatch(in utf8: Span<UInt8>) -> Match? {
    var sign = signs.next(from: searched, in: utf8)
    while sign < utf8.count {
      var start = sign
      while start > searched, utf8[start - 1].isASCIIAlphanumeric { start -= 1 }
      searched = sign + 1
      if start < sign, BlueskyScalars.followsLead(start, floor: floor, orBracket: true, in: utf8),
        let match = Self.match(at: start, sign: sign, in: utf8)
      {
        return match
      }
      sign = signs.next(from: searched, in: utf8)
    }
    searched = utf8.count
    return nil
  }

  private static func match(at start: Int, sign: Int, in utf8: Span<UInt8>) -> Match? {
    if utf8[sign] == UInt8(ascii: ":") {
      let isWeb = sign - start == 4 || (sign - start == 5 && utf8[sign - 1].asciiLowercased == UInt8(ascii: "s"))
      guard isWeb, utf8.hasASCII("http", at: start, ignoringCase: true), utf8.hasSchemeSeparator(at: sign) else {
        return nil
      }
      let end = BlueskyScalars.end(ofRunAt: sign + 3, in: utf8)
      return end > sign + 3 ? Match(utf8Range: start..<end, domainEnd: nil) : nil
    }
    guard utf8[start].isASCIILetter else { return nil }
    var end = sign
    while end + 1 < utf8.count, utf8[end] == UInt8(ascii: "."), utf8[end + 1].isASCIIAlphanumeric {
      end += 1
      while end < utf8.count, utf8[end].isASCIIAlphanumeric { end += 1 }
    }
    guard end > sign else { return nil }
    return Match(utf8Range: start..<BlueskyScalars.end(ofRunAt: end, in: utf8), domainEnd: end)
  }

  /// What starts with `http` is taken as it is; else there must be a domain that is known (BS-L2).
  private func isLink(_ match: Match, in utf8: Span<UInt8>) -> Bool {
    if utf8.hasASCII("http", at: match.utf8Range.lowerBound) { return true }
    guard let end = match.domainEnd else { return false }
    var start = end
    while utf8[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return BlueskyDomains.contain(start..<end, in: utf8)
  }

  /// Takes one mark and one bracket from the end, no more (BS-L3).
  private static func trimmed(_ range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int> {
    var end = range.upperBound
    if endMarks.contains(utf8[end - 1]) { end -= 1 }
    let hasOpening = (range.lowerBound..<end).contains { utf8[$0] == UInt8(ascii: "(") }
    if utf8[end - 1] == UInt8(ascii: ")"), !hasOpening { end -= 1 }
    return range.lowerBound..<end
  }

  private static let endMarks = ASCIISet(".,;:!?")
}
