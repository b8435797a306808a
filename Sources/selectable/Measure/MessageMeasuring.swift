import SelectableText

/// One run of `selectable measure --messages`.
struct MessageMeasuring: MessageAnswering, ~Copyable {
  /// What is done with messages that do not say otherwise.
  private let request: MeasureRequest
  let isQuiet: Bool
  var reader = MessageReader(keeping: MeasureRequest.memberNames)
  private var hasInvalid = false

  init(_ request: MeasureRequest, isQuiet: Bool) {
    self.request = request
    self.isQuiet = isQuiet
  }

  mutating func run(_ paths: [String], console: inout Console) -> CommandStatus {
    answerAll(in: paths, console: &console) ? hasInvalid ? .nothing : .found : .failure
  }

  mutating func answer(_ line: Span<UInt8>, to output: inout BufferedWriter) throws(UsageError) {
    let request = try request.changed(by: reader.members)
    let text = reader.withText(in: line) { $0.string(in: 0..<$0.count) }
    let budget = request.budget(of: text)
    if !budget.isValid { hasInvalid = true }
    if isQuiet { return }
    output.writeAnswerStart(idRange: reader.idRange, in: line)
    output.write(membersOf: budget)
    if request.isTruncating { output.write(memberOf: request.truncated(text)) }
    output.write(fixed: "}\n")
  }
}
