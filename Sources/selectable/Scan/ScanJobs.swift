/// The work of a scan, job by job, in the order in which results are printed.
struct ScanJobs: Sendable {
  /// What a thread does by itself: a large piece of work, or several small ones, so that a job outweighs its handing out.
  struct Job: Sendable {
    /// Its place among all jobs.
    let ticket: Int
    /// One or more, in order.
    let steps: [Step]
  }

  /// A file, or a piece of one.
  struct Step: Sendable {
    /// Tells files apart, also those that are named twice.
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

  /// How many files, and how many bytes of files, are enough for a job.
  private static let enoughSteps = 16
  private static let enoughBytes = 1 << 17

  private let walk: FileWalk
  private let scansBinary: Bool
  private let cutsFiles: Bool
  private var paths: ArraySlice<String>
  private var walkSteps: FileWalkSteps?
  private var large: (file: LargeFile, fileNumber: Int, nextIndex: Int)?
  private var nextTicket = 0
  private var nextFileNumber = 0

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
    var steps: [Step] = []
    var byteCount = 0
    while steps.count < ScanJobs.enoughSteps, byteCount < ScanJobs.enoughBytes, let step = nextStep(&byteCount) {
      steps.append(step)
    }
    if steps.isEmpty { return nil }
    defer { nextTicket += 1 }
    return Job(ticket: nextTicket, steps: steps)
  }

  /// The next step; adds how many bytes it has, or enough for a job if nobody knows.
  private mutating func nextStep(_ byteCount: inout Int) -> Step? {
    if let piece = nextPiece() {
      byteCount += ScanJobs.enoughBytes
      return piece
    }
    while true {
      if let event = walkSteps?.next() { return step(for: event, &byteCount) }
      walkSteps = nil
      guard let path = paths.popFirst() else { return nil }
      if path == "-" {
        byteCount += ScanJobs.enoughBytes
        return standardInput()
      }
      walkSteps = walk.steps(from: FilePath(argument: path))
    }
  }

  private mutating func step(_ work: Work) -> Step {
    defer { nextFileNumber += 1 }
    return Step(fileNumber: nextFileNumber, work: work)
  }

  private mutating func nextPiece() -> Step? {
    guard let (file, fileNumber, index) = large else { return nil }
    let isLast = index + 1 == file.pieceCount
    large = isLast ? nil : (file, fileNumber, index + 1)
    return Step(fileNumber: fileNumber, work: .piece(file, index: index, isLast: isLast))
  }

  private mutating func begin(_ file: LargeFile) -> Step? {
    large = (file, nextFileNumber, 0)
    nextFileNumber += 1
    return nextPiece()
  }

  private mutating func step(for event: FileWalkEvent, _ byteCount: inout Int) -> Step {
    switch event {
    case .failure(let path, let error): return step(.failure(path, error))
    case .cycle(let path): return step(.cycle(path))
    case .file(let path, let status):
      byteCount += status.kind == .regular ? status.byteCount : ScanJobs.enoughBytes
      if cutsFiles, status.kind == .regular, status.byteCount >= LargeFile.leastByteCount,
        let input = try? InputFile(path), let file = LargeFile(input, path, scansBinary: scansBinary),
        let piece = begin(file)
      {
        return piece
      }
      // Whoever opens it says why it cannot be opened.
      return step(.file(path))
    }
  }

  private mutating func standardInput() -> Step {
    if cutsFiles, let input = try? InputFile.standardInput(), !input.file.isTerminal,
      let file = LargeFile(input, FilePath.standardInput, scansBinary: scansBinary), let piece = begin(file)
    {
      // As if it had been read: it may be named once more.
      input.file.moveToEnd()
      return piece
    }
    return step(.standardInput)
  }
}

extension FilePath {
  /// What standard input is called.
  static var standardInput: FilePath { FilePath("<stdin>") }
}
