import TextModel
import TextValidation

extension Scanner {
  /// A scan by the searches of a plan, unit by unit.
  func scanSearching(
    _ utf8: Span<UInt8>, by plan: SearchPlan, scratch: inout ScanScratch, _ receive: (Candidate) -> Void
  ) {
    search(utf8, by: plan, entry: nil, scratch: &scratch, receive)
  }

  /// What each search of a plan finds by itself: a list for each, ascending and disjoint.
  func searchCandidates(in utf8: Span<UInt8>, by plan: SearchPlan, scratch: inout ScanScratch) -> [[Candidate]] {
    plan.entries.indices.map { place in
      var found: [Candidate] = []
      search(utf8, by: plan, entry: place, scratch: &scratch) { candidate in
        if found.count <= selectionLimit { found.append(candidate) }
      }
      return found
    }
  }

  private func search(
    _ utf8: Span<UInt8>, by plan: SearchPlan, entry: Int?, scratch: inout ScanScratch,
    _ receive: (Candidate) -> Void
  ) {
    // Taken out of the scratch memory, which patterns work in meanwhile.
    var taken = scratch.searches
    scratch.searches = nil
    var run = taken?.plan === plan ? taken.take() ?? SearchRun(plan, detector) : SearchRun(plan, detector)
    var start = 0
    repeat {
      let unit = configuration.textUnit == .line ? start..<utf8.lineBreak(from: start).lowerBound : 0..<utf8.count
      run.run(over: utf8.extracting(unit), at: unit.lowerBound, entry: entry, &scratch, receive)
      start = configuration.textUnit == .line ? utf8.lineBreak(from: start).upperBound : utf8.count
    } while start < utf8.count
    scratch.searches = run
  }
}
