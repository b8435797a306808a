import SelectableText

extension BufferedWriter {
  /// Adds so many blanks; a part of one is none.
  mutating func write(blankCount: Double) {
    var rest = Int(blankCount)
    while rest > 0 {
      write(UInt8(ascii: " "))
      rest -= 1
    }
  }

  /// Adds bytes as they are, or so that they can neither steer a terminal nor break a line.
  mutating func write(_ bytes: Span<UInt8>, escapes: Bool) {
    if escapes { write(escaped: bytes) } else { write(raw: bytes) }
  }
}

/// What is told of a layout as JSON, in files and in messages.
extension BufferedWriter {
  /// Adds a length or a place: the measurers of the command count, and know no fractions.
  mutating func write(count: Double) { write(Int(exactly: count.rounded(.down)) ?? 0) }

  /// Adds `{"text":...,"line":...,"x":...,"width":...}`.
  mutating func write(_ button: TextLayout.Button) {
    write(fixed: "{\"text\":")
    write(json: button.label)
    write(fixed: ",\"line\":")
    write(button.lineIndex)
    write(x: button.x, width: button.width)
    write(UInt8(ascii: "}"))
  }

  /// Adds the places that a selection takes, `[{"line":...,"x":...,"width":...}]`.
  mutating func write(piecesOfSelectionAt selectionIndex: Int, in layout: TextLayout) {
    write(UInt8(ascii: "["))
    for (place, frame) in layout.frames(ofSelectionAt: selectionIndex).enumerated() {
      write(fixed: place > 0 ? ",{\"line\":" : "{\"line\":")
      write(frame.lineIndex)
      write(x: frame.x, width: frame.width)
      write(UInt8(ascii: "}"))
    }
    write(UInt8(ascii: "]"))
  }

  /// Adds `,"x":...,"width":...`.
  mutating func write(x: Double, width: Double) {
    write(fixed: ",\"x\":")
    write(count: x)
    write(fixed: ",\"width\":")
    write(count: width)
  }

  /// Adds `"kind":...,"text":...,"value":...` of a selection.
  ///
  /// - Parameters:
  ///   - span: The selection.
  ///   - subject: What it was found in.
  ///   - source: The bytes that ``LayoutSubject/text`` was made of.
  mutating func write(kindTextAndValueOf span: SelectionSpan, in subject: LayoutSubject, _ source: Span<UInt8>) {
    write(fixed: "\"kind\":")
    write(json: span.selection.kind.rawValue)
    write(fixed: ",\"text\":")
    write(json: source.extracting(subject.text.sourceRange(of: span.selection.utf8Range)))
    write(fixed: ",\"value\":")
    write(json: span.selection.value)
  }
}
