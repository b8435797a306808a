import SelectableText

/// One run of `selectable scan` over files.
struct FileScan: ~Copyable {
  private let options: ScanOptions
  private let scanner: Scanner
  private var scratch = ScanScratch()
  private var limits = LimitReport()
  private var printer: SelectionPrinter
  private var hasFound = false
  private var hasFailed = false

  init(_ options: ScanOptions, scanner: Scanner) {
    self.options = options
    self.scanner = scanner
    printer = SelectionPrinter(options, LineOutput())
  }

  /// Scans all that was named, reports what cannot be read, and goes on.
  mutating func run(console: inout Console) -> CommandStatus {
    printer = SelectionPrinter(options, LineOutput(options, output: console.output))
    for path in options.paths.isEmpty ? ["-"] : options.paths {
      if path == "-" {
        scanStandardInput(console: &console)
      } else {
        options.walk.walk(FilePath(argument: path)) { event in
          visit(event, console: &console)
          return !mustStop(console)
        }
      }
      if mustStop(console) { break }
    }
    if options.form == .quiet, hasFound { return .found }
    return hasFailed ? .failure : hasFound ? .found : .nothing
  }

  private func mustStop(_ console: borrowing Console) -> Bool {
    console.output.failure != nil || (options.form == .quiet && hasFound)
  }

  private mutating func visit(_ event: FileWalkEvent, console: inout Console) {
    switch event {
    case .file(let path):
      do throws(SystemError) {
        try scan(LineChunks(try OpenFile(path), isWhole: options.dialect.takesWholeFiles), path, console: &console)
      } catch {
        fail(error, path, console: &console)
      }
    case .failure(let path, let error): fail(error, path, console: &console)
    case .cycle(let path): console.report("the link leads back to a directory it lies in; not followed", path: path)
    }
  }

  private mutating func scanStandardInput(console: inout Console) {
    let path = FilePath("<stdin>")
    do throws(SystemError) {
      try scan(
        LineChunks(try console.openStandardInput(), isWhole: options.dialect.takesWholeFiles), path, console: &console)
    } catch {
      fail(error, path, console: &console)
    }
  }

  private mutating func fail(_ error: SystemError, _ path: FilePath, console: inout Console) {
    hasFailed = true
    console.report(error.message, path: path)
  }

  private mutating func scan(
    _ chunks: consuming LineChunks, _ path: FilePath, console: inout Console
  ) throws(SystemError) {
    var count = 0
    printer.beginFile(path)
    defer { finish(path, count: count, console: &console) }
    while try chunks.next() {
      if chunks.isBinary, !options.scansBinary {
        console.report("binary file, skipped", path: path)
        return
      }
      let chunkUTF8Offset = chunks.utf8Offset
      if options.decodesEscapes {
        let decoded = chunks.withChunk { EscapeSequences.decode(String(copying: $0)) }
        count += scan(decoded.utf8.span, at: chunkUTF8Offset, console: &console)
      } else {
        count += chunks.withChunk { scan($0, at: chunkUTF8Offset, console: &console) }
      }
      if count > 0 { hasFound = true }
      if chunks.isInteractive { console.output.flush() }
      if mustStop(console) { return }
    }
  }

  private mutating func finish(_ path: FilePath, count: Int, console: inout Console) {
    if options.form == .count, count > 0 || options.countsZero {
      printer.lineOutput.write(count: count, to: &console.output)
    }
    for sentence in limits.takeSentences() { console.report(sentence, path: path) }
  }

  /// Scans one piece and writes its selections.
  ///
  /// - Returns: How many there are.
  private mutating func scan(
    _ chunk: Span<UInt8>, at chunkUTF8Offset: Int, console: inout Console
  ) -> Int {
    var count = 0
    switch options.form {
    case .count, .quiet:
      scanner.scan(chunk, scratch: &scratch) { _ in count += 1 }
    case .lines, .json:
      // Printed as they are found: a line may hold millions.
      var printer = printer
      // Copies: what a closure reads of `self` is copied at each of its calls.
      let scanner = scanner
      printer.beginPiece()
      scanner.scan(chunk, scratch: &scratch) { candidate in
        printer.write(candidate, of: scanner, in: chunk, to: &console.output)
        count += 1
      }
      printer.finishPiece(chunk)
      self.printer = printer
    }
    for hit in scratch.limitHits {
      limits.add(hit.ruleName, reason: "\(hit.error)", place: "offset \(chunkUTF8Offset + hit.utf8Offset)")
    }
    return count
  }
}
