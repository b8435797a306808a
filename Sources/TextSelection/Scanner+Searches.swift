import PCRE2
import TextModel
import TextValidation

extension Scanner {
  /// A scan by the searches of a plan, text by text.
  func scanSearching(
    _ utf8: Span<UInt8>, by plan: SearchPlan, scratch: inout ScanScratch, _ receive: (Candidate) -> Void
  ) {
    withRun(of: plan, &scratch) { run, scratch in search(utf8, by: &run, only: nil, &scratch, receive) }
  }

  /// What each search of a plan finds by itself: a list for each, ascending and disjoint.
  func searchCandidates(in utf8: Span<UInt8>, by plan: SearchPlan, scratch: inout ScanScratch) -> [[Candidate]] {
    withRun(of: plan, &scratch) { run, scratch in
      var lists: [[Candidate]] = []
      for place in 0..<plan.searchCount {
        var found: [Candidate] = []
        search(utf8, by: &run, only: place, &scratch) { candidate in
          // One more than there may be tells that there are too many.
          if found.count <= selectionLimit { found.append(candidate) }
        }
        lists.append(found)
      }
      return lists
    }
  }

  /// Lends the searches of a plan, those of the last scan if it had the same.
  private func withRun<Result>(
    of plan: SearchPlan, _ scratch: inout ScanScratch, _ body: (inout SearchRun, inout ScanScratch) -> Result
  ) -> Result {
    // Taken out of the scratch memory, which patterns work in meanwhile.
    var run = scratch.searches.take() ?? SearchRun(plan, detector)
    if run.plan !== plan { run = SearchRun(plan, detector) }
    let result = body(&run, &scratch)
    // A rule of a built-in pack had others.
    scratch.matchData.limits = configuration.limits.matching
    scratch.searches = consume run
    return result
  }

  private func search(
    _ utf8: Span<UInt8>, by run: inout SearchRun, only: Int?, _ scratch: inout ScanScratch,
    _ receive: (Candidate) -> Void
  ) {
    let plan = run.plan
    var start = 0
    while start < utf8.count {
      // What holds no trigger costs no more than the look for one.
      let trigger = plan.nextTrigger(from: start, in: utf8)
      guard trigger < utf8.count else { return }
      guard configuration.textUnit == .line else {
        return search(text: utf8, at: 0, by: &run, only, &scratch, receive)
      }
      let lineBreak = utf8.lineBreak(from: trigger)
      let line = max(start, utf8.startOfLine(holding: trigger))..<lineBreak.lowerBound
      search(text: utf8.extracting(line), at: line.lowerBound, by: &run, only, &scratch, receive)
      start = lineBreak.upperBound
    }
  }

  /// Patterns see only what is well-formed: a bad byte ends a text and begins another.
  private func search(
    text utf8: Span<UInt8>, at utf8Offset: Int, by run: inout SearchRun, _ only: Int?, _ scratch: inout ScanScratch,
    _ receive: (Candidate) -> Void
  ) {
    guard run.plan.hasPatterns else {
      return run.run(over: utf8, nil, at: utf8Offset, only: only, &scratch, receive)
    }
    let isWellFormed = withWellFormed(utf8) { subject in
      run.run(over: utf8, subject, at: utf8Offset, only: only, &scratch, receive)
    }
    if isWellFormed { return }
    forEachWellFormedPart(of: utf8) { part, partOffset in
      run.run(over: part.span, part, at: utf8Offset + partOffset, only: only, &scratch, receive)
    }
  }
}
