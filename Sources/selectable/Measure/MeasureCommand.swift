import SelectableText

/// `selectable measure`: counts texts as a platform does that limits what may be posted.
enum MeasureCommand {
  private static let counterNames = TextCounter.allCases.map(\.rawValue)
  private static let counterOption = OptionDefinition.value(
    "--counter", "c", "NAME", help: "How to count: \(counterNames.joined(separator: ", ")) (the default).")

  static let synopsis = Synopsis(
    name: "measure", summary: "Counts texts as X does, and says what is left.", operands: "[TEXT...]",
    options: [
      counterOption,
      .flag("--json", nil, help: "Print one JSON object for each text, with all that --messages answers."),
      .flag(
        "--messages", nil,
        help:
          "Read one JSON object a line, {\"id\", \"text\", \"counter\"}, and answer {\"id\", \"count\",\n\"limit\", \"valid\", \"permillage\", \"display_range\", \"valid_range\"}."
      ),
      .flag("--whole", nil, help: "Take standard input for one text, without its last line break."),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the texts as what they name."),
      .flag("--quiet", "q", help: "Print nothing."),
    ],
    notes: """
      Prints, for each TEXT, what it counts and what is left of the limit, separated by a tab; less than nothing is left
      of a text that is too long. Without a TEXT, or for '-', each line of standard input is one; with --whole all of it
      is. With --messages the operands are files, and a message without "counter" is counted by --counter. Ranges are in
      Unicode scalars.

      twitter-v1 counts each scalar of the composed text as 1, of 140; twitter-v2 those of most alphabets as 1 and others
      as 2, of 280; twitter-v3 an emoji as 2, whatever it is made of. A link is 23 to all of them.

      Exit status: 0 all texts may be posted, 1 one is empty, too long or holds U+FEFF, U+FFFE or U+FFFF, 2 something
      went wrong.
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let counter = try arguments.last("--counter").map(counter(named:)) ?? .twitterV3
    let isQuiet = arguments.has("--quiet")
    if arguments.has("--messages") {
      for (name, reason) in [("--escapes", "JSON has escapes of its own"), ("--whole", "each line is a message")]
      where arguments.has(name) {
        throw UsageError("'--messages' and '\(name)' exclude each other: \(reason)")
      }
      var run = MessageMeasuring(counter, isQuiet: isQuiet)
      return run.run(arguments.operands, console: &console)
    }
    return measureTexts(arguments, counter, isQuiet: isQuiet, console: &console)
  }

  private static func measureTexts(
    _ arguments: ParsedArguments, _ counter: TextCounter, isQuiet: Bool, console: inout Console
  ) -> CommandStatus {
    let (isJSON, decodesEscapes) = (arguments.has("--json"), arguments.has("--escapes"))
    var isAllValid = true
    func say(_ text: String, _ console: inout Console) {
      let budget = counter.budget(of: decodesEscapes ? EscapeSequences.decode(text) : text)
      if !budget.isValid { isAllValid = false }
      if isQuiet { return }
      if isJSON {
        console.output.write("{")
        console.output.write(membersOf: budget)
      } else {
        console.output.write("\(budget.weightedCount)\t\(budget.remainingWeight)\n")
      }
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

  /// The counter that is called `name`.
  ///
  /// - Throws: ``UsageError`` with the nearest name if there is none.
  static func counter(named name: String) throws(UsageError) -> TextCounter {
    guard let counter = TextCounter(rawValue: name) else { throw .unknown("counter", name, known: counterNames) }
    return counter
  }
}

extension BufferedWriter {
  /// Adds what is known about a text's budget, and ends the object and the line.
  mutating func write(membersOf budget: TextBudget) {
    write("\"count\":\(budget.weightedCount),\"limit\":\(budget.weightLimit),\"valid\":\(budget.isValid)")
    write(",\"permillage\":\(budget.permillage)")
    for (name, range) in [("display_range", budget.displayScalarRange), ("valid_range", budget.validScalarRange)] {
      write(",\"\(name)\":{\"scalar\":[\(range.lowerBound),\(range.upperBound)]}")
    }
    write("}\n")
  }
}
