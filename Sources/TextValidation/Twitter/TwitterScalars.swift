import TextModel

/// What scalars are to the links of the twitter dialect, and of those that build on it (dialects.md, section 1,
/// "Alphabets").
///
/// Sets of ASCII are written as they stand there; a value that is no scalar is in none of them.
enum TwitterScalars {
  /// D: may stand in a label. `"`, emoji and symbols may.
  static func isOfDomain(_ value: UInt32) -> Bool {
    if value < 0x80 { return !notOfDomain.contains(value) }
    return value != ScalarStep.illFormed && !isSpace(value) && !isDirectionMark(value) && !isInvalid(value)
  }

  /// May stand in a run of labels and dots, in whatever order.
  static func isOfRun(_ value: UInt32) -> Bool {
    switch value {
    case UInt32(UInt8(ascii: ".")), UInt32(UInt8(ascii: "-")), UInt32(UInt8(ascii: "_")): true
    default: isOfDomain(value)
    }
  }

  /// A link may begin after it (TW-U1).
  static func mayPrecedeLink(_ value: UInt32) -> Bool {
    if value < 0x80 { return !notBeforeLink.contains(value) }
    return value != 0xFF20 && value != 0xFF03 && !isInvalid(value)
  }

  /// May stand in the labels of an ASCII domain (TW-U10).
  static func isOfASCIIDomain(_ value: UInt32) -> Bool {
    value < 0x80 ? ofASCIIDomain.contains(value) : isAccentedLatin(value)
  }

  /// IC: no text that is posted may hold it.
  static func isInvalid(_ value: UInt32) -> Bool { value == 0xFEFF || value == 0xFFFE || value == 0xFFFF }

  // SP beyond ASCII.
  private static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x85, 0xA0, 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  // DM.
  private static func isDirectionMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// LA.
  static func isAccentedLatin(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x253, 0x254, 0x256, 0x257, 0x259, 0x25B, 0x263, 0x268, 0x26F,
      0x272, 0x289, 0x28B, 0x2BB, 0x300...0x36F, 0x1E00...0x1EFF:
      true
    default: false
    }
  }

  /// CY.
  static func isCyrillic(_ value: UInt32) -> Bool { (0x400...0x4FF).contains(value) }

  private static let notOfDomain = ASCIISet("!#$%&'()*+,-./:;<=>?@[\\]^_{}~|\t\n\u{B}\u{C}\r ")
  private static let notBeforeLink = ASCIISet(ASCIISet.alphanumerics + "@$#")
  private static let ofASCIIDomain = ASCIISet(ASCIISet.alphanumerics + "-")
}
