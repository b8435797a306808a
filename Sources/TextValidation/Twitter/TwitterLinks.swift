import TextModel

/// The links of the twitter dialect: what twitter-text 3.1.0 finds, and X counts (dialects.md, TW-U1 to TW-U10).
package struct TwitterLinks: PlatformSearch {
  private let requiresScheme: Bool
  private var candidates = LinkCandidateSearch<TwitterLinkGrammar>()
  /// The links of the last candidate that have not been given yet, the last first.
  private var waiting: [Range<Int>] = []

  /// Makes a search.
  ///
  /// - Parameter requiresScheme: Whether only links with `http://` or `https://` are found.
  package init(requiresScheme: Bool = false) { self.requiresScheme = requiresScheme }

  /// The links in a text, ascending; they do not overlap.
  ///
  /// - Parameters:
  ///   - utf8: The text, searched as it is.
  ///   - requiresScheme: Whether only links with `http://` or `https://` are found.
  /// - Returns: Half-open ranges of UTF-8 offsets, on scalar boundaries.
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  package static func utf8Ranges(in utf8: Span<UInt8>, requiresScheme: Bool = false) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var search = TwitterLinks(requiresScheme: requiresScheme)
    while let match = search.next(in: utf8) { ranges.append(match.utf8Range) }
    return ranges
  }

  /// Whether no text that is posted may hold the scalar `value`: U+FEFF, U+FFFE, U+FFFF.
  package static func isRefused(_ value: UInt32) -> Bool { TwitterScalars.isInvalid(value) }

  package var triggers: [UInt8] { [UInt8(ascii: ".")] }

  package mutating func restart() {
    candidates.restart()
    waiting.removeAll(keepingCapacity: true)
  }

  package mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while waiting.isEmpty {
      guard let candidate = candidates.next(in: utf8) else { return nil }
      if candidate.hasScheme {
        if let link = candidate.link(in: utf8) { return PlatformMatch(.twitterLink, link) }
      } else if !requiresScheme {
        candidate.appendLinks(to: &waiting, in: utf8)
        if waiting.count > 1 { waiting.reverse() }
      }
    }
    return waiting.popLast().map { PlatformMatch(.twitterLink, $0) }
  }
}
