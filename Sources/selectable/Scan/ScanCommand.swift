import SelectableText

/// `selectable scan`: shows what can be selected in files.
enum ScanCommand {
  static let synopsis = Synopsis(
    name: "scan", summary: "Shows what can be selected in files, directories or standard input.",
    operands: "[PATH...]",
    options: [
      .value(
        "--kind", "k", "KIND,...",
        help:
          "Of what the dialect finds report these kinds only: link, email, phone,\nmention, hashtag, cashtag, quotation, handlebars, and those of the dialect,\nwhich 'selectable packs' lists. What -e and --rule find is reported always;\nwith 'pattern' or a rule's name nothing else is."
      ),
      DialectChoice.patternOption,
      DialectChoice.ruleOption,
      DialectChoice.dialectOption, DialectChoice.packOption, DialectChoice.uncheckedOption,
      DetectionArguments.option,
      .flag("--word", "w", help: "Select whole words."),
      .value("--resolver", nil, "RULE", help: "Who wins an overlap: leftmost-longest (the default) or precedence."),
      .flag("--json", nil, help: "Print one JSON object for each selection."),
      .flag(
        "--attributes", nil,
        help:
          "With --json or --messages show attributes: href, what to open; userinfo, what\nstands before a link's host; and what else the dialect tells, say the extension\nand region of a phone number."
      ),
      .value(
        "--units", nil, "UNIT,...",
        help: "Ranges in utf8 (the default), utf16, scalar, grapheme;\nthe column counts in the first."),
      .flag(
        "--messages", nil,
        help: "Read one JSON object a line, {\"id\": 1, \"text\": \"...\"}, and answer each in order."),
      MessageLayouts.option,
      .flag("--count", "c", help: "Print how many selections each file has, if any."),
      .flag("--include-zero", nil, help: "With --count: files that have none, too."),
      .flag("--quiet", "q", help: "Print nothing; stop at the first selection."),
      .flag("--stats", nil, help: "Show at the end, on standard error, what each rule was asked and found."),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the input as what they name."),
      .flag("--with-filename", "H", help: "Show the path with each result."),
      .flag("--no-filename", "I", help: "Never show the path."),
      .flag("--heading", nil, help: "Show the path once, above its results, as on a terminal."),
      .flag("--no-heading", nil, help: "Show the path in each line, as in a pipe."),
      .value("--color", nil, "WHEN", help: "auto (the default; NO_COLOR is heeded), always or never."),
      .flag("--follow", "L", help: "Follow symbolic links in directories."),
      .flag("--hidden", nil, help: "Scan files and directories whose name begins with a dot."),
      .flag("--text", "a", help: "Scan binary files, too."),
      .value(
        "--threads", "j", "N",
        help: "Scan files with N threads, 1 to 1024; without it one for each processor.\nThe output is the same."),
      LimitArguments.lineOption, LimitArguments.selectionOption,
    ] + LimitArguments.patternOptions,
    notes: """
      Prints path:line:column:kind:text, the path as ripgrep does: not for a single file or standard input. Columns and
      ranges count from the start of the line, in UTF-8 bytes. A byte order mark is not counted. Controls are shown
      escaped. Binary files are skipped with a note.

      Files are cut into pieces of whole lines for the threads; streams, UTF-16 and messages are read by one. With --quiet
      all stop at the first selection that any of them finds.

      A message may have "kinds" and "options" of its own; its ranges count from the start of its text. A surrogate
      escape without its partner (\\ud800) becomes U+FFFD. A bad line gets {"error": ...} in its place.

      \(DetectionArguments.note)

      \(MessageLayouts.note)

      A limit that is met is reported once a file, and in the answer to a message as "limits"; it costs nothing else. A
      pattern that meets one gives up the line, or the message, and when its time is over the rest of the file.

      A text that is no file comes through standard input: printf '%s' "$text" | selectable scan

      Exit status: 0 something was found, 1 nothing was, 2 something went wrong (with --quiet, 0 if anything was found).
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let options = try ScanOptions(arguments)
    if options.readsMessages {
      var run = MessageScan(options, scanner: try options.dialect.makeScanner(kinds: options.kinds, textUnit: .whole))
      return run.run(console: &console)
    }
    let textUnit: TextUnit = options.dialect.takesWholeFiles ? .whole : .line
    let scanner = try options.dialect.makeScanner(kinds: options.kinds, textUnit: textUnit)
    return FileScan(options: options, scanner: scanner).run(console: &console)
  }
}
