import TextLayout

/// How high a field is, and how much of its text it shows.
public struct ComposerHeight: Hashable, Sendable {
  /// How many lines the text has in the field's width; of an empty field those of its placeholder, and at least one.
  public let contentLineCount: Int
  /// How many lines are seen at once.
  public let visibleLineCount: Int
  /// The height of the lines that are seen, with the insets above and below, in the measurer's unit.
  public let textHeight: Double
  /// The height of the whole bar: ``textHeight`` and what stands above and below the field.
  public let barHeight: Double
  /// Whether the text can be scrolled: only where it is higher than the field may be.
  public let isScrollEnabled: Bool
  /// Whether another line would be shown without scrolling, as far as the limit of lines goes.
  public let canGrow: Bool

  /// The height of a field.
  ///
  /// - Parameters:
  ///   - contentLineCount: How many lines there are to show.
  ///   - configuration: The limits; less than nothing counts as none, and a height that is no number as nothing.
  ///   - metrics: How high lines are.
  ///   - isEditing: Whether the row of an edit stands above the field.
  ///   - middleContent: What the height of the text gives way to.
  init(
    contentLineCount: Int, _ configuration: ComposerConfiguration, _ metrics: ComposerMetrics,
    isEditing: Bool = false, middleContent: MiddleContent = .text
  ) {
    let maximumLineCount = max(0, configuration.maximumLineCount)
    let maximumHeight = configuration.maximumHeight > 0 ? configuration.maximumHeight : .infinity
    let allowedLineCount = maximumLineCount == 0 ? contentLineCount : min(contentLineCount, maximumLineCount)
    let insets = configuration.layout.insets
    let insetHeight = (insets.top + insets.bottom).orZero
    let allowedHeight = insetHeight + metrics.height(ofLineCount: allowedLineCount)
    let naturalHeight = insetHeight + metrics.height(ofLineCount: contentLineCount)
    let isPinned = configuration.forcesMaximumHeight && maximumHeight < .infinity
    self.contentLineCount = contentLineCount
    visibleLineCount = max(
      1, min(allowedLineCount, metrics.lineCount(inHeight: maximumHeight - insetHeight)))
    textHeight =
      switch middleContent {
      case .text: isPinned ? maximumHeight : min(allowedHeight, maximumHeight, .greatestFiniteMagnitude)
      case .custom(_, let height): height.orZero
      }
    let stackHeight = (configuration.topStackHeight + configuration.bottomStackHeight).orZero
    barHeight = min(
      textHeight + stackHeight + (isEditing ? configuration.editorRowHeight.orZero : 0), .greatestFiniteMagnitude)
    isScrollEnabled = allowedLineCount < contentLineCount || naturalHeight > maximumHeight
    canGrow = maximumLineCount == 0 || contentLineCount < maximumLineCount
  }
}

/// How high the lines of a field are, measured once.
struct ComposerMetrics: Hashable, Sendable {
  /// The height of a line.
  let lineHeight: Double
  /// From one line to the next.
  let lineStep: Double
  /// How many lines the placeholder takes; 0: there is none.
  let placeholderLineCount: Int

  init(_ configuration: ComposerConfiguration, _ measure: ComposerLineMeasure) {
    let pair = measure.layout(of: "\n", numberOfLines: 0)
    lineHeight = pair.lineHeight
    lineStep = min(pair.contentSize.height - pair.lineHeight, .greatestFiniteMagnitude)
    let placeholder = configuration.placeholder
    placeholderLineCount =
      placeholder.isEmpty
      ? 0 : measure.layout(of: placeholder, numberOfLines: max(0, configuration.placeholderLineCount)).lines.count
  }

  /// How high so many lines are, at least one.
  func height(ofLineCount lineCount: Int) -> Double { lineHeight + Double(lineCount - 1) * lineStep }

  /// How many whole lines have room in `height`.
  func lineCount(inHeight height: Double) -> Int {
    guard lineStep > 0 else { return .max }
    let lineCount = ((height - lineHeight) / lineStep).rounded(.down) + 1
    return lineCount < 1e9 ? Int(max(0, lineCount)) : .max
  }
}

extension Double {
  /// The height itself; nothing if it is infinite or no number, which no height is equal to, not even itself.
  fileprivate var orZero: Double { isFinite ? self : 0 }
}
