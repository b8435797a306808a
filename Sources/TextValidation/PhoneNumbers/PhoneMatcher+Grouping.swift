// How the digits of a number are grouped (dialects.md, PH-16).
extension PhoneMatcher {
  /// Whether there are more slashes than one, but for one that directly follows the calling code.
  func hasTooManySlashes(_ number: ParsedPhone, _ scalars: Span<PhoneScalar>) -> Bool {
    let slashes = scalars.indices.filter { scalars[$0].value == 0x2F }
    guard slashes.count > 1 else { return false }
    let isWithCode = number.source == .plus || number.source == .callingCode
    let lead = Self.digits(of: scalars.extracting(0..<slashes[0]))
    return !(isWithCode && lead == PhoneDigits(number.callingCode) && slashes.count == 2)
  }

  /// Whether the digits are grouped as some format of the number's calling code groups them.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - scalars: As it is written.
  ///   - exactly: Whether blocks may not stand together, unless all do.
  /// - Returns: `false` for a number whose digits stand together otherwise.
  func isGrouped(_ number: ParsedPhone, _ scalars: Span<PhoneScalar>, exactly: Bool) -> Bool {
    let plan = parser.plan
    let main = plan.blocks(of: number.national, callingCode: number.callingCode)
    let others = plan.callingCode(number.callingCode)?.otherGroupings ?? []
    return ([main] + others.compactMap { $0.blocks(of: number.national, in: plan.sets) }).contains { blocks in
      exactly ? Self.hasExactly(blocks, number, scalars) : hasWhole(blocks, number, scalars)
    }
  }

  /// Whether each block stands unbroken, in order (PH-16, strict).
  private func hasWhole(_ blocks: [PhoneDigits], _ number: ParsedPhone, _ scalars: Span<PhoneScalar>) -> Bool {
    var index = 0
    if number.source != .national {
      guard let code = Self.place(of: PhoneDigits(number.callingCode), from: 0, in: scalars) else { return false }
      index = code.upperBound
    }
    for (place, block) in blocks.enumerated() {
      guard let found = Self.place(of: block, from: index, in: scalars) else { return false }
      index = found.upperBound
      let hasTrunk = parser.plan.mainRegion(ofCallingCode: number.callingCode)?.trunkPrefix != nil
      if place == 0, hasTrunk, index < scalars.count, scalars[index].isDigit {
        return Self.holds(number.national, at: found.lowerBound, in: scalars)
      }
    }
    return number.extensionDigits.isEmpty || Self.place(of: number.extensionDigits, from: index, in: scalars) != nil
  }

  /// Whether the runs of digits are the blocks, or the last one holds the number (PH-16, exact).
  private static func hasExactly(
    _ blocks: [PhoneDigits], _ number: ParsedPhone, _ scalars: Span<PhoneScalar>
  ) -> Bool {
    var runs: [Range<Int>] = []
    for index in scalars.indices where scalars[index].isDigit {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    if runs.count <= 1 { return true }
    if !number.extensionDigits.isEmpty { runs.removeLast() }
    guard let lastRun = runs.last else { return false }
    if lastRun.contains(where: { holds(number.national, at: $0, in: scalars.extracting(0..<lastRun.upperBound)) }) {
      return true
    }
    for block in blocks.dropFirst().reversed() {
      guard let run = runs.popLast(), digits(of: scalars.extracting(run)) == block else { return false }
    }
    guard let run = runs.last, let first = blocks.first else { return false }
    return run.count >= first.count
      && digits(of: scalars.extracting(run.upperBound - first.count..<run.upperBound)) == first
  }

  /// The first place where `digits` stand directly after each other.
  private static func place(of digits: PhoneDigits, from start: Int, in scalars: Span<PhoneScalar>) -> Range<Int>? {
    guard start + digits.count <= scalars.count else { return nil }
    return (start...scalars.count - digits.count).first { holds(digits, at: $0, in: scalars) }
      .map { $0..<$0 + digits.count }
  }

  private static func holds(_ digits: PhoneDigits, at start: Int, in scalars: Span<PhoneScalar>) -> Bool {
    guard start + digits.count <= scalars.count else { return false }
    return (0..<digits.count).allSatisfy { scalars[start + $0].digit == digits[$0] }
  }
}
