/// PH-16.
extension PhoneNumberReference {
  /// Whether a number is written in blocks of its groups.
  static func isGrouped(
    _ number: PhoneNumberReferenceNumber, _ written: ArraySlice<Unicode.Scalar>, exactly isExact: Bool
  ) -> Bool {
    guard hasFewSlashes(written, number: number) else { return false }
    let signs = ScalarText(
      scalars: written.map { scalar in digit(scalar).map { Unicode.Scalar(UInt8(0x30 + $0)) } ?? scalar })
    return blocks(of: number).contains { blocks in
      isExact ? holdsExactly(blocks, of: number, in: signs) : holds(blocks, of: number, in: signs)
    }
  }

  /// At most one `/`, or two of which the first follows the calling code.
  private static func hasFewSlashes(_ written: ArraySlice<Unicode.Scalar>, number: PhoneNumberReferenceNumber) -> Bool {
    let parts = written.split(separator: "/", omittingEmptySubsequences: false)
    let isCodeFirst =
      number.origin != .national && PhoneNumberReferenceParser.digits(parts[0]) == String(number.callingCode)
    return parts.count <= (isCodeFirst ? 3 : 2)
  }

  /// The blocks of the group that fits, or the number as one; then those of all other groups that fit.
  private static func blocks(of number: PhoneNumberReferenceNumber) -> [[String]] {
    guard let code = PhoneNumberReferencePlan.shared.callingCodes[number.callingCode] else { return [] }
    func blocks(of group: (blocks: [Int], sequences: [PhoneNumberReferencePlan.LeadingDigits])) -> [String]? {
      guard group.blocks.reduce(0, +) == number.digits.count,
        group.sequences.contains(where: { $0.starts(number.digits) })
      else { return nil }
      var rest = Substring(number.digits)
      return group.blocks.map { count in
        defer { rest = rest.dropFirst(count) }
        return String(rest.prefix(count))
      }
    }
    return [code.groups.lazy.compactMap(blocks).first ?? [number.digits]] + code.otherGroups.compactMap(blocks)
  }

  /// *Strict*.
  private static func holds(_ blocks: [String], of number: PhoneNumberReferenceNumber, in signs: ScalarText) -> Bool {
    var end = 0
    if number.origin != .national {
      let code = String(number.callingCode)
      end = signs.place(of: code, from: 0).map { $0 + code.count } ?? 0
    }
    for (index, block) in blocks.enumerated() {
      guard let start = signs.place(of: block, from: end) else { return false }
      end = start + block.count
      let mainRegion = PhoneNumberReferencePlan.shared.mainRegion(of: number.callingCode)
      if index == 0, signs.holds(at: end, isDigit), mainRegion?.hasTrunk ?? false {
        return signs.has(number.digits, at: start)
      }
    }
    return number.extensionDigits.map { signs.place(of: $0, from: end) != nil } ?? true
  }

  /// *Exact*.
  private static func holdsExactly(
    _ blocks: [String], of number: PhoneNumberReferenceNumber, in signs: ScalarText
  ) -> Bool {
    var runs = signs.scalars.split { !isDigit($0) }.map { ScalarText.string($0) }
    if number.extensionDigits != nil { runs.removeLast() }
    guard runs.count > 1, let last = runs.last, !last.contains(number.digits) else { return true }
    guard runs.count >= blocks.count, let first = blocks.first else { return false }
    let tail = blocks.dropFirst()
    return runs.suffix(tail.count) == tail[...] && runs[runs.count - blocks.count].hasSuffix(first)
  }
}
