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
  /// The text, as it was written.
  public internal(set) var text = ""
  /// The caret or selection, on boundaries of grapheme clusters.
  public internal(set) var caretRange = CaretRange(caretUTF8Offset: 0)
  /// Whether the field has the keyboard.
  public internal(set) var isFocused = false
  /// Whether an input method shows text that it has not settled on.
  public internal(set) var isComposing = false
  /// How the field looks and what it allows.
  public internal(set) var configuration: ComposerConfiguration
  /// How high the field is.
  public internal(set) var height: ComposerHeight
  /// The first line that is seen, counted from 0: the caret is on a line that is seen.
  public internal(set) var firstVisibleLineIndex = 0
  /// How much of what is allowed the text takes up; `nil`: there is no limit.
  public internal(set) var counter: CharacterCounter?
  /// Whether there is something to send and it is no more than allowed.
  public internal(set) var canSend = false

  var history = UndoHistory()
  var metrics: ComposerMetrics
  var lines: ParagraphLines

  /// An empty field.
  ///
  /// - Parameters:
  ///   - configuration: How it looks and what it allows.
  ///   - environment: What it is measured with.
  public init(configuration: ComposerConfiguration, in environment: ComposerEnvironment) {
    let measure = ComposerLineMeasure(configuration, environment.measurer)
    self.configuration = configuration
    metrics = ComposerMetrics(configuration, measure)
    lines = ParagraphLines("", measure)
    height = ComposerHeight(
      contentLineCount: max(1, metrics.placeholderLineCount), configuration, metrics)
    renewCounter()
  }

  /// Whether there is a step to take back.
  public var canUndo: Bool { !history.undoSteps.isEmpty && !isComposing }

  /// Whether a step was taken back that can be made again.
  public var canRedo: Bool { !history.redoSteps.isEmpty && !isComposing }

  /// Whether the placeholder is seen: there is one, and no text, not even a blank.
  public var isPlaceholderVisible: Bool { text.isEmpty && !configuration.placeholder.isEmpty }

  /// Whether the counter is seen: it has a style and a limit, and the text is beyond either that or its first line.
  public var isCounterVisible: Bool {
    guard configuration.counterStyle != .none, let counter else { return false }
    return height.visibleLineCount > 1 || counter.isLimitExceeded
  }
}
