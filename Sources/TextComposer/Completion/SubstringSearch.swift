/// Finds a text in others, byte by byte, in linear time (Knuth, Morris, Pratt: Fast Pattern Matching in Strings, 1977).
struct SubstringSearch {
  /// What is looked for.
  let needle: [UInt8]
  /// For each count of bytes of the needle less one: how many of its last are also its first, less than all.
  private let borderCounts: [Int]

  /// - Complexity: O(*m*) in the count of `needle`.
  init(_ needle: some Sequence<UInt8>) {
    let needle = Array(needle)
    self.needle = needle
    var counts = [Int](repeating: 0, count: needle.count)
    var border = 0
    for place in needle.indices.dropFirst() {
      while border > 0, needle[border] != needle[place] { border = counts[border - 1] }
      if needle[border] == needle[place] { border += 1 }
      counts[place] = border
    }
    borderCounts = counts
  }

  /// Where the needle is first in `utf8`, no earlier than `start`; `nil`: nowhere. An empty one is at `start`.
  ///
  /// - Precondition: `start` is in `utf8`, or its end.
  /// - Complexity: O(*n*) in the count of `utf8` behind `start`.
  func firstUTF8Offset(in utf8: Span<UInt8>, from start: Int = 0) -> Int? {
    guard !needle.isEmpty else { return start }
    var matchedCount = 0
    for utf8Offset in start..<utf8.count {
      let byte = utf8[utf8Offset]
      while matchedCount > 0, needle[matchedCount] != byte { matchedCount = borderCounts[matchedCount - 1] }
      if needle[matchedCount] == byte { matchedCount += 1 }
      if matchedCount == needle.count { return utf8Offset + 1 - matchedCount }
    }
    return nil
  }

  /// Whether `utf8` starts with the needle.
  func isPrefix(of utf8: Span<UInt8>) -> Bool {
    guard utf8.count >= needle.count else { return false }
    for (place, byte) in needle.enumerated() where utf8[place] != byte { return false }
    return true
  }
}
