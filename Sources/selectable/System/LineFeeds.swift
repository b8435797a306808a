#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Span<UInt8> {
  /// How many of the bytes are line feeds.
  ///
  /// Eight bytes at a time, and one sum for 32 of them; the compiler does not vectorize a loop over the span.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  var lineFeedCount: Int {
    var result = 0
    var offset = 0
    while offset + 32 <= count {
      // A byte of the sum counts the line feeds of a column, at most 4.
      // SAFETY: the 32 bytes from offset on lie within the span.
      let sum =
        unsafe lineFeedMarks(at: offset) + lineFeedMarks(at: offset + 8)
        + lineFeedMarks(at: offset + 16) + lineFeedMarks(at: offset + 24)
      result += Int((sum &* 0x0101_0101_0101_0101) >> 56)
      offset += 32
    }
    while offset + 8 <= count {
      // SAFETY: the eight bytes from offset on lie within the span.
      result += unsafe lineFeedMarks(at: offset).nonzeroBitCount
      offset += 8
    }
    while offset < count {
      if self[offset] == UInt8(ascii: "\n") { result += 1 }
      offset += 1
    }
    return result
  }

  /// For eight bytes from `offset` on a byte each: 1 if it is a line feed, else 0.
  @unsafe private func lineFeedMarks(at offset: Int) -> UInt64 {
    let (lineFeeds, lowBits): (UInt64, UInt64) = (0x0A0A_0A0A_0A0A_0A0A, 0x7F7F_7F7F_7F7F_7F7F)
    // SAFETY: the caller vouches for the eight bytes.
    let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ lineFeeds
    // The top bit of a byte is set if the byte is zero, that is, was a line feed.
    return ~((word & lowBits) &+ lowBits | word | lowBits) >> 7
  }

  /// The offset behind the last line feed; 0, if there is none.
  ///
  /// - Complexity: O(*d*) in the distance from the end.
  var endOfLastLine: Int {
    var end = count
    while end > 0, self[end - 1] != UInt8(ascii: "\n") { end -= 1 }
    return end
  }

  /// The offset of the first line feed from `offset` on; the end, if there is none.
  ///
  /// - Complexity: O(*d*) in the distance.
  func lineFeedOffset(from offset: Int) -> Int {
    guard offset < count else { return count }
    // SAFETY: memchr(3) reads within the rest of the buffer, which is borrowed for the call.
    return unsafe extracting(offset..<count).withUnsafeBufferPointer { rest in
      guard let base = rest.baseAddress, let found = unsafe memchr(base, 0x0A, rest.count) else { return count }
      return unsafe offset + (UnsafeRawPointer(found) - UnsafeRawPointer(base))
    }
  }
}
