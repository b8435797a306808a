import TextModel

/// The forms a telephone number is recognised by (detection.md, T2).
enum PhoneShape {
  /// With a calling code, after `+` or `00`.
  case international
  /// Without one.
  case national
}

extension Detector {
  /// Whether a number that begins with the two groups of `start` may fill a shape, or be a row of pairs (T2, T4).
  func mayFillShape(_ start: PhoneGroups, in utf8: Span<UInt8>) -> Bool {
    if start.hasPlus || options.region != nil { return true }
    guard start.count == 2 else { return false }
    let (first, second) = (start[0], start[1])
    if first.isBracketed { return (2...5).contains(first.digitCount) && !second.isBracketed }
    if isLoneOne(first, in: utf8) { return (second.isBracketed ? 2...5 : 3...3).contains(second.digitCount) }
    if first.digitCount >= 2, utf8.hasASCII("00", at: first.start) { return true }
    guard !second.isBracketed else { return false }
    return (first.digitCount == 3 && (3...4).contains(second.digitCount))
      || ((2...5).contains(first.digitCount) && utf8[first.start] == UInt8(ascii: "0"))
  }

  /// The shape that the first `groupCount` groups fill, or `nil`.
  func shape(ofFirst groupCount: Int, _ groups: PhoneGroups, in utf8: Span<UInt8>) -> PhoneShape? {
    if groups.hasPlus { return isInternational(groups, groupCount, skipping: 0, in: utf8) ? .international : nil }
    let first = groups[0]
    if !first.isBracketed, first.digitCount >= 2, groupCount >= 2, utf8.hasASCII("00", at: first.start),
      isInternational(groups, groupCount, skipping: 2, in: utf8)
    {
      return .international
    }
    let digitCount = groups[groupCount - 1].digitCountSoFar
    let isNational =
      isNational(groups, groupCount, in: utf8) || isBracketedArea(groups, groupCount, digitCount, in: utf8)
      || isNorthAmerican(groups, groupCount, in: utf8) || isTrunkZero(groups, groupCount, digitCount, in: utf8)
      || isChineseMobile(groups, groupCount, in: utf8)
    return isNational ? .national : nil
  }

  /// T3: an assigned calling code and a national number that its plan has room for.
  private func isInternational(_ groups: PhoneGroups, _ groupCount: Int, skipping: Int, in utf8: Span<UInt8>) -> Bool {
    guard (0..<groupCount).count(where: { groups[$0].isBracketed }) <= 2, !groups[0].isBracketed else { return false }
    let digits = groups.digits(ofFirst: groupCount, in: utf8)
    guard (8...15).contains(digits.count - skipping),
      let code = PhonePlan.shared.callingCode(startOf: digits.dropFirst(skipping))
    else { return false }
    let nationalStart = skipping + (code < 10 ? 1 : code < 100 ? 2 : 3)
    // The code is written in one piece (T2), behind a `00` that may be a group by itself.
    let codeGroup = groups[0].digitCount > skipping ? 0 : 1
    guard nationalStart <= groups[codeGroup].digitCountSoFar else { return false }
    let national = digits.dropFirst(nationalStart)
    return PhonePlan.shared.isPossible(national, callingCode: code)
      && PhonePlan.shared.fitsGeneralPattern(national, callingCode: code)
  }

  /// Any grouped national number that is valid in the caller's region and no date (T8).
  private func isNational(_ groups: PhoneGroups, _ groupCount: Int, in utf8: Span<UInt8>) -> Bool {
    guard let regionPlan, groupCount >= 2 || options.acceptsUngroupedPhones,
      regionPlan.mayKnowNumber(ofDigitCount: groups[groupCount - 1].digitCountSoFar)
    else { return false }
    guard !holdsDate(groups, groupCount), !isDottedAddress(groups, groupCount, in: utf8) else { return false }
    let digits = groups.digits(ofFirst: groupCount, in: utf8)
    return PhonePlan.shared.knowsNumber(digits, in: regionPlan)
  }

  /// `(212) 555-0123`, `1 (212) 555-0123`.
  private func isBracketedArea(_ groups: PhoneGroups, _ groupCount: Int, _ digitCount: Int, in utf8: Span<UInt8>)
    -> Bool
  {
    let area = isLoneOne(groups[0], in: utf8) ? 1 : 0
    guard groupCount >= area + 2, (9...12).contains(digitCount), groups[area].isBracketed,
      (2...5).contains(groups[area].digitCount)
    else { return false }
    return (area + 1..<groupCount).allSatisfy { !groups[$0].isBracketed }
  }

  /// `212-555-0147`, `1-800-555-0117`: the same separator twice, not a space.
  private func isNorthAmerican(_ groups: PhoneGroups, _ groupCount: Int, in utf8: Span<UInt8>) -> Bool {
    let area = isLoneOne(groups[0], in: utf8) ? 1 : 0
    guard groupCount == area + 3, hasForm(3, 3, 4, groups, from: area) else { return false }
    let separator = groups[area + 1].separator
    return separator == groups[area + 2].separator && separator != 0 && !PhoneGroups.isSpace(separator)
      && utf8[groups[area].start] >= UInt8(ascii: "2")
  }

  /// `138 1234 5678`.
  private func isChineseMobile(_ groups: PhoneGroups, _ groupCount: Int, in utf8: Span<UInt8>) -> Bool {
    guard groupCount == 3, hasForm(3, 4, 4, groups, from: 0) else { return false }
    let start = groups[0].start
    return utf8[start] == UInt8(ascii: "1") && utf8[start + 1] >= UInt8(ascii: "3")
      && (1...2).allSatisfy { groups[$0].separator == ascii(" ") || groups[$0].separator == ascii("-") }
  }

  private func isLoneOne(_ group: PhoneGroups.Group, in utf8: Span<UInt8>) -> Bool {
    !group.isBracketed && group.digitCount == 1 && utf8[group.start] == UInt8(ascii: "1")
  }

  /// Whether three groups without brackets have so many digits.
  private func hasForm(_ one: Int, _ two: Int, _ three: Int, _ groups: PhoneGroups, from first: Int) -> Bool {
    groups[first].digitCount == one && groups[first + 1].digitCount == two && groups[first + 2].digitCount == three
      && (first..<first + 3).allSatisfy { !groups[$0].isBracketed }
  }

  // MARK: Trunk zero

  /// `020 7946 0958`, unless it is something else that starts with a zero (T4).
  private func isTrunkZero(_ groups: PhoneGroups, _ groupCount: Int, _ digitCount: Int, in utf8: Span<UInt8>) -> Bool {
    let first = groups[0]
    guard groupCount >= 2, (9...12).contains(digitCount), (2...5).contains(first.digitCount),
      utf8[first.start] == UInt8(ascii: "0"), utf8[first.start + 1] != UInt8(ascii: "0"),
      (0..<groupCount).allSatisfy({ !groups[$0].isBracketed })
    else { return false }
    return !isSomethingElse(groups, groupCount, in: utf8)
  }

  /// What starts with a zero and is no number: a date, an address, pairs but not five, a social security number, or one
  /// with a digit alone before the last group (T4).
  private func isSomethingElse(_ groups: PhoneGroups, _ groupCount: Int, in utf8: Span<UInt8>) -> Bool {
    if groupCount == 3, (0..<3).allSatisfy({ groups[$0].digitCount <= 2 }) { return true }
    if groupCount != 5, (0..<groupCount).allSatisfy({ groups[$0].digitCount == 2 }) { return true }
    if groupCount == 3, hasForm(3, 2, 4, groups, from: 0) { return true }
    if (0..<groupCount - 1).contains(where: { groups[$0].digitCount == 1 }) { return true }
    return holdsDate(groups, groupCount) || isDottedAddress(groups, groupCount, in: utf8)
  }

  /// The end of a row of groups that starts as a trunk zero and is something else: no number begins within it (A2, T4).
  func endOfSomethingElse(_ groups: PhoneGroups, in utf8: Span<UInt8>) -> Int? {
    let first = groups[0]
    guard !groups.hasPlus, groups.count >= 2, (2...5).contains(first.digitCount),
      utf8[first.start] == UInt8(ascii: "0"),
      utf8[first.start + 1] != UInt8(ascii: "0"), (0..<groups.count).allSatisfy({ !groups[$0].isBracketed }),
      isSomethingElse(groups, groups.count, in: utf8)
    else { return nil }
    return groups.end(ofGroup: groups.count - 1)
  }

  /// The end of a row of more than five pairs that starts with a zero: no number, and none begins within it (A2, T4).
  func endOfPairs(_ groups: PhoneGroups, in utf8: Span<UInt8>) -> Int? {
    let pairCount = (0..<groups.count).first { groups[$0].digitCount != 2 || groups[$0].isBracketed } ?? groups.count
    guard pairCount > 5, utf8[groups[0].start] == UInt8(ascii: "0") else { return nil }
    return groups.end(ofGroup: pairCount - 1)
  }

  /// d.m.yyyy or yyyy-m-d with like separators, anywhere.
  private func holdsDate(_ groups: PhoneGroups, _ groupCount: Int) -> Bool {
    guard groupCount >= 3 else { return false }
    return (0...groupCount - 3).contains { start in
      let (first, second, third) = (groups[start], groups[start + 1], groups[start + 2])
      guard second.separator == third.separator, second.digitCount <= 2 else { return false }
      return (first.digitCount <= 2 && third.digitCount == 4) || (first.digitCount == 4 && third.digitCount <= 2)
    }
  }

  private func isDottedAddress(_ groups: PhoneGroups, _ groupCount: Int, in utf8: Span<UInt8>) -> Bool {
    groupCount == 4 && (1..<4).allSatisfy { groups[$0].separator == ascii(".") }
      && (0..<4).allSatisfy { index in
        groups[index].digits.reduce(0) { $0 * 10 + Int(utf8[$1] & 0x0F) } <= 255
      }
  }
}
