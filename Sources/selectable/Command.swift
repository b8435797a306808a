/// The command: finds the subcommand, runs it, turns errors into text and a status.
struct Command {
  /// A subcommand: what it is called with, and what it does.
  struct Subcommand {
    let synopsis: Synopsis
    let run: (ParsedArguments, inout Console) throws(UsageError) -> CommandStatus
  }

  /// All subcommands, in the order help shows them.
  static var subcommands: [Subcommand] {
    [
      Subcommand(synopsis: ScanCommand.synopsis, run: ScanCommand.run),
      Subcommand(synopsis: ValidateCommand.synopsis, run: ValidateCommand.run),
      Subcommand(synopsis: TokensCommand.synopsis, run: TokensCommand.run),
      Subcommand(synopsis: ExplainCommand.synopsis, run: ExplainCommand.run),
      Subcommand(synopsis: CompareCommand.synopsis, run: CompareCommand.run),
      Subcommand(synopsis: FormatCommand.synopsis, run: FormatCommand.run),
      Subcommand(synopsis: MeasureCommand.synopsis, run: MeasureCommand.run),
      Subcommand(synopsis: WrapCommand.synopsis, run: WrapCommand.run),
      Subcommand(synopsis: PacksCommand.synopsis, run: PacksCommand.run),
    ]
  }

  /// Runs the command and hands all output over.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - console: Where to write.
  /// - Returns: How the process ends.
  static func run(_ arguments: [String], console: inout Console) -> CommandStatus {
    var status: CommandStatus
    do throws(UsageError) { status = try dispatch(arguments, console: &console) } catch {
      console.report(error.message)
      let known = subcommands.map(\.synopsis.name)
      let name = arguments.first.flatMap { known.contains($0) ? "selectable \($0)" : nil } ?? "selectable"
      console.report("'\(name) --help' shows what is possible")
      status = .failure
    }
    console.output.flush()
    if let failure = console.output.failure {
      // Nobody reads any more: whoever closed the pipe has what they wanted.
      if isBrokenPipe(failure) { return .found }
      console.report("standard output: \(failure.message)")
      return .failure
    }
    return status
  }

  private static func dispatch(_ arguments: [String], console: inout Console) throws(UsageError) -> CommandStatus {
    guard let first = arguments.first else {
      console.diagnostics.write(helpText)
      console.diagnostics.flush()
      return .failure
    }
    switch first {
    case "--help", "-h", "help":
      if first == "help", arguments.count > 1 { return try help(on: arguments[1], console: &console) }
      console.output.write(helpText)
      return .found
    case "--version", "-V": return try version(Array(arguments.dropFirst()), console: &console)
    default: return try runSubcommand(first, Array(arguments.dropFirst()), console: &console)
    }
  }

  private static func runSubcommand(
    _ name: String, _ arguments: [String], console: inout Console
  ) throws(UsageError) -> CommandStatus {
    let subcommand = try subcommand(name)
    let parsed = try ParsedArguments(arguments, for: subcommand.synopsis)
    if parsed.has("--help") {
      console.output.write(subcommand.synopsis.helpText)
      return .found
    }
    return try subcommand.run(parsed, &console)
  }

  private static func subcommand(_ name: String) throws(UsageError) -> Subcommand {
    if let known = subcommands.first(where: { $0.synopsis.name == name }) { return known }
    let names = subcommands.map(\.synopsis.name)
    if name.hasPrefix("-") { throw .unknown("option", name, known: ["--help", "--version"]) }
    throw .unknown("subcommand", name, known: names + ["help", "--version"])
  }

  private static func help(on name: String, console: inout Console) throws(UsageError) -> CommandStatus {
    console.output.write(try subcommand(name).synopsis.helpText)
    return .found
  }

  private static func version(_ arguments: [String], console: inout Console) throws(UsageError) -> CommandStatus {
    var isVerbose = false
    for argument in arguments {
      guard argument == "--verbose" || argument == "-v" else {
        throw .unknown(argument.hasPrefix("-") ? "option" : "argument", argument, known: ["--verbose"])
      }
      isVerbose = true
    }
    console.output.write(VersionReport.text(isVerbose: isVerbose))
    return .found
  }

  private static var helpText: String {
    var text = "Finds the parts of message text that a person may tap: links, e-mails, phones, mentions, tags.\n\n"
    text += "Usage: selectable SUBCOMMAND [OPTION...] [ARGUMENT...]\n\nSubcommands:\n"
    for subcommand in subcommands {
      let name = subcommand.synopsis.name
      text += "  " + name + String(repeating: " ", count: max(1, 10 - name.count)) + subcommand.synopsis.summary + "\n"
    }
    text += "\n'selectable SUBCOMMAND --help' shows the options of one.\n"
    text += "'selectable --version [--verbose]' shows the version, and with --verbose those of the data it rests on.\n"
    return text
  }
}
