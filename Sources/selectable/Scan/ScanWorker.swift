import SelectableText

/// One thread of a scan: does jobs until there are no more.
struct ScanWorker: ~Copyable {
  private let options: ScanOptions
  private let board: ScanBoard
  private var output: JobOutput
  private var pieces: PieceScan
  private var chunks: LineChunks?
  private var queue = ByteQueue()

  init(_ options: ScanOptions, _ scanner: Scanner, _ lineOutput: LineOutput, _ board: ScanBoard) {
    self.options = options
    self.board = board
    output = JobOutput(board)
    pieces = PieceScan(options, scanner, lineOutput)
  }

  /// Does jobs until there are no more.
  ///
  /// - Parameter didClaim: Called with each job before it is done.
  mutating func run(_ didClaim: (ScanJobs.Job) -> Void) {
    while let job = board.claim() {
      didClaim(job)
      output.begin(job)
      for step in job.steps {
        perform(step)
        if board.hasStopped { break }
      }
      output.finishJob()
    }
    board.add(pieces.statistics)
  }

  private mutating func perform(_ step: ScanJobs.Step) {
    switch step.work {
    case .standardInput: scanStandardInput(step)
    case .file(let path):
      output.begin(step, path)
      do throws(SystemError) { scan(try InputFile(path), path) } catch { output.finish(.unopened(error)) }
    case .piece(let file, let index, let isLast): scan(file, index, isLast: isLast, step)
    case .failure(let path, let error):
      output.begin(step, path)
      output.finish(.unopened(error))
    case .cycle(let path):
      output.begin(step, path)
      output.report.note("the link leads back to a directory it lies in; not followed")
      output.finish(.none)
    }
  }

  private mutating func scanStandardInput(_ step: ScanJobs.Step) {
    output.begin(step, .standardInput)
    do throws(SystemError) {
      let input = try InputFile.standardInput()
      if input.file.isTerminal { output.tell(Console.typingNote) }
      scan(input, .standardInput)
    } catch {
      output.finish(.unopened(error))
    }
  }

  /// Scans all of a file, a piece at a time.
  private mutating func scan(_ input: InputFile, _ path: FilePath) {
    let isWhole = options.dialect.takesWholeFiles
    var chunks = chunks.take() ?? LineChunks(input, isWhole: isWhole, lineLimit: options.lineLimit)
    chunks.begin(input, isWhole: isWhole)
    pieces.beginFile(path)
    do throws(SystemError) {
      try scan(&chunks, input)
      output.finish(.finished)
    } catch {
      output.finish(.failed(error))
    }
    self.chunks = consume chunks
  }

  private mutating func scan(_ chunks: inout LineChunks, _ input: InputFile) throws(SystemError) {
    var ledger: LineLedger?
    while true {
      let hasPiece = try chunks.next()
      if ledger == nil { ledger = makeLedger(chunks, input) }
      for line in chunks.takeLongLines() {
        pieces.noteLongLine(at: line.lowerBound, ledger, in: &output)
        ledger?.add(line, lineFeedCount: 1)
      }
      if !hasPiece { return }
      if chunks.isBinary, !options.scansBinary { return output.report.note("binary file, skipped") }
      chunks.withChunk { pieces.scan($0, at: chunks.utf8Offset, ledger, in: &output) }
      if chunks.isInteractive {
        output.handOverAtOnce()
      } else if output.lines.byteCount >= BufferedWriter.flushByteCount {
        output.handOverIfPossible()
      }
      if stopsAfterPiece() { return }
    }
  }

  /// Scans a piece of a large file.
  private mutating func scan(_ file: LargeFile, _ index: Int, isLast: Bool, _ step: ScanJobs.Step) {
    output.begin(step, file.path)
    pieces.beginFile(file.path, pieceCount: file.pieceCount)
    do throws(SystemError) {
      let piece = try file.readPiece(index, into: &queue, lineLimit: options.lineLimit)
      if !piece.memoryRange.isEmpty {
        queue.withBytes(piece.memoryRange) { chunk in
          // Before the scan: whoever has the next piece may be asking for its line.
          if file.ledger.wantsCount(of: piece.utf8Range) {
            file.ledger.add(piece.utf8Range, lineFeedCount: chunk.lineFeedCount)
          }
          pieces.scan(chunk, at: piece.utf8Range.lowerBound, file.ledger, in: &output)
        }
      }
      if let utf8Offset = piece.longLineUTF8Offset { pieces.noteLongLine(at: utf8Offset, file.ledger, in: &output) }
      _ = stopsAfterPiece()
      output.finish(isLast ? .finished : .none)
    } catch {
      output.finish(.failed(error))
    }
  }

  private func stopsAfterPiece() -> Bool {
    if options.form == .quiet, output.report.selectionCount > 0 { board.stopSinceFound() }
    return board.hasStopped
  }

  /// What numbers the lines of a file; `nil` if nobody asks, or could.
  private func makeLedger(_ chunks: borrowing LineChunks, _ input: InputFile) -> LineLedger? {
    if input.isSeekable, !options.decodesEscapes, let textStartOffset = chunks.textStartOffset {
      return LineLedger(rereading: input, textStartOffset: textStartOffset)
    }
    let printsLines = options.form == .lines || options.form == .json
    return printsLines ? LineLedger(rereading: nil, textStartOffset: 0) : nil
  }
}
