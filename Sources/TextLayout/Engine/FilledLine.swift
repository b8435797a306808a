/// One line of a text that has been wrapped, as offsets.
struct FilledLine: Hashable, Sendable {
  /// A part of the line that is left out of a word that is wider than it.
  struct Omission: Hashable, Sendable {
    let utf8Range: Range<Int>
    /// What stands for it; `nil`: nothing.
    let ellipsis: EllipsisRule.Token?

    var hasEllipsis: Bool { ellipsis != nil }
  }

  /// The text of the line, with blanks that hang over its end.
  var utf8Range: Range<Int>
  /// Where that ends which is drawn.
  var drawnEnd: Int
  /// How wide that is.
  var width = 0.0
  /// What is left out of it.
  var omission: Omission?
  /// The words, and the single grapheme clusters, that are wider than the line.
  var overflowedUTF8Range: Range<Int>?
  /// The hard break behind the line; empty if there is none.
  var hardBreakUTF8Range: Range<Int>

  init(at utf8Offset: Int) {
    utf8Range = utf8Offset..<utf8Offset
    drawnEnd = utf8Offset
    hardBreakUTF8Range = utf8Range
  }
}
