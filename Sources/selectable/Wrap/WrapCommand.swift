import SelectableText

/// `selectable wrap`: breaks texts into lines, shows the first of them, tells where everything is.
enum WrapCommand {
  static let synopsis = Synopsis(
    name: "wrap", summary: "Breaks texts into lines, or shows the first lines of each.", operands: "[FILE...]",
    options: LayoutMember.allCases.compactMap(\.option) + [
      WrapOptions.expandedOption,
      WrapOptions.jsonOption,
      .value("--units", nil, "UNIT,...", help: "With --json: ranges in utf8 (the default), utf16, scalar, grapheme."),
    ] + WrapOptions.dialectOptions + [LimitArguments.lineOption],
    notes: """
      Each FILE is a text, or standard input ('-'); its last line break is not part of it. Every line break of Unicode is
      kept, as a line feed; blanks where a line is broken are left out, tabs become blanks, NULs nothing. Grapheme clusters
      stay whole. Into a pipe other bytes pass as they are; on a terminal, controls and bad UTF-8 are shown escaped.

      Without --lines and --json, texts of any length are wrapped as they are read. --lines reads no further than it needs,
      but to the end for the parts head and middle. With --json, U+FFFD is shown for bytes that are not UTF-8; offsets are
      those of the file.

      --json also tells what is selected in the text, by the dialect that --dialect, --pack and --option choose. Given
      without --json, they draw what slack and discord show in the place of their markup.

      Exit status: 0 every text was wrapped, 2 something went wrong.
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let terminalWidth = console.output.isTerminal ? terminalColumnCount() : nil
    let options = try WrapOptions(arguments, terminalWidth: terminalWidth)
    let escapes = console.output.isTerminal
    return WrapRun(options, escapes: escapes).run(console: &console)
  }
}
