/// What one step of a job, or a part of it, has to tell, but for its lines of output: it is put together in the order of the jobs.
struct ScanReport: Sendable {
  /// How a file goes on after it.
  enum End: Equatable, Sendable {
    /// More is to come.
    case none
    /// All of it was scanned.
    case finished
    /// It could not be read further.
    case failed(SystemError)
    /// It could not be opened.
    case unopened(SystemError)
  }

  /// A sentence about the file, beside the results.
  struct Note: Sendable {
    let text: String
    let isFailure: Bool
  }

  /// The file.
  let path: FilePath
  /// Tells files apart, also those that are named twice.
  let fileNumber: Int
  var selectionCount = 0
  var limits = LimitReport()
  var notes: [Note] = []
  var end = End.none
  /// Whether someone waits for what was found.
  var isUrgent = false
  /// How many bytes of lines belong to it.
  var lineByteCount = 0

  init(path: FilePath, fileNumber: Int) {
    self.path = path
    self.fileNumber = fileNumber
  }

  /// Adds a sentence about the file; with `isFailure` it is an error.
  mutating func note(_ text: String, isFailure: Bool = false) {
    notes.append(Note(text: text, isFailure: isFailure))
  }
}
