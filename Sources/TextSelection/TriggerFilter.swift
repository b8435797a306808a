import TextValidation

/// Finds the bytes that trigger a rule: the first stage of a walk, which most bytes of a text never leave.
///
/// Eight bytes are looked at together: ASCII letters, spaces, and bytes beyond ASCII that lead no sign are passed in one
/// step. Only what is left is looked up in the table.
struct TriggerFilter {
  private let triggers: [Trigger]
  /// The bytes that are looked up although they are letters: all, where an option makes one of them a trigger.
  private let loudMask: UInt64

  init(options: DetectionOptions) {
    triggers = Trigger.table(for: options)
    loudMask = options.acceptsBareLocalhost ? Self.highBits : 0
  }

  /// The offset of the first byte from `start` on that triggers a rule, and its trigger; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes passed.
  func next(from start: Int, in utf8: Span<UInt8>) -> (utf8Offset: Int, trigger: Trigger)? {
    // SAFETY: the raw bytes are those of the span, and are lent as long as it is.
    let bytes = unsafe utf8.bytes
    var offset = start
    while offset < utf8.count {
      if offset + 8 <= utf8.count {
        // SAFETY: eight bytes from `offset` on lie within the span; any eight bytes are a UInt64.
        let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
        let loud = Self.loudBytes(of: UInt64(littleEndian: word)) | loudMask
        if loud == 0 {
          offset += 8
          continue
        }
        offset += loud.trailingZeroBitCount >> 3
      }
      let trigger = triggers[Int(utf8[offset])]
      if trigger != .none { return (offset, trigger) }
      offset += 1
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of each byte that may trigger a rule; the first byte is the lowest.
  private static func loudBytes(of word: UInt64) -> UInt64 {
    let low = word & ~highBits
    let folded = low | (ones &* 0x20)
    // A sum of two numbers below 0x80 carries into no other byte; its high bit tells which is greater.
    let isFromA = folded &+ (ones &* (0x80 - 0x61))
    let isBeyondZ = folded &+ (ones &* (0x80 - 0x7B))
    let isLetter = isFromA & ~isBeyondZ
    let isSpace = ~((low ^ (ones &* 0x20)) &+ (ones &* 0x7F))
    let isQuietASCII = (isLetter | isSpace) & ~word
    return ~(isQuietASCII | (word & ~lead(word))) & highBits
  }

  /// The high bit of each byte that may lead a sign beyond ASCII: 0xC2, 0xE2, 0xE3 or 0xEF.
  private static func lead(_ word: UInt64) -> UInt64 {
    equals(word, 0xC2) | equals(word & ~ones, 0xE2) | equals(word, 0xEF)
  }

  /// The high bit of each byte that is `byte`.
  private static func equals(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = word ^ (ones &* byte)
    return ~(((difference & ~highBits) &+ (ones &* 0x7F)) | difference) & highBits
  }
}
