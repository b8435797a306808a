/// A file as UTF-8, in pieces of whole lines.
///
/// Files are read, not mapped: a mapped file that another process shortens ends this one with SIGBUS, reading into a
/// buffer that stays in the cache is as fast, and pipes need it anyway. A piece is ``chunkByteCount`` long, or one line
/// if that is longer; with `isWhole` it is all of the file. So memory is at most the longest line and a few pieces.
///
/// A byte order mark is not part of the text, and no offset counts it. UTF-16 with a mark is turned into UTF-8. What
/// comes through a pipe is handed on as soon as a line is complete.
struct LineChunks: ~Copyable {
  /// The length of a piece, which fits the second-level cache.
  static let chunkByteCount = 1 << 18

  private let file: OpenFile
  private let isWhole: Bool
  private var queue = ByteQueue()
  private var raw = ByteQueue()
  private var transcoder: UTF16Transcoder?
  private var hasBegun = false
  private var isAtEnd = false
  private var searchedByteCount = 0
  private var currentByteCount = 0

  /// The UTF-8 offset in the file's text at which the current piece starts.
  private(set) var utf8Offset = 0
  /// Whether the file's first bytes are those of a binary file; known once a piece was read.
  private(set) var isBinary = false

  /// Whether more than a pause is possible between two reads: someone may be waiting for an answer.
  var isInteractive: Bool { file.status.kind != .regular }

  /// Makes pieces of `file`, from where it stands; nothing is read before the first ``next()``.
  ///
  /// - Parameters:
  ///   - file: Closed at the end.
  ///   - isWhole: Whether the text is the file, not each of its lines.
  init(_ file: consuming OpenFile, isWhole: Bool) {
    self.file = file
    self.isWhole = isWhole
  }

  /// Goes on to the next piece.
  ///
  /// - Returns: `false` at the end of the file.
  mutating func next() throws(SystemError) -> Bool {
    if !hasBegun { try begin() }
    queue.removeFirst(currentByteCount)
    utf8Offset += currentByteCount
    (currentByteCount, searchedByteCount) = (0, 0)
    while true {
      if !isWhole, isInteractive || isAtEnd || queue.count >= LineChunks.chunkByteCount / 2 {
        let end = endOfLastLine()
        if end > 0 {
          currentByteCount = end
          return true
        }
      }
      if isAtEnd {
        currentByteCount = queue.count
        return currentByteCount > 0
      }
      try fill()
    }
  }

  /// Lends the current piece: whole lines with their ends, which the last line of a file may lack.
  func withChunk<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try queue.withBytes(0..<currentByteCount, body)
  }

  /// Reads enough to tell the encoding, and tells it.
  private mutating func begin() throws(SystemError) {
    hasBegun = true
    var isUndecided = true
    while isUndecided {
      guard try queue.read(LineChunks.chunkByteCount, from: file) > 0 else {
        isAtEnd = true
        break
      }
      isUndecided = queue.withBytes(0..<queue.count) { TextEncoding.isUndecided($0) }
    }
    isBinary = queue.withBytes(0..<min(queue.count, binarySampleByteCount)) { selectable.isBinary($0) }
    switch queue.withBytes(0..<queue.count, { TextEncoding(of: $0) }) {
    case .utf8(let markByteCount): queue.removeFirst(markByteCount)
    case .utf16(let isBigEndian):
      queue.removeFirst(2)
      swap(&queue, &raw)
      var transcoder = UTF16Transcoder(isBigEndian: isBigEndian)
      try LineChunks.move(&raw, to: &queue, through: &transcoder)
      if isAtEnd { try transcoder.finish(into: &queue) }
      self.transcoder = transcoder
    }
  }

  /// The offset behind the last line feed in the queue; 0: none. Bytes already looked at are not looked at again.
  private mutating func endOfLastLine() -> Int {
    let searched = searchedByteCount
    searchedByteCount = queue.count
    return queue.withBytes(searched..<queue.count) { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] != UInt8(ascii: "\n") { end -= 1 }
      return end == 0 ? 0 : searched + end
    }
  }

  private mutating func fill() throws(SystemError) {
    guard var transcoder = transcoder else {
      isAtEnd = try queue.read(wantedByteCount, from: file) == 0
      return
    }
    if try raw.read(LineChunks.chunkByteCount / 2, from: file) == 0 {
      isAtEnd = true
      try transcoder.finish(into: &queue)
    } else {
      try LineChunks.move(&raw, to: &queue, through: &transcoder)
    }
    self.transcoder = transcoder
  }

  /// How much to read next: what is missing to one piece, or, once a line has proved longer, as much again.
  private var wantedByteCount: Int {
    queue.count < LineChunks.chunkByteCount ? LineChunks.chunkByteCount - queue.count : queue.count
  }

  private static func move(
    _ raw: inout ByteQueue, to queue: inout ByteQueue, through transcoder: inout UTF16Transcoder
  ) throws(SystemError) {
    var result: SystemError?
    raw.withBytes(0..<raw.count) { bytes in
      do { try transcoder.transcode(bytes, into: &queue) } catch { result = error as? SystemError }
    }
    raw.removeFirst(raw.count)
    if let result { throw result }
  }
}
