import TextModel

/// The numbering plans of the world: calling codes, possible and valid national numbers, trunk prefixes.
package struct PhonePlan: Sendable {
  /// The plans, which are read at first use.
  package static let shared = PhonePlan()

  let sets: DigitSets
  private let callingCodes: [CallingCodePlan]
  /// The place of each calling code in ``callingCodes``, by its value; -1 if no such code is assigned.
  private let placesOfCodes: [Int16]
  private let regions: [String: RegionPlan]

  private init() {
    let sets = DigitSets(compactNumbers: Self.setText)
    var callingCodes: [CallingCodePlan] = []
    var placesOfCodes = [Int16](repeating: -1, count: 1000)
    var regions: [String: RegionPlan] = [:]
    PhonePlanRecord.forEachLine(of: Array(Self.recordText.utf8)) { record in
      if record.isOfCallingCode {
        let plan = CallingCodePlan(record, sets)
        guard placesOfCodes.indices.contains(plan.callingCode) else { return }
        placesOfCodes[plan.callingCode] = Int16(callingCodes.count)
        callingCodes.append(plan)
      } else {
        let plan = RegionPlan(record)
        regions[plan.name] = plan
      }
    }
    (self.sets, self.callingCodes) = (sets, callingCodes)
    (self.placesOfCodes, self.regions) = (placesOfCodes, regions)
  }

  // MARK: Calling codes

  /// What is planned for a calling code; `nil` if it is not assigned.
  package func callingCode(_ code: Int) -> CallingCodePlan? {
    guard placesOfCodes.indices.contains(code), placesOfCodes[code] >= 0 else { return nil }
    return callingCodes[Int(placesOfCodes[code])]
  }

  /// The assigned calling code (E.164) that `digits` starts with: one to three digits. No code starts another.
  package func callingCode(startOf digits: PhoneDigits) -> Int? {
    var code = 0
    for place in 0..<min(3, digits.count) {
      code = code * 10 + Int(digits[place])
      // Codes never start with zero.
      guard code > 0 else { return nil }
      if placesOfCodes[code] >= 0 { return code }
    }
    return nil
  }

  /// Whether a national number of some region of the calling code may have as many digits as `national`.
  package func isPossible(_ national: PhoneDigits, callingCode code: Int) -> Bool {
    callingCode(code)?.digitCounts.holds(national.count) ?? false
  }

  /// Whether `national` looks like a number of some region of the calling code.
  package func fitsGeneralPattern(_ national: PhoneDigits, callingCode code: Int) -> Bool {
    guard let plan = callingCode(code) else { return false }
    return sets.contains(national, in: plan.general)
  }

  /// Whether the first four digits of a number show that it looks like one of some region of its calling code.
  ///
  /// If they do not, all digits must be looked at (``fitsGeneralPattern(_:callingCode:)``). The first group of digits holds
  /// the code, if there are several; of one group the count is 0.
  func surelyFits(lead: Int, digitCount: Int, firstGroupDigitCount: Int) -> Bool {
    var code = lead / 1000
    var codeDigitCount = 1
    var rest = lead % 1000
    var place = 100
    while code > 0, placesOfCodes[code] < 0, codeDigitCount < 3 {
      code = code * 10 + rest / place
      rest %= place
      place /= 10
      codeDigitCount += 1
    }
    if firstGroupDigitCount > 0, firstGroupDigitCount < codeDigitCount { return false }
    guard code > 0, placesOfCodes[code] >= 0 else { return false }
    let counts = callingCodes[Int(placesOfCodes[code])].surelyGeneral[rest / place]
    return counts.holds(digitCount - codeDigitCount)
  }

  // MARK: Regions

  /// What is planned for a region: a code of ISO 3166 in capitals, as `US`, or `001` and a calling code; `nil` if nothing is.
  package func region(_ name: String) -> RegionPlan? { regions[name] }

  /// What is planned for a region that a caller names: a code of ISO 3166, two ASCII letters in any case; `nil` if nothing is.
  package func region(code: String) -> RegionPlan? {
    guard code.utf8.count == 2, code.utf8.allSatisfy(\.isASCIILetter) else { return nil }
    return regions[code.uppercased()]
  }

  /// The main region of a calling code, whose rules say how numbers of the code are written.
  func mainRegion(ofCallingCode code: Int) -> RegionPlan? { callingCode(code)?.regions.first.flatMap { regions[$0] } }

  /// The region that a national number of a calling code belongs to (dialects.md, PH-14).
  ///
  /// - Returns: The first region, in the order of the plan, that the digits at the start tell, or whose sets hold the number;
  ///   `nil` if no region knows it.
  func region(of national: PhoneDigits, callingCode code: Int) -> RegionPlan? {
    for name in callingCode(code)?.regions ?? [] {
      guard let region = regions[name] else { continue }
      if let leading = region.leading {
        if sets.contains(national, in: leading) { return region }
      } else if region.isValid(national, in: sets) {
        return region
      }
    }
    return nil
  }

  /// The blocks of digits that a national number is written in for other countries; one, if nothing is known of it.
  func blocks(of national: PhoneDigits, callingCode code: Int) -> [PhoneDigits] {
    for grouping in callingCode(code)?.groupings ?? [] {
      if let blocks = grouping.blocks(of: national, in: sets) { return blocks }
    }
    return [national]
  }

  // MARK: Numbers as they are written in a region

  /// The national number behind `written`, the digits of a number as it is written inside the region.
  ///
  /// A trunk rule is applied, unless the number is plausible as it stands and would not be afterwards; and only if what
  /// results has a possible count of digits, or more than any.
  ///
  /// - Returns: `written` as it is if no rule applies.
  package func national(_ written: PhoneDigits, in region: RegionPlan) -> PhoneDigits {
    guard let stripped = region.stripped(written, in: sets) else { return written }
    let isLongEnough = region.digitCounts.holds(stripped.count) || stripped.count > region.digitCounts.greatestCount
    return isLongEnough ? stripped : written
  }

  /// Whether a national number, without trunk prefix, is one that the plan of the region knows.
  package func isValid(_ national: PhoneDigits, in region: RegionPlan) -> Bool { region.isValid(national, in: sets) }

  /// Whether `written`, with or without trunk prefix, is a number that the plan of the region knows.
  package func knowsNumber(_ written: PhoneDigits, in region: RegionPlan) -> Bool {
    region.mayKnowNumber(ofDigitCount: written.count) && isValid(national(written, in: region), in: region)
  }
}
