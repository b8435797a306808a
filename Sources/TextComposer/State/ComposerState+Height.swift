public import TextLayout
import TextModel

extension ComposerState {
  /// The placeholder in lines; `nil` if it is not seen.
  ///
  /// - Parameter environment: What it is measured with.
  /// - Returns: A layout that is cut at ``ComposerConfiguration/placeholderLineCount``.
  /// - Complexity: O(*n*) in the UTF-8 count of the placeholder.
  public func placeholderLayout(in environment: ComposerEnvironment) -> TextLayout? {
    guard isPlaceholderVisible else { return nil }
    return ComposerLineMeasure(configuration, environment.measurer)
      .layout(of: configuration.placeholder, numberOfLines: max(0, configuration.placeholderLineCount))
  }

  /// The text in lines, all of them, as ``height`` counts them.
  ///
  /// - Parameter environment: What it is measured with.
  /// - Returns: A layout without a limit of lines; the first that is seen is ``firstVisibleLineIndex``.
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  public func textLayout(in environment: ComposerEnvironment) -> TextLayout {
    ComposerLineMeasure(configuration, environment.measurer).layout(of: text, numberOfLines: 0)
  }

  /// Whether the paragraph at the caret runs from right to left, as that of the placeholder does in an empty field.
  ///
  /// - Parameter environment: What it is measured with.
  /// - Returns: What the configuration's base direction says; if that is automatic, the first letter with a direction.
  /// - Complexity: O(*n*) in the UTF-8 count of the text, or of the placeholder.
  public func isRightToLeft(in environment: ComposerEnvironment) -> Bool {
    let layout =
      text.isEmpty ? placeholderLayout(in: environment) ?? textLayout(in: environment) : textLayout(in: environment)
    let utf8Offset = text.isEmpty ? 0 : caretRange.headUTF8Offset
    guard !layout.lines.isEmpty else { return configuration.layout.baseDirection == .rightToLeft }
    return CaretLines(layout, measurer: environment.measurer).isRightToLeft(atUTF8Offset: utf8Offset)
  }

  /// Computes ``height`` from the lines there are.
  mutating func renewHeight() {
    let placeholderLineCount = isPlaceholderVisible ? metrics.placeholderLineCount : 0
    height = ComposerHeight(
      contentLineCount: max(lines.lineCount, placeholderLineCount), configuration, metrics, isEditing: isEditing,
      middleContent: middleContent)
  }

  /// Moves the first line that is seen as little as brings the caret into view, and no further than the text goes.
  mutating func scrollToCaret() {
    guard height.isScrollEnabled, !text.isEmpty else {
      firstVisibleLineIndex = 0
      return
    }
    let caretLineIndex = lines.lineIndex(ofUTF8Offset: caretRange.headUTF8Offset)
    let visibleLineCount = height.visibleLineCount
    let lowest = max(0, caretLineIndex - visibleLineCount + 1)
    let shown = min(max(firstVisibleLineIndex, lowest), caretLineIndex)
    firstVisibleLineIndex = min(shown, max(0, height.contentLineCount - visibleLineCount))
  }
}
