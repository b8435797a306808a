import SelectableText

/// One run of `selectable scan` over files.
struct FileScan {
  let options: ScanOptions
  let scanner: Scanner

  /// Scans all that was named, reports what cannot be read, and goes on.
  ///
  /// The calling thread works, too. A further one starts whenever a job is claimed that is not the first, until there are
  /// enough: a single small file costs no thread.
  func run(console: inout Console) -> CommandStatus {
    let threadCount = options.threadCount ?? availableProcessorCount
    let lineOutput = LineOutput(options, output: console.output)
    let collector = ResultCollector(options, lineOutput, console)
    let board = ScanBoard(ScanJobs(options, cutsFiles: threadCount > 1), threadCount: threadCount, collector)
    var worker = ScanWorker(options, scanner, lineOutput, board)
    var threads: [WorkerThread] = []
    var isWorthMore = threadCount > 1
    worker.run { job in
      guard isWorthMore, job.ticket > 0 else { return }
      let (options, scanner) = (options, scanner)
      let thread = WorkerThread {
        var worker = ScanWorker(options, scanner, lineOutput, board)
        worker.run { _ in }
      }
      if let thread { threads.append(thread) }
      isWorthMore = thread != nil && threads.count + 1 < threadCount
    }
    for thread in threads { thread.join() }
    guard let collector = board.takeCollector() else { preconditionFailure("the collector is taken once") }
    let status = collector.status
    console = collector.finish()
    if options.showsStatistics { StatisticsTable(scanner.rules, board.statisticsSums).write(to: &console) }
    return status
  }
}
