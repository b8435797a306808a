import TextModel

extension Span where Element == UInt8 {
  /// The first hard line break from `start` on; empty at the end of the text if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes passed, eight at a time.
  func lineBreak(from start: Int) -> Range<Int> {
    // SAFETY: the raw bytes are those of the span, and are lent as long as it is.
    let bytes = unsafe self.bytes
    var offset = start
    while offset < count {
      if offset + 8 <= count {
        // SAFETY: eight bytes from `offset` on lie within the span; any eight bytes are a UInt64.
        let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
        let marks = Self.mayBreakLine(UInt64(littleEndian: word))
        if marks == 0 {
          offset += 8
          continue
        }
        offset += marks.trailingZeroBitCount >> 3
      }
      let breakCount = Tokenizer.hardBreakUTF8Count(in: self, at: offset)
      if breakCount > 0 { return offset..<offset + breakCount }
      offset += 1
    }
    return count..<count
  }

  /// Whether a hard line break starts in `range`.
  ///
  /// - Complexity: O(*n*) in the bytes of `range`, eight at a time.
  func hasLineBreak(in range: Range<Int>) -> Bool {
    // SAFETY: the raw bytes are those of the span, and are lent as long as it is.
    let bytes = unsafe self.bytes
    let end = Swift.min(range.upperBound, count)
    var offset = range.lowerBound
    while offset < end {
      if offset + 8 <= end {
        // SAFETY: eight bytes from `offset` on lie within the span; any eight bytes are a UInt64.
        let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
        if Self.mayBreakLine(UInt64(littleEndian: word)) == 0 {
          offset += 8
          continue
        }
      }
      let byte = self[offset]
      if byte < 0x0E || byte >= 0x80, Tokenizer.hardBreakUTF8Count(in: self, at: offset) > 0 { return true }
      offset += 1
    }
    return false
  }

  /// A bit in each byte that may begin a line break: those below 0x10, and the leads of U+0085, U+2028 and U+2029; in bytes
  /// after the first of these also elsewhere.
  private static func mayBreakLine(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    // A byte that is smaller than what is taken from it borrows from the next one.
    let isLow = (word &- ones &* 0x10) & ~word
    let nextLine = word ^ (ones &* 0xC2)
    let separator = word ^ (ones &* 0xE2)
    return (isLow | ((nextLine &- ones) & ~nextLine) | ((separator &- ones) & ~separator)) & highBits
  }
}
