import TextModel

extension Detector {
  /// What `check` leaves of a match; `nil` if it refuses it.
  ///
  /// - Parameters:
  ///   - check: What is looked at.
  ///   - range: The match, or what earlier checks have left of it.
  ///   - group: Where the named group is that the check asks for; `nil` if it asks for none, or none matched.
  ///   - utf8: The text in which the pattern was run.
  /// - Returns: A range with the same start, not empty; or `nil`.
  /// - Complexity: O(*n*) in the match.
  package func checking(
    _ check: RuleCheck, _ range: Range<Int>, group: Range<Int>?, in utf8: Span<UInt8>
  ) -> Range<Int>? {
    switch check {
    case .boundary: hasBoundaries(range, in: utf8) ? range : nil
    case .tld(let name): endsInKnownDomain(name == nil ? range : group, in: utf8) ? range : nil
    case .trimTrailing: trimmingTrailing(range, in: utf8)
    case .balancedBrackets: balancingBrackets(range, in: utf8)
    case .luhn: hasCheckDigit(range, in: utf8) ? range : nil
    case .phone(let region): isPhone(range, region: region, in: utf8) ? range : nil
    case .with: group == nil ? nil : range
    case .without: group == nil ? range : nil
    case .notFollowedBy(let text): utf8.hasUTF8(text, at: range.upperBound) ? nil : range
    }
  }

  private func hasBoundaries(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    !leftNeighbour(of: range.lowerBound, in: utf8).isSpacedWord && !scalarAt(range.upperBound, in: utf8).isSpacedWord
  }

  private func endsInKnownDomain(_ range: Range<Int>?, in utf8: Span<UInt8>) -> Bool {
    guard let range else { return false }
    var start = range.upperBound
    while start > range.lowerBound, utf8[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return start > range.lowerBound && start < range.upperBound && isKnownDomain(start..<range.upperBound, in: utf8)
  }

  /// Leaves out what follows the last scalar that a link would keep.
  private func trimmingTrailing(_ range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int>? {
    var tail = TailWalk(
      detector: self, state: LinkTailState(), start: range.lowerBound,
      before: scalarBefore(range.lowerBound, in: utf8).value)
    let end = tail.endOfText(in: range, of: utf8)
    return end > range.lowerBound ? range.lowerBound..<end : nil
  }

  private func balancingBrackets(_ range: Range<Int>, in utf8: Span<UInt8>) -> Range<Int>? {
    var open: [UInt32] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let step = utf8.scalar(at: offset)
      let flags = flags(of: step.value)
      if flags.contains(.linkOpen) {
        open.append(step.value)
      } else if flags.contains(.linkClose), open.popLast() != ScalarClassTable.openingBracket(for: step.value) {
        break
      }
      offset += step.utf8Count
    }
    return offset > range.lowerBound ? range.lowerBound..<offset : nil
  }

  /// Every second digit from the right is doubled, and the sum of all digits of the results ends in 0.
  private func hasCheckDigit(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var sum = 0
    var digitCount = 0
    for offset in range.reversed() where utf8[offset].isASCIIDigit {
      let digit = Int(utf8[offset] & 0x0F)
      let isDoubled = digitCount & 1 == 1
      sum += isDoubled ? digit * 2 / 10 + digit * 2 % 10 : digit
      digitCount += 1
    }
    return digitCount > 1 && sum % 10 == 0
  }

  private func isPhone(_ range: Range<Int>, region: String?, in utf8: Span<UInt8>) -> Bool {
    var digits = PhoneDigits()
    for offset in range where utf8[offset].isASCIIDigit { digits.append(utf8[offset] & 0x0F) }
    // E.164 numbers have at most 15 digits; a trunk prefix or an access code may stand before.
    guard digits.count <= PhoneDigits.capacity else { return false }
    let plan = PhonePlan.shared
    if utf8[range.lowerBound] == UInt8(ascii: "+") {
      guard let code = plan.callingCode(startOf: digits) else { return false }
      let national = digits.dropFirst(String(code).utf8.count)
      return plan.isPossible(national, callingCode: code) && plan.fitsGeneralPattern(national, callingCode: code)
    }
    guard let region = region.flatMap({ plan.region(code: $0) }) else { return false }
    return plan.isValid(plan.national(digits, in: region), in: region)
  }
}

extension Span where Element == UInt8 {
  /// Whether the bytes of `text` stand at `utf8Offset`.
  fileprivate func hasUTF8(_ text: String, at utf8Offset: Int) -> Bool {
    guard count - utf8Offset >= text.utf8.count else { return false }
    var offset = utf8Offset
    for byte in text.utf8 {
      guard self[offset] == byte else { return false }
      offset += 1
    }
    return true
  }
}
