import SelectableText

/// One run of `selectable scan --messages`.
struct MessageScan: ~Copyable {
  private let options: ScanOptions
  private let scanner: Scanner
  private var scanners = MessageCache<Scanner>()
  private var scratch = ScanScratch()
  private var reader = MessageReader(keeping: ["kinds", "options"])
  private var ranges: RangeWriter
  private var limits = LimitReport()
  private var hasFound = false
  private var hasFailed = false

  init(_ options: ScanOptions, scanner: Scanner) {
    self.options = options
    self.scanner = scanner
    ranges = RangeWriter(units: options.units)
    ranges.showsAttributes = options.showsAttributes
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
        let scanner = try scanner(for: reader.members)
        // Read while this run counts and writes; nothing is copied.
        let message = reader
        message.withText(in: line) { answer(line, lineNumber, text: $0, scanner, to: &output) }
        return
      } catch { problem = error.message }
    } catch { problem = error.message }
    hasFailed = true
    if options.form != .quiet { output.writeErrorAnswer(problem, idRange: reader.idRange, in: line) }
  }

  private mutating func scanner(for members: [String: JSONValue]) throws(UsageError) -> Scanner {
    if members.isEmpty { return scanner }
    let (dialect, kinds) = (options.dialect, options.kinds)
    return try scanners.value(for: members) { () throws(UsageError) in
      try dialect.makeScanner(
        kinds: try members.messageKinds() ?? kinds, messageOptions: try members.messageOptions(), textUnit: .whole)
    }
  }

  private mutating func answer(
    _ line: Span<UInt8>, _ lineNumber: Int, text: Span<UInt8>, _ scanner: Scanner, to output: inout BufferedWriter
  ) {
    var count = 0
    if options.form == .quiet {
      scanner.scan(text, scratch: &scratch) { _ in count += 1 }
    } else {
      var ranges = ranges
      output.writeAnswerStart(idRange: reader.idRange, in: line)
      output.write("\"selections\":[")
      ranges.beginText()
      scanner.scan(text, scratch: &scratch) { candidate in
        output.write(count > 0 ? ",{" : "{")
        ranges.write(membersOf: candidate, of: scanner, in: text, to: &output)
        count += 1
      }
      output.write("]}\n")
    }
    if count > 0 { hasFound = true }
    for hit in scratch.limitHits {
      let place = "offset \(hit.utf8Offset) of the message in line \(lineNumber)"
      limits.add(hit.ruleName, reason: "\(hit.error)", place: place)
    }
  }
}

extension RangeWriter {
  /// Adds what is common to selections of files and messages, `"kind","text","value","ranges"`, and the closing brace.
  ///
  /// - Parameters:
  ///   - candidate: The selection; they come in ascending order of their starts.
  ///   - source: Tells what it is.
  ///   - text: What was scanned.
  ///   - output: Where to.
  mutating func write(
    membersOf candidate: Candidate, of source: some CandidateSource, in text: Span<UInt8>,
    to output: inout BufferedWriter
  ) {
    output.write("\"kind\":")
    output.write(json: source.kindName(of: candidate))
    output.write(",\"text\":")
    output.write(json: text.extracting(candidate.utf8Range))
    output.write(",\"value\":")
    output.write(json: source.value(of: candidate, in: text))
    output.write(",\"ranges\":")
    write(candidate.utf8Range, in: text, to: &output)
    if showsAttributes { write(attributes: source.attributes(of: candidate, in: text), to: &output) }
    output.write("}")
  }

  private func write(attributes: [String: String], to output: inout BufferedWriter) {
    output.write(",\"attributes\":{")
    for (place, attribute) in attributes.sorted(by: { $0.key < $1.key }).enumerated() {
      if place > 0 { output.write(",") }
      output.write(json: attribute.key)
      output.write(":")
      output.write(json: attribute.value)
    }
    output.write("}")
  }
}
