import TextModel

// The plain form of an international number: see Detector+PlainLink.swift.
extension Detector {
  /// The number whose `+` stands at `start`: digits in groups with single blanks, hyphens, dots or slashes between them;
  /// `nil` where the general rule must be asked.
  func plainPhone(from start: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    guard readsPlainForms, utf8[start] == UInt8(ascii: "+"), start == 0 || mayPrecedePhone(utf8[start - 1]) else {
      return nil
    }
    var digits = PhoneDigits()
    var offset = start + 1
    while offset < utf8.count {
      let byte = utf8[offset]
      if byte.isASCIIDigit {
        guard digits.count < 16 else { return nil }
        digits.append(byte)
      } else {
        guard Self.isPlainSeparator(byte), offset + 1 < utf8.count, utf8[offset + 1].isASCIIDigit, digits.count > 0
        else { break }
      }
      offset += 1
    }
    guard (8...15).contains(digits.count), mayEndPlainPhone(at: offset, in: utf8),
      let code = PhonePlan.shared.callingCode(ofDigits: digits.places.span.extracting(0..<digits.count))
    else { return nil }
    let codeCount = code < 10 ? 1 : code < 100 ? 2 : 3
    let national = digits.places.span.extracting(codeCount..<digits.count)
    // The code is written in one piece (T2).
    let isPlanned =
      (1...codeCount).allSatisfy { utf8[start + $0].isASCIIDigit }
      && PhonePlan.shared.isPossible(national, callingCode: code)
      && PhonePlan.shared.fitsGeneralPattern(national, callingCode: code)
    return isPlanned ? start..<offset : nil
  }

  private static func isPlainSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "-")...UInt8(ascii: "/")).contains(byte)
  }

  /// Blanks, quotation marks and the like, after which a number may begin whatever stands before them (T5).
  private func mayPrecedePhone(_ byte: UInt8) -> Bool {
    bytes[byte].has(.beforeMention) && byte != UInt8(ascii: ":") && byte != UInt8(ascii: ",")
      && byte != UInt8(ascii: ".")
  }

  /// Whether the number has been read whole and nothing at `end` can go on with it or refuse it (T6, T7).
  private func mayEndPlainPhone(at end: Int, in utf8: Span<UInt8>) -> Bool {
    guard end < utf8.count else { return true }
    switch utf8[end] {
    case 0x00...0x1F, 0x20:
      return utf8.byte(at: end + 1) != UInt8(ascii: "(") && !mayBeginExtension(at: end, in: utf8)
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\""):
      let next = utf8.byte(at: end + 1)
      return next <= 0x20 || next == UInt8(ascii: "\"")
    default: return false
    }
  }
}
