/// The first eight bytes of a text as a number, so that texts that begin alike are next to each other when sorted.
struct NameKey {
  /// How many bytes a key tells apart.
  static let maximumUTF8Count = 8

  /// The bytes, the first one highest, and zeros where there are fewer.
  let value: UInt64
  /// The highest key of a text that begins with these bytes.
  let lastValue: UInt64

  /// A key of the first bytes of `utf8`. A NUL is told from the end of a text: it becomes 0xFF, which UTF-8 never holds.
  init(_ utf8: Span<UInt8>) {
    var value: UInt64 = 0
    let count = min(utf8.count, Self.maximumUTF8Count)
    for offset in 0..<count {
      let byte = utf8[offset] == 0 ? 0xFF : utf8[offset]
      value |= UInt64(byte) << UInt64(56 - 8 * offset)
    }
    self.value = value
    lastValue = value | UInt64.max >> UInt64(8 * count)
  }

  /// The bits of the first so many bytes.
  static func mask(utf8Count: Int) -> UInt64 { ~(UInt64.max >> UInt64(8 * utf8Count)) }
}
