import SelectableText

/// One run of `selectable measure --messages`.
struct MessageMeasuring: ~Copyable {
  /// Counts messages that name no counter.
  private let counter: TextCounter
  private let isQuiet: Bool
  private var reader = MessageReader(keeping: ["counter"])
  private var hasInvalid = false
  private var hasFailed = false

  init(_ counter: TextCounter, isQuiet: Bool) {
    self.counter = counter
    self.isQuiet = isQuiet
  }

  /// Answers every message; a line that is none gets an error in its place.
  mutating func run(_ paths: [String], console: inout Console) -> CommandStatus {
    let isComplete = MessageLines.forEach(in: paths, lineLimit: ScanOptions.defaultLineLimit, console: &console) {
      line, lineNumber, console in
      if let line {
        answer(line, to: &console.output)
      } else {
        hasFailed = true
        console.output.writeRefusal(ofLongLine: lineNumber, lineLimit: ScanOptions.defaultLineLimit)
      }
      return true
    }
    return hasFailed || !isComplete ? .failure : hasInvalid ? .nothing : .found
  }

  private mutating func answer(_ line: Span<UInt8>, to output: inout BufferedWriter) {
    let problem: String
    do throws(JSONError) {
      try reader.read(line)
      do throws(UsageError) {
        let counter = try messageCounter()
        let budget = counter.budget(of: reader.withText(in: line) { $0.string(in: 0..<$0.count) })
        if !budget.isValid { hasInvalid = true }
        if isQuiet { return }
        output.writeAnswerStart(idRange: reader.idRange, in: line)
        output.write(membersOf: budget)
        return
      } catch { problem = error.message }
    } catch { problem = error.message }
    hasFailed = true
    if !isQuiet { output.writeErrorAnswer(problem, idRange: reader.idRange, in: line) }
  }

  private func messageCounter() throws(UsageError) -> TextCounter {
    guard let value = reader.members["counter"], value != .null else { return counter }
    guard case .string(let name) = value else {
      throw UsageError("'counter' must be a string, not \(value.typeName)")
    }
    return try MeasureCommand.counter(named: name)
  }
}
