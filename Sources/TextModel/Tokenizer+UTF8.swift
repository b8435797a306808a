extension Tokenizer {
  /// The token that starts at `utf8Offset`.
  ///
  /// What lies before `utf8Offset` is not looked at. Bytes that are not UTF-8 are part of words.
  ///
  /// - Precondition: `utf8Offset` is in `0 ..< utf8.count`, and is where a token starts: 0, or the end of another one.
  /// - Complexity: O(*n*) in the UTF-8 count of the token.
  package static func token(in utf8: Span<UInt8>, at utf8Offset: Int) -> Token {
    switch utf8[utf8Offset] {
    case 0x00: return Token(kind: .terminator, utf8Range: utf8Offset..<utf8Offset + 1)
    case 0x09: return Token(kind: .tab, utf8Range: utf8Offset..<utf8Offset + 1)
    case 0x20:
      let end = endOfSpaces(in: utf8, from: utf8Offset)
      if end > utf8Offset { return Token(kind: .space, utf8Range: utf8Offset..<end) }
    default:
      let breakUTF8Count = hardBreakUTF8Count(in: utf8, at: utf8Offset)
      if breakUTF8Count > 0 { return Token(kind: .newLine, utf8Range: utf8Offset..<utf8Offset + breakUTF8Count) }
    }
    return Token(kind: .word, utf8Range: utf8Offset..<endOfWord(in: utf8, from: utf8Offset))
  }

  /// How many bytes the hard line break has that starts at `utf8Offset`; 0 if none starts there.
  ///
  /// The breaks are LF, CR LF, CR, VT, FF, U+0085, U+2028 and U+2029. All are controls to UAX #29, so that a cluster
  /// ends on both sides of them (GB4, GB5). None can be mistaken for a part of another scalar.
  ///
  /// - Precondition: `utf8Offset` is in `0 ..< utf8.count`.
  /// - Complexity: O(1).
  package static func hardBreakUTF8Count(in utf8: Span<UInt8>, at utf8Offset: Int) -> Int {
    let remaining = utf8.count - utf8Offset
    switch utf8[utf8Offset] {
    case 0x0A, 0x0B, 0x0C: return 1
    case 0x0D: return remaining > 1 && utf8[utf8Offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return remaining > 1 && utf8[utf8Offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard remaining > 2, utf8[utf8Offset + 1] == 0x80 else { return 0 }
      return utf8[utf8Offset + 2] & 0xFE == 0xA8 ? 3 : 0
    default: return 0
    }
  }

  /// The end of the run of U+0020 from `start`; a last space that carries a mark is left out.
  private static func endOfSpaces(in utf8: Span<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while end < utf8.count, utf8[end] == 0x20 { end += 1 }
    return isBoundary(afterSpaceAt: end - 1, in: utf8) ? end : end - 1
  }

  /// The end of the word that starts at `start`, where no other token starts.
  private static func endOfWord(in utf8: Span<UInt8>, from start: Int) -> Int {
    var utf8Offset = start
    while utf8Offset < utf8.count {
      switch utf8[utf8Offset] {
      case 0x21...0xC1: break
      case 0x00, 0x09: return utf8Offset
      case 0x20:
        // The first space of a word has been seen to carry a mark.
        if utf8Offset > start, isSpaceCluster(at: utf8Offset, after: start, in: utf8) { return utf8Offset }
      case 0x0A...0x0D, 0xC2, 0xE2:
        if hardBreakUTF8Count(in: utf8, at: utf8Offset) > 0 { return utf8Offset }
      default: break
      }
      utf8Offset += 1
    }
    return utf8Offset
  }

  /// Whether the space at `utf8Offset` is a cluster by itself, in a word that began at `start`.
  private static func isSpaceCluster(at utf8Offset: Int, after start: Int, in utf8: Span<UInt8>) -> Bool {
    if utf8[utf8Offset - 1] >= 0x80 {
      // UAX #29 GB9b: a prepended sign, such as U+0600, takes the space into its cluster.
      let previous = utf8.scalar(endingAt: utf8Offset, notBefore: start)
      if !ClusterBreaker.hasBreak(between: previous.value, and: 0x20) { return false }
    }
    return isBoundary(afterSpaceAt: utf8Offset, in: utf8)
  }

  /// Whether no mark, joiner or selector extends the space at `utf8Offset` (UAX #29 GB9, GB9a).
  private static func isBoundary(afterSpaceAt utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    let next = utf8Offset + 1
    if next == utf8.count || utf8[next] < 0x80 { return true }
    return ClusterBreaker.hasBreak(between: 0x20, and: utf8.scalar(at: next).value)
  }
}
