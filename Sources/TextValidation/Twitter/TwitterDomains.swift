import TextModel

/// The top-level domains that twitter-text 3.1.0 knows, found where a label begins.
struct TwitterDomains: Sendable {
  /// The set, read from its text at first use.
  static let shared = TwitterDomains()

  private static let encodedPrefix = Array("xn--".utf8)

  /// Domains of ASCII letters alone.
  private let plain: TopLevelDomains
  /// The other domains in UTF-8, by their first byte, longest first.
  private let others: [UInt8: [[UInt8]]]

  private init() {
    // Blanks and line feeds are ASCII: the bytes may be split.
    let labels = Self.text.utf8.split { $0 <= 0x20 }.map(Substring.init).map(String.init)
    let isPlain = { (label: String) in label.utf8.allSatisfy { $0 < 0x80 } }
    plain = TopLevelDomains(words: labels.filter(isPlain).joined(separator: " "))
    others = Dictionary(grouping: labels.filter { !isPlain($0) }.map { Array($0.utf8) }) { $0[0] }
      .mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// Where the domain that begins at `utf8Offset` ends: one of the list and a boundary after it, else `xn--` and what may
  /// follow that (dialects.md, TW-U4).
  ///
  /// Beyond ASCII no boundary is needed: in `example.中国和` the domain is `中国`.
  ///
  /// - Parameters:
  ///   - utf8Offset: Where a label begins; at most `limit`.
  ///   - limit: Where the text ends for this search.
  ///   - utf8: The text.
  /// - Returns: A UTF-8 offset; `nil` if none begins there.
  /// - Complexity: O(*n*) in the bytes of the label.
  func end(at utf8Offset: Int, limit: Int, in utf8: Span<UInt8>) -> Int? {
    var wordEnd = utf8Offset
    while wordEnd < limit, utf8[wordEnd].isASCIIAlphanumeric { wordEnd += 1 }
    if wordEnd > utf8Offset, Self.isBoundary(wordEnd, limit, utf8), plain.contains(utf8Offset..<wordEnd, in: utf8) {
      return wordEnd
    }
    if utf8Offset < limit, let candidates = others[utf8[utf8Offset].asciiLowercased] {
      for domain in candidates where utf8.matches(folded: domain, at: utf8Offset, limit: limit) {
        let end = utf8Offset + domain.count
        if Self.isBoundary(end, limit, utf8) { return end }
      }
    }
    guard utf8.matches(folded: Self.encodedPrefix, at: utf8Offset, limit: limit) else { return nil }
    var end = utf8Offset + 4
    while end < limit, utf8[end].isASCIIAlphanumeric || utf8[end] == UInt8(ascii: "-") { end += 1 }
    return end > utf8Offset + 4 ? end : nil
  }

  private static func isBoundary(_ utf8Offset: Int, _ limit: Int, _ utf8: Span<UInt8>) -> Bool {
    guard utf8Offset < limit else { return true }
    switch utf8[utf8Offset] {
    case UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "-"): return false
    case let byte: return !byte.isASCIIAlphanumeric
    }
  }
}
