public import TextLayout
public import TextSelection

/// How a message field looks and what it allows.
public struct ComposerConfiguration: Hashable, Sendable {
  /// How text is laid out. Its text, limit of lines and expansion are left aside, and a word that is too wide goes on on
  /// the next line, whatever its overflow.
  public var layout = SelectableTextConfiguration()
  /// The width of the field, insets included, in the measurer's unit.
  public var containerWidth: Double
  /// The most lines that are seen at once; 0, or less, for any number.
  public var maximumLineCount = 6
  /// The greatest height of the field, insets included, in the measurer's unit; 0, or less, for any.
  public var maximumHeight = 0.0
  /// Whether the field is always as high as ``maximumHeight`` allows.
  public var forcesMaximumHeight = false
  /// The height of what stands above the field in its bar.
  public var topStackHeight = 0.0
  /// The height of what stands below the field in its bar.
  public var bottomStackHeight = 0.0
  /// What an empty field shows; empty for nothing.
  public var placeholder = ""
  /// The most lines of the placeholder; what is beyond gives way to an ellipsis. 0, or less, for any number.
  public var placeholderLineCount = 1
  /// How many steps can be taken back.
  public var undoDepth = 100
  /// Whether anything can be taken back at all.
  public var isUndoEnabled = true
  /// A pause in typing after which a new step begins; `nil`: none is long enough.
  public var undoIdleLimit: Duration?
  /// Whether nothing can be taken back once the field has lost the keyboard.
  public var clearsUndoOnBlur = false
  /// Whether CR LF in what is pasted becomes LF.
  public var normalizesPastedLineBreaks = true
  /// The most that may be sent, in the unit of ``counter``; 0, or less, for any number. More can be typed.
  public var maximumCount = 0
  /// How text is counted: in a plain unit, or as a platform does.
  public var counter = TextCounter.grapheme
  /// How the counter is written.
  public var counterStyle = CharacterCounter.Style.none
  /// Where the counter stands. A hint for who draws it.
  public var counterPosition = CharacterCounter.Position.top
  /// What is completed, and how.
  public var completion = CompletionRules()
  /// How many candidates a list shows at once. A hint for who draws it.
  public var maximumCandidateRowCount = 3
  /// Whether Backspace behind a completion removes its last word alone.
  public var deletesCompletionsByParts = true
  /// The symbols of markup that may be put around text.
  public var markup = MarkupRules()
  /// Which media may be pasted.
  public var pastableTypes: PastableTypes = []
  /// Whether media are pasted at all.
  public var isMediaPasteEnabled = true
  /// Whether media that nobody took are put into the text.
  public var insertsUnhandledMedia = true
  /// Whether the field works out by itself if there is something to send.
  public var managesSendEnabled = true
  /// Whether a message that is sent leaves an empty field.
  public var clearsOnSend = true
  /// Whether blanks and line breaks at its ends are left out of a message that is sent.
  public var trimsOnSend = true
  /// Whether the right button is not seen while there is nothing to send.
  public var hidesRightButton = true
  /// Whether there is something on the left button.
  public var hasLeftButton = false
  /// Whether Return on a keyboard sends. If not, it breaks the line, as on a screen's keyboard.
  public var returnSends = true
  /// What becomes of what was typed before an edit, once that is committed.
  public var draftAfterCommit = DraftAfterCommit.restore
  /// The words of the row above a field in which a message is edited.
  public var editorLabels = EditorLabels()
  /// The height of that row.
  public var editorRowHeight = 1.0
  /// Whether a shake asks for all text to be removed.
  public var isShakeToClearEnabled = false
  /// How long somebody counts as typing after the last sign of it; zero, or less: until told otherwise.
  public var typingInterval = Duration.seconds(6)
  /// Whether a touch of the line about who types makes it go.
  public var dismissesTypingOnTouch = false
  /// In which order the host has the messages above the field.
  public var messageOrder = MessageOrder.newestFirst
  /// Whether the newest message is to be seen once the field gets the keyboard.
  public var scrollsToNewestOnFocus = false
  /// How the line about who types is written.
  public var typingTemplates = TypingTemplates()

  /// Makes a configuration of defaults.
  ///
  /// - Parameter containerWidth: The width of the field, insets included, in the measurer's unit.
  public init(containerWidth: Double) { self.containerWidth = containerWidth }

  /// A configuration for a terminal, where a field takes up to a third of the rows.
  ///
  /// - Parameters:
  ///   - rowCount: How many rows the terminal has.
  ///   - columnCount: How many columns it has.
  /// - Returns: A configuration without a limit of lines, to be measured in columns.
  public static func terminal(rowCount: Int, columnCount: Int) -> ComposerConfiguration {
    var configuration = ComposerConfiguration(containerWidth: Double(columnCount))
    configuration.maximumLineCount = 0
    configuration.maximumHeight = Double(max(1, rowCount / 3))
    return configuration
  }

  /// How many lines may be seen where the font is larger or smaller than usual, so that the field keeps about its height.
  ///
  /// - Parameter fontScale: How large the font is, 1 for the usual size; what is beyond 0.25 to 1.75 counts as that.
  /// - Returns: At least 1; 0 if any number of lines may be seen.
  public func maximumLineCount(atFontScale fontScale: Double) -> Int {
    guard maximumLineCount > 0 else { return 0 }
    guard !fontScale.isNaN else { return maximumLineCount }
    let change = min(max(fontScale - 1, -0.75), 0.75)
    let lost = (Double(maximumLineCount) * change).rounded(.down)
    let adjusted = max(1, Double(maximumLineCount) - lost)
    return Int(exactly: adjusted) ?? maximumLineCount
  }
}
