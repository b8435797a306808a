import SelectableText

/// `selectable compare`: shows which dialect selects what in one text.
enum CompareCommand {
  static let synopsis = Synopsis(
    name: "compare", summary: "Shows which dialect selects what in one text.", operands: "TEXT",
    options: [
      .value(
        "--dialect", nil, "NAME",
        help: "Compare this dialect, and no others but those named as well. Repeatable.\nWithout it: all of them."),
      .flag("--json", nil, help: "Print one JSON object for each dialect."),
      .value("--units", nil, "UNIT,...", help: "Ranges in utf8 (the default), utf16, scalar, grapheme."),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the text as what they name."),
    ],
    notes: """
      Prints each part of the text that some dialect selects, with its range, what it is, and below it the dialects that
      select it so; at last the dialects that select nothing. TEXT may be '-' for standard input.
      The status is 0 if any dialect selects anything, else 1.
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    guard arguments.operands.count == 1, let operand = arguments.operands.first else {
      throw UsageError("compare needs one text; put it in quotes")
    }
    let packs = try packs(arguments.all("--dialect"))
    let units = try ScanOptions.units(in: arguments)
    var text = operand
    if operand == "-" {
      var lines: [String] = []
      guard TextLines.forEach(console: &console, { line, _ in lines.append(String(copying: line)) }) else {
        return .failure
      }
      text = lines.joined(separator: "\n")
    }
    if arguments.has("--escapes") { text = EscapeSequences.decode(text) }
    let comparison = Comparison(of: text, by: packs)
    if arguments.has("--json") {
      comparison.writeJSON(units: units, to: &console.output)
    } else {
      comparison.write(unit: units.first ?? .utf8, to: &console.output)
    }
    return comparison.isEmpty ? .nothing : .found
  }

  private static func packs(_ names: [String]) throws(UsageError) -> [Pack] {
    var packs: [Pack] = []
    for name in names where !packs.contains(where: { $0.dialect == name }) {
      guard let pack = Pack.builtIn(named: name) else {
        throw .unknown("dialect", name, known: Pack.builtIn.map(\.dialect))
      }
      packs.append(pack)
    }
    return packs.isEmpty ? Pack.builtIn : packs
  }
}
