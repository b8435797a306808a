/// A scalar of a text in which telephone numbers are looked for, with what it is there (dialects.md, PH-2).
struct PhoneScalar {
  /// The code point.
  let value: UInt32
  /// The decimal value of a digit of any script; ``noDigit`` for anything else.
  let digit: UInt8
  /// Where it starts in the text.
  let utf8Offset: Int

  static let noDigit: UInt8 = 0xFF

  init(_ value: UInt32, at utf8Offset: Int) {
    self.value = value
    self.utf8Offset = utf8Offset
    digit = Self.digit(value)
  }

  /// The decimal value of a digit; ``noDigit`` for anything else.
  static func digit(_ value: UInt32) -> UInt8 {
    if value < 0x80 { return value &- 0x30 < 10 ? UInt8(value - 0x30) : noDigit }
    // The first digits beyond ASCII are U+0660 and what follows.
    guard value >= 0x660, let properties = Unicode.Scalar(value)?.properties,
      properties.generalCategory == .decimalNumber, let number = properties.numericValue
    else { return noDigit }
    return UInt8(number)
  }

  var isDigit: Bool { digit != Self.noDigit }
  var isPlus: Bool { Self.isPlus(value) }
  var isPunctuation: Bool { Self.isPunctuation(value) }
  var isASCIILetter: Bool { (value | 0x20) &- 0x61 < 26 }

  static func isPlus(_ value: UInt32) -> Bool { value == 0x2B || value == 0xFF0B }

  static func isOpener(_ value: UInt32) -> Bool {
    value == 0x28 || value == 0x5B || value == 0xFF08 || value == 0xFF3B
  }

  static func isCloser(_ value: UInt32) -> Bool {
    value == 0x29 || value == 0x5D || value == 0xFF09 || value == 0xFF3D
  }

  /// What may stand first in a number, before its digits.
  static func isLead(_ value: UInt32) -> Bool { isPlus(value) || isOpener(value) }

  /// What may stand between the digits of a number.
  static func isPunctuation(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0x28, 0x29, 0x2D, 0x2E, 0x2F, 0x58, 0x5B, 0x5D, 0x78, 0x7E: true
    case 0xA0, 0xAD, 0x200B, 0x2010...0x2015, 0x2053, 0x2060, 0x2212, 0x223C, 0x3000, 0x30FC: true
    case 0xFF08, 0xFF09, 0xFF0D...0xFF0F, 0xFF3B, 0xFF3D, 0xFF5E: true
    default: false
    }
  }

  /// White space that can stand in a number or before its extension.
  var isBlank: Bool { value == 0x20 || value == 0x09 || value == 0xA0 || value == 0x3000 }

  /// What may stand before the label of an extension, any number of times (PH-4).
  static func isGap(_ value: UInt32) -> Bool { value == 0x20 || value == 0x09 || value == 0xA0 || value == 0x2C }

  /// What a number may end in: a letter or a number of any script, or `#` (PH-6, PH-10).
  var mayBeLast: Bool {
    if value < 0x80 { return isDigit || isASCIILetter || value == 0x23 }
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  /// The digit that a telephone's key has for a letter; ``noDigit`` for anything else.
  var keypadDigit: UInt8 {
    guard isASCIILetter else { return Self.noDigit }
    switch value | 0x20 {
    case 0x61...0x63: return 2
    case 0x64...0x66: return 3
    case 0x67...0x69: return 4
    case 0x6A...0x6C: return 5
    case 0x6D...0x6F: return 6
    case 0x70...0x73: return 7
    case 0x74...0x76: return 8
    default: return 9
    }
  }
}
