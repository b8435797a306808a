import SelectableText

/// One run of `selectable validate --messages`.
struct MessageValidation: MessageAnswering, ~Copyable {
  private let dialect: DialectChoice
  let isQuiet: Bool
  private var judges = MessageCache<TextJudge>()
  private var scratch = ScanScratch()
  var reader = MessageReader(keeping: ["kind", "options", "validator", "arguments"])
  private var hasInvalid = false

  init(_ dialect: DialectChoice, isQuiet: Bool) {
    self.dialect = dialect
    self.isQuiet = isQuiet
  }

  mutating func run(_ paths: [String], console: inout Console) -> CommandStatus {
    answerAll(in: paths, console: &console) ? hasInvalid ? .nothing : .found : .failure
  }

  mutating func answer(_ line: Span<UInt8>, to output: inout BufferedWriter) throws(UsageError) {
    let members = reader.members
    let dialect = dialect
    let judge = try judges.value(for: members) { () throws(UsageError) in
      try MessageValidation.judge(members, dialect)
    }
    let isValid = try accepts(line, judge)
    if !isValid { hasInvalid = true }
    if isQuiet { return }
    output.writeAnswerStart(idRange: reader.idRange, in: line)
    output.write(isValid ? "\"valid\":true}\n" : "\"valid\":false}\n")
  }

  private mutating func accepts(_ line: Span<UInt8>, _ judge: TextJudge) throws(UsageError) -> Bool {
    // Read while the scratch memory is written; nothing is copied.
    let message = reader
    let answer = message.withText(in: line) { text in
      Result { () throws(Undecided) in try judge.accepts(text, scratch: &scratch) }
    }
    do throws(Undecided) { return try answer.get() } catch { throw UsageError(error.message) }
  }

  private static func judge(
    _ members: [String: JSONValue], _ dialect: DialectChoice
  ) throws(UsageError) -> TextJudge {
    switch (members["kind"], members["validator"]) {
    case (let kind?, nil):
      guard case .string(let name) = kind else { throw UsageError("'kind' must be a string, not \(kind.typeName)") }
      return try TextJudge(kind: name, dialect, messageOptions: try members.messageOptions())
    case (nil, let name?):
      return try TextJudge(try ValidatorArguments.description(name: name, arguments: members["arguments"]))
    case (nil, nil): throw UsageError("no 'kind' and no 'validator'")
    default: throw UsageError("both 'kind' and 'validator'")
    }
  }
}
