import TextModel

/// A symbol of markup that a second blank closes.
struct MarkupClosure: Hashable, Sendable {
  /// The symbol.
  let symbol: MarkupSymbol
  /// Where it was opened, as UTF-8 offsets: what a host is told of it.
  let symbolUTF8Range: Range<Int>
  /// Where it goes: behind the last word, before the first blank.
  let insertionUTF8Offset: Int
}

extension MarkupRules {
  /// What a second blank closes, typed where the caret is: the last symbol of the paragraph that was opened and is not
  /// closed (composer.md, K8-K12).
  ///
  /// - Parameters:
  ///   - text: The text of the field, without the second blank.
  ///   - caretUTF8Offset: The caret, which is behind a word and one blank, not a line break; elsewhere nothing is closed.
  /// - Returns: `nil` if the blank closes nothing, as where the last word ends with the symbol.
  /// - Complexity: O(*n* · *s*) in the UTF-8 count of what is before the caret in its paragraph and the number of symbols.
  func closure(in text: String, caretUTF8Offset: Int) -> MarkupClosure? {
    let utf8 = text.utf8.span
    guard closesOnDoubleSpace, isEnabled, caretUTF8Offset > 0, caretUTF8Offset <= utf8.count else { return nil }
    let blank = utf8.scalar(endingAt: caretUTF8Offset, notBefore: 0)
    let wordEnd = caretUTF8Offset - blank.utf8Count
    guard blank.isWhitespace, !blank.isNewline, wordEnd > 0,
      !utf8.scalar(endingAt: wordEnd, notBefore: 0).isWhitespace
    else { return nil }
    var start = wordEnd
    while start > 0 {
      let step = utf8.scalar(endingAt: start, notBefore: 0)
      if step.isNewline { break }
      start -= step.utf8Count
    }
    var open = OpenSymbols(symbols)
    open.pass(start..<wordEnd, in: utf8)
    return open.last(notAtEndOf: start..<wordEnd, in: utf8).map { symbol, utf8Range in
      MarkupClosure(symbol: symbol, symbolUTF8Range: utf8Range, insertionUTF8Offset: wordEnd)
    }
  }
}
