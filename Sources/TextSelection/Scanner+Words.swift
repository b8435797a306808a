import TextModel
import TextValidation

/// A prewritten validator that a pack names, with the rule it stands for.
struct WordValidator: Sendable {
  let ruleIndex: Int
  let validator: any TextSelectionValidator
}

extension Scanner {
  /// Selects whole words: for each, the first rule in order of precedence that accepts it, or the one that the caller's
  /// choice names (layout.md, S1-S3). A word that a rule of a hidden kind has is not selected (detection.md, O3).
  ///
  /// A word validator accepts by its `validate(text:)`; a native rule or a pattern by a match within the word.
  func scanWords(_ utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {
    var offset = 0
    while offset < utf8.count {
      let token = Tokenizer.token(in: utf8, at: offset)
      if token.kind == .word {
        let accepting = candidates(forWord: token.utf8Range, of: utf8, scratch: &scratch)
        if let winner = winner(among: accepting), isReported(winner) { receive(winner) }
      }
      offset = token.utf8Range.upperBound
    }
  }

  private func winner(among candidates: [Candidate]) -> Candidate? {
    guard candidates.count > 1, case .choice(let choose) = configuration.resolver.rule else { return candidates.first }
    guard let choice = choose(candidates) else { return nil }
    return candidates.contains(choice) ? choice : candidates[0]
  }

  /// A candidate for each rule that accepts the word, in order of precedence. Without a choice to make, rules that come
  /// after one that accepts may be left out.
  private func candidates(
    forWord word: Range<Int>, of utf8: Span<UInt8>, scratch: inout ScanScratch
  ) -> [Candidate] {
    let part = utf8.extracting(word)
    var accepting: Set<Int> = []
    if !patterns.isEmpty {
      for found in patternCandidates(inUnit: word, of: utf8, scratch: &scratch) {
        if let first = found.first { accepting.insert(first.ruleIndex) }
      }
    }
    if !wordValidators.isEmpty {
      let text = part.string(in: 0..<part.count)
      for rule in wordValidators where rule.validator.validate(text: text) {
        accepting.insert(rule.ruleIndex)
        if case .choice = configuration.resolver.rule { continue }
        break
      }
    } else {
      walk(part, rules: competingRules, scratch: &scratch) { accepting.insert($0.ruleIndex) }
    }
    return accepting.sorted().map { Candidate(ruleIndex: $0, utf8Range: word) }
  }
}
