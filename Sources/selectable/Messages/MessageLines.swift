/// The messages of files or standard input, a line each.
enum MessageLines {
  /// Hands over each line that is not blank, without its line feed.
  ///
  /// - Parameters:
  ///   - paths: Files and `-`; empty: standard input. One that cannot be read is reported, the rest is read.
  ///   - lineLimit: How many bytes a line may have.
  ///   - console: Where to report.
  ///   - body: Called with the line and its number, with `nil` for the line if it is longer than the limit; answers
  ///     whether to go on.
  ///   - finishFile: Called after each file.
  /// - Returns: Whether everything could be read.
  static func forEach(
    in paths: [String], lineLimit: Int, console: inout Console,
    _ body: (Span<UInt8>?, Int, inout Console) -> Bool,
    finishFile: (FilePath, inout Console) -> Void = { _, _ in }
  ) -> Bool {
    var isComplete = true
    for path in paths.isEmpty ? ["-"] : paths {
      let filePath = path == "-" ? FilePath("<stdin>") : FilePath(argument: path)
      do throws(SystemError) {
        let file = path == "-" ? try console.openStandardInput() : try OpenFile(filePath)
        var lines = LineChunks(file, isWhole: false, lineLimit: lineLimit)
        let goesOn = try lines.forEachLine(console: &console) { line, lineNumber, console in
          if let line, isBlank(line) { return true }
          return body(line, lineNumber, &console)
        }
        finishFile(filePath, &console)
        if !goesOn { return isComplete }
      } catch {
        isComplete = false
        console.report(error.message, path: filePath)
      }
    }
    return isComplete
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for offset in line.indices where !(line[offset] == 0x20 || line[offset] == 0x09 || line[offset] == 0x0D) {
      return false
    }
    return true
  }
}

extension BufferedWriter {
  /// Adds what an answer begins with: `{`, and the id if the message had one.
  mutating func writeAnswerStart(idRange: Range<Int>?, in line: Span<UInt8>) {
    write("{")
    guard let idRange else { return }
    write("\"id\":")
    write(jsonValue: line.extracting(idRange))
    write(",")
  }

  /// Adds the answer to a message that could not be answered.
  mutating func writeErrorAnswer(_ message: String, idRange: Range<Int>?, in line: Span<UInt8>) {
    writeAnswerStart(idRange: idRange, in: line)
    write("\"error\":")
    write(json: message)
    write("}\n")
  }

  /// Adds the answer to a message that is too long to be read.
  mutating func writeRefusal(ofLongLine lineNumber: Int, lineLimit: Int) {
    let message = "line \(lineNumber) is longer than \(lineLimit) bytes, the most that a message may have"
    writeErrorAnswer(message, idRange: nil, in: [UInt8]().span)
  }
}
