/// The plan of one region, read once: what ``PhonePlan`` says of national numbers, without reading its record each time.
///
/// A record has up to six thousand bytes, and a scan may ask about every digit of a text.
package struct RegionPlan: Sendable {
  /// What a number must be to be plausible.
  private var plausible = DigitSequences()
  /// What it must be to be fixed, mobile or of another service.
  private var known = DigitSequences()
  /// What the trunk rules take, in their order.
  private var taken = DigitSequences()
  private var trunkRules: [TrunkRule] = []
  /// Bit *n*: a number may have *n* digits.
  private let possibleDigitCounts: UInt32
  /// Bit *n*: the plan may know a number that is written with *n* digits.
  private var writtenDigitCounts: UInt32 = 0

  /// Reads the plan of a region of `plan`; an unknown region knows no number.
  package init(region: String, of plan: PhonePlan) {
    let record = plan.record(ofRegion: region)
    possibleDigitCounts = PhonePlan.bits(ofCounts: plan.field("l", of: record), in: plan.bytes)
    Self.append(plan.field("g", of: record), of: plan, to: &plausible)
    for service: Unicode.Scalar in ["b", "f", "m", "o"] {
      Self.append(plan.field(service, of: record), of: plan, to: &known)
    }
    writtenDigitCounts = plausible.digitCounts
    for rule in plan.trunkRules(of: record) {
      let places = plan.places(ofSequence: rule.take)
      taken.append(places, digitCounts: rule.isWholeNumber ? 1 << UInt32(places.count) : UInt32.max)
      trunkRules.append(rule)
      let putCount = rule.put.count + rule.kept.count { $0 < places.count }
      writtenDigitCounts |= plausible.digitCounts << (places.count - putCount)
    }
  }

  private static func append(_ set: Range<Int>, of plan: PhonePlan, to sequences: inout DigitSequences) {
    PhonePlan.forEachPair(in: set, of: plan.bytes) { counts, list in
      let digitCounts = PhonePlan.bits(ofCounts: counts, in: plan.bytes)
      if list.isEmpty { sequences.append([], digitCounts: digitCounts) }
      var start = list.lowerBound
      while start < list.upperBound {
        let end = plan.end(of: list, from: start, at: UInt8(ascii: ","))
        sequences.append(plan.places(ofSequence: start..<end), digitCounts: digitCounts)
        start = end + 1
      }
    }
  }

  /// Whether the plan may know a number that is written with so many digits, trunk prefix included.
  func mayKnowNumber(ofDigitCount digitCount: Int) -> Bool { writtenDigitCounts >> UInt32(digitCount) & 1 == 1 }

  /// Whether `digits`, a number as it is written inside the region, is one that the plan knows, with or without trunk
  /// prefix.
  package func knowsNumber(_ digits: Span<UInt8>) -> Bool {
    guard mayKnowNumber(ofDigitCount: digits.count) else { return false }
    guard let place = taken.firstPlace(startOf: digits) else { return isValid(digits) }
    let stripped = trunkRules[place].applied(to: digits, takenCount: taken.digitCount(at: place))
    return isStripped(digits, to: stripped.span) ? isValid(stripped.span) : isValid(digits)
  }

  /// Whether a number is meant without its trunk prefix, as ``PhonePlan/nationalSignificantDigits(of:region:)`` says.
  private func isStripped(_ written: Span<UInt8>, to stripped: Span<UInt8>) -> Bool {
    if isPlausible(written), !isPlausible(stripped) { return false }
    let greatestCount = UInt32.bitWidth - 1 - possibleDigitCounts.leadingZeroBitCount
    return possibleDigitCounts >> UInt32(stripped.count) & 1 == 1 || stripped.count > max(0, greatestCount)
  }

  private func isPlausible(_ national: Span<UInt8>) -> Bool { plausible.firstPlace(startOf: national) != nil }

  private func isValid(_ national: Span<UInt8>) -> Bool {
    isPlausible(national) && known.firstPlace(startOf: national) != nil
  }
}
