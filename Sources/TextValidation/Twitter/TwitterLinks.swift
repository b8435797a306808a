import TextModel

/// The links of the twitter dialect: what twitter-text 3.1.0 finds, and X counts (dialects.md, TW-U1 to TW-U10).
package struct TwitterLinks {
  /// A match of the pattern that may still be refused.
  struct Candidate: Equatable {
    let utf8Range: Range<Int>
    /// Where the domain stands; the scheme, if there is one, stands before it.
    let domain: Range<Int>
    let hasPath: Bool

    var hasScheme: Bool { domain.lowerBound > utf8Range.lowerBound }
  }

  private static let schemes = ["http://", "https://"].map { Array($0.utf8) }

  /// What lies before does not exist for the search.
  private var floor = 0
  private var run = TwitterDomainRun()

  private init() {}

  /// The links in a text, ascending; they do not overlap.
  ///
  /// - Parameters:
  ///   - utf8: The text, searched as it is.
  ///   - requiresScheme: Whether only links with `http://` or `https://` are found.
  /// - Returns: Half-open ranges of UTF-8 offsets, on scalar boundaries.
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  package static func utf8Ranges(in utf8: Span<UInt8>, requiresScheme: Bool = false) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // Every link has a dot; most texts have none that could be in one.
    guard hasDotWithinWord(utf8) else { return ranges }
    var search = TwitterLinks()
    while let candidate = search.next(in: utf8) {
      search.floor = candidate.utf8Range.upperBound
      ranges += candidate.links(in: utf8, requiresScheme: requiresScheme)
    }
    return ranges
  }

  /// Whether no text that is posted may hold the scalar `value`: U+FEFF, U+FFFE, U+FFFF.
  package static func isRefused(_ value: UInt32) -> Bool { TwitterScalars.isInvalid(value) }

  private static func hasDotWithinWord(_ utf8: Span<UInt8>) -> Bool {
    var offset = 1
    while offset + 1 < utf8.count {
      if utf8[offset] == UInt8(ascii: "."), utf8[offset + 1] > 0x20 { return true }
      offset += 1
    }
    return false
  }

  /// The next candidate from the floor on (TW-U1); the scalar before it is looked at first, then the start of the text.
  private mutating func next(in utf8: Span<UInt8>) -> Candidate? {
    var offset = floor
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      if TwitterScalars.mayPrecedeLink(step.value), let candidate = candidate(at: offset + step.utf8Count, in: utf8) {
        return candidate
      }
      if offset == 0, let candidate = candidate(at: 0, in: utf8) { return candidate }
      offset += step.utf8Count
    }
    return nil
  }

  private mutating func candidate(at start: Int, in utf8: Span<UInt8>) -> Candidate? {
    guard start < utf8.count, TwitterScalars.isOfDomain(utf8.scalar(at: start).value) else { return nil }
    if let schemeEnd = Self.schemeEnd(at: start, in: utf8), let end = domainEnd(at: schemeEnd, in: utf8) {
      return Self.candidate(start, domain: schemeEnd..<end, in: utf8)
    }
    return domainEnd(at: start, in: utf8).map { Self.candidate(start, domain: start..<$0, in: utf8) }
  }

  private mutating func domainEnd(at start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, TwitterScalars.isOfDomain(utf8.scalar(at: start).value) else { return nil }
    if !run.utf8Range.contains(start) { run = TwitterDomainRun(at: start, in: utf8) }
    return run.end(ofDomainAt: start)
  }

  /// Adds port, path and query to a domain (TW-U5 to TW-U7).
  private static func candidate(_ start: Int, domain: Range<Int>, in utf8: Span<UInt8>) -> Candidate {
    let portEnd = TwitterLinkTail.end(ofPortAt: domain.upperBound, in: utf8) ?? domain.upperBound
    let pathEnd = TwitterLinkTail.end(ofPathAt: portEnd, in: utf8)
    let end = pathEnd ?? portEnd
    let queryEnd = TwitterLinkTail.end(ofQueryAt: end, in: utf8) ?? end
    return Candidate(utf8Range: start..<queryEnd, domain: domain, hasPath: pathEnd != nil)
  }

  /// Where `http://` or `https://` at `start` ends (TW-U2).
  private static func schemeEnd(at start: Int, in utf8: Span<UInt8>) -> Int? {
    schemes.first { utf8.matches(folded: $0, at: start, limit: utf8.count) }.map { start + $0.count }
  }
}
