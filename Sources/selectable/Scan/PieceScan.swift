import SelectableText

/// Scans pieces of files in the memory of one thread.
struct PieceScan: ~Copyable {
  private let options: ScanOptions
  private let scanner: Scanner
  private var scratch = ScanScratch()
  private var printer: SelectionPrinter

  init(_ options: ScanOptions, _ scanner: Scanner, _ lineOutput: LineOutput) {
    self.options = options
    self.scanner = scanner
    printer = SelectionPrinter(options, lineOutput)
    if options.showsStatistics { scratch.beginStatistics() }
  }

  /// What the rules were asked; empty if nobody counts.
  var statistics: [RuleStatistics] { scratch.statistics ?? [] }

  /// What follows is from the file `path`: all of it, or one of so many pieces that threads share.
  mutating func beginFile(_ path: FilePath, pieceCount: Int = 1) {
    scratch.continuesText = false
    scratch.textPartCount = pieceCount
    if options.form == .lines || options.form == .json { printer.beginFile(path) }
  }

  /// Scans a piece: whole lines, or a whole text.
  ///
  /// - Parameters:
  ///   - chunk: Its bytes, as the file has them.
  ///   - utf8Offset: Where it stands in the text of the file.
  ///   - ledger: Numbers its lines, and is told how many it has; `nil` if no lines are printed.
  ///   - output: Where the results go.
  mutating func scan(
    _ chunk: Span<UInt8>, at utf8Offset: Int, _ ledger: LineLedger?, in output: inout JobOutput
  ) {
    guard chunk.count > options.lineLimit, !options.dialect.takesWholeFiles else {
      return decodeAndScan(chunk, at: utf8Offset, ledger, in: &output)
    }
    var start = 0
    while start < chunk.count {
      let end = chunk.lineFeedOffset(from: start)
      let next = min(end + 1, chunk.count)
      if end - start > options.lineLimit {
        noteLongLine(at: utf8Offset + start, ledger, in: &output)
        ledger?.add(utf8Offset + start..<utf8Offset + next, lineFeedCount: 1)
      } else {
        decodeAndScan(chunk.extracting(start..<next), at: utf8Offset + start, ledger, in: &output)
      }
      start = next
    }
  }

  /// Says that a line, or a text, is left out since it is too long.
  func noteLongLine(at utf8Offset: Int, _ ledger: LineLedger?, in output: inout JobOutput) {
    let limit = "longer than \(options.lineLimit) bytes, the most that '--max-line' allows, and left out; "
    if options.dialect.takesWholeFiles {
      return output.report.note("the text is " + limit + "give a larger '--max-line'", isFailure: true)
    }
    let line = ledger.map { "line \($0.lineNumber(at: utf8Offset))" } ?? "the line at byte \(utf8Offset)"
    output.report.note("\(line) is " + limit + "give a larger '--max-line', or break the line", isFailure: true)
  }

  private mutating func decodeAndScan(
    _ chunk: Span<UInt8>, at utf8Offset: Int, _ ledger: LineLedger?, in output: inout JobOutput
  ) {
    let range = utf8Offset..<utf8Offset + chunk.count
    guard options.decodesEscapes else { return scan(chunk, range, ledger, in: &output) }
    let decoded = EscapeSequences.decode(String(copying: chunk))
    scan(decoded.utf8.span, range, ledger, in: &output)
  }

  /// - Parameters:
  ///   - text: What is scanned.
  ///   - utf8Range: Where it stands in the text of the file.
  ///   - ledger: As above.
  ///   - output: As above.
  private mutating func scan(
    _ text: Span<UInt8>, _ utf8Range: Range<Int>, _ ledger: LineLedger?, in output: inout JobOutput
  ) {
    var count = 0
    if options.form == .count || options.form == .quiet {
      scanner.scan(text, scratch: &scratch) { _ in count += 1 }
    } else {
      // Copies: what a closure reads of `self`, or of a variable, is copied at each of its calls.
      let scanner = scanner
      var printer = printer
      printer.beginPiece()
      scanner.scan(text, scratch: &scratch) { candidate in
        // Lines are not counted before there is one to show.
        if count == 0, let ledger { printer.lineNumber = ledger.lineNumber(at: utf8Range.lowerBound) }
        count += 1
        output.print(candidate, of: scanner, in: text, &printer)
      }
      if let ledger, ledger.wantsCount(of: utf8Range) {
        ledger.add(utf8Range, lineFeedCount: text.lineFeedCount)
      }
      self.printer = printer
    }
    scratch.continuesText = true
    output.report.selectionCount += count
    for hit in scratch.limitHits {
      output.report.limits.add(
        hit.ruleName, reason: "\(hit.limit)", place: "offset \(utf8Range.lowerBound + hit.utf8Offset)")
    }
  }
}
