import TextModel

// The plain forms of numbers: see PlainForm.swift.
extension Detector {
  /// The international number whose `+` stands at `start`: digits in groups with single blanks, hyphens, dots or slashes
  /// between them.
  func plainPhone(from start: Int, in utf8: Span<UInt8>) -> PlainForm {
    guard start + 1 < utf8.count, utf8[start + 1].isASCIIDigit else { return .nothing }
    guard start == 0 || bytes[utf8[start - 1]].has(.beforePhone) else { return .unclear }
    var offset = start + 1
    var digitCount = 0
    // The first four digits, which tell the calling code and how the number goes on.
    var lead = 0
    var firstGroupDigitCount = 0
    while offset < utf8.count {
      let digit = utf8[offset] &- UInt8(ascii: "0")
      if digit < 10 {
        if digitCount < 4 { lead = lead &* 10 &+ Int(digit) }
        digitCount &+= 1
      } else {
        guard bytes[utf8[offset]].has(.phoneSign), offset + 1 < utf8.count, utf8[offset + 1].isASCIIDigit else { break }
        if firstGroupDigitCount == 0 { firstGroupDigitCount = digitCount }
      }
      offset &+= 1
    }
    guard digitCount >= 8, digitCount <= 15, mayEndPlainPhone(at: offset, in: utf8),
      PhonePlan.shared.surelyFits(lead: lead, digitCount: digitCount, firstGroupDigitCount: firstGroupDigitCount)
    else { return .unclear }
    return PlainForm(rule: .phone, start: start, end: offset)
  }

  /// Whether the number has been read whole and nothing at `end` can go on with it or refuse it (T6, T7).
  private func mayEndPlainPhone(at end: Int, in utf8: Span<UInt8>) -> Bool {
    guard end < utf8.count else { return true }
    switch utf8[end] {
    case 0x00...0x20: return utf8.byte(at: end + 1) != UInt8(ascii: "(") && !mayBeginExtension(at: end, in: utf8)
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\""):
      return end + 1 == utf8.count || utf8[end + 1] <= 0x20
    default: return false
    }
  }

  /// Digits that begin no number: few, and none follow.
  func plainNumber(from start: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns) -> PlainForm {
    let end = runs.runEnd(from: start)
    guard end - start < 8, end >= 0, !options.acceptsUngroupedPhones else { return .unclear }
    guard end < utf8.count else { return .nothing }
    switch utf8[end] {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
      let next = utf8.byte(at: end + 1)
      return next.isASCIIDigit || next == UInt8(ascii: "(") ? .unclear : .nothing
    case UInt8(ascii: "("), 0x80...: return .unclear
    default: return .nothing
    }
  }
}
