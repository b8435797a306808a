import SelectableText
import Synchronization

/// What the threads of a scan share: who does what, and whose turn it is to print.
///
/// Jobs are handed out in order. A finished job whose turn has not come leaves its results here, and whoever has the turn
/// prints them with its own; so nobody waits but who is far ahead, or has more in memory than belongs there.
final class ScanBoard: Sendable {
  private struct Results: Sendable {
    let reports: [ScanReport]
    let lines: [UInt8]
  }

  private struct State: Sendable {
    var jobs: ScanJobs
    var claimedCount = 0
    /// The job whose turn it is.
    var turn = 0
    var left: [Int: Results] = [:]
    var leftByteCount = 0
  }

  /// How much output may lie here until no further job is handed out.
  private static let leftByteLimit = 1 << 24
  /// How many jobs may be at work or lie here, for each thread.
  private static let jobsPerThread = 8

  private let jobLimit: Int
  private let monitor: Monitor<State>
  private let collector: Monitor<ResultCollector?>
  private let statistics = Monitor([RuleStatistics]())
  private let turn = Atomic(0)
  private let isStopped = Atomic(false)

  init(_ jobs: ScanJobs, threadCount: Int, _ collector: consuming ResultCollector) {
    jobLimit = threadCount * ScanBoard.jobsPerThread
    monitor = Monitor(State(jobs: jobs))
    self.collector = Monitor(collector)
  }

  /// Whether the rest of the work does not matter any more.
  var hasStopped: Bool { isStopped.load(ordering: .relaxed) }

  /// The next job; waits while too many are unfinished. `nil`: there is no more to do.
  func claim() -> ScanJobs.Job? {
    monitor.wait { state -> ScanJobs.Job?? in
      if self.hasStopped { return .some(nil) }
      if state.claimedCount - state.turn >= self.jobLimit || state.leftByteCount >= ScanBoard.leftByteLimit {
        return nil
      }
      let job = state.jobs.next()
      if job != nil { state.claimedCount += 1 }
      return .some(job)
    }
  }

  /// Whether the job `ticket` may print.
  func hasTurn(_ ticket: Int) -> Bool { turn.load(ordering: .acquiring) == ticket }

  /// Waits until the job `ticket` may print.
  ///
  /// - Returns: `false` if it need not any more.
  func waitForTurn(_ ticket: Int) -> Bool {
    monitor.wait { state in self.hasStopped ? false : state.turn == ticket ? true : nil }
  }

  /// Takes in a part of the results of the job that has the turn.
  ///
  /// - Parameters:
  ///   - reports: In order.
  ///   - lines: The lines of all of them.
  func add(_ reports: [ScanReport], _ lines: borrowing BufferedWriter) {
    lines.withBytes { collect(reports, $0) }
  }

  /// Adds what the rules were asked in one thread, by the place of the rule.
  func add(_ counts: [RuleStatistics]) {
    statistics.withLock { sums in
      for (place, count) in counts.enumerated() {
        if place == sums.count { sums.append(RuleStatistics()) }
        sums[place] += count
      }
    }
  }

  /// What the rules were asked in all threads that have ended.
  var statisticsSums: [RuleStatistics] { statistics.withLock { $0 } }

  /// Tells the user something at once.
  func tell(_ message: String) { collector.withLock { $0?.tell(message) } }

  /// Takes in that something was found where that is all that is asked.
  func stopSinceFound() {
    collector.withLock { $0?.find() }
    stop()
  }

  /// Takes in the last results of a job, now or when its turn comes.
  func finish(_ ticket: Int, _ reports: [ScanReport], _ lines: borrowing BufferedWriter) {
    if hasTurn(ticket) {
      lines.withBytes { collect(reports, $0) }
      return passTurn(from: ticket)
    }
    let results = Results(reports: reports, lines: lines.bytes)
    let hasTurn = monitor.withLock { state in
      if state.turn == ticket { return true }
      state.left[ticket] = results
      state.leftByteCount += results.lines.count
      return false
    }
    if hasTurn {
      collect(results.reports, results.lines.span)
      passTurn(from: ticket)
    }
  }

  /// Gives the turn to the next job whose results are not here yet.
  private func passTurn(from ticket: Int) {
    var next = ticket + 1
    while !hasStopped {
      let place = next
      let results = monitor.change { state -> Results? in
        guard let results = state.left.removeValue(forKey: place) else {
          state.turn = place
          self.turn.store(place, ordering: .releasing)
          return nil
        }
        state.leftByteCount -= results.lines.count
        return results
      }
      guard let results else { return }
      collect(results.reports, results.lines.span)
      next += 1
    }
  }

  private func collect(_ reports: [ScanReport], _ lines: Span<UInt8>) {
    let isDone = collector.withLock { collector in
      var start = 0
      for report in reports {
        collector?.add(report, lines.extracting(start..<start + report.lineByteCount))
        start += report.lineByteCount
      }
      return collector?.isDone ?? true
    }
    if isDone { stop() }
  }

  private func stop() {
    monitor.change { _ in self.isStopped.store(true, ordering: .relaxed) }
  }

  /// Takes the collector, when all threads have ended.
  func takeCollector() -> ResultCollector? { collector.withLock { $0.take() } }
}
