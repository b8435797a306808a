import TextModel
import TextValidation

extension Scanner {
  /// Why each part of `text` is selected, or is not: what every rule looked at, and what became of it.
  ///
  /// A text in which no rule finds even a trigger has no explanation. Kinds that are not reported are explained too.
  ///
  /// - Parameter text: The text to scan.
  /// - Returns: One explanation for each thing a rule looked at, by start, then by end, then in order of precedence.
  /// - Complexity: O(*n* · *r*) in the UTF-8 count of `text` and the rules; meant for a person's question, not for a
  ///   stream.
  public func explanations(of text: String) -> [Explanation] {
    var scratch = ScanScratch()
    let utf8 = text.utf8.span
    var everything = configuration
    everything.kinds = nil
    let scanner = Scanner(everything)
    var winners: [Candidate] = []
    scanner.scan(utf8, scratch: &scratch) { winners.append($0) }
    var trace = Trace(winners: winners, competing: winners.filter { !scanner.isContainer($0) })
    if granularity == .word {
      scanner.traceWords(utf8, into: &trace)
    } else {
      scanner.traceRules(utf8, into: &trace, scratch: &scratch)
    }
    return trace.explanations { scanner.selection(of: $0, in: utf8) }.map { range, ruleIndex, outcome in
      Explanation(
        utf8Range: range, kind: rules[ruleIndex].kind, identifier: rules[ruleIndex].identifier, outcome: outcome)
    }
  }

  /// Lets each rule find what it finds alone.
  private func traceRules(_ utf8: Span<UInt8>, into trace: inout Trace, scratch: inout ScanScratch) {
    // The plain forms give no reasons.
    let detector = Detector(options: detector.options, readsPlainForms: false)
    for rule in NativeRule.allCases where competingRules.has(rule) && rule != .quotation {
      var walk = Walk(detector: detector, rules: competingRules.only(rule), recordsRefusals: true)
      TriggerWindow.lend(over: utf8, detector) { window in
        walk.run(over: utf8, &window) { trace.found.append($0) }
      }
      for refused in walk.refusals ?? [] where refused.rule == rule {
        trace.refused.append(
          (Candidate(ruleIndex: competingRules[rule], utf8Range: refused.utf8Range), refused.refusal))
      }
    }
    if let plan {
      for candidates in searchCandidates(in: utf8, by: plan, scratch: &scratch) { trace.found += candidates }
    }
    for candidates in patternCandidates(in: utf8, by: .whole, scratch: &scratch) { trace.found += candidates }
  }

  private func traceWords(_ utf8: Span<UInt8>, into trace: inout Trace) {
    var offset = 0
    while offset < utf8.count {
      let token = Tokenizer.token(in: utf8, at: offset)
      offset = token.utf8Range.upperBound
      guard token.kind == .word else { continue }
      let word = utf8.string(in: token.utf8Range)
      for candidate in wordValidators where candidate.validator.validate(text: word) {
        trace.found.append(Candidate(ruleIndex: candidate.ruleIndex, utf8Range: token.utf8Range))
      }
    }
  }
}

/// What the rules of a scan found each by itself, and what came of it.
private struct Trace {
  /// All selections.
  let winners: [Candidate]
  /// Those that compete, ascending and disjoint.
  let competing: [Candidate]
  var found: [Candidate] = []
  var refused: [(candidate: Candidate, refusal: Refusal)] = []

  init(winners: [Candidate], competing: [Candidate]) {
    self.winners = winners
    self.competing = competing
  }

  func explanations(
    _ selection: (Candidate) -> Selection
  ) -> [(range: Range<Int>, ruleIndex: Int, outcome: Explanation.Outcome)] {
    let won = Set(winners)
    var all: [(range: Range<Int>, ruleIndex: Int, outcome: Explanation.Outcome)] = winners.map {
      ($0.utf8Range, $0.ruleIndex, .selected)
    }
    for candidate in Set(found) where !won.contains(candidate) {
      let outcome = winner(over: candidate).map { Explanation.Outcome.lost(to: selection($0)) } ?? .refused(.claimed)
      all.append((candidate.utf8Range, candidate.ruleIndex, outcome))
    }
    for (candidate, refusal) in refused where !won.contains(candidate) {
      all.append((candidate.utf8Range, candidate.ruleIndex, .refused(refusal)))
    }
    return all.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.ruleIndex)
        < ($1.range.lowerBound, $1.range.upperBound, $1.ruleIndex)
    }
  }

  /// The first selection that overlaps `candidate`.
  private func winner(over candidate: Candidate) -> Candidate? {
    var low = 0
    var high = competing.count
    while low < high {
      let middle = (low + high) / 2
      if competing[middle].utf8Range.upperBound <= candidate.utf8Range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < competing.count, competing[low].utf8Range.overlaps(candidate.utf8Range) else { return nil }
    return competing[low]
  }
}
