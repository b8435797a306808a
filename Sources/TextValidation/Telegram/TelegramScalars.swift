import TextModel

/// What scalars are to the dialect of Telegram (dialects.md, section 3), asked about one by one.
///
/// Of controls none is white space here: the platform has replaced them before. A value that is no scalar is nothing.
enum TelegramScalars {
  /// `[A-Za-z0-9_-]`.
  static let ofName = ASCIISet(ASCIISet.alphanumerics + "_-")

  /// W: letter, number or `_`.
  static func isWord(_ value: UInt32) -> Bool {
    let flags = ScalarClassTable.shared.flags(of: value)
    return flags.contains(.word) && !flags.contains(.mark)
  }

  /// L.
  static func isLetter(_ value: UInt32) -> Bool { ScalarClassTable.shared.flags(of: value).contains(.letter) }

  /// General_Category Z, written out (Unicode 17.0).
  static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a path that ends with `byte` ends before it: a "bad end".
  static func isBadEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "("),
      UInt8(ascii: "'"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
