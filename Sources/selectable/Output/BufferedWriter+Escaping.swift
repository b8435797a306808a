import SelectableText

extension BufferedWriter {
  /// Adds text so that it can neither steer a terminal nor break a line.
  ///
  /// `\n`, `\r`, `\t` and `\0` are shown so, other controls and bidirectional controls as `\u{202E}`, bytes that are not
  /// UTF-8 as `\xFF`. Everything else, a backslash too, is shown as it is: who needs the exact text asks for JSON.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  mutating func write(escaped text: Span<UInt8>) {
    var runStart = 0
    var utf8Offset = text.plainRunEnd(from: 0, exceptingSyntax: false)
    while utf8Offset < text.count {
      let step = text.scalar(at: utf8Offset)
      if isUnsafeToShow(step.value) {
        write(raw: text.extracting(runStart..<utf8Offset))
        writeEscape(of: step.value, bytes: text.extracting(utf8Offset..<utf8Offset + step.utf8Count))
        runStart = utf8Offset + step.utf8Count
      }
      utf8Offset += step.utf8Count
      if utf8Offset < text.count, text[utf8Offset] < 0x80 {
        utf8Offset = text.plainRunEnd(from: utf8Offset, exceptingSyntax: false)
      }
    }
    write(raw: text.extracting(runStart..<text.count))
  }

  /// Adds text so that it can neither steer a terminal nor break a line.
  mutating func write(escaped text: String) {
    write(escaped: text.utf8.span)
  }

  private mutating func writeEscape(of value: UInt32, bytes: Span<UInt8>) {
    switch value {
    case 0x00: write(fixed: "\\0")
    case 0x09: write(fixed: "\\t")
    case 0x0A: write(fixed: "\\n")
    case 0x0D: write(fixed: "\\r")
    case ScalarStep.illFormed:
      for index in bytes.indices { write("\\x" + String(bytes[index], radix: 16, uppercase: true)) }
    default: write("\\u{" + String(value, radix: 16, uppercase: true) + "}")
    }
  }
}

/// Whether a scalar must never reach a terminal as it is: C0, DEL, C1, line and paragraph separator, the bidirectional
/// controls (UAX #9, section 2), and bytes that are not UTF-8.
func isUnsafeToShow(_ scalarValue: UInt32) -> Bool {
  if scalarValue < 0x7F { return scalarValue < 0x20 }
  if scalarValue < 0x061C { return scalarValue <= 0x9F }
  switch scalarValue {
  case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, ScalarStep.illFormed: return true
  default: return false
  }
}
