/// A line before it is measured and placed: a part of the text, perhaps an ellipsis, perhaps another part.
struct DraftLine {
  /// An ellipsis in a line.
  struct Ellipsis {
    /// As much of it as is drawn.
    let text: String
    /// Where it stands for the text.
    let place: Int
    /// The cluster whose style it has; `nil`: that of text without any.
    let styledLike: Int?
    /// The selection that is cut there.
    let selectionIndex: Int?
  }

  /// Where the line began before anything gave way.
  let start: Int
  /// What is drawn before the ellipsis.
  var drawn: Range<Int>
  /// The ellipsis.
  var ellipsis: Ellipsis?
  /// What is drawn behind it.
  var drawnAfter: Range<Int>?
  /// What belongs to the line, hanging blanks too.
  var covers: Range<Int>
  /// What of it belongs to the line behind the ellipsis of a middle truncation.
  var coversAfter: Range<Int>?
  /// Whether it is a cluster that is wider than the line (W11), drawn in the line's width.
  var isClamped = false
  /// Words that were cut and clusters that were clamped.
  var overflowed: [Range<Int>] = []
  /// Whether it holds a word that W8 ended with an ellipsis.
  var hasCutWord = false

  /// An empty line.
  init(at place: Int) {
    (start, drawn, covers) = (place, place..<place, place..<place)
  }

  /// A line that shows and is a prefix of what begins at the start of `drawn`.
  init(drawn: Range<Int>, ellipsis: Ellipsis? = nil) {
    (start, self.drawn, self.ellipsis, covers) = (drawn.lowerBound, drawn, ellipsis, drawn)
  }
}
