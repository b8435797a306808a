import TextModel

/// Decides whether a candidate, or a part of one, is a telephone number (dialects.md, PH-8 to PH-16).
final class PhoneMatcher: Sendable {
  let parser: PhoneParser
  /// The region whose numbers may stand without a calling code.
  let region: RegionPlan?
  let leniency: PhoneLeniency

  /// With fewer digits nothing is a number, unless a plus stands before it.
  let leastDigitCount: Int

  private var plan: PhonePlan { parser.plan }

  init(_ options: DetectionOptions) {
    parser = PhoneParser(plan: .shared)
    region = options.region.flatMap { PhonePlan.shared.region(code: $0) }
    leniency = options.phoneMatching.leniency
    leastDigitCount = leniency == .possible ? 2 : region?.leastWrittenDigitCount ?? .max
  }

  /// Whether a part of a candidate is a number.
  ///
  /// - Parameters:
  ///   - range: The part, as indices of the candidate's scalars.
  ///   - candidate: The candidate.
  ///   - utf8: The text it stands in.
  /// - Returns: `false` for what is no number, and for one that the leniency asks more of.
  /// - Complexity: Bounded: what is longer than a number may be is none.
  func accepts(_ range: Range<Int>, of candidate: PhoneCandidateText, in utf8: Span<UInt8>) -> Bool {
    guard !range.isEmpty, range.count <= PhoneParser.greatestScalarCount else { return false }
    let scalars = candidate.scalars.span.extracting(range)
    guard Self.hasPairedBrackets(scalars), !Self.hasPageReference(scalars) else { return false }
    let needsFreedom = leniency != .possible
    if needsFreedom,
      isHemmedIn(candidate.utf8Range(range), startsWithLead: PhoneScalar.isLead(scalars[0].value), in: utf8)
    {
      return false
    }
    guard let number = parser.parse(scalars, region: region) else { return false }
    switch leniency {
    case .possible: return isPossible(number)
    case .valid: return isWellWritten(number, scalars)
    case .strictGrouping:
      return isWellWritten(number, scalars) && !hasTooManySlashes(number, scalars)
        && isGrouped(number, scalars, exactly: false)
    case .exactGrouping:
      return isWellWritten(number, scalars) && !hasTooManySlashes(number, scalars)
        && isGrouped(number, scalars, exactly: true)
    }
  }

  /// PH-13.
  private func isPossible(_ number: ParsedPhone) -> Bool {
    plan.mainRegion(ofCallingCode: number.callingCode)?.mayHave(digitCount: number.national.count) ?? false
  }

  /// PH-14 and PH-15.
  private func isWellWritten(_ number: ParsedPhone, _ scalars: Span<PhoneScalar>) -> Bool {
    guard let found = plan.region(of: number.national, callingCode: number.callingCode),
      found.isValid(number.national, in: plan.sets)
    else { return false }
    return hasOnlyValidCrosses(number, scalars) && hasTrunkPrefixIfRequired(number, scalars)
  }

  // MARK: Signs

  /// PH-8: brackets open and close in turn, none within another; one may stand alone at the start.
  private static func hasPairedBrackets(_ scalars: Span<PhoneScalar>) -> Bool {
    var index = 0
    func isOpener() -> Bool { index < scalars.count && PhoneScalar.isOpener(scalars[index].value) }
    func isCloser() -> Bool { index < scalars.count && PhoneScalar.isCloser(scalars[index].value) }
    func skipsSomething() -> Bool {
      let start = index
      while index < scalars.count, !isOpener(), !isCloser() { index += 1 }
      return index > start
    }
    if isOpener() { index += 1 }
    guard skipsSomething() else { return false }
    if isCloser() {
      index += 1
      guard skipsSomething() else { return false }
    }
    for _ in 0..<3 where isOpener() {
      index += 1
      guard skipsSomething(), isCloser() else { return false }
      index += 1
    }
    _ = skipsSomething()
    return index == scalars.count
  }

  /// Pages of a publication, such as `211-227 (2003)`.
  private static func hasPageReference(_ scalars: Span<PhoneScalar>) -> Bool {
    for index in scalars.indices.dropFirst() where scalars[index].value == 0x2D {
      guard scalars[index - 1].isDigit || scalars[index - 1].value == 0x2D, index + 1 < scalars.count,
        scalars[index + 1].isDigit, isBehindDigit(index, in: scalars)
      else { continue }
      var next = index + 1
      while next < scalars.count, next - index <= 6, scalars[next].isDigit { next += 1 }
      guard next - index <= 6 else { continue }
      let blanksStart = next
      while next < scalars.count, next - blanksStart < 4, scalars[next].isBlank { next += 1 }
      if next + 1 < scalars.count, scalars[next].value == 0x28, scalars[next + 1].isDigit { return true }
    }
    return false
  }

  /// Whether a digit stands before the row of hyphens that `index` belongs to.
  private static func isBehindDigit(_ index: Int, in scalars: Span<PhoneScalar>) -> Bool {
    var start = index
    while start > 0, scalars[start - 1].value == 0x2D { start -= 1 }
    return start > 0 && scalars[start - 1].isDigit
  }

  /// PH-9: whether a Latin letter or mark, `%` or a currency sign stands next to a number.
  private func isHemmedIn(_ utf8Range: Range<Int>, startsWithLead: Bool, in utf8: Span<UInt8>) -> Bool {
    if !startsWithLead, utf8Range.lowerBound > 0,
      Self.isNoNeighbour(utf8.scalar(endingAt: utf8Range.lowerBound, notBefore: 0).value)
    {
      return true
    }
    return utf8Range.upperBound < utf8.count && Self.isNoNeighbour(utf8.scalar(at: utf8Range.upperBound).value)
  }

  private static func isNoNeighbour(_ value: UInt32) -> Bool {
    if value == 0x25 { return true }
    guard let category = Unicode.Scalar(value)?.properties.generalCategory else { return false }
    switch category {
    case .currencySymbol: return true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark:
      return value <= 0x24F || (0x300...0x36F).contains(value) || (0x1E00...0x1EFF).contains(value)
    default: return false
    }
  }

  // MARK: Crosses and trunk prefixes

  /// PH-15 (a): one `x` stands before the extension, two before a number that is dialled through a carrier.
  private func hasOnlyValidCrosses(_ number: ParsedPhone, _ scalars: Span<PhoneScalar>) -> Bool {
    func isCross(_ index: Int) -> Bool { scalars[index].value | 0x20 == 0x78 }
    var index = 0
    while index < scalars.count - 1 {
      if isCross(index) {
        if isCross(index + 1) {
          index += 1
          let facts = plan.mainRegion(ofCallingCode: number.callingCode)
          let rest = parser.parse(scalars.extracting(index..<scalars.count), region: facts)
          guard rest?.isSameNumber(as: number) ?? false else { return false }
        } else {
          let digits = Self.digits(of: scalars.extracting(index..<scalars.count))
          guard !digits.isEmpty, digits == number.extensionDigits else { return false }
        }
      }
      index += 1
    }
    return true
  }

  /// PH-15 (b).
  private func hasTrunkPrefixIfRequired(_ number: ParsedPhone, _ scalars: Span<PhoneScalar>) -> Bool {
    guard number.source == .national, let code = plan.callingCode(number.callingCode),
      let required = code.trunkRequired, plan.sets.contains(number.national, in: required),
      let facts = plan.mainRegion(ofCallingCode: number.callingCode)
    else { return true }
    return facts.stripped(Self.digits(of: scalars), in: plan.sets) != nil
  }

  /// The digits among `scalars`.
  static func digits(of scalars: Span<PhoneScalar>) -> PhoneDigits {
    var digits = PhoneDigits()
    for index in scalars.indices where scalars[index].isDigit { digits.append(scalars[index].digit) }
    return digits
  }
}
