import TextModel

/// Dates and times that look like telephone numbers (dialects.md, PH-5).
enum PhoneDates {
  /// Whether a date with slashes stands in `scalars`.
  static func holdsDate(_ scalars: Span<PhoneScalar>) -> Bool {
    func digit(_ index: Int) -> UInt8 { index < scalars.count ? scalars[index].digit : PhoneScalar.noDigit }
    for slash in scalars.indices.dropFirst() where scalars[slash].value == 0x2F && digit(slash - 1) < 10 {
      // One or two digits, the first of two at most 3; of the month before them one is enough.
      guard digit(slash + 1) < 10 else { continue }
      let isLong = digit(slash + 1) <= 3 && digit(slash + 2) < 10
      let second = isLong ? slash + 3 : slash + 2
      guard second < scalars.count, scalars[second].value == 0x2F else { continue }
      if digit(second + 1) < 10, digit(second + 2) < 10 { return true }
    }
    return false
  }

  /// Whether a candidate ends in a day and the hour of a time that goes on behind it.
  static func isTime(_ candidate: PhoneCandidateText, in utf8: Span<UInt8>) -> Bool {
    let end = candidate.utf8End
    guard end + 2 < utf8.count, utf8[end] == UInt8(ascii: ":"), utf8[end + 1] &- 0x30 < 6, utf8[end + 2].isASCIIDigit
    else { return false }
    return endsInHour(candidate.scalars.span)
  }

  /// `1999-12-31 23`, with `-`, `/` or nothing between year, month and day.
  private static func endsInHour(_ scalars: Span<PhoneScalar>) -> Bool {
    var index = scalars.count
    func takes(_ greatest: UInt8, orLeast least: UInt8 = 0) -> Bool {
      guard index > 0, scalars[index - 1].digit <= greatest, scalars[index - 1].digit >= least else { return false }
      index -= 1
      return true
    }
    func takesSign() {
      if index > 0, scalars[index - 1].value == 0x2D || scalars[index - 1].value == 0x2F { index -= 1 }
    }
    guard takes(9), takes(2), index > 0, scalars[index - 1].value == 0x20 else { return false }
    while index > 0, scalars[index - 1].value == 0x20 { index -= 1 }
    guard takes(9), takes(3) else { return false }
    takesSign()
    guard takes(9), takes(1) else { return false }
    takesSign()
    return takes(9) && takes(9) && takes(9) && takes(2, orLeast: 1)
  }
}
