import TextModel
import TextValidation

extension Scanner {
  /// The identifier of selections that were known before the scan.
  public static let knownIdentifier = "known"

  /// The selections of `text`, where parts of it are settled already.
  ///
  /// - Parameters:
  ///   - text: Searched as it is.
  ///   - known: Parts that are entities already, or that are to be left alone, in any order. Of two that overlap the one
  ///     that starts first counts, then the longer; what is empty or reaches beyond the text is passed over.
  /// - Returns: As ``selections(in:)``, with the known entities among them.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`, and O(*k* log *k*) in the known parts.
  public func selections(in text: String, around known: [KnownRange]) -> [Selection] {
    let utf8 = text.utf8.span
    var settled: [KnownRange] = []
    for part in known.sorted(by: {
      ($0.utf8Range.lowerBound, -$0.utf8Range.upperBound) < ($1.utf8Range.lowerBound, -$1.utf8Range.upperBound)
    })
    where !part.utf8Range.isEmpty && part.utf8Range.lowerBound >= (settled.last?.utf8Range.upperBound ?? 0)
      && part.utf8Range.upperBound <= utf8.count
    {
      settled.append(part)
    }
    // Known parts have the indices behind those of all rules.
    let candidates = settled.enumerated().map {
      Candidate(ruleIndex: rules.count + $0.offset, utf8Range: $0.element.utf8Range)
    }
    var scratch = ScanScratch()
    var found: [Selection] = []
    func keep(_ candidate: Candidate) {
      guard candidate.ruleIndex >= rules.count else { return found.append(selection(of: candidate, in: utf8)) }
      let part = settled[candidate.ruleIndex - rules.count]
      guard let kind = part.kind else { return }
      let value = part.value ?? utf8.string(in: part.utf8Range)
      found.append(
        Selection(kind: kind, identifier: Self.knownIdentifier, utf8Range: part.utf8Range, value: value))
    }
    scratch.beginPatterns(of: self, utf8Count: utf8.count)
    if granularity == .range {
      scanResolving(utf8, around: candidates, scratch: &scratch, keep)
    } else {
      var words: [Candidate] = []
      scanWords(utf8, scratch: &scratch) { words.append($0) }
      for candidate in ConflictResolver.adding(words, to: candidates) { keep(candidate) }
    }
    return found
  }
}
