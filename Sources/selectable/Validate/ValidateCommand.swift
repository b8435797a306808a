import SelectableText

/// `selectable validate`: says whether a whole text is of a kind, or passes a validator.
enum ValidateCommand {
  static let synopsis = Synopsis(
    name: "validate", summary: "Says whether whole texts are of a kind, or pass a validator.",
    operands: "--kind KIND|--validator NAME [TEXT...]",
    options: [
      .value(
        "--kind", "k", "KIND",
        help: "The kind that the whole text must be; 'any' is any kind.\nNames beside the kinds: \(wholeTextNames)."),
      .value(
        "--validator", nil, "NAME", help: "The prewritten validator that the text must pass, say PrefixValidator."),
      ValidatorArguments.option,
      DialectChoice.dialectOption, DialectChoice.packOption, DialectChoice.uncheckedOption,
      DetectionArguments.option,
      .flag(
        "--messages", nil,
        help:
          "Read one JSON object a line, {\"id\", \"text\", \"kind\"} or {\"id\", \"text\",\n\"validator\", \"arguments\"}, and answer {\"id\", \"valid\"}."
      ),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the texts as what they name."),
      .flag("--quiet", "q", help: "Print nothing."),
    ],
    notes: """
      Prints 'valid', 'invalid', or 'undecided' if a pattern met a limit, for each TEXT; without one, or for '-', for each
      line of standard input. With --messages the operands are files.

      \(DetectionArguments.note)

      Exit status: 0 all texts are valid, 1 one is not, 2 something went wrong.
      """)

  /// What dialects ask of whole texts beside their kinds, say `username, url (twitter)`.
  private static var wholeTextNames: String {
    var parts: [String] = []
    for pack in Pack.builtIn {
      let kinds = pack.rules.map(\.kind.rawValue)
      let names = pack.wholeTexts.keys.filter { !kinds.contains($0) }.sorted()
      if !names.isEmpty { parts.append("\(names.joined(separator: ", ")) (\(pack.dialect))") }
    }
    return parts.joined(separator: "; ")
  }

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let dialect = try DialectChoice(arguments)
    let isQuiet = arguments.has("--quiet")
    if arguments.has("--messages") {
      for name in ["--kind", "--validator", "--argument", "--escapes"] where arguments.has(name) {
        throw UsageError("'--messages' and '\(name)' exclude each other: each message says what it needs")
      }
      var run = MessageValidation(dialect, isQuiet: isQuiet)
      return run.run(arguments.operands, console: &console)
    }
    let judge = try judge(arguments, dialect)
    let decodesEscapes = arguments.has("--escapes")
    var scratch = ScanScratch()
    var (isAllValid, isDecided) = (true, true)
    func say(_ text: Span<UInt8>, _ console: inout Console) {
      do throws(Undecided) {
        let isValid =
          decodesEscapes
          ? try judge.accepts(EscapeSequences.decode(String(copying: text)).utf8.span, scratch: &scratch)
          : try judge.accepts(text, scratch: &scratch)
        if !isValid { isAllValid = false }
        if !isQuiet { console.output.write(isValid ? "valid\n" : "invalid\n") }
      } catch {
        isDecided = false
        if !isQuiet { console.output.write("undecided\n") }
        console.report(error.message)
      }
    }
    for text in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      guard text == "-" else {
        say(text.utf8.span, &console)
        continue
      }
      guard TextLines.forEach(console: &console, { say($0, &$1) }) else { return .failure }
    }
    return !isDecided ? .failure : isAllValid ? .found : .nothing
  }

  private static func judge(_ arguments: ParsedArguments, _ dialect: DialectChoice) throws(UsageError) -> TextJudge {
    switch (arguments.last("--kind"), arguments.last("--validator")) {
    case (let kind?, nil):
      guard !arguments.has("--argument") else { throw UsageError("'--argument' needs '--validator'") }
      return try TextJudge(kind: kind, dialect)
    case (nil, let name?):
      guard !arguments.has("--option") else { throw UsageError("'--option' needs '--kind' or '--messages'") }
      let values = try ValidatorArguments.read(arguments.all("--argument"))
      return try TextJudge(ValidatorDescription(name: name, arguments: values))
    case (nil, nil): throw UsageError("'--kind' or '--validator' is needed")
    default: throw UsageError("'--kind' and '--validator' exclude each other")
    }
  }
}
