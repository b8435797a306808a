/// Which bytes the filter marks, said for one byte after the other.
struct MarkOracle {
  let text: [UInt8]
  let options: FilterOption

  /// Whether each byte is marked.
  var marks: [Bool] { text.indices.map { isMarked(at: $0) } }

  private func isMarked(at offset: Int) -> Bool {
    // Zeros stand for what lies outside the text.
    let previous = offset > 0 ? text[offset - 1] : 0
    let next = offset + 1 < text.count ? text[offset + 1] : 0
    switch text[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return true
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "."):
      return options.contains(.everySign) || next >= UInt8(ascii: "0")
    case UInt8(ascii: ":"):
      return options.contains(.everyColon) || next == UInt8(ascii: "/") || Self.isLetterL(previous)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // The first of a run, before what may separate it from other digits: punctuation, a digit, or beyond ASCII.
      return !Self.isDigit(previous) && (options.contains(.everyNumber) || (0x20...0x3F).contains(next) || next >= 0x80)
    case UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "x"):
      return options.contains(.everyBracket) || Self.mayFollowBracket(next)
    // The leads of guillemets, of the blocks of curly quotes and CJK brackets, and of full-width signs.
    case 0xC2: return true
    case 0xE2, 0xE3: return next == 0x80
    case 0xEF: return next == 0xB9 || next == 0xBC || next == 0xBD
    case let byte: return options.contains(.letterL) && Self.isLetterL(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetterL(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "l") || byte == UInt8(ascii: "L") }

  /// A digit, `{`, and what shares a half with each in the filter's tables.
  private static func mayFollowBracket(_ byte: UInt8) -> Bool {
    isDigit(byte) || isDigit(byte ^ 0x40) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ";")
  }
}
