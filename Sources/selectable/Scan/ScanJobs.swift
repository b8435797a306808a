/// The work of a scan, job by job, in the order in which results are printed.
struct ScanJobs: Sendable {
  /// Something that a thread does by itself.
  struct Job: Sendable {
    /// Its place among all jobs.
    let ticket: Int
    /// Tells files apart: the place of the file's first job.
    let fileNumber: Int
    let work: Work
  }

  enum Work: Sendable {
    /// All of standard input.
    case standardInput
    /// All of a file.
    case file(FilePath)
    /// A piece of a large file, and whether it is the last.
    case piece(LargeFile, index: Int, isLast: Bool)
    /// Nothing but to say that something cannot be scanned.
    case failure(FilePath, SystemError)
    /// Nothing but to say that a link is not followed.
    case cycle(FilePath)
  }

  private let walk: FileWalk
  private let scansBinary: Bool
  private let cutsFiles: Bool
  private var paths: ArraySlice<String>
  private var steps: FileWalkSteps?
  private var large: (file: LargeFile, fileNumber: Int, nextIndex: Int)?
  private var nextTicket = 0

  /// - Parameters:
  ///   - options: What to scan, and how.
  ///   - cutsFiles: Whether large files are cut into pieces, for several threads.
  init(_ options: ScanOptions, cutsFiles: Bool) {
    walk = options.walk
    scansBinary = options.scansBinary
    // Lines made by escapes are not those of the file, and whole texts are not cut.
    self.cutsFiles = cutsFiles && !options.decodesEscapes && !options.dialect.takesWholeFiles
    paths = options.paths.isEmpty ? ["-"] : options.paths[...]
  }

  /// The next job; `nil`: that was all.
  mutating func next() -> Job? {
    if let piece = nextPiece() { return piece }
    while true {
      if let event = steps?.next() { return job(for: event) }
      steps = nil
      guard let path = paths.popFirst() else { return nil }
      if path == "-" { return standardInput() }
      steps = walk.steps(from: FilePath(argument: path))
    }
  }

  private mutating func job(_ work: Work, fileNumber: Int? = nil) -> Job {
    defer { nextTicket += 1 }
    return Job(ticket: nextTicket, fileNumber: fileNumber ?? nextTicket, work: work)
  }

  private mutating func nextPiece() -> Job? {
    guard let (file, fileNumber, index) = large else { return nil }
    let isLast = index + 1 == file.pieceCount
    large = isLast ? nil : (file, fileNumber, index + 1)
    return job(.piece(file, index: index, isLast: isLast), fileNumber: fileNumber)
  }

  private mutating func begin(_ file: LargeFile) -> Job? {
    large = (file, nextTicket, 0)
    return nextPiece()
  }

  private mutating func job(for event: FileWalkEvent) -> Job {
    switch event {
    case .failure(let path, let error): return job(.failure(path, error))
    case .cycle(let path): return job(.cycle(path))
    case .file(let path, let status):
      if cutsFiles, status.kind == .regular, status.byteCount >= LargeFile.leastByteCount,
        let input = try? InputFile(path), let file = LargeFile(input, path, scansBinary: scansBinary),
        let piece = begin(file)
      {
        return piece
      }
      // Whoever opens it says why it cannot be opened.
      return job(.file(path))
    }
  }

  private mutating func standardInput() -> Job {
    if cutsFiles, let input = try? InputFile.standardInput(), !input.file.isTerminal,
      let file = LargeFile(input, FilePath.standardInput, scansBinary: scansBinary), let piece = begin(file)
    {
      // As if it had been read: it may be named once more.
      input.file.moveToEnd()
      return piece
    }
    return job(.standardInput)
  }
}

extension FilePath {
  /// What standard input is called.
  static var standardInput: FilePath { FilePath("<stdin>") }
}
