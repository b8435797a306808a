import TextModel
import TextValidation

/// A prewritten validator that a pack names, with the rule it stands for.
struct WordValidator: Sendable {
  let ruleIndex: Int
  let validator: any TextSelectionValidator
  let isReported: Bool
}

extension Scanner {
  /// Selects whole words: for each, the first rule in order of precedence that accepts it (layout.md, S1-S3).
  ///
  /// A word validator accepts by its `validate(text:)`; a native rule or a user's pattern by a match within the word.
  func scanWords(_ utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {
    var offset = 0
    while offset < utf8.count {
      let token = Tokenizer.token(in: utf8, at: offset)
      if token.kind == .word, let rule = ruleAccepting(token.utf8Range, of: utf8, scratch: &scratch) {
        receive(Candidate(ruleIndex: rule, utf8Range: token.utf8Range))
      }
      offset = token.utf8Range.upperBound
    }
  }

  private func ruleAccepting(_ word: Range<Int>, of utf8: Span<UInt8>, scratch: inout ScanScratch) -> Int? {
    let part = utf8.extracting(word)
    if !patterns.isEmpty {
      let found = patternCandidates(in: part, partStart: word.lowerBound, scratch: &scratch)
      if let first = found.first(where: { !$0.isEmpty }) { return first[0].ruleIndex }
    }
    if !wordValidators.isEmpty {
      let text = part.string(in: 0..<part.count)
      guard let accepting = wordValidators.first(where: { $0.validator.validate(text: text) }) else { return nil }
      return accepting.isReported ? accepting.ruleIndex : nil
    }
    var first: Int?
    walk(part, rules: nativeRules, scratch: &scratch) { first = min(first ?? $0.ruleIndex, $0.ruleIndex) }
    return first
  }
}
