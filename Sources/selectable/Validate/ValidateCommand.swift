import SelectableText

/// `selectable validate`: says whether a whole text is of a kind, or passes a validator.
enum ValidateCommand {
  static let synopsis = Synopsis(
    name: "validate", summary: "Says whether whole texts are of a kind, or pass a validator.",
    operands: "--kind KIND|--validator NAME [TEXT...]",
    options: [
      .value("--kind", "k", "KIND", help: "The kind that the whole text must be; 'any' is any kind."),
      .value(
        "--validator", nil, "NAME", help: "The prewritten validator that the text must pass, say PrefixValidator."),
      .value(
        "--argument", nil, "NAME=VALUE",
        help:
          "An argument of the validator, say prefix=#. Repeatable.\nFor caseSensitive, true or false; for validator and validators, JSON."
      ),
      DialectChoice.dialectOption, DialectChoice.packOption, DialectChoice.uncheckedOption,
      .flag(
        "--messages", nil,
        help:
          "Read one JSON object a line, {\"id\", \"text\", \"kind\"} or {\"id\", \"text\",\n\"validator\", \"arguments\"}, and answer {\"id\", \"valid\"}."
      ),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the texts as what they name."),
      .flag("--quiet", "q", help: "Print nothing."),
    ],
    notes: """
      Prints 'valid' or 'invalid' for each TEXT; without one, or for '-', for each line of standard input. With
      --messages the operands are files.

      Exit status: 0 all texts are valid, 1 one is not, 2 something went wrong.
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    var dialect = DialectChoice()
    dialect.pack = try DialectChoice.pack(arguments)
    let isQuiet = arguments.has("--quiet")
    if arguments.has("--messages") {
      for name in ["--kind", "--validator", "--argument", "--escapes"] where arguments.has(name) {
        throw UsageError("'--messages' and '\(name)' exclude each other: each message says what it needs")
      }
      var run = MessageValidation(dialect, isQuiet: isQuiet)
      return run.run(arguments.operands, console: &console)
    }
    var judge = try judge(arguments, dialect)
    let decodesEscapes = arguments.has("--escapes")
    var isAllValid = true
    func say(_ text: String, _ console: inout Console) {
      let isValid = judge.accepts(decodesEscapes ? EscapeSequences.decode(text) : text)
      if !isValid { isAllValid = false }
      if !isQuiet { console.output.write(isValid ? "valid\n" : "invalid\n") }
    }
    for text in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      guard text == "-" else {
        say(text, &console)
        continue
      }
      guard TextLines.forEach(console: &console, { say($0, &$1) }) else { return .failure }
    }
    return isAllValid ? .found : .nothing
  }

  private static func judge(_ arguments: ParsedArguments, _ dialect: DialectChoice) throws(UsageError) -> TextJudge {
    switch (arguments.last("--kind"), arguments.last("--validator")) {
    case (let kind?, nil):
      guard !arguments.has("--argument") else { throw UsageError("'--argument' needs '--validator'") }
      return try TextJudge(kind: kind, dialect)
    case (nil, let name?):
      let values = try ValidatorArguments.read(arguments.all("--argument"))
      return try TextJudge(ValidatorDescription(name: name, arguments: values))
    case (nil, nil): throw UsageError("'--kind' or '--validator' is needed")
    default: throw UsageError("'--kind' and '--validator' exclude each other")
    }
  }
}

/// The lines of standard input as texts.
enum TextLines {
  /// Hands over each line without its end.
  ///
  /// - Returns: Whether everything could be read.
  static func forEach(console: inout Console, _ body: (String, inout Console) -> Void) -> Bool {
    do throws(SystemError) {
      var chunks = LineChunks(try OpenFile.standardInput(), isWhole: false)
      while try chunks.next() {
        let text = chunks.withChunk { String(copying: $0) }
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast(
          text.utf8.last == UInt8(ascii: "\n") ? 1 : 0)
        {
          body(String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)), &console)
        }
        if chunks.isInteractive { console.output.flush() }
      }
      return true
    } catch {
      console.report(error.message, path: FilePath("<stdin>"))
      return false
    }
  }
}
