import TextModel

/// The groups of digits that a telephone number may be made of, as they are written (detection.md, T1).
struct PhoneGroups {
  /// Digits that stand together.
  struct Group {
    /// Where the digits start.
    var start = 0
    /// What separates the group from the one before it; 0 for nothing.
    var separator: UInt32 = 0
    fileprivate var storedDigitCount: UInt8 = 0
    fileprivate var storedDigitCountSoFar: UInt8 = 0
    /// Whether round brackets stand around the digits.
    var isBracketed = false

    /// How many digits there are.
    var digitCount: Int { Int(storedDigitCount) }
    /// How many digits there are up to the end of this group.
    var digitCountSoFar: Int { Int(storedDigitCountSoFar) }
    /// The digits, without brackets.
    var digits: Range<Int> { start..<start + digitCount }
    /// Where the group's text ends, its bracket included.
    var end: Int { start + digitCount + (isBracketed ? 1 : 0) }
  }

  /// No number has more digits, prefixes included.
  static let greatestDigitCount = 20

  private var groups = InlineArray<20, Group>(repeating: Group())
  private(set) var count = 0
  let hasPlus: Bool

  var digitCount: Int { count > 0 ? groups.span[count - 1].digitCountSoFar : 0 }

  /// Reads the groups from `start` on, a plus sign, an opening bracket or a digit; no more than `groupLimit`.
  ///
  /// - Complexity: O(1): reads at most 20 groups of at most 20 digits in all.
  init(from start: Int, groupLimit: Int = Self.greatestDigitCount, in utf8: Span<UInt8>) {
    let first = utf8.scalar(at: start)
    hasPlus = first.value == ascii("+") || first.value == 0xFF0B
    var offset = hasPlus ? start + first.utf8Count : start
    var separator: UInt32 = 0
    while count < groupLimit, var group = Self.group(at: offset, in: utf8) {
      let digitCount = digitCount + group.digitCount
      guard digitCount <= Self.greatestDigitCount else { break }
      if separator == 0, count > 0, !group.isBracketed, !groups[count - 1].isBracketed { break }
      group.separator = separator
      group.storedDigitCountSoFar = UInt8(digitCount)
      groups[count] = group
      count += 1
      offset = group.end
      guard offset < utf8.count else { break }
      let next = utf8.scalar(at: offset)
      separator = Self.isSeparator(next.value) ? next.value : 0
      if separator != 0 { offset += next.utf8Count }
    }
  }

  subscript(index: Int) -> Group { groups.span[index] }

  /// Where the group's text ends, its bracket included.
  func end(ofGroup index: Int) -> Int { groups.span[index].end }

  /// Digits, or digits in round brackets.
  private static func group(at start: Int, in utf8: Span<UInt8>) -> Group? {
    let isBracketed = utf8.byte(at: start) == UInt8(ascii: "(")
    let digitStart = isBracketed ? start + 1 : start
    var end = digitStart
    while end - digitStart <= greatestDigitCount, utf8.byte(at: end).isASCIIDigit { end += 1 }
    guard end > digitStart, !isBracketed || utf8.byte(at: end) == UInt8(ascii: ")") else { return nil }
    return Group(start: digitStart, storedDigitCount: UInt8(end - digitStart), isBracketed: isBracketed)
  }

  static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0xA0, 0x2007, 0x2009, 0x202F: true
    default: false
    }
  }

  static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case ascii("-"), 0x2010...0x2015, 0x2212, ascii("."), ascii("/"): true
    default: isSpace(value)
    }
  }

  /// Whether the group is a trunk zero in brackets after the calling code: `+44 (0)20` (T2).
  func isBracketedZero(_ index: Int, in utf8: Span<UInt8>) -> Bool {
    index == 1 && hasPlus && groups[1].isBracketed && groups[1].digitCount == 1
      && utf8[groups[1].start] == UInt8(ascii: "0")
  }

  /// The digits of the first `groupCount` groups, without a trunk zero in brackets.
  func digits(ofFirst groupCount: Int, in utf8: Span<UInt8>) -> PhoneDigits {
    var digits = PhoneDigits()
    for index in 0..<groupCount where !isBracketedZero(index, in: utf8) {
      for offset in groups.span[index].digits { digits.append(utf8[offset] & 0x0F) }
    }
    return digits
  }
}
