import SelectableText

/// One run of `selectable measure --messages`.
struct MessageMeasuring: MessageAnswering, ~Copyable {
  /// Counts messages that name no counter.
  private let counter: TextCounter
  let isQuiet: Bool
  var reader = MessageReader(keeping: ["counter"])
  private var hasInvalid = false

  init(_ counter: TextCounter, isQuiet: Bool) {
    self.counter = counter
    self.isQuiet = isQuiet
  }

  mutating func run(_ paths: [String], console: inout Console) -> CommandStatus {
    answerAll(in: paths, console: &console) ? hasInvalid ? .nothing : .found : .failure
  }

  mutating func answer(_ line: Span<UInt8>, to output: inout BufferedWriter) throws(UsageError) {
    let counter = try messageCounter()
    let budget = counter.budget(of: reader.withText(in: line) { $0.string(in: 0..<$0.count) })
    if !budget.isValid { hasInvalid = true }
    if isQuiet { return }
    output.writeAnswerStart(idRange: reader.idRange, in: line)
    output.write(membersOf: budget)
  }

  private func messageCounter() throws(UsageError) -> TextCounter {
    guard let value = reader.members["counter"], value != .null else { return counter }
    guard case .string(let name) = value else {
      throw UsageError("'counter' must be a string, not \(value.typeName)")
    }
    return try MeasureCommand.counter(named: name)
  }
}
