import TextValidation

/// PH-8 to PH-15.
extension PhoneNumberReference {
  /// The number of a candidate, or of a part of one, that passes all that the leniency asks for; `nil` if it does not.
  func passing(_ range: Range<Int>) -> PhoneNumberReferenceNumber? {
    let written = text.scalars[range]
    guard Self.hasMatchingBrackets(written), !isPageReference(in: range) else { return nil }
    guard leniency == .possible || hasGoodNeighbours(range) else { return nil }
    guard let number = PhoneNumberReferenceParser(region: region).number(written) else { return nil }
    let passes =
      switch leniency {
      case .possible: Self.isPossible(number)
      case .valid: Self.isValid(number, written: written)
      case .strictGrouping: Self.isValid(number, written: written) && Self.isGrouped(number, written, exactly: false)
      case .exactGrouping: Self.isValid(number, written: written) && Self.isGrouped(number, written, exactly: true)
      }
    return passes ? number : nil
  }

  /// PH-8, with `o` for an opener, `c` for a closer and `s` for something.
  private static func hasMatchingBrackets(_ written: ArraySlice<Unicode.Scalar>) -> Bool {
    var shape = ""
    for scalar in written {
      let sign = isOpener(scalar) ? "o" : isCloser(scalar) ? "c" : "s"
      if sign != "s" || !shape.hasSuffix("s") { shape += sign }
    }
    return ["", "o"].contains { opener in
      ["", "sc"].contains { closer in
        ["", "osc", "oscosc", "oscoscosc"].contains { pairs in
          ["", "s"].contains { rest in shape == opener + closer + "s" + pairs + rest }
        }
      }
    }
  }

  /// PH-8: digits, hyphens, up to five digits, up to four blanks, a parenthesis, digits.
  private func isPageReference(in range: Range<Int>) -> Bool {
    let text = ScalarText(scalars: Array(text.scalars[..<range.upperBound]))
    return range.contains { place in
      guard text[place] == "-", place > range.lowerBound, text.holds(at: place - 1, Self.isDigit) else { return false }
      let digits = text.runEnd(from: place) { $0 == "-" }
      let blanks = text.runEnd(from: digits, while: Self.isDigit)
      let parenthesis = text.runEnd(from: blanks) { $0.properties.isWhitespace }
      return (1...5).contains(blanks - digits) && parenthesis - blanks <= 4 && text[parenthesis] == "("
        && text.holds(at: parenthesis + 1, Self.isDigit)
    }
  }

  /// PH-9.
  private func hasGoodNeighbours(_ range: Range<Int>) -> Bool {
    let asksBefore = !text.holds(at: range.lowerBound, Self.isLead)
    return !(asksBefore && text.holds(at: range.lowerBound - 1, Self.isBadNeighbour))
      && !text.holds(at: range.upperBound, Self.isBadNeighbour)
  }

  private static func isBadNeighbour(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    if scalar == "%" || category == .currencySymbol { return true }
    switch scalar.value {
    case 0x0000...0x024F, 0x0300...0x036F, 0x1E00...0x1EFF:
      return Alphabet.isUnicodeLetter(scalar) || category == .nonspacingMark
    default: return false
    }
  }

  /// PH-13.
  private static func isPossible(_ number: PhoneNumberReferenceNumber) -> Bool {
    guard let facts = PhoneNumberReferencePlan.shared.mainRegion(of: number.callingCode) else { return false }
    return (facts.lengths + facts.localLengths).contains(number.digits.count)
  }

  /// PH-14 and PH-15.
  private static func isValid(_ number: PhoneNumberReferenceNumber, written: ArraySlice<Unicode.Scalar>) -> Bool {
    isOfARegion(number) && hasGoodCrosses(written, number: number) && hasTrunkIfRequired(number, written: written)
  }

  /// PH-14.
  private static func isOfARegion(_ number: PhoneNumberReferenceNumber) -> Bool {
    let plan = PhoneNumberReferencePlan.shared
    let regions = plan.callingCodes[number.callingCode]?.regions.compactMap { plan.regions[$0] } ?? []
    let leading = regions.first { region in region.leading.contains { $0.starts(number.digits) } }
    return leading?.holds(number.digits) ?? regions.contains { $0.holds(number.digits) }
  }

  /// PH-15 (a).
  private static func hasGoodCrosses(_ written: ArraySlice<Unicode.Scalar>, number: PhoneNumberReferenceNumber) -> Bool
  {
    let mainRegion = PhoneNumberReferencePlan.shared.callingCodes[number.callingCode]?.regions.first
    let parser = PhoneNumberReferenceParser(region: mainRegion)
    func isCross(_ place: Int) -> Bool { written[place] == "x" || written[place] == "X" }
    var place = written.startIndex
    while place + 1 < written.endIndex {
      if isCross(place), isCross(place + 1) {
        guard let other = parser.number(written[(place + 1)...]), other.isSame(as: number) else { return false }
        place += 1
      } else if isCross(place) {
        guard PhoneNumberReferenceParser.digits(written[place...]) == number.extensionDigits else { return false }
      }
      place += 1
    }
    return true
  }

  /// PH-15 (b).
  private static func hasTrunkIfRequired(
    _ number: PhoneNumberReferenceNumber, written: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    let plan = PhoneNumberReferencePlan.shared
    guard number.origin == .national, let code = plan.callingCodes[number.callingCode],
      code.trunkRequired.contains(number.digits), let facts = plan.mainRegion(of: number.callingCode)
    else { return true }
    return PhoneNumberReferenceParser.trunkApplied(to: PhoneNumberReferenceParser.digits(written), facts: facts) != nil
  }
}
