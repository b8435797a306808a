import SelectableText

extension BufferedWriter {
  /// Adds what a message is drawn as: `{"text","lines","isTruncated","button"?,"selections"}`.
  ///
  /// - Parameters:
  ///   - layout: A layout of the message.
  ///   - subject: The message.
  ///   - source: The bytes of the message.
  mutating func write(_ layout: TextLayout, of subject: LayoutSubject, _ source: Span<UInt8>) {
    let lines = layout.lines.map { layout.displayedText(of: $0) }
    write(fixed: "{\"text\":")
    write(json: lines.joined(separator: "\n"))
    write(fixed: ",\"lines\":[")
    for (place, line) in lines.enumerated() {
      if place > 0 { write(UInt8(ascii: ",")) }
      write(json: line)
    }
    write("],\"isTruncated\":\(layout.isTruncated)")
    if let button = layout.button {
      write(fixed: ",\"button\":")
      write(button)
    }
    write(fixed: ",\"selections\":[")
    for (place, span) in subject.spans.enumerated() {
      write(fixed: place > 0 ? ",{" : "{")
      write(kindTextAndValueOf: span, in: subject, source)
      write(",\"isVisible\":\(layout.isVisible(selectionAt: place)),\"pieces\":")
      write(piecesOfSelectionAt: place, in: layout)
      write(UInt8(ascii: "}"))
    }
    write(fixed: "]}")
  }
}
