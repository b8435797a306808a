public import TextLayout
import TextModel

extension ComposerState {
  /// How parts of the text are drawn: first what was set, then completions, so that these are drawn over it.
  public var styleRuns: [StyleRun] {
    annotations.styles
      + annotations.completions.compactMap { record in
        record.style.map { StyleRun(utf8Range: record.utf8Range, attributes: $0) }
      }
  }

  mutating func setStyle(_ style: TextAttributes, _ utf8Range: Range<Int>) throws(ComposerError) {
    try checkRange(utf8Range)
    guard !utf8Range.isEmpty else { return }
    annotations.styles.append(StyleRun(utf8Range: text.snappedOutward(utf8Range), attributes: style))
  }

  mutating func clearStyles(_ utf8Range: Range<Int>) throws(ComposerError) {
    try checkRange(utf8Range)
    guard !utf8Range.isEmpty else { return }
    let cleared = text.snappedOutward(utf8Range)
    annotations.styles = annotations.styles.flatMap { run in
      [
        run.utf8Range.clamped(to: 0..<cleared.lowerBound), run.utf8Range.clamped(to: cleared.upperBound..<Int.max),
      ].filter { !$0.isEmpty }.map { StyleRun(utf8Range: $0, attributes: run.attributes) }
    }
  }
}
