import PCRE2
import TextValidation

extension TextSelector {
  /// What one validator found in one place.
  struct Match {
    /// The place of the validator in order of registration.
    let validatorIndex: Int
    let utf8Range: Range<Int>
    /// The normalised meaning where it is not the matched text itself.
    var value: String?
    var mayContainSelections = false

    /// Leftmost, then longest, then in order of registration; what contains comes before what it contains.
    static func precedes(_ left: Match, _ right: Match) -> Bool {
      (left.utf8Range.lowerBound, -left.utf8Range.upperBound, left.validatorIndex)
        < (right.utf8Range.lowerBound, -right.utf8Range.upperBound, right.validatorIndex)
    }
  }

  /// Everything that the validators find in `text`, in no particular order.
  ///
  /// The text is walked once for all prewritten range validators, and its words are cut once for all word validators.
  func matches(in text: String, _ reportLimitHit: (LimitHit) -> Void) -> [Match] {
    guard granularity == .range else {
      return wordMatches(of: Array(registrations.indices), in: text, reportLimitHit)
    }
    var matches: [Match] = []
    var wordValidatorIndices: [Int] = []
    var dialectSelections: [Selection]?
    for (index, registration) in registrations.enumerated() {
      switch registration.form {
      case .word: wordValidatorIndices.append(index)
      case .range(let validator): matches += rangeMatches(of: validator, at: index, in: text)
      case .dialect(let validator):
        let selections = dialectSelections ?? DefaultDialect.selections(in: text)
        dialectSelections = selections
        for selection in selections where selection.kind == validator.kind && validator.accepts(selection, in: text) {
          matches.append(
            Match(
              validatorIndex: index, utf8Range: selection.utf8Range, value: selection.value,
              mayContainSelections: validator.mayContainSelections))
        }
      }
    }
    if !wordValidatorIndices.isEmpty { matches += wordMatches(of: wordValidatorIndices, in: text, reportLimitHit) }
    return matches
  }

  /// A validator whose pattern ran out of time is not asked about the words behind.
  private func wordMatches(
    of validatorIndices: [Int], in text: String, _ reportLimitHit: (LimitHit) -> Void
  ) -> [Match] {
    var matches: [Match] = []
    var spentIndices: Set<Int> = []
    for utf8Range in Self.words(in: text) {
      let word = Self.part(utf8Range, of: text)
      for index in validatorIndices where !spentIndices.contains(index) {
        do throws(MatchError) {
          guard try registrations[index].validator.decide(text: word) else { continue }
          matches.append(Match(validatorIndex: index, utf8Range: utf8Range))
        } catch {
          if error == .timeLimit { spentIndices.insert(index) }
          reportLimitHit(
            LimitHit(
              ruleName: registrations[index].identifier, limit: .matching(error), utf8Offset: utf8Range.lowerBound))
        }
      }
    }
    return matches
  }

  /// A client's ranges are taken as they come, except that empty ones and those outside the text are dropped, and the
  /// others grow to Unicode scalar boundaries.
  private func rangeMatches(of validator: any TextRangeValidator, at index: Int, in text: String) -> [Match] {
    let utf8 = text.utf8.span
    return validator.ranges(in: text).compactMap { range in
      guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= utf8.count else { return nil }
      var (lower, upper) = (range.lowerBound, range.upperBound)
      while lower > 0, UTF8.isContinuation(utf8[lower]) { lower -= 1 }
      while upper < utf8.count, UTF8.isContinuation(utf8[upper]) { upper += 1 }
      return Match(
        validatorIndex: index, utf8Range: lower..<upper, mayContainSelections: validator.mayContainSelections)
    }
  }

  /// The part of `text` at `utf8Range`, which lies inside it on scalar boundaries.
  static func part(_ utf8Range: Range<Int>, of text: String) -> String {
    let lower = text.utf8.index(text.startIndex, offsetBy: utf8Range.lowerBound)
    return String(text[lower..<text.utf8.index(lower, offsetBy: utf8Range.count)])
  }
}
