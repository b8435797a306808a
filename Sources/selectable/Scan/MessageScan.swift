import SelectableText

/// One run of `selectable scan --messages`.
struct MessageScan: ~Copyable {
  private let options: ScanOptions
  private let scanner: Scanner
  private var scanners: ScannerCache
  private var scratch = ScanScratch()
  private var reader = MessageReader(keeping: ["kinds", "options"])
  private var candidates: [Candidate] = []
  private var ranges: RangeWriter
  private var limits = LimitReport()
  private var hasFound = false
  private var hasFailed = false

  init(_ options: ScanOptions, scanner: Scanner) {
    self.options = options
    self.scanner = scanner
    scanners = ScannerCache(options.dialect, kinds: options.kinds)
    ranges = RangeWriter(units: options.units)
  }

  /// Answers every message; a line that is none gets an error in its place.
  mutating func run(console: inout Console) -> CommandStatus {
    let isQuiet = options.form == .quiet
    let isComplete = MessageLines.forEach(in: options.paths, console: &console) { line, lineNumber, console in
      answer(line, lineNumber, to: &console.output)
      return !(isQuiet && hasFound)
    } finishFile: { path, console in
      for sentence in limits.takeSentences() { console.report(sentence, path: path) }
    }
    if isQuiet, hasFound { return .found }
    return hasFailed || !isComplete ? .failure : hasFound ? .found : .nothing
  }

  private mutating func answer(_ line: Span<UInt8>, _ lineNumber: Int, to output: inout BufferedWriter) {
    let problem: String
    do throws(JSONError) {
      try reader.read(line)
      do throws(UsageError) {
        let scanner = reader.members.isEmpty ? scanner : try scanners.scanner(for: reader.members)
        answer(line, lineNumber, scanner, to: &output)
        return
      } catch { problem = error.message }
    } catch { problem = error.message }
    hasFailed = true
    if options.form != .quiet { output.writeErrorAnswer(problem, idRange: reader.idRange, in: line) }
  }

  private mutating func answer(
    _ line: Span<UInt8>, _ lineNumber: Int, _ scanner: Scanner, to output: inout BufferedWriter
  ) {
    var found = candidates
    candidates = []
    found.removeAll(keepingCapacity: true)
    let message = reader.text
    let text = message.span
    scanner.scan(text, scratch: &scratch) { found.append($0) }
    for hit in scratch.limitHits {
      let place = "offset \(hit.utf8Offset) of the message in line \(lineNumber)"
      limits.add(hit.ruleName, reason: "\(hit.error)", place: place)
    }
    if !found.isEmpty { hasFound = true }
    if options.form != .quiet {
      output.writeAnswerStart(idRange: reader.idRange, in: line)
      ranges.write(selections: found, of: scanner, in: text, to: &output)
    }
    candidates = found
  }
}

extension RangeWriter {
  /// Adds the rest of a message's answer: `"selections":[...]}` and a line feed.
  ///
  /// - Parameters:
  ///   - found: In ascending order of their starts.
  ///   - source: Tells what they are.
  ///   - text: What was scanned.
  ///   - output: Where to.
  mutating func write(
    selections found: [Candidate], of source: some CandidateSource, in text: Span<UInt8>,
    to output: inout BufferedWriter
  ) {
    beginText()
    output.write("\"selections\":[")
    for (place, candidate) in found.enumerated() {
      output.write(place > 0 ? ",{\"kind\":" : "{\"kind\":")
      output.write(json: source.kindName(of: candidate))
      output.write(",\"text\":")
      output.write(json: text.extracting(candidate.utf8Range))
      output.write(",\"value\":")
      output.write(json: source.value(of: candidate, in: text))
      output.write(",\"ranges\":")
      write(candidate.utf8Range, in: text, to: &output)
      output.write("}")
    }
    output.write("]}\n")
  }
}
