import TextModel

/// What is put around text to mark it up: `*` in `*bold*`, or `>` before a quotation.
///
/// ```swift
/// let quotation = MarkupSymbol(text: ">", title: "Quote", closes: false, onlyAtParagraphStart: true)
/// ```
public struct MarkupSymbol: Hashable, Sendable {
  /// The symbol as it stands in the text.
  public let text: String
  /// What a menu calls it.
  public let title: String
  /// Whether it stands behind the text, too.
  public let closes: Bool
  /// Whether it has its meaning only where a paragraph begins.
  public let onlyAtParagraphStart: Bool

  /// Makes a symbol.
  ///
  /// - Parameters:
  ///   - text: The symbol as it stands in the text; ``MarkupRules`` takes none that is empty.
  ///   - title: What a menu calls it.
  ///   - closes: Whether it stands behind the text, too.
  ///   - onlyAtParagraphStart: Whether it has its meaning only where a paragraph begins.
  public init(text: String, title: String, closes: Bool = true, onlyAtParagraphStart: Bool = false) {
    (self.text, self.title) = (text, title)
    (self.closes, self.onlyAtParagraphStart) = (closes, onlyAtParagraphStart)
  }

  /// Whether a menu offers the symbol: something is selected and, if the symbol needs that, from the start of a paragraph
  /// on, or from behind the symbol that stands there already (composer.md, K2).
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - caretRange: What is selected in it; outside the text nothing is offered.
  /// - Returns: Whether formatting the selection makes sense.
  /// - Complexity: O(*n*) in the UTF-8 count of the symbol and of the cluster before the selection.
  public func isOffered(in text: String, for caretRange: CaretRange) -> Bool {
    let selected = caretRange.utf8Range
    guard !selected.isEmpty, selected.lowerBound >= 0, selected.upperBound <= text.utf8.count else { return false }
    guard onlyAtParagraphStart else { return true }
    let before = text[..<OffsetConversion.index(atUTF8Offset: selected.lowerBound, in: text)]
    if before.isAtParagraphStart { return true }
    let symbol = before.utf8.suffix(self.text.utf8.count)
    return symbol.elementsEqual(self.text.utf8) && before[..<symbol.startIndex].isAtParagraphStart
  }
}

extension Substring {
  /// Whether a paragraph begins behind what this ends with.
  fileprivate var isAtParagraphStart: Bool { last?.isNewline ?? true }
}
