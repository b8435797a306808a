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
    // What was found behind `start` and not reached yet.
    var (nextTrigger, nextRun) = (-1, -1)
    while start < utf8.count {
      // What holds no trigger costs no more than the look for one.
      if nextTrigger < start { nextTrigger = plan.nextTrigger(from: start, in: utf8) }
      if nextRun < start { nextRun = plan.nextRun(from: start, in: utf8) }
      let trigger = min(nextTrigger, nextRun)
      guard trigger < utf8.count else { return }
      var (text, end) = (0..<utf8.count, utf8.count)
      if configuration.textUnit == .line {
        let lineBreak = utf8.lineBreak(from: trigger)
        text = max(start, utf8.startOfLine(holding: trigger))..<lineBreak.lowerBound
        end = lineBreak.upperBound
      }
      let part = utf8.extracting(text)
      var busy = plan.busySearches(in: part, hasRun: nextRun < text.upperBound)
      if let only { busy &= 1 << UInt64(only) }
      if busy != 0 { search(text: part, at: text.lowerBound, by: &run, busy, &scratch, receive) }
      start = end
    }
  }

  /// Patterns see only what is well-formed: a bad byte ends a text and begins another.
  private func search(
    text utf8: Span<UInt8>, at utf8Offset: Int, by run: inout SearchRun, _ busy: UInt64,
    _ scratch: inout ScanScratch, _ receive: (Candidate) -> Void
  ) {
    guard run.plan.needsWellFormedText(busy, in: utf8) else {
      return run.run(over: utf8, nil, at: utf8Offset, busy: busy, &scratch, receive)
    }
    let isWellFormed = withWellFormed(utf8) { subject in
      run.run(over: utf8, subject, at: utf8Offset, busy: busy, &scratch, receive)
    }
    if isWellFormed { return }
    forEachWellFormedPart(of: utf8) { part, partOffset in
      run.run(over: part.span, part, at: utf8Offset + partOffset, busy: busy, &scratch, receive)
    }
  }
}
