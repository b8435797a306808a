import TextModel

/// Finds what may be telephone numbers: digits with few signs between them (dialects.md, PH-3).
struct PhoneCandidateSearch: Sendable {
  /// What may be a number, extension included.
  struct Candidate {
    let utf8Range: Range<Int>
    /// How many digits it has, those of the extension among them: they may be a number by themselves (PH-6).
    let digitCount: Int
    /// Whether a plus stands before its digits.
    let hasPlus: Bool
  }

  private static let greatestBlockDigitCount = 20
  private static let greatestFurtherBlockCount = 20
  private static let greatestSignCount = 4

  /// Finds where digits may stand, or where a plus may.
  private let finder: ByteFinder
  private let looksForPlus: Bool

  /// - Parameter looksForPlus: Whether only candidates with a plus are found.
  init(looksForPlus: Bool) {
    self.looksForPlus = looksForPlus
    finder = ByteFinder(looksForPlus ? Self.plusLeads : Self.digitLeads)
  }

  /// The bytes that a plus starts with: U+002B and U+FF0B.
  static let plusLeads: [UInt8] = [0x2B, 0xEF]
  /// The bytes that digits start with: ASCII, and U+0660 to U+1FBF9.
  static let digitLeads: [UInt8] = Array(0x30...0x39) + [0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0]

  /// The next candidate that starts at `floor` or later.
  ///
  /// - Parameters:
  ///   - floor: Where to begin.
  ///   - utf8: The text.
  /// - Returns: `nil` if there is none up to the end.
  /// - Complexity: O(*n*) in what is passed and read.
  func next(from floor: Int, in utf8: Span<UInt8>) -> Candidate? {
    var position = floor
    while true {
      position = finder.next(from: position, in: utf8)
      guard position < utf8.count else { return nil }
      let step = utf8.scalar(at: position)
      let digits =
        looksForPlus
        ? digitsBehindPlus(step, at: position, notBefore: floor, in: utf8)
        : digits(step, at: position)
      if let digits { return candidate(withDigitsAt: digits, notBefore: floor, in: utf8) }
      position += step.utf8Count
    }
  }

  private func digits(_ step: ScalarStep, at position: Int) -> Int? {
    PhoneScalar.digit(step.value) < 10 ? position : nil
  }

  /// Where the digits of a number start that has its plus at `position`; `nil` if no digits belong to it.
  private func digitsBehindPlus(
    _ step: ScalarStep, at position: Int, notBefore floor: Int, in utf8: Span<UInt8>
  ) -> Int? {
    guard PhoneScalar.isPlus(step.value) else { return nil }
    var offset = position + step.utf8Count
    for _ in 0..<Self.greatestLeadCount where offset < utf8.count {
      let next = utf8.scalar(at: offset)
      if PhoneScalar.digit(next.value) < 10 {
        return leadStart(before: offset, notBefore: floor, in: utf8) <= position ? offset : nil
      }
      guard PhoneScalar.isPunctuation(next.value) || PhoneScalar.isPlus(next.value) else { return nil }
      offset += next.utf8Count
    }
    return nil
  }

  /// The start of what belongs to the digits at `digits`: up to twice a lead and up to four signs.
  private func leadStart(before digits: Int, notBefore floor: Int, in utf8: Span<UInt8>) -> Int {
    // Of the scalars before the digits, the nearest first: bits of those that are leads and signs, and where each starts.
    var (leads, signs): (UInt16, UInt16) = (0, 0)
    var starts = InlineArray<10, Int>(repeating: digits)
    var (offset, count) = (digits, 0)
    while offset > floor, count < Self.greatestLeadCount {
      let step = utf8.scalar(endingAt: offset, notBefore: floor)
      let (isLead, isSign) = (PhoneScalar.isLead(step.value), PhoneScalar.isPunctuation(step.value))
      guard isLead || isSign else { break }
      offset -= step.utf8Count
      if isLead { leads |= 1 << UInt16(count) }
      if isSign { signs |= 1 << UInt16(count) }
      starts[count] = offset
      count += 1
    }
    while count > 0, !Self.isLead(ofCount: count, leads: leads, signs: signs) { count -= 1 }
    return count > 0 ? starts[count - 1] : digits
  }

  /// How many scalars two leads and the signs behind them have at most.
  private static let greatestLeadCount = 10

  /// Whether the nearest `count` scalars are one lead or two, each with up to four signs behind it.
  private static func isLead(ofCount count: Int, leads: UInt16, signs: UInt16) -> Bool {
    func areSigns(_ range: Range<Int>) -> Bool {
      range.count <= greatestSignCount && range.allSatisfy { signs >> UInt16($0) & 1 == 1 }
    }
    guard leads >> UInt16(count - 1) & 1 == 1 else { return false }
    if areSigns(0..<count - 1) { return true }
    return (0..<count - 1).contains { second in
      leads >> UInt16(second) & 1 == 1 && areSigns(0..<second) && areSigns(second + 1..<count - 1)
    }
  }

  // MARK: What follows

  private func candidate(withDigitsAt digits: Int, notBefore floor: Int, in utf8: Span<UInt8>) -> Candidate {
    let start = leadStart(before: digits, notBefore: floor, in: utf8)
    var (end, digitCount) = block(from: digits, in: utf8)
    for _ in 0..<Self.greatestFurtherBlockCount {
      let next = block(from: signsEnd(from: end, in: utf8), in: utf8)
      guard next.digitCount > 0 else { break }
      (end, digitCount) = (next.end, digitCount + next.digitCount)
    }
    if let area = PhoneExtensionArea(from: end, in: utf8) {
      (end, digitCount) = (area.utf8End, digitCount + area.digitCount)
    }
    end = secondNumber(in: start..<end, of: utf8) ?? end
    return Candidate(
      utf8Range: start..<end, digitCount: digitCount, hasPlus: hasPlus(in: start..<digits, of: utf8))
  }

  /// Up to 20 digits.
  private func block(from start: Int, in utf8: Span<UInt8>) -> (end: Int, digitCount: Int) {
    var (end, digitCount) = (start, 0)
    while digitCount < Self.greatestBlockDigitCount, end < utf8.count {
      let byte = utf8[end]
      if byte < 0x80 {
        guard byte.isASCIIDigit else { break }
        end += 1
      } else {
        let step = utf8.scalar(at: end)
        guard PhoneScalar.digit(step.value) < 10 else { break }
        end += step.utf8Count
      }
      digitCount += 1
    }
    return (end, digitCount)
  }

  /// The end of up to four signs.
  private func signsEnd(from start: Int, in utf8: Span<UInt8>) -> Int {
    var end = start
    for _ in 0..<Self.greatestSignCount where end < utf8.count {
      let step = utf8.scalar(at: end)
      guard PhoneScalar.isPunctuation(step.value) else { break }
      end += step.utf8Count
    }
    return end
  }

  private func hasPlus(in range: Range<Int>, of utf8: Span<UInt8>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let step = utf8.scalar(at: offset)
      if PhoneScalar.isPlus(step.value) { return true }
      offset += step.utf8Count
    }
    return false
  }

  /// Where a slash, spaces and a small `x` stand: what follows is another number.
  private func secondNumber(in range: Range<Int>, of utf8: Span<UInt8>) -> Int? {
    for offset in range where utf8[offset] == UInt8(ascii: "/") {
      var next = offset + 1
      while next < range.upperBound, utf8[next] == UInt8(ascii: " ") { next += 1 }
      if next < range.upperBound, utf8[next] == UInt8(ascii: "x") { return offset }
    }
    return nil
  }
}
