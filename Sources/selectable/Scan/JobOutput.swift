import SelectableText

/// The results of the job at hand: kept until they are handed over in order, or at once when the job has the turn.
struct JobOutput: ~Copyable {
  /// How much is kept of a job that waits for its turn; with more it waits itself.
  private static let keptByteLimit = 1 << 22

  private let board: ScanBoard
  private var ticket = 0
  /// The lines that are not handed over yet.
  private(set) var lines = BufferedWriter(.memory)
  /// The reports of the steps that are done; the lines are theirs and those of the step at hand.
  private var reports: [ScanReport] = []
  private var reportedByteCount = 0
  /// What the step at hand has to tell.
  var report = ScanReport(path: FilePath(""), fileNumber: 0)

  init(_ board: ScanBoard) { self.board = board }

  /// Begins a job.
  mutating func begin(_ job: ScanJobs.Job) {
    ticket = job.ticket
    forgetReports()
  }

  /// Begins a step of the job.
  mutating func begin(_ step: ScanJobs.Step, _ path: FilePath) {
    report = ScanReport(path: path, fileNumber: step.fileNumber)
  }

  /// Prints a selection; see ``SelectionPrinter/write(_:of:in:to:)``.
  mutating func print(
    _ candidate: Candidate, of scanner: Scanner, in chunk: Span<UInt8>, _ printer: inout SelectionPrinter
  ) {
    printer.write(candidate, of: scanner, in: chunk, to: &lines)
    // A line may hold millions.
    if lines.byteCount >= BufferedWriter.flushByteCount { handOverIfPossible() }
  }

  /// Hands over what there is if the job has the turn, or too much is kept.
  mutating func handOverIfPossible() {
    guard board.hasTurn(ticket) || (lines.byteCount >= JobOutput.keptByteLimit && board.waitForTurn(ticket)) else {
      // Nobody wants them any more.
      if board.hasStopped { forgetReports() }
      return
    }
    closeReport()
    board.add(reports, lines)
    forgetReports()
    report = ScanReport(path: report.path, fileNumber: report.fileNumber)
  }

  private mutating func closeReport() {
    report.lineByteCount = lines.byteCount - reportedByteCount
    reportedByteCount = lines.byteCount
    reports.append(report)
  }

  private mutating func forgetReports() {
    reports.removeAll(keepingCapacity: true)
    reportedByteCount = 0
    lines.removeAll()
  }

  /// Hands over what there is to somebody who waits for it.
  mutating func handOverAtOnce() {
    guard board.waitForTurn(ticket) else { return }
    report.isUrgent = true
    handOverIfPossible()
  }

  /// Tells the user something that cannot wait.
  mutating func tell(_ message: String) {
    guard board.waitForTurn(ticket) else { return }
    handOverIfPossible()
    board.tell(message)
  }

  /// Ends the step at hand.
  mutating func finish(_ end: ScanReport.End) {
    report.end = end
    closeReport()
  }

  /// Ends the job.
  mutating func finishJob() {
    board.finish(ticket, reports, lines)
    forgetReports()
  }
}
