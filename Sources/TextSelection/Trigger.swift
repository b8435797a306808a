import TextValidation

/// What a byte may be the start of, or the sign of: the dispatch table of a scan.
enum Trigger: UInt8 {
  case none, colon, dot, at, numberSign, dollar, brace, quote, digit, plusOrBracket, lineBreak, multibyte, localhost

  /// The trigger of each byte.
  static let ofByte: [Trigger] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "#"): .numberSign
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "{"): .brace
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "+"), UInt8(ascii: "("): .plusOrBracket
    case 0x0A...0x0D: .lineBreak
    // The lead bytes of quotation marks, full-width signs, ideographic dots and line breaks beyond ASCII.
    case 0xC2, 0xE2, 0xE3, 0xEF: .multibyte
    default: .none
    }
  }

  private static let withLocalhost: [Trigger] = {
    var table = ofByte
    for byte in "lL".utf8 { table[Int(byte)] = .localhost }
    return table
  }()

  /// The trigger of each byte under `options`.
  static func table(for options: DetectionOptions) -> [Trigger] {
    options.acceptsBareLocalhost ? withLocalhost : ofByte
  }
}
