import SelectableText

/// The texts of standard input: each line is one, or all of it.
enum TextLines {
  /// Hands over each line without its line break, LF or CRLF.
  ///
  /// - Parameters:
  ///   - console: Where `body` may write, and where a fault of reading is reported.
  ///   - body: Called with the line.
  /// - Returns: Whether all of standard input could be read, and was.
  static func forEach(console: inout Console, _ body: (Span<UInt8>, inout Console) -> Void) -> Bool {
    do throws(SystemError) {
      var lines = LineChunks(try console.openStandardInput(), isWhole: false, lineLimit: ScanOptions.defaultLineLimit)
      var isComplete = true
      _ = try lines.forEachLine(console: &console) { line, lineNumber, console in
        guard let line else {
          isComplete = false
          let limit = ScanOptions.defaultLineLimit
          console.report("line \(lineNumber) is longer than \(limit) bytes and left out", path: FilePath("<stdin>"))
          return true
        }
        let endsInReturn = line.count > 0 && line[line.count - 1] == UInt8(ascii: "\r")
        body(line.extracting(0..<line.count - (endsInReturn ? 1 : 0)), &console)
        return true
      }
      return isComplete
    } catch {
      console.report(error.message, path: FilePath("<stdin>"))
      return false
    }
  }

  /// Hands over all of standard input as one text, without its last line break, LF or CRLF.
  ///
  /// - Parameters:
  ///   - console: Where `body` may write, and where a fault of reading is reported.
  ///   - body: Called once with the text, which may be empty.
  /// - Returns: Whether all of standard input could be read, and was.
  static func all(console: inout Console, _ body: (Span<UInt8>, inout Console) -> Void) -> Bool {
    let limit = ScanOptions.defaultLineLimit
    do throws(SystemError) {
      var chunks = LineChunks(try console.openStandardInput(), isWhole: true, lineLimit: limit)
      let hasText = try chunks.next()
      guard chunks.longLines.isEmpty else {
        console.report("the text is longer than \(limit) bytes and left out", path: FilePath("<stdin>"))
        return false
      }
      guard hasText else {
        body([UInt8]().span, &console)
        return true
      }
      chunks.withChunk { text in
        var end = text.count
        if end > 0, text[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        if end < text.count, end > 0, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        body(text.extracting(0..<end), &console)
      }
      return true
    } catch {
      console.report(error.message, path: FilePath("<stdin>"))
      return false
    }
  }
}
