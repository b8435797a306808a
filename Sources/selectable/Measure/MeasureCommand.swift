import SelectableText

/// `selectable measure`: counts texts as a platform does that limits what may be posted, and cuts them to what it allows.
enum MeasureCommand {
  static let synopsis = Synopsis(
    name: "measure", summary: "Counts texts as platforms do, says what is left, and cuts what is too long.",
    operands: "[TEXT...]",
    options: MeasureRequest.options + [
      .flag("--json", nil, help: "Print one JSON object for each text, with all that --messages answers."),
      .flag(
        "--messages", nil,
        help:
          "Read one JSON object a line, {\"id\", \"text\", \"counter\", \"limit\", \"truncate\",\n\"ellipsis\", \"links\"}, and answer {\"id\", \"count\", \"limit\", \"valid\", \"permillage\",\n\"display_range\", \"valid_range\", \"truncated\"}."
      ),
      .flag("--whole", nil, help: "Take standard input for one text, without its last line break."),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the texts as what they name."),
      .flag("--quiet", "q", help: "Print nothing."),
    ],
    notes: """
      Prints, for each TEXT, what it counts and what is left of the limit, separated by a tab; less than nothing is left
      of a text that is too long. Without a TEXT, or for '-', each line of standard input is one; with --whole all of it
      is. With --messages the operands are files, and what a message does not say is as in the options. Ranges are in
      Unicode scalars, "kept_ranges" in bytes.

      twitter-v1       X before 2017: each scalar of the composed text 1, of 140; a link 23
      twitter-v2       the scalars of most alphabets 1, others 2, of 280; a link 23
      twitter-v3       X: the same, and an emoji 2, whatever it is made of
      bluesky          grapheme clusters, of 300, and bytes, of 3000: four numbers, and "counts" in JSON
      mastodon         grapheme clusters, of 500; a link 23, and of @name@server only @name
      telegram         UTF-16 units, of 4096; telegram-caption of 1024
      discord          Unicode scalars, of 2000
      slack            Unicode scalars, of 40000
      sms              septets of the GSM alphabet or else UTF-16 units, of 10 segments; then how many segments
                       and what is left of the last, "segments" in JSON
      apns             bytes of the payload {"aps":{"alert":"TEXT"}}, of 4096; apns-voip of 5120
      utf8, utf16, scalar, grapheme    bytes, UTF-16 units, scalars, clusters, without a limit of their own

      --truncate keeps the longest part from the start that is allowed with the ellipsis behind it, cuts no cluster and
      leaves no half of a link, mention, tag or address. With --links keep a link that begins within the limit and does
      not fit whole stays at the end, behind the ellipsis and a space.

      Exit status: 0 all texts may be posted as they are, 1 one is empty, too long or, for X, holds U+FEFF, U+FFFE or
      U+FFFF, 2 something went wrong.
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let request = try MeasureRequest(arguments)
    let isQuiet = arguments.has("--quiet")
    if arguments.has("--messages") {
      for (name, reason) in [("--escapes", "JSON has escapes of its own"), ("--whole", "each line is a message")]
      where arguments.has(name) {
        throw UsageError("'--messages' and '\(name)' exclude each other: \(reason)")
      }
      var run = MessageMeasuring(request, isQuiet: isQuiet)
      return run.run(arguments.operands, console: &console)
    }
    return measureTexts(arguments, request, isQuiet: isQuiet, console: &console)
  }

  private static func measureTexts(
    _ arguments: ParsedArguments, _ request: MeasureRequest, isQuiet: Bool, console: inout Console
  ) -> CommandStatus {
    let (isJSON, decodesEscapes) = (arguments.has("--json"), arguments.has("--escapes"))
    var isAllValid = true
    func say(_ text: String, _ console: inout Console) {
      let text = decodesEscapes ? EscapeSequences.decode(text) : text
      let budget = request.budget(of: text)
      if !budget.isValid { isAllValid = false }
      if !isQuiet { console.output.write(measured: text, budget, request, isJSON: isJSON) }
    }
    for text in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      guard text == "-" else {
        say(text, &console)
        continue
      }
      let forEachText = arguments.has("--whole") ? TextLines.all : TextLines.forEach
      guard forEachText(&console, { say($0.string(in: 0..<$0.count), &$1) }) else { return .failure }
    }
    return isAllValid ? .found : .nothing
  }
}

extension BufferedWriter {
  /// Adds a line about a text: its budget, or what is left of it when it is cut.
  ///
  /// For a person at a terminal it is escaped there; a program gets it as it is.
  fileprivate mutating func write(
    measured text: String, _ budget: TextBudget, _ request: MeasureRequest, isJSON: Bool
  ) {
    if isJSON {
      write(fixed: "{")
      write(membersOf: budget)
      if request.isTruncating { write(memberOf: request.truncated(text)) }
      write(fixed: "}\n")
    } else if request.isTruncating {
      let truncated = request.truncated(text).text
      if isTerminal { write(escaped: truncated) } else { write(truncated) }
      write(fixed: "\n")
    } else {
      write(lineOf: budget)
    }
  }
}
