import TextModel

extension MarkupSymbol {
  /// Puts the symbol around what is selected, or takes it away where it is (composer.md, K3-K6).
  ///
  /// Blanks at the ends of the selection stay outside, unless it has nothing else; before the symbol of a paragraph's start
  /// only line breaks do. What was selected of the rest stays selected, in the same direction. Without a selection a pair is
  /// put in, and the caret between. A symbol is there already if it is at the ends of the selection, inside or outside.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - caretRange: The caret or selection, on boundaries of grapheme clusters of the text.
  ///   - closes: Whether the symbol is put, or taken away, behind the text, too; one that does not close never is.
  /// - Returns: One part for each symbol put in or taken away, on scalar boundaries; for a pair at the caret one.
  /// - Complexity: O(*n*) in the UTF-8 count of the selection and of the symbols in a row around it.
  func formatting(_ text: String, at caretRange: CaretRange, closes: Bool) -> ProposedEdit {
    let closes = closes && self.closes
    let symbolUTF8Count = self.text.utf8.count
    guard !caretRange.isCollapsed else {
      let inserted = closes ? self.text + self.text : self.text
      return ProposedEdit(
        parts: [ProposedEdit.Part(utf8Range: caretRange.utf8Range, inserted: inserted)],
        caretRange: CaretRange(caretUTF8Offset: caretRange.headUTF8Offset + symbolUTF8Count))
    }
    let inner = formattedUTF8Range(of: caretRange.utf8Range, in: text)
    if let removed = symbolUTF8Ranges(around: inner, in: text, closes: closes) {
      func moved(_ utf8Offset: Int) -> Int { removed.reduce(utf8Offset) { $0 - $1.clamped(to: 0..<utf8Offset).count } }
      return ProposedEdit(
        parts: removed.map { ProposedEdit.Part(utf8Range: $0, inserted: "") },
        caretRange: caretRange.moved(to: moved(inner.lowerBound)..<moved(inner.upperBound)))
    }
    let places = closes ? [inner.lowerBound, inner.upperBound] : [inner.lowerBound]
    return ProposedEdit(
      parts: places.map { ProposedEdit.Part(utf8Range: $0..<$0, inserted: self.text) },
      caretRange: caretRange.moved(to: inner.lowerBound + symbolUTF8Count..<inner.upperBound + symbolUTF8Count))
  }

  /// The symbol before what is formatted, as a host is told of it (composer.md, K7): where it will be once it is put in or,
  /// if it is taken away, where it is.
  ///
  /// - Parameters:
  ///   - text: The text of the field, before.
  ///   - caretRange: The caret or selection, on boundaries of grapheme clusters of the text.
  /// - Returns: UTF-8 offsets of the symbol, never of the selection.
  /// - Complexity: As ``formatting(_:at:closes:)``.
  func prefixUTF8Range(in text: String, at caretRange: CaretRange) -> Range<Int> {
    let part = formatting(text, at: caretRange, closes: closes).parts[0]
    guard part.utf8Range.isEmpty else { return part.utf8Range }
    return part.utf8Range.lowerBound..<part.utf8Range.lowerBound + self.text.utf8.count
  }

  /// What of a selection the symbol is put around.
  private func formattedUTF8Range(of selected: Range<Int>, in text: String) -> Range<Int> {
    let range = OffsetConversion.range(of: selected, in: text)
    let rest = text[range].drop { onlyAtParagraphStart ? $0.isNewline : $0.isBlank }
    guard let last = rest.lastIndex(where: { !$0.isBlank }) else { return selected }
    let lower = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    return lower..<lower + rest[...last].utf8.count
  }

  /// The symbols that are around a part of the text, at its ends or just outside it; `nil` if there are none.
  ///
  /// Of a longer run it is the symbols at its outer end, so that what is in them keeps its own.
  private func symbolUTF8Ranges(around utf8Range: Range<Int>, in text: String, closes: Bool) -> [Range<Int>]? {
    let (runs, utf8, symbolUTF8Count) = (SymbolRuns(self.text), text.utf8.span, self.text.utf8.count)
    let lower = runs.run(atStartOf: utf8Range, in: utf8).upperBound
    guard lower < utf8Range.upperBound else { return nil }
    let opening = runs.run(atEndOf: 0..<lower, in: utf8)
    guard runs.holdsSymbol(opening, closes: closes), text.isCluster(opening) else { return nil }
    let prefix = opening.lowerBound..<opening.lowerBound + symbolUTF8Count
    guard closes else { return [prefix] }
    let upper = runs.run(atEndOf: lower..<utf8Range.upperBound, in: utf8).lowerBound
    let closing = runs.run(atStartOf: upper..<utf8.count, in: utf8)
    guard runs.holdsSymbol(closing, closes: true), text.isCluster(closing) else { return nil }
    return [prefix, closing.upperBound - symbolUTF8Count..<closing.upperBound]
  }
}

extension String {
  /// Whether a part of the text begins and ends between clusters: a symbol with a mark on it is no symbol.
  fileprivate func isCluster(_ utf8Range: Range<Int>) -> Bool { snappedOutward(utf8Range) == utf8Range }
}
