import TextValidation

/// The searches of a plan at work on texts, one after the other.
///
/// What they find is merged as it comes: the leftmost, then the longest, then by precedence, and nothing that overlaps what
/// was kept before it (dialects.md, N7, "overlap").
struct SearchRun: ~Copyable {
  /// The plan whose searches these are.
  let plan: SearchPlan
  private let searchers: [Searcher]
  /// What each search found last and was not merged yet.
  private var found: [Candidate]

  init(_ plan: SearchPlan, _ detector: Detector) {
    self.plan = plan
    searchers = plan.searchers(detector)
    found = searchers.map { _ in Searcher.exhausted }
  }

  /// How many searches there are.
  var searcherCount: Int { searchers.count }

  /// Searches a text and hands over what is kept, ascending and disjoint.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - subject: The same, if the plan has patterns.
  ///   - utf8Offset: Where it stands in what is scanned.
  ///   - only: The place of the only search that is to look; `nil`: all.
  ///   - scratch: What patterns work in.
  ///   - receive: Called with candidates of what is scanned.
  /// - Complexity: O(*n*) in the count of `utf8` for what is native; patterns add at most their limits.
  mutating func run(
    over utf8: Span<UInt8>, _ subject: UTF8Span?, at utf8Offset: Int, only: Int?, _ scratch: inout ScanScratch,
    _ receive: (Candidate) -> Void
  ) {
    scratch.searchedUTF8Offset = utf8Offset
    for place in searchers.indices {
      let searcher = searchers[place]
      guard only == nil || only == place else {
        found[place] = Searcher.exhausted
        continue
      }
      searcher.restart()
      found[place] = searcher.next(in: utf8, subject, &scratch)
    }
    var end = 0
    while let place = placeOfFirst {
      let candidate = found[place]
      if candidate.utf8Range.lowerBound >= end {
        end = candidate.utf8Range.upperBound
        receive(candidate.shifted(by: utf8Offset))
      }
      found[place] = searchers[place].next(in: utf8, subject, &scratch)
    }
  }

  /// The place of the search whose match comes first: the leftmost, then the longest, then the earlier rule's.
  private var placeOfFirst: Int? {
    var first: Int?
    var best = Searcher.exhausted
    for place in found.indices {
      let candidate = found[place]
      guard candidate.ruleIndex >= 0, first == nil || candidate.comes(before: best) else { continue }
      (first, best) = (place, candidate)
    }
    return first
  }
}

extension Candidate {
  /// The leftmost comes first, then the longest, then that of the rule with precedence.
  fileprivate func comes(before other: Candidate) -> Bool {
    let (range, otherRange) = (utf8Range, other.utf8Range)
    if range.lowerBound != otherRange.lowerBound { return range.lowerBound < otherRange.lowerBound }
    if range.upperBound != otherRange.upperBound { return range.upperBound > otherRange.upperBound }
    return ruleIndex < other.ruleIndex
  }
}
