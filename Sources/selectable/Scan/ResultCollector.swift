/// Puts the results of all jobs together, in order: what is printed, counted and reported once a file.
struct ResultCollector: ~Copyable {
  private let form: ScanOptions.Form
  private let countsZero: Bool
  private var lineOutput: LineOutput
  private var console: Console

  /// The file that results come from; -1: none yet.
  private var fileNumber = -1
  private var selectionCount = 0
  private var limits = LimitReport()
  private var hasHeading = false
  private var hasPrinted = false
  private var hasEnded = false
  private(set) var hasFound = false
  private var hasFailed = false

  init(_ options: ScanOptions, _ lineOutput: LineOutput, _ console: consuming Console) {
    form = options.form
    countsZero = options.countsZero
    self.lineOutput = lineOutput
    self.console = console
  }

  /// Whether nothing that comes later can matter: nobody reads it, or the answer is known.
  var isDone: Bool { console.output.failure != nil || (form == .quiet && hasFound) }

  /// How the scan ended.
  var status: CommandStatus {
    if form == .quiet, hasFound { return .found }
    return hasFailed ? .failure : hasFound ? .found : .nothing
  }

  /// Gives the console back.
  consuming func finish() -> Console { console }

  /// Takes in that something was found, out of order: enough to know if nothing is printed.
  mutating func find() { hasFound = true }

  /// Tells the user something at once.
  mutating func tell(_ message: String) { console.report(message) }

  /// Takes in what comes next.
  ///
  /// - Parameters:
  ///   - report: All but the lines.
  ///   - lines: The lines of output that belong to it.
  mutating func add(_ report: ScanReport, _ lines: Span<UInt8>) {
    if report.fileNumber != fileNumber { begin(report) }
    // Pieces of a file that could not be read further.
    if hasEnded { return }
    if lines.count > 0 {
      writeHeadingOnce()
      console.output.write(raw: lines)
    }
    selectionCount += report.selectionCount
    if report.selectionCount > 0 { hasFound = true }
    limits.add(report.limits)
    for note in report.notes {
      if note.isFailure { hasFailed = true }
      console.report(note.text, path: report.path)
    }
    end(report)
    if report.isUrgent { console.output.flush() }
  }

  private mutating func begin(_ report: ScanReport) {
    fileNumber = report.fileNumber
    if form == .count || lineOutput.hasHeadings { lineOutput.beginFile(report.path) }
    (selectionCount, hasHeading, hasEnded) = (0, false, false)
  }

  private mutating func end(_ report: ScanReport) {
    switch report.end {
    case .none: return
    case .finished: finishFile(report.path)
    case .failed(let error):
      finishFile(report.path)
      fail(error, report.path)
    case .unopened(let error): fail(error, report.path)
    }
    hasEnded = true
  }

  private mutating func finishFile(_ path: FilePath) {
    if form == .count, selectionCount > 0 || countsZero {
      lineOutput.write(count: selectionCount, to: &console.output)
    }
    for sentence in limits.takeSentences() { console.report(sentence, path: path) }
  }

  private mutating func fail(_ error: SystemError, _ path: FilePath) {
    hasFailed = true
    console.report(error.message, path: path)
  }

  private mutating func writeHeadingOnce() {
    if hasHeading || !lineOutput.hasHeadings { return }
    lineOutput.writeHeading(isFirst: !hasPrinted, to: &console.output)
    (hasHeading, hasPrinted) = (true, true)
  }
}
