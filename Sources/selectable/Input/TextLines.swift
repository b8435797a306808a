import SelectableText

/// The lines of standard input, each a text of its own.
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
}
