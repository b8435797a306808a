import SelectableText

extension LineChunks {
  /// Hands over each line without its line feed, and whatever was printed to whoever waits for it.
  ///
  /// - Parameters:
  ///   - console: Where `body` may write.
  ///   - body: Called with the line and its number, with `nil` for the line if it is longer than the limit; answers
  ///     whether to go on.
  /// - Returns: Whether the end was reached.
  /// - Throws: ``SystemError`` if the file cannot be read further.
  mutating func forEachLine(
    console: inout Console, _ body: (Span<UInt8>?, Int, inout Console) -> Bool
  ) throws(SystemError) -> Bool {
    var lineNumber = 0
    while true {
      let hasPiece = try next()
      for _ in takeLongLines() {
        lineNumber += 1
        if !body(nil, lineNumber, &console) { return false }
      }
      if !hasPiece { return true }
      let goesOn = withChunk { chunk in
        var start = 0
        while start < chunk.count {
          let end = chunk.lineFeedOffset(from: start)
          lineNumber += 1
          let isLong = end - start > lineLimit
          if !body(isLong ? nil : chunk.extracting(start..<end), lineNumber, &console) { return false }
          start = end + 1
        }
        return true
      }
      if isInteractive { console.output.flush() }
      if !goesOn || console.output.failure != nil { return false }
    }
  }
}
