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
    write(jsonContent: text, escapesSyntax: true)
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

  private mutating func write(jsonContent text: Span<UInt8>, escapesSyntax: Bool) {
    var runStart = 0
    var utf8Offset = 0
    while utf8Offset < text.count {
      let byte = text[utf8Offset]
      if byte >= 0x20, byte < 0x7F, !escapesSyntax || (byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")) {
        utf8Offset += 1
        continue
      }
      let step = text.scalar(at: utf8Offset)
      let isBlankOfSyntax = !escapesSyntax && (byte == 0x09 || byte == 0x0A || byte == 0x0D)
      if !isBlankOfSyntax, byte < 0x80 || isUnsafeToShow(step.value) {
        write(raw: text.extracting(runStart..<utf8Offset))
        writeJSONEscape(of: step.value)
        runStart = utf8Offset + step.utf8Count
      }
      utf8Offset += step.utf8Count
    }
    write(raw: text.extracting(runStart..<text.count))
  }

  private mutating func writeJSONEscape(of value: UInt32) {
    switch value {
    case UInt32(UInt8(ascii: "\"")): write("\\\"")
    case UInt32(UInt8(ascii: "\\")): write("\\\\")
    case 0x09: write("\\t")
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case ScalarStep.illFormed: write("\u{FFFD}")
    default:
      let digits = String(value, radix: 16)
      write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}
