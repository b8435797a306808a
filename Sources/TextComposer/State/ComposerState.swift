/// A message field: its text, its caret, what can be taken back, and how high it is, as one value without a view.
///
/// Everything that changes it goes through ``apply(_:in:notify:)``, which tells what has changed.
///
/// ```swift
/// let environment = ComposerEnvironment(measurer: ColumnMeasurer())
/// var field = ComposerState(configuration: ComposerConfiguration(containerWidth: 40), in: environment)
/// for event in try field.apply(.insert("Tea at noon?", origin: .typing), in: environment) {
///   print(event)
/// }
/// field.caretRange.headUTF8Offset  // 12
/// ```
public struct ComposerState: Hashable, Sendable {
  /// The text, as it was written; media in it are object replacement characters.
  public internal(set) var text = ""
  /// The caret or selection, on boundaries of grapheme clusters.
  public internal(set) var caretRange = CaretRange(caretUTF8Offset: 0)
  /// Whether the field has the keyboard.
  public internal(set) var isFocused = false
  /// What the keyboard on the screen does, as far as the field was told.
  public internal(set) var keyboardStatus = KeyboardStatus.didHide
  /// Whether an input method shows text that it has not settled on.
  public internal(set) var isComposing = false
  /// Whether the field is hidden.
  public internal(set) var isHidden = false
  /// Whether a message is on its way.
  public internal(set) var isSending = false
  /// Whether a new message is written or one that was sent is edited.
  public internal(set) var mode = ComposerMode.normal
  /// What is in the middle of the bar.
  public internal(set) var middleContent = MiddleContent.text
  /// The half-typed word at the caret; `nil`: there is none with a registered prefix.
  public internal(set) var completionSession: CompletionSession?
  /// What the half-typed word may become.
  public internal(set) var candidates = CompletionCandidates()
  /// What goes with the message.
  public internal(set) var attachments = AttachmentList()
  /// Who else is typing.
  public internal(set) var typing = TypingIndicator()
  /// Under which key what is typed is kept; `nil`: it is not.
  public internal(set) var draftKey: DraftKey?
  /// How the field looks and what it allows.
  public internal(set) var configuration: ComposerConfiguration
  /// How high the field is.
  public internal(set) var height: ComposerHeight
  /// The first line that is seen, counted from 0: the caret is on a line that is seen.
  public internal(set) var firstVisibleLineIndex = 0
  /// How much of what is allowed the text takes up; `nil`: there is no limit.
  public internal(set) var counter: CharacterCounter?

  var annotations = TextAnnotations()
  var history = UndoHistory()
  var stash: FieldContent?
  var metrics: ComposerMetrics
  var lines: LineStarts
  /// Whether the text has more than blanks.
  var hasVisibleText = false
  /// What a host said that decides by itself whether messages can be sent.
  var isSendEnabled = false
  /// Where vertical movements of the caret aim at, in the measurer's unit.
  var goalX: Double?
  /// The number of the next completion or medium.
  var nextID = 0
  /// The generation of the latest half-typed word.
  var latestGeneration = 0
  /// Whether the word at the caret is to be looked at when an operation ends.
  var detection = CompletionDetection.needless
  /// Tells one half-typed word from the next.
  var completionSessionNumber = 0

  /// An empty field.
  ///
  /// - Parameters:
  ///   - configuration: How it looks and what it allows.
  ///   - environment: What it is measured with.
  public init(configuration: ComposerConfiguration, in environment: ComposerEnvironment) {
    let measure = ComposerLineMeasure(configuration, environment.measurer)
    self.configuration = configuration
    metrics = ComposerMetrics(configuration, measure)
    lines = LineStarts("", measure)
    height = ComposerHeight(
      contentLineCount: max(1, metrics.placeholderLineCount), configuration, metrics)
    renewCounter()
  }

  /// The completions in the text, ascending; they do not overlap.
  public var completions: [CompletionRecord] { annotations.completions }

  /// The media in the text, ascending.
  public var inlineMedia: [InlineMedia] { annotations.media }

  /// Whether there is a step to take back.
  public var canUndo: Bool { !history.undoSteps.isEmpty && !isComposing }

  /// Whether a step was taken back that can be made again.
  public var canRedo: Bool { !history.redoSteps.isEmpty && !isComposing }

  /// Whether the placeholder is seen: there is one, and no text, not even a blank.
  public var isPlaceholderVisible: Bool { text.isEmpty && !configuration.placeholder.isEmpty }

  /// What says what the field is for to who cannot see it: the placeholder, whatever the text.
  public var accessibilityLabel: String { configuration.placeholder }

  /// Whether the counter is seen: it has a style and a limit, the text is beyond either that or its first line, and no
  /// message is edited.
  public var isCounterVisible: Bool {
    guard configuration.counterStyle != .none, !isEditing, let counter else { return false }
    return height.visibleLineCount > 1 || counter.isLimitExceeded
  }
}

/// Whether the word at the caret is to be looked at when an operation ends.
enum CompletionDetection: Hashable, Sendable {
  /// Only if the caret has moved.
  case needless
  /// The text has changed, or whether words are completed.
  case due
  /// A word was completed just now, and is not taken up again.
  case suppressed
}
