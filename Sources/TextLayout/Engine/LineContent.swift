/// What a line shows: a part of the text, an ellipsis perhaps, and perhaps another part behind it.
struct LineContent: Hashable {
  /// An ellipsis, and where the text is cut.
  struct Ellipsis: Hashable {
    let token: EllipsisRule.Token
    let utf8Offset: Int
    let styleIndex: Int
    let selectionIndex: Int?
  }

  /// The text of the line, with blanks that hang over its end; what is hidden at its start or end is no part of it.
  var utf8Range: Range<Int>
  /// What is drawn before the ellipsis; begins where the line was to begin.
  var drawnUTF8Range: Range<Int>
  var ellipsis: Ellipsis?
  /// What is drawn behind the ellipsis.
  var drawnAfterEllipsis = 0..<0
  /// The text behind what is hidden in the middle of the line, with blanks that hang over its end.
  var utf8RangeAfterEllipsis: Range<Int>?
  /// How wide what is drawn is.
  var width: Double
  /// What no line shows; `nil`: everything is shown, but for blanks.
  var hiddenUTF8Range: Range<Int>?
  /// Whether the line is there for the button alone.
  var isForButton = false
}
