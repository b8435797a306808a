import SelectableText

extension BufferedWriter {
  /// Adds `text` as a JSON string with its quotation marks.
  ///
  /// Controls (C0, DEL, C1), U+2028, U+2029 and bidirectional controls are escaped; bytes that are not UTF-8 become
  /// U+FFFD, one for each maximal ill-formed subpart.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  mutating func write(json text: Span<UInt8>) {
    write(UInt8(ascii: "\""))
    write(jsonContent: text)
    write(UInt8(ascii: "\""))
  }

  /// Adds `text` as a JSON string with its quotation marks.
  mutating func write(json text: String) {
    write(json: text.utf8.span)
  }

  /// Adds a JSON value as its sender wrote it, but for scalars that ``write(json:)-(Span<UInt8>)`` escapes: those can
  /// stand in its strings only, and an escape means the same there.
  mutating func write(jsonValue json: Span<UInt8>) {
    write(jsonContent: json, escapesSyntax: false)
  }

  /// Adds `text` as it stands within the quotation marks of a JSON string.
  mutating func write(jsonContent text: Span<UInt8>) {
    write(jsonContent: text, escapesSyntax: true)
  }

  private mutating func write(jsonContent text: Span<UInt8>, escapesSyntax: Bool) {
    var runStart = 0
    var utf8Offset = text.plainRunEnd(from: 0, exceptingSyntax: escapesSyntax)
    while utf8Offset < text.count {
      let byte = text[utf8Offset]
      let step = text.scalar(at: utf8Offset)
      let isBlankOfSyntax = !escapesSyntax && (byte == 0x09 || byte == 0x0A || byte == 0x0D)
      if !isBlankOfSyntax, byte < 0x80 || isUnsafeToShow(step.value) {
        write(raw: text.extracting(runStart..<utf8Offset))
        writeJSONEscape(of: step.value)
        runStart = utf8Offset + step.utf8Count
      }
      utf8Offset += step.utf8Count
      if utf8Offset < text.count, text[utf8Offset] < 0x80 {
        utf8Offset = text.plainRunEnd(from: utf8Offset, exceptingSyntax: escapesSyntax)
      }
    }
    write(raw: text.extracting(runStart..<text.count))
  }

  private mutating func writeJSONEscape(of value: UInt32) {
    switch value {
    case UInt32(UInt8(ascii: "\"")): write(fixed: "\\\"")
    case UInt32(UInt8(ascii: "\\")): write(fixed: "\\\\")
    case 0x09: write(fixed: "\\t")
    case 0x0A: write(fixed: "\\n")
    case 0x0D: write(fixed: "\\r")
    case ScalarStep.illFormed: write(fixed: "\u{FFFD}")
    default:
      let digits = String(value, radix: 16)
      write("\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
    }
  }
}
