import SelectableText

/// `selectable explain`: shows what each rule saw in a text, and what became of it.
enum ExplainCommand {
  static let synopsis = Synopsis(
    name: "explain", summary: "Shows why parts of a text are selected, or are not.", operands: "TEXT...",
    options: [
      DialectChoice.patternOption,
      DialectChoice.ruleOption,
      DialectChoice.dialectOption, DialectChoice.packOption, DialectChoice.uncheckedOption,
      DetectionArguments.option,
      .flag("--json", nil, help: "Print one JSON object for each thing a rule looked at."),
      .value("--units", nil, "UNIT,...", help: "Ranges in utf8 (the default), utf16, scalar, grapheme."),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the text as what they name."),
    ] + LimitArguments.patternOptions,
    notes: """
      Prints, for each thing a rule looked at: start, end, outcome (selected, refused or lost), kind, rule, text and
      reason, separated by tabs. Codes such as D7 in a reason are those of the rules the default dialect is written by.
      The status is 0 if anything is selected, else 1.
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    guard !arguments.operands.isEmpty else { throw UsageError("explain needs a text") }
    let dialect = try DialectChoice(arguments)
    let scanner = try dialect.makeScanner(kinds: nil, textUnit: .whole)
    let units = try ScanOptions.units(in: arguments)
    var status = CommandStatus.nothing
    for operand in arguments.operands {
      let text = arguments.has("--escapes") ? EscapeSequences.decode(operand) : operand
      let explanations = scanner.explanations(of: text)
      if explanations.contains(where: { $0.outcome == .selected }) { status = .found }
      report(limitsOf: scanner, in: text, console: &console)
      var printer = ExplanationPrinter(text: text, units: units)
      for explanation in explanations {
        if arguments.has("--json") {
          printer.writeJSON(explanation, to: &console.output)
        } else {
          printer.writeLine(explanation, to: &console.output)
        }
      }
    }
    return status
  }

  /// An explanation does not say what a pattern would have found.
  private static func report(limitsOf scanner: Scanner, in text: String, console: inout Console) {
    var buffer = SelectionBuffer()
    scanner.scan(text, into: &buffer)
    var limits = LimitReport()
    for hit in buffer.limitHits { limits.add(hit.ruleName, reason: "\(hit.limit)", place: "offset \(hit.utf8Offset)") }
    for sentence in limits.takeSentences() { console.report(sentence) }
  }
}

/// Prints the explanations of one text.
private struct ExplanationPrinter {
  let text: String
  let units: [OffsetUnit]

  mutating func writeLine(_ explanation: Explanation, to output: inout BufferedWriter) {
    var ranges = RangeWriter(units: units)
    let utf8 = text.utf8.span
    let start = ranges.offset(atUTF8Offset: explanation.utf8Range.lowerBound, in: utf8)
    let end = ranges.offset(atUTF8Offset: explanation.utf8Range.upperBound, in: utf8)
    output.write("\(start)\t\(end)\t\(explanation.outcomeName)\t")
    output.write(escaped: explanation.kind.rawValue.utf8.span)
    output.write("\t")
    output.write(escaped: explanation.identifier.utf8.span)
    output.write("\t")
    output.write(escaped: utf8.extracting(explanation.utf8Range))
    output.write("\t\(explanation.reason)\n")
  }

  mutating func writeJSON(_ explanation: Explanation, to output: inout BufferedWriter) {
    output.write("{\"range\":")
    writeRange(explanation.utf8Range, to: &output)
    output.write(",\"kind\":")
    output.write(json: explanation.kind.rawValue)
    output.write(",\"rule\":")
    output.write(json: explanation.identifier)
    output.write(",\"outcome\":")
    output.write(json: explanation.outcomeName)
    output.write(",\"reason\":")
    output.write(json: explanation.reason)
    if case .lost(let winner) = explanation.outcome {
      output.write(",\"to\":{\"range\":")
      writeRange(winner.utf8Range, to: &output)
      output.write(",\"kind\":")
      output.write(json: winner.kind.rawValue)
      output.write(",\"rule\":")
      output.write(json: winner.identifier)
      output.write("}")
    }
    output.write("}\n")
  }

  private func writeRange(_ range: Range<Int>, to output: inout BufferedWriter) {
    var ranges = RangeWriter(units: units)
    ranges.write(range, in: text.utf8.span, to: &output)
  }
}
