import TextModel

/// Goes from one candidate of a text to the next (dialects.md, TW-U1).
///
/// Every candidate has a dot in its domain: the search goes from one such dot to the next, and looks at the labels around
/// it.
struct LinkCandidateSearch<Grammar: LinkGrammar>: Sendable {
  typealias Candidate = LinkCandidate<Grammar>

  private let dots = ByteFinder([UInt8(ascii: ".")])
  /// What lies before does not exist for the search.
  private var floor = 0
  private var run = TwitterDomainRun()

  /// Begins at the start of another text.
  mutating func restart() {
    floor = 0
    run.forget()
  }

  /// The next candidate, from the end of the last one on.
  ///
  /// - Parameter utf8: The text, the same at each call since ``restart()``.
  /// - Returns: `nil` if there is none up to the end.
  /// - Complexity: O(*n*) in the count of `utf8` for all calls together.
  mutating func next(in utf8: Span<UInt8>) -> Candidate? {
    guard let candidate = nextCandidate(in: utf8) else { return nil }
    floor = candidate.utf8Range.upperBound
    return candidate
  }

  /// The next candidate from the floor on (TW-U1); the scalar before it is looked at first, then the start of the text.
  private mutating func nextCandidate(in utf8: Span<UInt8>) -> Candidate? {
    var searched = floor
    while let dot = dotOfDomain(from: searched, floor: floor, in: utf8) {
      let runStart = Self.start(ofRunBefore: dot, notBefore: searched, in: utf8)
      var offset = Self.scalarBefore(Self.start(ofSchemeBefore: runStart, in: utf8), notBefore: floor, in: utf8)
      // No domain reaches beyond the run.
      while offset < utf8.count {
        // A letter or digit of ASCII stands before no link.
        if offset > 0, utf8[offset].isASCIIAlphanumeric {
          offset += 1
          continue
        }
        guard offset <= dot || TwitterScalars.isOfRun(utf8.scalar(at: offset).value) else { break }
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
      if utf8[start - 1].isASCIIAlphanumeric {
        start -= 1
        continue
      }
      let step = utf8.scalar(endingAt: start, notBefore: limit)
      guard TwitterScalars.isOfRun(step.value) else { break }
      start -= step.utf8Count
    }
    return start
  }

  /// Where a scheme begins that ends at `utf8Offset`; `utf8Offset` itself if none does.
  private static func start(ofSchemeBefore utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    guard utf8Offset > 0, utf8[utf8Offset - 1] == UInt8(ascii: "/") else { return utf8Offset }
    let scheme = Grammar.schemes.first {
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
    if let schemeEnd = Self.schemeEnd(at: start, in: utf8), let end = run.end(ofDomainAt: schemeEnd, in: utf8) {
      return Self.candidate(start, domain: schemeEnd..<end, in: utf8)
    }
    return run.end(ofDomainAt: start, in: utf8).map { Self.candidate(start, domain: start..<$0, in: utf8) }
  }

  /// Adds port, path and query to a domain (TW-U5 to TW-U7).
  private static func candidate(_ start: Int, domain: Range<Int>, in utf8: Span<UInt8>) -> Candidate {
    let portEnd = LinkTail<Grammar>.end(ofPortAt: domain.upperBound, in: utf8) ?? domain.upperBound
    let pathEnd = LinkTail<Grammar>.end(ofPathAt: portEnd, in: utf8)
    let end = pathEnd ?? portEnd
    let queryEnd = LinkTail<Grammar>.end(ofQueryAt: end, in: utf8) ?? end
    return Candidate(utf8Range: start..<queryEnd, domain: domain, hasPath: pathEnd != nil)
  }

  /// Where a scheme at `start` ends (TW-U2).
  private static func schemeEnd(at start: Int, in utf8: Span<UInt8>) -> Int? {
    Grammar.schemes.first { utf8.matches(folded: $0, at: start, limit: utf8.count) }.map { start + $0.count }
  }
}
