/// Reads a text as one telephone number (dialects.md, PH-10 to PH-12).
struct PhoneParser {
  let plan: PhonePlan

  /// How many scalars a number may be written with.
  static let greatestScalarCount = 250
  private static let nationalDigitCounts = 2...17

  /// The number that `scalars` spell.
  ///
  /// - Parameters:
  ///   - scalars: A text; what stands before its first plus or digit does not count.
  ///   - region: The region in which it is written; `nil`: only a number with a plus counts.
  /// - Returns: `nil` if it is no number, or one of no known calling code.
  /// - Complexity: O(*n*²) in the count of `scalars`, which is at most 250.
  func parse(_ scalars: Span<PhoneScalar>, region: RegionPlan?) -> ParsedPhone? {
    guard let range = Self.number(in: scalars) else { return nil }
    let number = scalars.extracting(range)
    guard region != nil || number[0].isPlus, Self.isViable(number) else { return nil }
    let found = Self.trailingExtension(of: number)
    let body = number.extracting(0..<(found?.start ?? number.count))
    guard var parsed = withCallingCode(body, region: region) else { return nil }
    let facts = parsed.source == .national ? region : plan.mainRegion(ofCallingCode: parsed.callingCode)
    guard parsed.national.count >= Self.nationalDigitCounts.lowerBound, let facts else { return nil }
    parsed.national = plan.national(parsed.national, in: facts)
    guard Self.nationalDigitCounts.contains(parsed.national.count) else { return nil }
    if let found {
      for index in found.digits { parsed.extensionDigits.append(number[index].digit) }
    }
    return parsed
  }

  // MARK: Which part is the number

  /// What stands from the first plus or digit on, without what cannot end a number and what begins a second one.
  private static func number(in scalars: Span<PhoneScalar>) -> Range<Int>? {
    guard scalars.count <= greatestScalarCount,
      let start = scalars.indices.first(where: { scalars[$0].isDigit || scalars[$0].isPlus })
    else { return nil }
    var end = scalars.count
    while end > start, !scalars[end - 1].mayBeLast { end -= 1 }
    let rest = scalars.extracting(0..<end)
    end = (start..<end).first { startsSecondNumber(at: $0, in: rest) } ?? end
    return start < end ? start..<end : nil
  }

  /// A slash, spaces and a small `x` (PH-3).
  static func startsSecondNumber(at index: Int, in scalars: Span<PhoneScalar>) -> Bool {
    guard scalars[index].value == 0x2F || scalars[index].value == 0x5C else { return false }
    var next = index + 1
    while next < scalars.count, scalars[next].value == 0x20 { next += 1 }
    return next < scalars.count && scalars[next].value == 0x78
  }

  /// Whether it is two digits, or pluses, at least three digits with signs among them, letters, and perhaps an extension.
  private static func isViable(_ number: Span<PhoneScalar>) -> Bool {
    if number.count == 2, number[0].isDigit, number[1].isDigit { return true }
    var third = number.indices.first { !number[$0].isPlus } ?? number.count
    var digitCount = 0
    while third < number.count, digitCount < 3 {
      guard number[third].isDigit || number[third].isPunctuation || number[third].value == 0x2A else { return false }
      if number[third].isDigit { digitCount += 1 }
      third += 1
    }
    guard digitCount == 3 else { return false }
    var end = third
    while end < number.count, isInBody(number[end]) { end += 1 }
    if end == number.count { return true }
    return (third...end).contains { PhoneExtension.read(at: $0, in: number, isWhole: true) != nil }
  }

  private static func isInBody(_ scalar: PhoneScalar) -> Bool {
    scalar.isDigit || scalar.isPunctuation || scalar.isASCIILetter || scalar.value == 0x2A
  }

  /// The extension at the end, if what stands before it is a number, too.
  private static func trailingExtension(of number: Span<PhoneScalar>) -> (start: Int, digits: Range<Int>)? {
    // Most numbers have nothing that may begin one.
    let mayHaveOne = number.indices.contains { index in
      number[index].value == 0x2C || PhoneExtension.mayStartLabel(number[index].value)
    }
    guard mayHaveOne else { return nil }
    for start in number.indices {
      guard let found = PhoneExtension.read(at: start, in: number, isWhole: true) else { continue }
      return isViable(number.extracting(0..<start)) ? (start, found.digits) : nil
    }
    return nil
  }

  // MARK: Calling codes

  private func withCallingCode(_ body: Span<PhoneScalar>, region: RegionPlan?) -> ParsedPhone? {
    guard let bodyStart = body.indices.first(where: { !body[$0].isPlus }) else { return nil }
    let digits = PhoneDigitReader(body.extracting(bodyStart..<body.count))
    guard bodyStart > 0 else { return withoutPlus(digits, region: region) }
    if digits.count <= 2 { return nil }
    if let found = withCallingCode(digits, skipping: 0, .plus) { return found }
    // It was no plus, then; but a calling code must be found.
    return withoutPlus(digits, region: region).flatMap { $0.source == .national ? nil : $0 }
  }

  /// The number with the calling code that its digits start with, but for the first `skippedCount`.
  private func withCallingCode(
    _ digits: PhoneDigitReader, skipping skippedCount: Int, _ source: ParsedPhone.Source
  ) -> ParsedPhone? {
    guard let code = plan.callingCode(startOf: digits.dropping(skippedCount)) else { return nil }
    let codeDigitCount = code < 10 ? 1 : code < 100 ? 2 : 3
    return ParsedPhone(callingCode: code, national: digits.dropping(skippedCount + codeDigitCount), source: source)
  }

  /// A number as it is written in a region (PH-11).
  private func withoutPlus(_ digits: PhoneDigitReader, region: RegionPlan?) -> ParsedPhone? {
    guard let region else { return nil }
    let written = digits.dropping(0)
    if let prefixCount = region.internationalPrefixDigitCount(startOf: written) {
      guard digits.count - prefixCount > 2 else { return nil }
      return withCallingCode(digits, skipping: prefixCount, .internationalPrefix)
    }
    let code = PhoneDigits(region.callingCode)
    if written.hasPrefix(code) {
      let rest = written.dropFirst(code.count)
      let national = region.stripped(rest, in: plan.sets) ?? rest
      let isBetter = region.isPlausible(national, in: plan.sets) && !region.isPlausible(written, in: plan.sets)
      if isBetter || written.count > region.digitCounts.greatestCount {
        return ParsedPhone(callingCode: region.callingCode, national: national, source: .callingCode)
      }
    }
    return ParsedPhone(callingCode: region.callingCode, national: written, source: .national)
  }
}

/// A telephone number as it was read.
struct ParsedPhone {
  /// How its calling code was found.
  enum Source {
    /// It stands behind a plus.
    case plus
    /// It stands behind what the region dials before it.
    case internationalPrefix
    /// It is the region's own, without anything before.
    case callingCode
    /// It is not written.
    case national
  }

  let callingCode: Int
  var national: PhoneDigits
  /// None if there is no extension: one has a digit at least.
  var extensionDigits = PhoneDigits()
  let source: Source

  /// Whether both are the same number with the same extension, however written.
  func isSameNumber(as other: ParsedPhone) -> Bool {
    callingCode == other.callingCode && national == other.national && extensionDigits == other.extensionDigits
  }

  /// The number as E.164 writes it.
  var e164: String { "+\(callingCode)\(national.text)" }
}

/// The digits that scalars mean, letters among them if these are three or more (PH-10).
struct PhoneDigitReader {
  /// How many there are.
  let count: Int
  private let first: PhoneDigits
  /// Those behind ``first``.
  private let rest: PhoneDigits

  init(_ scalars: Span<PhoneScalar>) {
    let letterCount = scalars.indices.count { scalars[$0].isASCIILetter }
    var (first, rest) = (PhoneDigits(), PhoneDigits())
    for index in scalars.indices {
      let digit = letterCount < 3 || scalars[index].isDigit ? scalars[index].digit : scalars[index].keypadDigit
      guard digit != PhoneScalar.noDigit else { continue }
      if first.count < PhoneDigits.capacity { first.append(digit) } else { rest.append(digit) }
    }
    (self.first, self.rest) = (first, rest)
    count = first.count + rest.count
  }

  /// All but the first `number` digits, of which there are fewer than 32.
  func dropping(_ number: Int) -> PhoneDigits {
    var digits = first.dropFirst(number)
    digits.append(contentsOf: rest)
    return digits
  }
}
