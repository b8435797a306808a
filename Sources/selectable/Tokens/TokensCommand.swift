import SelectableText

/// `selectable tokens`: shows how texts fall into words, spaces, tabs, line breaks and terminators.
enum TokensCommand {
  static let synopsis = Synopsis(
    name: "tokens", summary: "Shows how a text falls into words, spaces, tabs, line breaks and terminators.",
    operands: "[TEXT|FILE]...",
    options: [
      .flag("--json", nil, help: "Print one JSON object for each token."),
      .value("--units", nil, "UNIT,...", help: "Ranges in utf8 (the default), utf16, scalar, grapheme."),
      .flag("--text", nil, help: "Take every operand for a text, also if a file of that name exists."),
      .flag("--escapes", nil, help: "Read \\n, \\t, \\0 and \\\\ in the text as what they name."),
    ],
    notes: """
      An operand that names a file is read, '-' is standard input, anything else is a text. Prints start, end, kind and
      text, separated by tabs; ranges are half-open and count from the start of the text or file.
      """)

  static func run(_ arguments: ParsedArguments, console: inout Console) throws(UsageError) -> CommandStatus {
    let units = try ScanOptions.units(in: arguments)
    let output = TokenOutput(units: units, isJSON: arguments.has("--json"), decodesEscapes: arguments.has("--escapes"))
    var status = CommandStatus.found
    for operand in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      do throws(SystemError) {
        if operand == "-", !arguments.has("--text") {
          try output.write(LineChunks(try console.openStandardInput(), isWhole: true), to: &console.output)
        } else if !arguments.has("--text"), isFile(operand) {
          try output.write(LineChunks(try OpenFile(FilePath(argument: operand)), isWhole: true), to: &console.output)
        } else {
          output.write(operand.utf8.span, to: &console.output)
        }
      } catch {
        console.report(error.message, path: FilePath(operand == "-" ? "<stdin>" : operand))
        status = .failure
      }
    }
    return status
  }

  private static func isFile(_ operand: String) -> Bool {
    guard let status = try? FileStatus(of: FilePath(argument: operand), followsLinks: true) else { return false }
    return status.kind != .directory
  }
}

/// Prints the tokens of texts.
struct TokenOutput {
  let units: [OffsetUnit]
  let isJSON: Bool
  let decodesEscapes: Bool

  /// Prints the tokens of a file.
  func write(_ chunks: consuming LineChunks, to output: inout BufferedWriter) throws(SystemError) {
    while try chunks.next() { chunks.withChunk { write($0, to: &output) } }
  }

  /// Prints the tokens of a text.
  func write(_ text: Span<UInt8>, to output: inout BufferedWriter) {
    guard decodesEscapes else { return writeTokens(of: text, to: &output) }
    writeTokens(of: EscapeSequences.decode(String(copying: text)).utf8.span, to: &output)
  }

  private func writeTokens(of text: Span<UInt8>, to output: inout BufferedWriter) {
    var ranges = RangeWriter(units: units)
    var utf8Offset = 0
    while utf8Offset < text.count, output.failure == nil {
      let token = Tokenizer.token(in: text, at: utf8Offset)
      utf8Offset = token.utf8Range.upperBound
      if isJSON {
        output.write("{\"kind\":")
        output.write(json: token.kind.rawValue)
        output.write(",\"text\":")
        output.write(json: text.extracting(token.utf8Range))
        output.write(",\"ranges\":")
        ranges.write(token.utf8Range, in: text, to: &output)
        output.write("}\n")
      } else {
        output.write(ranges.offset(atUTF8Offset: token.utf8Range.lowerBound, in: text))
        output.write("\t")
        output.write(ranges.offset(atUTF8Offset: token.utf8Range.upperBound, in: text))
        output.write("\t")
        output.write(token.kind.rawValue)
        output.write("\t")
        output.write(escaped: text.extracting(token.utf8Range))
        output.write("\n")
      }
    }
  }
}
