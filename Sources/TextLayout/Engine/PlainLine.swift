/// Fills lines of printable ASCII at a look: where each byte is a column, the last space that has room ends the line.
///
/// Most lines of most texts are such, and found this way about four times as fast as unit by unit.
struct PlainLine {
  /// The line that begins at `start`, if it is certain without looking at what surrounds it; else `nil`.
  ///
  /// - Parameters:
  ///   - start: Where a line begins, and a token does.
  ///   - columnCount: How many bytes have room.
  ///   - utf8: The text.
  /// - Returns: The line as ``LineFiller`` fills it in ``LineBreakMode/wordWrap``; `nil` where a byte is neither printable
  ///   ASCII nor a line feed, or no word has room.
  /// - Complexity: O(*w*) in `columnCount`, and in the spaces behind the line.
  static func line(at start: Int, columnCount: Int, in utf8: Span<UInt8>) -> FilledLine? {
    let limit = min(utf8.count, start + columnCount + 1)
    var end = start
    while end < limit, utf8[end] &- 0x20 < 0x5F { end += 1 }
    var line = FilledLine(at: start)
    var next = end
    if end < limit {
      guard utf8[end] == 0x0A else { return nil }
    } else if end > start + columnCount {
      // What is beyond ASCII may join the last byte, and a wide cluster may stand on a line of its own.
      if end < utf8.count, utf8[end] >= 0x80 { return nil }
      // One byte more than has room: the line ends before the last space of these.
      end -= 1
      while end > start, utf8[end] != 0x20 { end -= 1 }
      next = end
      while next < utf8.count, utf8[next] == 0x20 { next += 1 }
      if next < utf8.count, utf8[next] != 0x0A, utf8[next] &- 0x21 >= 0x5E { return nil }
    }
    line.utf8Range = start..<next
    while end > start, utf8[end - 1] == 0x20 { end -= 1 }
    let isEmpty = end == start
    line.drawnEnd = end
    line.width = Double(end - start)
    guard next < utf8.count, utf8[next] == 0x0A else {
      if isEmpty { return nil }
      line.hardBreakUTF8Range = next..<next
      return line
    }
    line.hardBreakUTF8Range = next..<next + 1
    return line
  }
}
