import TextModel

extension CompletionRules {
  /// The word at a caret: what around it holds no delimiter; behind a blank, what follows the caret (composer.md, A3).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caretUTF8Offset: The caret; outside the text it is the nearer end, inside a scalar its start.
  ///   - excluding: UTF-8 ranges that are no part of a word, as those of completions: ascending and disjoint.
  /// - Returns: Half-open UTF-8 offsets on scalar boundaries; empty at the caret if there is no word.
  /// - Complexity: O(*n* + log *k*) in the UTF-8 count of the word and the count of `excluding`.
  public func wordUTF8Range(
    in text: String, around caretUTF8Offset: Int, excluding: [Range<Int>] = []
  ) -> Range<Int> {
    let utf8 = text.utf8.span
    return wordUTF8Range(at: CaretReach(around: caretUTF8Offset, in: utf8, excluding: excluding), in: utf8)
  }

  /// The prefix that the word at a caret starts with, if completions are offered for it (composer.md, A4-A12).
  ///
  /// A word starts nowhere but behind a delimiter, or, for a prefix that allows spaces, at a word before with no more
  /// spaces between. Of all starts the nearest counts that has a prefix, of all prefixes there the longest; whether
  /// that one is offered is then up to the caret and the query.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caretUTF8Offset: The caret; outside the text it is the nearer end, inside a scalar its start.
  ///   - excluding: UTF-8 ranges that are no part of a word, as those of completions: ascending and disjoint.
  /// - Returns: The prefix and its word; `nil` if nothing is offered.
  /// - Complexity: O(*n* · *p* + log *k*) in the UTF-8 count of the word and what goes before it over allowed spaces, in
  ///   the count of prefixes, and in the count of `excluding`.
  func match(in text: String, caretUTF8Offset: Int, excluding: [Range<Int>] = []) -> CompletionMatch? {
    guard !isEmpty else { return nil }
    let utf8 = text.utf8.span
    let reach = CaretReach(around: caretUTF8Offset, in: utf8, excluding: excluding)
    let word = wordUTF8Range(at: reach, in: utf8)
    let maximumSpaceCount = prefixes.reduce(0) { max($0, $1.maximumSpaceCount) }
    var (start, spaceCount) = (word.lowerBound, 0)
    while true {
      let place = WordPlace(text: text, utf8Range: start..<word.upperBound, spaceCount: spaceCount)
      if let match = place.longestPrefix(of: prefixes) {
        return place.match(match.prefix, at: match.utf8Offset, caretUTF8Offset: reach.caretUTF8Offset)
      }
      guard spaceCount < maximumSpaceCount, start > reach.utf8Range.lowerBound,
        utf8[start - 1] == UInt8(ascii: " ")
      else { return nil }
      start = wordDelimiters.runStart(before: start - 1, notBefore: reach.utf8Range.lowerBound, in: utf8)
      spaceCount += 1
    }
  }

  private func wordUTF8Range(at reach: CaretReach, in utf8: Span<UInt8>) -> Range<Int> {
    let (caret, limits) = (reach.caretUTF8Offset, reach.utf8Range)
    let start = wordDelimiters.runStart(before: caret, notBefore: limits.lowerBound, in: utf8)
    return start..<wordDelimiters.runEnd(from: caret, notBehind: limits.upperBound, in: utf8)
  }
}
