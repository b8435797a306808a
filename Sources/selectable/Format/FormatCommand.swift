import SelectableText

/// `selectable format`: spells URLs for people, or in ASCII alone.
enum FormatCommand {
  static let synopsis = Synopsis(
    name: "format", summary: "Spells URLs so that people can read them, or in ASCII alone.",
    operands: "[URL...]",
    options: [
      .flag(
        "--full", nil,
        help: "Escape all that RFC 3986 does not allow, and write the host in ASCII."),
      .flag(
        "--messages", nil,
        help:
          "Read one JSON object a line, {\"id\", \"text\"} or {\"id\", \"text\", \"parts\":\n[[\"host\", \"a.example\"], [\"path\", \"b/c\"]]}, and answer {\"id\", \"text\"}."
      ),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the URLs as what they name."),
    ],
    notes: """
      Prints each URL with as few escapes as let it be found again in running text, whole (UTS #58); without a URL, or
      for '-', each line of standard input. With --messages the operands are files, and "parts" says what a text cannot:
      which separators are data. Their names are \(partNames.joined(separator: ", ")), in this order.
      """)

  static let partNames = LinkPart.Kind.allCases.map(\.rawValue)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let isFull = arguments.has("--full")
    if arguments.has("--messages") {
      guard !arguments.has("--escapes") else {
        throw UsageError("'--messages' and '--escapes' exclude each other: JSON has escapes of its own")
      }
      var run = MessageFormatting(isFull: isFull)
      return run.run(arguments.operands, console: &console)
    }
    let decodesEscapes = arguments.has("--escapes")
    func say(_ line: String, _ console: inout Console) {
      let url = decodesEscapes ? EscapeSequences.decode(line) : line
      let formatted = isFull ? LinkFormatter.fullyEscaped(url) : LinkFormatter.minimallyEscaped(url)
      console.output.write(escaped: formatted.utf8.span)
      console.output.write("\n")
    }
    for url in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      guard url == "-" else {
        say(url, &console)
        continue
      }
      guard TextLines.forEach(console: &console, { say(String(copying: $0), &$1) }) else { return .failure }
    }
    return .found
  }
}
