import SelectableText

/// A layout in columns, of a text in which tags, mentions, quotations and `{{name}}` are selected.
enum SampleLayout {
  typealias Change = @Sendable (inout SelectableTextConfiguration) -> Void

  static func selector() throws -> TextSelector {
    var selector = TextSelector()
    try selector.register(HashtagTextValidator())
    try selector.register(AtSymbolTagTextValidator())
    try selector.register(QuotationsTextValidator())
    try selector.register(HandlebarsValidator(searchableText: "name", replacementText: "Ada Example"))
    return selector
  }

  /// A layout of a text that is written with `␀` (U+2400) for NUL, so that a row can be read.
  static func make(_ drawnText: String, width: Double, _ change: Change = { _ in }) throws -> TextLayout {
    let text = drawnText.replacing("␀", with: "\0")
    var configuration = SelectableTextConfiguration()
    change(&configuration)
    return TextLayout(
      of: text, selections: try selector().spans(in: text, configuration: configuration), configuration: configuration,
      containerWidth: width, measurer: ColumnMeasurer())
  }

  /// The lines of a layout with frames drawn inside them, where every cluster is one column: `Ask ⟦@an…⟧[More] / next`.
  ///
  /// A button is drawn with its padding as brackets, which is right for a padding of 1 or 0.
  static func draw(_ frames: [TextFrame], in layout: TextLayout) -> String {
    layout.lines.indices.map { lineIndex in
      let line = layout.lines[lineIndex]
      var row = String(repeating: "·", count: Int(line.x)) + layout.displayedText(of: line)
      if let button = layout.button, button.lineIndex == lineIndex {
        row += button.padding > 0 ? "[\(button.label)]" : button.label
      }
      var columns = row.map(String.init)
      let own = frames.filter { $0.lineIndex == lineIndex }
      for frame in own.reversed() {
        let start = Int(frame.x - layout.insets.left)
        columns.insert("⟧", at: start + Int(frame.width))
        columns.insert("⟦", at: start)
      }
      return columns.joined()
    }.joined(separator: " / ")
  }
}
