public import TextModel

/// How a text is laid out and drawn: everything that SelectableTextView is configured with, as one value.
///
/// ```swift
/// var configuration = SelectableTextConfiguration()
/// configuration.numberOfLines = 2
/// configuration.truncationMode = .truncateTail
/// ```
///
/// Lengths are in the unit of the measurer that lays the text out. As JSON, a configuration has the names of its
/// properties as keys; see ``init(from:)``.
public struct SelectableTextConfiguration: Hashable, Sendable {
  /// The text, where no other is given; `nil` is an empty text.
  public var text: String?
  /// The most lines; 0, or less, for any number. An ``expansion`` has limits of its own.
  public var numberOfLines = 0
  /// The colour of the text where no style names one.
  public var textColor = TextColor.black
  /// The size of the font where no style names one, in points.
  public var fontSize = 17.0
  /// The family of the font where no style names one; layout hands it to the measurer as the custom attribute
  /// `fontFamily`.
  public var fontFamily: String?
  /// What is added to the height of a line to get to the next; less than nothing brings lines together, but never past
  /// each other.
  public var lineSpacing = 0.0
  /// Whether selections can be chosen; the button can be in any case.
  public var isSelectionEnabled = true
  /// Whether a person can scroll; a program always can.
  public var isScrollEnabled = false
  /// Which part of the last line gives way if there are more lines than may be.
  public var truncationMode = TruncationMode.clipping
  /// Where truncation may cut.
  public var truncationBoundary = TruncationBoundary.character
  /// What stands for text that gave way; may be empty.
  public var ellipsis = "…"
  /// Where a line may end.
  public var lineBreakMode = LineBreakMode.wordWrap
  /// What becomes of a word that is wider than a line.
  public var overflow = WordOverflow.truncateTail
  /// Whether ``LineBreakMode/wordWrap`` breaks lines between ideographs too.
  public var breaksIdeographs = true
  /// Where lines stand in the available width.
  public var alignment = TextAlignment.left
  /// The space around the text.
  public var insets = TextInsets()
  /// How wide a tab is, in spaces; less than 0 is 0.
  public var tabWidth = 4
  /// How that width is meant.
  public var tabPolicy = TabPolicy.fixed
  /// How selections are drawn, over the defaults and under the attributes of their validators; `nil`: by those alone.
  public var selectionStyle: TextAttributes?
  /// The button that shows more or less; `nil`: none.
  public var expansion: TextExpansion?
  /// Which way paragraphs run.
  public var baseDirection = BaseDirection.automatic
  /// Whether fragments of lines with right-to-left text get the places of their visual order; a renderer that orders by
  /// itself, as a browser does, wants none of it.
  public var reordersVisually = true

  /// Makes a configuration of defaults.
  public init() {}
}
