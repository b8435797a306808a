import SelectableText

/// A run of a subcommand that answers one JSON object a line with one a line, in order.
protocol MessageAnswering: ~Copyable {
  /// Reads the messages; holds the one that is to be answered.
  var reader: MessageReader { get set }
  /// Whether nothing is printed.
  var isQuiet: Bool { get }

  /// Answers the message that `reader` has read out of `line`.
  mutating func answer(_ line: Span<UInt8>, to output: inout BufferedWriter) throws(UsageError)
}

extension MessageAnswering where Self: ~Copyable {
  /// Answers every message; a line that is none, or is too long, gets an error in its place.
  ///
  /// - Parameters:
  ///   - paths: The files; none for standard input.
  ///   - console: Where the answers go.
  /// - Returns: Whether every line had an answer, and every file could be read.
  mutating func answerAll(in paths: [String], console: inout Console) -> Bool {
    var hasFailed = false
    let lineLimit = ScanOptions.defaultLineLimit
    let isComplete = MessageLines.forEach(in: paths, lineLimit: lineLimit, console: &console) {
      line, lineNumber, console in
      if let line {
        if !readAndAnswer(line, to: &console.output) { hasFailed = true }
      } else {
        hasFailed = true
        if !isQuiet { console.output.writeRefusal(ofLongLine: lineNumber, lineLimit: lineLimit) }
      }
      return true
    }
    return isComplete && !hasFailed
  }

  private mutating func readAndAnswer(_ line: Span<UInt8>, to output: inout BufferedWriter) -> Bool {
    let problem: String
    do throws(JSONError) {
      try reader.read(line)
      do throws(UsageError) {
        try answer(line, to: &output)
        return true
      } catch { problem = error.message }
    } catch { problem = error.message }
    if !isQuiet { output.writeErrorAnswer(problem, idRange: reader.idRange, in: line) }
    return false
  }
}
