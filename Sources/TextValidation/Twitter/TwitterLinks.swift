import TextModel

/// The links of the twitter dialect: what twitter-text 3.1.0 finds, and X counts (dialects.md, TW-U1 to TW-U10).
///
/// Every link has a dot in its domain: the search goes from one such dot to the next, and looks at the labels around it.
package struct TwitterLinks: PlatformSearch {
  /// A match of the pattern that may still be refused.
  struct Candidate: Equatable {
    let utf8Range: Range<Int>
    /// Where the domain stands; the scheme, if there is one, stands before it.
    let domain: Range<Int>
    let hasPath: Bool

    var hasScheme: Bool { domain.lowerBound > utf8Range.lowerBound }
  }

  private static let schemes = ["http://", "https://"].map { Array($0.utf8) }
  private let dots = ByteFinder([UInt8(ascii: ".")])

  private let requiresScheme: Bool
  /// What lies before does not exist for the search.
  private var floor = 0
  private var run = TwitterDomainRun()
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
    floor = 0
    run.forget()
    waiting.removeAll(keepingCapacity: true)
  }

  package mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while waiting.isEmpty {
      guard let candidate = nextCandidate(in: utf8) else { return nil }
      floor = candidate.utf8Range.upperBound
      candidate.appendLinks(to: &waiting, in: utf8, requiresScheme: requiresScheme)
      if waiting.count > 1 { waiting.reverse() }
    }
    return waiting.popLast().map { PlatformMatch(.twitterLink, $0) }
  }

  /// The next candidate from the floor on (TW-U1); the scalar before it is looked at first, then the start of the text.
  private mutating func nextCandidate(in utf8: Span<UInt8>) -> Candidate? {
    var searched = floor
    while let dot = dotOfDomain(from: searched, floor: floor, in: utf8) {
      let runStart = Self.start(ofRunBefore: dot, notBefore: searched, in: utf8)
      var offset = Self.scalarBefore(Self.start(ofSchemeBefore: runStart, in: utf8), notBefore: floor, in: utf8)
      // No domain reaches beyond the run.
      while offset < utf8.count, offset <= dot || TwitterScalars.isOfRun(utf8.scalar(at: offset).value) {
        let step = utf8.scalar(at: offset)
        if TwitterScalars.mayPrecedeLink(step.value),
          let candidate = candidate(at: offset + step.utf8Count, in: utf8)
        {
          return candidate
        }
        if offset == 0, let candidate = candidate(at: 0, in: utf8) { return candidate }
        offset += step.utf8Count
      }
      searched = offset
    }
    return nil
  }

  /// The next dot with a label before it and behind it.
  private func dotOfDomain(from start: Int, floor: Int, in utf8: Span<UInt8>) -> Int? {
    var dot = dots.next(from: start, in: utf8)
    while dot + 1 < utf8.count {
      let next = utf8[dot + 1]
      if dot > floor, next.isASCIIAlphanumeric || next >= 0x80, utf8[dot - 1] > 0x20, utf8[dot - 1] != utf8[dot] {
        return dot
      }
      dot = dots.next(from: dot + 1, in: utf8)
    }
    return nil
  }

  private static func start(ofRunBefore dot: Int, notBefore limit: Int, in utf8: Span<UInt8>) -> Int {
    var start = dot
    while start > limit {
      let step = utf8.scalar(endingAt: start, notBefore: limit)
      guard TwitterScalars.isOfRun(step.value) else { break }
      start -= step.utf8Count
    }
    return start
  }

  /// Where `http://` or `https://` begins that ends at `utf8Offset`; `utf8Offset` itself if none does.
  private static func start(ofSchemeBefore utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    guard utf8Offset > 0, utf8[utf8Offset - 1] == UInt8(ascii: "/") else { return utf8Offset }
    let scheme = schemes.first {
      utf8Offset >= $0.count && utf8.matches(folded: $0, at: utf8Offset - $0.count, limit: utf8Offset)
    }
    return utf8Offset - (scheme?.count ?? 0)
  }

  private static func scalarBefore(_ utf8Offset: Int, notBefore limit: Int, in utf8: Span<UInt8>) -> Int {
    guard utf8Offset > limit else { return limit }
    return utf8Offset - utf8.scalar(endingAt: utf8Offset, notBefore: limit).utf8Count
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
    if !run.utf8Range.contains(start) { run.read(from: start, in: utf8) }
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
