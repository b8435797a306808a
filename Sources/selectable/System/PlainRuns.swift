extension Span<UInt8> {
  /// The end of the run of plain bytes from `offset` on: those that every form of output shows as they are.
  ///
  /// Plain are the printable ones of ASCII, 0x20 to 0x7E; with `exceptingSyntax` not those that JSON escapes, `"` and `\`.
  ///
  /// - Parameters:
  ///   - offset: Where the run begins.
  ///   - exceptingSyntax: Whether `"` and `\` end it, too.
  /// - Returns: The offset of the first byte that is not plain; the end, if there is none.
  /// - Complexity: O(*d*) in the distance, eight bytes at a time.
  func plainRunEnd(from offset: Int, exceptingSyntax: Bool) -> Int {
    var offset = offset
    while offset + 8 <= count {
      // SAFETY: the eight bytes from offset on lie within the span.
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let marks = special(UInt64(littleEndian: word), exceptingSyntax)
      if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
      offset += 8
    }
    guard offset < count, count >= 8 else { return plainTailEnd(from: offset, exceptingSyntax) }
    // SAFETY: the last eight bytes lie within the span; those before offset are known, and shifted out.
    let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    let marks = special(UInt64(littleEndian: word), exceptingSyntax) >> UInt64(8 * (8 - (count - offset)))
    return marks == 0 ? count : offset + marks.trailingZeroBitCount / 8
  }

  /// The same for the few bytes of a short text.
  private func plainTailEnd(from offset: Int, _ exceptingSyntax: Bool) -> Int {
    var word: UInt64 = 0
    var place = count
    while place > offset {
      place -= 1
      word = word << 8 | UInt64(self[place])
    }
    let marks = special(word, exceptingSyntax)
    return marks == 0 ? count : Swift.min(count, offset + marks.trailingZeroBitCount / 8)
  }
}

/// The top bit of each byte that is not plain, exact: no carry leaves its byte.
private func special(_ word: UInt64, _ exceptingSyntax: Bool) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  // Sums with the low seven bits reach the top bit from 0x20 on, and from 0x7F on.
  let isControl = ~((word & low) &+ 0x6060_6060_6060_6060)
  let isDelete = (word & low) &+ 0x0101_0101_0101_0101
  var marks = isControl | isDelete | word
  if exceptingSyntax {
    let quotes = word ^ 0x2222_2222_2222_2222
    let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    marks |= ~((quotes & low) &+ low | quotes) | ~((backslashes & low) &+ low | backslashes)
  }
  return marks & ~low
}
