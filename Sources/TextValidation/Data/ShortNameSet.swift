import TextModel

/// A set of names of at most four ASCII letters or digits, asked for in any case without a copy.
package struct ShortNameSet: Sendable {
  /// Open addressing: names packed into 32 bits, the last letter lowest; 0 is free.
  private var slots: [UInt32]

  /// - Parameter names: In small letters. Longer ones are left out.
  init(_ names: some Sequence<String>) {
    let keys = Set(
      names.filter { (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x01..<0x80).contains($0) } }.map {
        $0.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      })
    var slotCount = 64
    while slotCount < 2 * keys.count { slotCount *= 2 }
    slots = Array(repeating: 0, count: slotCount)
    for key in keys {
      var slot = slot(of: key)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = key
    }
  }

  /// Whether the bytes of `range` are a name of the set, in capitals or small letters.
  ///
  /// - Complexity: O(1).
  func contains(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    // NUL before a name would not be seen in its number.
    guard (1...4).contains(range.count), utf8[range.lowerBound] != 0 else { return false }
    var key: UInt32 = 0
    for offset in range { key = key &<< 8 | UInt32(utf8[offset]) }
    guard key & 0x8080_8080 == 0 else { return false }
    key = Self.lowercased(key)
    var slot = slot(of: key)
    while slots[slot] != 0 {
      if slots[slot] == key { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  /// Four bytes of ASCII with capitals made small: of each byte, the high bit tells whether it is at least A, and no more
  /// than Z.
  private static func lowercased(_ key: UInt32) -> UInt32 {
    let isCapital = (key &+ 0x3F3F_3F3F) & ~(key &+ 0x2525_2525) & 0x8080_8080
    return key | isCapital >> 2
  }

  // Fibonacci hashing.
  private func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) & (slots.count - 1) }
}
