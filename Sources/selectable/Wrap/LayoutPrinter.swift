import SelectableText

/// Writes the lines of a layout as text.
struct LayoutPrinter {
  let layout: TextLayout
  let text: DecodedText
  /// Whether controls and bytes that are no text are shown, not sent.
  let escapes: Bool

  /// Writes the lines, each with a line feed behind it; an empty text is an empty line.
  ///
  /// What is drawn stands in the order of the text: terminals see to the direction of writing themselves.
  ///
  /// - Parameters:
  ///   - source: The bytes that the text was made of.
  ///   - output: Where to.
  func write(_ source: Span<UInt8>, to output: inout BufferedWriter) {
    if layout.lines.isEmpty { output.write(UInt8(ascii: "\n")) }
    for (lineIndex, line) in layout.lines.enumerated() {
      if output.failure != nil { return }
      let button = layout.button.flatMap { $0.lineIndex == lineIndex ? $0 : nil }
      if button != nil || !line.fragmentRange.isEmpty {
        output.write(blankCount: min(line.x, button?.x ?? line.x))
      }
      for fragment in layout.fragments[line.fragmentRange] {
        if let replacement = fragment.replacement {
          output.write(replacement.utf8.span, escapes: escapes)
        } else {
          output.write(source.extracting(text.sourceRange(of: fragment.utf8Range)), escapes: escapes)
        }
      }
      if let button {
        output.write(blankCount: button.padding)
        output.write(button.label.utf8.span, escapes: escapes)
      }
      output.write(UInt8(ascii: "\n"))
    }
  }
}
