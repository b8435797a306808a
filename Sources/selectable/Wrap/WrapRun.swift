import SelectableText

/// One run of `selectable wrap`.
struct WrapRun {
  private let options: WrapOptions
  /// Whether controls and bytes that are no text are shown, not sent.
  private let escapes: Bool

  init(_ options: WrapOptions, escapes: Bool) { (self.options, self.escapes) = (options, escapes) }

  /// Wraps all that was named, reports what cannot be read, and goes on.
  func run(console: inout Console) -> CommandStatus {
    var isComplete = true
    for path in options.paths.isEmpty ? ["-"] : options.paths {
      if console.output.failure != nil { break }
      let filePath = path == "-" ? FilePath("<stdin>") : FilePath(argument: path)
      do throws(SystemError) {
        let file = path == "-" ? try console.openStandardInput() : try OpenFile(filePath)
        if !(try wrap(file, filePath, console: &console)) { isComplete = false }
      } catch {
        isComplete = false
        console.report(error.message, path: filePath)
      }
    }
    return isComplete ? .found : .failure
  }

  /// - Returns: Whether all that had to be read could be.
  private func wrap(
    _ file: consuming OpenFile, _ path: FilePath, console: inout Console
  ) throws(SystemError) -> Bool {
    switch options.reading {
    case .lines: try wrapLines(of: file, path, console: &console)
    case .beginning: try layOutBeginning(of: file, path, console: &console)
    case .whole: try layOutAll(of: file, path, console: &console)
    }
  }

  private func wrapLines(
    of file: consuming OpenFile, _ path: FilePath, console: inout Console
  ) throws(SystemError) -> Bool {
    let writer = WrappedTextWriter(options.plan, escapes: escapes)
    return try forEachLine(of: file, path, console: &console) { line, console in
      writer.write(line.extracting(0..<line.countWithoutReturn), to: &console.output)
      return true
    }
  }

  private func layOutBeginning(
    of file: consuming OpenFile, _ path: FilePath, console: inout Console
  ) throws(SystemError) -> Bool {
    var beginning = TextBeginning(options.plan)
    let isComplete = try forEachLine(of: file, path, console: &console) { line, _ in beginning.append(line) }
    if !beginning.isEmpty {
      let text = beginning.utf8.span
      layOut(text.extracting(0..<text.countWithoutReturn), path, console: &console)
    }
    return isComplete
  }

  private func layOutAll(
    of file: consuming OpenFile, _ path: FilePath, console: inout Console
  ) throws(SystemError) -> Bool {
    var chunks = LineChunks(file, isWhole: true, lineLimit: options.lineLimit)
    let hasText = try chunks.next()
    guard chunks.longLines.isEmpty else {
      console.report("the text is " + tooLong + "give a larger '--max-line'", path: path)
      return false
    }
    // Nothing is drawn of an empty file, but there is something to tell.
    if hasText || options.isJSON {
      chunks.withChunk { layOut($0.extracting(0..<$0.countWithoutLineBreak), path, console: &console) }
    }
    return true
  }

  private func forEachLine(
    of file: consuming OpenFile, _ path: FilePath, console: inout Console,
    _ body: (Span<UInt8>, inout Console) -> Bool
  ) throws(SystemError) -> Bool {
    var lines = LineChunks(file, isWhole: false, lineLimit: options.lineLimit)
    var isComplete = true
    _ = try lines.forEachLine(console: &console) { line, lineNumber, console in
      guard let line else {
        isComplete = false
        console.report("line \(lineNumber) is " + tooLong + "give a larger '--max-line', or break the line", path: path)
        return true
      }
      return body(line, &console)
    }
    return isComplete
  }

  private var tooLong: String {
    "longer than \(options.lineLimit) bytes, the most that '--max-line' allows, and left out; "
  }

  private func layOut(_ source: Span<UInt8>, _ path: FilePath, console: inout Console) {
    var subject = LayoutSubject(source)
    if let scanner = options.scanner {
      var scratch = ScanScratch()
      scanner.scan(source, scratch: &scratch) { subject.add($0, of: scanner, in: source) }
      var limits = LimitReport()
      for hit in scratch.limitHits {
        limits.add(hit.ruleName, reason: "\(hit.limit)", place: "offset \(hit.utf8Offset)")
      }
      for sentence in limits.takeSentences() { console.report(sentence, path: path) }
    }
    let layout = options.plan.layout(of: subject, isExpanded: options.isExpanded)
    if options.isJSON {
      var report = LayoutReport(layout, of: subject, units: options.units)
      report.write(path, source, to: &console.output)
    } else {
      LayoutPrinter(layout: layout, text: subject.text, escapes: escapes).write(source, to: &console.output)
    }
  }
}

extension Span<UInt8> {
  /// How many bytes there are without a carriage return at the end: what is left of CR LF when a line is cut at LF.
  var countWithoutReturn: Int { count - (count > 0 && self[count - 1] == UInt8(ascii: "\r") ? 1 : 0) }

  /// How many bytes there are without a line break at the end, LF or CR LF.
  var countWithoutLineBreak: Int {
    guard count > 0, self[count - 1] == UInt8(ascii: "\n") else { return countWithoutReturn }
    return extracting(0..<count - 1).countWithoutReturn
  }
}
