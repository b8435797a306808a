/// The line a walk through a file has come to.
struct LinePlace {
  /// The line's number, from 1.
  var lineNumber = 1
  /// The line's start, as an offset into the current piece.
  private(set) var lineStartUTF8Offset = 0
  private var utf8Offset = 0

  /// Goes on to `target` in the same piece of the file.
  ///
  /// - Returns: Whether that is on a later line.
  /// - Precondition: `target` is not behind where the walk has come to.
  /// - Complexity: O(*d*) in the distance walked.
  mutating func advance(to target: Int, in chunk: Span<UInt8>) -> Bool {
    let lineFeedCount = chunk.extracting(utf8Offset..<target).lineFeedCount
    defer { utf8Offset = target }
    guard lineFeedCount > 0 else { return false }
    lineNumber += lineFeedCount
    lineStartUTF8Offset = target
    while chunk[lineStartUTF8Offset - 1] != UInt8(ascii: "\n") { lineStartUTF8Offset -= 1 }
    return true
  }

  /// Leaves the current piece, which ends with a line, for the next.
  mutating func finish(_ chunk: Span<UInt8>) {
    _ = advance(to: chunk.count, in: chunk)
    (lineStartUTF8Offset, utf8Offset) = (0, 0)
  }

  /// Leaves the current piece where it stands; ``lineNumber`` must be set anew.
  mutating func abandon() { (lineStartUTF8Offset, utf8Offset) = (0, 0) }
}
