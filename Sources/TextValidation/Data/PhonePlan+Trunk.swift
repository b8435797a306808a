extension PhonePlan {
  /// The national significant number behind `digits`, a number as it is written inside the region.
  ///
  /// The first trunk rule that fits is applied, unless the number is plausible as it stands and would not be afterwards; and
  /// only if what results has a possible count of digits, or more than any.
  ///
  /// - Returns: ASCII digits; `digits` as they are if no rule applies or the region is unknown.
  package func nationalSignificantDigits(of digits: Span<UInt8>, region: String) -> [UInt8] {
    let record = record(ofRegion: region)
    let written = (0..<digits.count).map { digits[$0] }
    guard let stripped = applyingTrunkRule(to: digits, of: record), stripped != written else { return written }
    if contains(digits, in: "g", of: record), !contains(stripped.span, in: "g", of: record) { return written }
    let counts = text("l", of: record).split(separator: "/").compactMap { Int($0) }
    let isLongEnough = counts.contains(stripped.count) || stripped.count > (counts.max() ?? 0)
    return isLongEnough ? stripped : written
  }

  /// What the first trunk rule that fits makes of `digits`; `nil` if none fits.
  func applyingTrunkRule(to digits: Span<UInt8>, of record: Range<Int>) -> [UInt8]? {
    for rule in trunkRules(of: record) {
      guard let takenCount = digitCount(ofSequence: rule.take, startOf: digits) else { continue }
      if rule.isWholeNumber, takenCount != digits.count { continue }
      return rule.applied(to: digits, takenCount: takenCount)
    }
    return nil
  }

  /// The trunk rules of a region, in order.
  func trunkRules(of record: Range<Int>) -> [TrunkRule] {
    let rules = field("s", of: record)
    var found: [TrunkRule] = []
    var start = rules.lowerBound
    while start < rules.upperBound {
      let end = end(of: rules, from: start, at: UInt8(ascii: "|"))
      found.append(TrunkRule(in: start..<end, of: self))
      start = end + 1
    }
    return found
  }
}

/// One rule: take, then `$` if that must be the whole number, then perhaps `>` put `<` from `-` to.
struct TrunkRule: Sendable {
  let take: Range<Int>
  let isWholeNumber: Bool
  let put: [UInt8]
  /// Which places of the taken digits stay.
  let kept: Range<Int>

  init(in rule: Range<Int>, of plan: PhonePlan) {
    let takeEnd = plan.end(of: rule, from: rule.lowerBound, at: UInt8(ascii: ">"))
    isWholeNumber = takeEnd > rule.lowerBound && plan.bytes[takeEnd - 1] == UInt8(ascii: "$")
    take = rule.lowerBound..<(isWholeNumber ? takeEnd - 1 : takeEnd)
    let putStart = min(takeEnd + 1, rule.upperBound)
    let putEnd = plan.end(of: rule, from: putStart, at: UInt8(ascii: "<"))
    put = Array(plan.bytes[putStart..<putEnd])
    if let from = PhonePlan.number(in: plan.bytes, at: putEnd + 1), putEnd < rule.upperBound,
      let to = PhonePlan.number(in: plan.bytes, at: from.end + 1), to.value >= from.value
    {
      kept = from.value..<to.value
    } else {
      kept = 0..<0
    }
  }

  /// The number without what the rule takes, and with what it puts in its place.
  ///
  /// - Parameters:
  ///   - digits: A number that starts with what the rule takes.
  ///   - takenCount: How many digits that is.
  /// - Returns: ASCII digits.
  func applied(to digits: Span<UInt8>, takenCount: Int) -> [UInt8] {
    var result = put
    for offset in kept where offset < takenCount { result.append(digits[offset]) }
    for offset in takenCount..<digits.count { result.append(digits[offset]) }
    return result
  }
}
