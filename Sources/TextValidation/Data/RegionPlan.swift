/// What is planned for the numbers of one region.
package struct RegionPlan: Sendable {
  /// A code of ISO 3166, or `001` and the calling code for what belongs to no country.
  package let name: String
  /// The calling code.
  package let callingCode: Int
  /// How many digits a national number may have, area code included.
  package let digitCounts: DigitCounts
  /// How many digits it may have without its area code.
  private let localDigitCounts: DigitCounts
  /// The set of plausible numbers.
  private let general: Int
  /// The set of valid numbers.
  private let valid: Int
  /// The set of numbers that are this region's, whatever else they are; `nil` for most regions.
  let leading: Int?
  /// The trunk prefix as it is written; `nil` if there is none.
  package let trunkPrefix: String?
  /// What is dialled before a calling code, in order.
  let internationalPrefixes: [DigitPattern]
  private let trunkRules: [TrunkRule]
  /// With how many digits a number may be written that the plan knows.
  private let writtenDigitCounts: DigitCounts

  init(_ record: PhonePlanRecord) {
    name = record.name
    callingCode = record.number("c") ?? -1
    digitCounts = record.digitCounts("l")
    localDigitCounts = record.digitCounts("x")
    general = record.number("g") ?? -1
    valid = record.number("v") ?? -1
    leading = record.number("d")
    let trunkPrefix = record.field("t")
    self.trunkPrefix = trunkPrefix.isEmpty ? nil : record.text(trunkPrefix)
    internationalPrefixes = record.list(record.field("i"), separator: ",") {
      DigitPattern($0, of: record.bytes)
    }
    trunkRules = record.list(record.field("s"), separator: "|") { TrunkRule($0, of: record) }
    var written = digitCounts
    for rule in trunkRules { written = written.union(digitCounts.shifted(by: rule.lostDigitCount)) }
    writtenDigitCounts = written
  }

  /// Whether the plan may know a number that is written with so many digits, trunk prefix included.
  func mayKnowNumber(ofDigitCount digitCount: Int) -> Bool { writtenDigitCounts.holds(digitCount) }

  /// Whether a number may have so many digits, with or without its area code (PH-13).
  func mayHave(digitCount: Int) -> Bool { digitCounts.holds(digitCount) || localDigitCounts.holds(digitCount) }

  /// How few digits a valid number may be written with in the region: its own, or one of another behind an international
  /// prefix, which has two digits, as the shortest calling code and number together have five.
  var leastWrittenDigitCount: Int { min(writtenDigitCounts.all.first ?? 0, 7) }

  /// Whether `number` looks like one of the region.
  func isPlausible(_ number: PhoneDigits, in sets: DigitSets) -> Bool { sets.contains(number, in: general) }

  /// Whether `national` is a plausible number that some service has.
  func isValid(_ national: PhoneDigits, in sets: DigitSets) -> Bool {
    sets.contains(national, in: valid) && isPlausible(national, in: sets)
  }

  /// What the first trunk rule that fits makes of `number`, unless that was plausible and is no more (PH-12).
  ///
  /// - Returns: `nil` if no rule applies.
  func stripped(_ number: PhoneDigits, in sets: DigitSets) -> PhoneDigits? {
    guard let rule = trunkRules.first(where: { $0.fits(number) }) else { return nil }
    let stripped = rule.applied(to: number)
    return isPlausible(number, in: sets) && !isPlausible(stripped, in: sets) ? nil : stripped
  }

  /// What follows the prefix that is dialled before a calling code (PH-11).
  ///
  /// - Returns: How many digits the prefix has; `nil` if there is none, or a zero follows, with which no code starts.
  func internationalPrefixDigitCount(startOf number: PhoneDigits) -> Int? {
    guard let prefix = internationalPrefixes.first(where: { $0.starts(number) }) else { return nil }
    let count = prefix.places.count
    return number.count > count && number[count] == 0 ? nil : count
  }
}
