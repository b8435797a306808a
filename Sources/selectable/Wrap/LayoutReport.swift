import SelectableText

/// Writes all that is known of a layout as one JSON object.
struct LayoutReport {
  private let layout: TextLayout
  private let subject: LayoutSubject
  private var ranges: RangeWriter

  /// A layout of `subject`, to be told with ranges in `units`.
  init(_ layout: TextLayout, of subject: LayoutSubject, units: [OffsetUnit]) {
    (self.layout, self.subject) = (layout, subject)
    ranges = RangeWriter(units: units)
  }

  /// Writes the object, and a line feed.
  ///
  /// - Parameters:
  ///   - path: Where the text is from.
  ///   - source: The bytes that the text was made of.
  ///   - output: Where to.
  mutating func write(_ path: FilePath, _ source: Span<UInt8>, to output: inout BufferedWriter) {
    output.write(fixed: "{\"path\":")
    output.write(json: path.bytes.span)
    output.write(fixed: ",\"width\":")
    output.write(count: layout.contentSize.width)
    output.write(fixed: ",\"lines\":[")
    for (place, line) in layout.lines.enumerated() {
      output.write(fixed: place > 0 ? ",{" : "{")
      write(line, source, to: &output)
      output.write(UInt8(ascii: "}"))
    }
    output.write(fixed: "],\"selections\":[")
    ranges.beginText()
    for (place, span) in subject.spans.enumerated() {
      output.write(fixed: place > 0 ? ",{" : "{")
      output.write(kindTextAndValueOf: span, in: subject, source)
      write("ranges", span.selection.utf8Range, source, to: &output)
      output.write(",\"is_visible\":\(layout.isVisible(selectionAt: place)),\"pieces\":")
      output.write(piecesOfSelectionAt: place, in: layout)
      output.write(UInt8(ascii: "}"))
    }
    output.write(fixed: "]")
    if let button = layout.button {
      output.write(fixed: ",\"button\":")
      output.write(button)
    }
    output.write(",\"is_truncated\":\(layout.isTruncated)")
    ranges.beginText()
    if let hidden = layout.hiddenUTF8Range { write("hidden", hidden, source, to: &output) }
    output.write(fixed: "}\n")
  }

  private mutating func write(_ line: TextLayout.Line, _ source: Span<UInt8>, to output: inout BufferedWriter) {
    output.write(fixed: "\"text\":")
    output.write(json: layout.displayedText(of: line))
    output.write(fixed: ",\"y\":")
    output.write(count: line.y)
    output.write(x: line.x, width: line.width)
    write("ranges", line.utf8Range, source, to: &output)
    let rangesAtStart = ranges
    output.write(fixed: ",\"fragments\":[")
    for (place, fragment) in layout.fragments[line.fragmentRange].enumerated() {
      output.write(fixed: place > 0 ? ",{\"kind\":" : "{\"kind\":")
      output.write(json: fragment.kind.rawValue)
      output.write(fixed: ",\"text\":")
      output.write(json: layout.displayedText(of: fragment))
      output.write(x: fragment.x, width: fragment.width)
      write("ranges", fragment.utf8Range, source, to: &output)
      if let selectionIndex = fragment.selectionIndex { output.write(",\"selection\":\(selectionIndex)") }
      if fragment.level > 0 { output.write(",\"level\":\(fragment.level)") }
      output.write(UInt8(ascii: "}"))
    }
    output.write(UInt8(ascii: "]"))
    guard let rest = line.utf8RangeAfterEllipsis else { return }
    // Ranges are told in order, and this one begins before the last fragments.
    ranges = rangesAtStart
    write("ranges_after_ellipsis", rest, source, to: &output)
  }

  /// Adds `,"name":{"utf8":[...]}`.
  private mutating func write(
    _ name: StaticString, _ utf8Range: Range<Int>, _ source: Span<UInt8>, to output: inout BufferedWriter
  ) {
    output.write(fixed: ",\"")
    output.write(fixed: name)
    output.write(fixed: "\":")
    ranges.write(subject.text.sourceRange(of: utf8Range), in: source, to: &output)
  }
}
