import SelectableText

/// One run of `selectable scan --messages`.
struct MessageScan: ~Copyable {
  private let options: ScanOptions
  private let scanner: Scanner
  private var scanners = MessageCache<Scanner>()
  private var layouts: MessageLayouts
  private var scratch = ScanScratch()
  private var reader = MessageReader(keeping: ["kinds", "options", "layout"])
  private var ranges: RangeWriter
  private var limits = LimitReport()
  private var hasFound = false
  private var hasFailed = false

  init(_ options: ScanOptions, scanner: Scanner) {
    self.options = options
    self.scanner = scanner
    layouts = MessageLayouts(options.messageLayout)
    ranges = RangeWriter(units: options.units)
    ranges.showsAttributes = options.showsAttributes
  }

  /// Answers every message; a line that is none gets an error in its place.
  mutating func run(console: inout Console) -> CommandStatus {
    let isQuiet = options.form == .quiet
    let isComplete = MessageLines.forEach(in: options.paths, lineLimit: options.lineLimit, console: &console) {
      line, lineNumber, console in
      if let line { answer(line, lineNumber, to: &console.output) } else { refuse(lineNumber, to: &console.output) }
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
        let plan = try layouts.plan(for: reader.members)
        let scanner = try scanner(for: reader.members)
        // Read while this run counts and writes; nothing is copied.
        let message = reader
        message.withText(in: line) { answer(line, lineNumber, text: $0, scanner, plan, to: &output) }
        return
      } catch { problem = error.message }
    } catch { problem = error.message }
    hasFailed = true
    if options.form != .quiet { output.writeErrorAnswer(problem, idRange: reader.idRange, in: line) }
  }

  /// Answers a message that is too long to be read.
  private mutating func refuse(_ lineNumber: Int, to output: inout BufferedWriter) {
    hasFailed = true
    if options.form == .quiet { return }
    output.writeErrorAnswer(
      "line \(lineNumber) is longer than \(options.lineLimit) bytes, the most that '--max-line' allows; "
        + "give a larger '--max-line'", idRange: nil, in: [UInt8]().span)
  }

  private mutating func scanner(for members: [String: JSONValue]) throws(UsageError) -> Scanner {
    var members = members
    if !members.isEmpty { members["layout"] = nil }
    if members.isEmpty { return scanner }
    let (dialect, kinds) = (options.dialect, options.kinds)
    return try scanners.value(for: members) { () throws(UsageError) in
      try dialect.makeScanner(
        kinds: try members.messageKinds() ?? kinds, messageOptions: try members.messageOptions(), textUnit: .whole)
    }
  }

  private mutating func answer(
    _ line: Span<UInt8>, _ lineNumber: Int, text: Span<UInt8>, _ scanner: Scanner, _ plan: LayoutPlan?,
    to output: inout BufferedWriter
  ) {
    var count = 0
    if options.form == .quiet {
      scanner.scan(text, scratch: &scratch) { _ in count += 1 }
    } else {
      var ranges = ranges
      var subject = plan.map { _ in LayoutSubject(text) }
      output.writeAnswerStart(idRange: reader.idRange, in: line)
      output.write("\"selections\":[")
      ranges.beginText()
      scanner.scan(text, scratch: &scratch) { candidate in
        output.write(fixed: count > 0 ? ",{" : "{")
        ranges.write(membersOf: candidate, of: scanner, in: text, to: &output)
        subject?.add(candidate, of: scanner, in: text)
        count += 1
      }
      output.write("]")
      write(scratch.limitHits, to: &output)
      if let plan, let subject { output.write(layoutsOf: subject, by: plan, text) }
      output.write("}\n")
      self.ranges = ranges
    }
    if count > 0 { hasFound = true }
    for hit in scratch.limitHits {
      let place = "offset \(hit.utf8Offset) of the message in line \(lineNumber)"
      limits.add(hit.ruleName, reason: "\(hit.limit)", place: place)
    }
  }

  /// Adds the limits that were met, if any.
  private func write(_ hits: [LimitHit], to output: inout BufferedWriter) {
    if hits.isEmpty { return }
    output.write(",\"limits\":[")
    for (place, hit) in hits.enumerated() {
      output.write(place > 0 ? ",{" : "{")
      if let name = hit.ruleName {
        output.write("\"rule\":")
        output.write(json: name)
        output.write(",")
      }
      output.write("\"reason\":")
      output.write(json: "\(hit.limit)")
      output.write(",\"utf8_offset\":\(hit.utf8Offset)}")
    }
    output.write("]")
  }
}
