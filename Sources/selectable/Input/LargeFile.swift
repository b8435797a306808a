/// A file of UTF-8 that is cut into pieces, so that several threads may read and scan it at once.
///
/// A piece has the lines that begin in its part of the file; whoever reads it finds the first and the end of the last.
/// What is added to the file later does not count, but for the end of its last line.
final class LargeFile: Sendable {
  /// The size from which on a file is worth cutting.
  static let leastByteCount = 1 << 20
  /// How much is read beyond a part, for the end of the line that its end cuts through: most lines are shorter.
  private static let overlapByteCount = 1 << 12

  let path: FilePath
  let ledger: LineLedger
  private let input: InputFile
  private let textStartOffset: Int
  private let endOffset: Int

  /// Makes it of what `input` holds from its start on; `nil` if one thread must read it: it is too small, or binary, or
  /// no UTF-8.
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - path: How it is called.
  ///   - scansBinary: Whether binary files are scanned, too.
  init?(_ input: InputFile, _ path: FilePath, scansBinary: Bool) {
    let endOffset = input.file.status.byteCount
    guard input.isSeekable, endOffset - input.startOffset >= LargeFile.leastByteCount else { return nil }
    var sample = ByteQueue()
    let byteCount = try? sample.read(binarySampleByteCount, from: input.file, at: input.startOffset)
    guard let byteCount else { return nil }
    let (isText, encoding) = sample.withBytes(0..<byteCount) { (!isBinary($0), TextEncoding(of: $0)) }
    guard isText || scansBinary, case .utf8(let markByteCount) = encoding else { return nil }
    self.path = path
    self.input = input
    self.endOffset = endOffset
    textStartOffset = input.startOffset + markByteCount
    ledger = LineLedger(rereading: input, textStartOffset: textStartOffset)
  }

  /// How many pieces there are; at least one.
  var pieceCount: Int {
    (endOffset - textStartOffset + LineChunks.chunkByteCount - 1) / LineChunks.chunkByteCount
  }

  /// A piece in the memory of whoever read it.
  struct Piece {
    /// Where its lines stand in the text of the file. Empty if no line begins in its part of the file.
    var utf8Range = 0..<0
    /// Where they stand in the memory.
    var memoryRange = 0..<0
    /// Where in the text a line begins that is too long to be read; the piece ends before it.
    var longLineUTF8Offset: Int?
  }

  /// Reads a piece.
  ///
  /// - Parameters:
  ///   - index: Which one.
  ///   - queue: The memory it is read into; what was there is gone.
  ///   - lineLimit: How many bytes a line may have.
  /// - Returns: Where it stands.
  /// - Throws: ``SystemError`` if the file cannot be read.
  func readPiece(_ index: Int, into queue: inout ByteQueue, lineLimit: Int) throws(SystemError) -> Piece {
    let partStart = textStartOffset + index * LineChunks.chunkByteCount
    let partEnd = min(partStart + LineChunks.chunkByteCount, endOffset)
    // A line begins behind a line feed, which may be the last byte of the part before.
    let readStart = index == 0 ? partStart : partStart - 1
    queue.removeAll()
    try fill(&queue, upTo: partEnd - readStart, from: readStart)
    let partByteCount = min(partEnd - readStart, queue.count)
    var start = 0
    if index > 0 {
      start = queue.withBytes(0..<partByteCount) { $0.lineFeedOffset(from: 0) } + 1
      // A line feed at its very end belongs to the next part.
      if start >= partByteCount { return Piece() }
    }
    var piece = Piece()
    let end = try endOfLastLine(in: &queue, from: start, partByteCount, readStart, lineLimit)
    if case .tooLong(let lineStart) = end { piece.longLineUTF8Offset = readStart + lineStart - textStartOffset }
    piece.memoryRange = start..<end.memoryOffset
    let shift = readStart - textStartOffset
    piece.utf8Range = start + shift..<end.memoryOffset + shift
    return piece
  }

  private enum End {
    case found(Int)
    case tooLong(lineStart: Int)

    var memoryOffset: Int {
      switch self {
      case .found(let offset), .tooLong(let offset): offset
      }
    }
  }

  /// Where the last line that begins in the part ends; reads on to find it.
  private func endOfLastLine(
    in queue: inout ByteQueue, from start: Int, _ partByteCount: Int, _ readStart: Int, _ lineLimit: Int
  ) throws(SystemError) -> End {
    var searched = max(start, partByteCount - 1)
    while true {
      let found = queue.withBytes(0..<queue.count) { $0.lineFeedOffset(from: searched) }
      if found < queue.count { return .found(found + 1) }
      searched = queue.count
      if queue.count - start > lineLimit {
        let lineStart = queue.withBytes(start..<max(start, partByteCount - 1)) { start + $0.endOfLastLine }
        if queue.count - lineStart > lineLimit { return .tooLong(lineStart: lineStart) }
      }
      let wantedByteCount = max(LineChunks.chunkByteCount, min(queue.count, lineLimit - queue.count))
      let byteCount = try queue.read(wantedByteCount, from: input.file, at: readStart + queue.count)
      if byteCount == 0 { return .found(queue.count) }
    }
  }

  private func fill(_ queue: inout ByteQueue, upTo byteCount: Int, from readStart: Int) throws(SystemError) {
    while queue.count < byteCount {
      let wantedByteCount = byteCount - queue.count + LargeFile.overlapByteCount
      if try queue.read(wantedByteCount, from: input.file, at: readStart + queue.count) == 0 { return }
    }
  }
}
