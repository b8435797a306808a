import TestSupport
import TextValidation
import Testing

@Suite struct RegionPlanTests {
  /// Every region of a calling code, in order.
  static let regions = Set((1..<1000).flatMap { PhonePlan.shared.regions(ofCallingCode: $0) })
    .filter { PhonePlan.shared.knows(region: $0) }.sorted()

  /// A plan that was read once says what the record says, of numbers with and without trunk prefix.
  @Test func plansSayWhatRecordsSay() {
    #expect(Self.regions.count > 200)
    var generator = SeededGenerator(seed: 5)
    var knownCount = 0
    for region in Self.regions {
      let regionPlan = RegionPlan(region: region, of: .shared)
      for _ in 0..<60 {
        let digits = Self.number(of: region, using: &generator)
        let national = PhonePlan.shared.nationalSignificantDigits(of: digits.span, region: region)
        let isValid = PhonePlan.shared.isValidNationalNumber(national.span, region: region)
        let isKnown = regionPlan.knowsNumber(digits.span)
        #expect(isKnown == isValid, "\(region) \(String(decoding: digits, as: UTF8.self))")
        knownCount += isKnown ? 1 : 0
      }
    }
    #expect(knownCount > 300)
  }

  @Test(arguments: [
    ("GB", "02079460958", true), ("GB", "2079460958", true), ("GB", "0", false), ("GB", "", false),
    ("AR", "011151234567", false), ("AR", "0111523456789", true), ("BB", "4301234", true), ("US", "12125550147", true),
    ("CN", "13812345678", true), ("CN", "11111111111", false), ("ZZ", "2125550147", false),
  ])
  func numbers(region: String, written: String, isKnown: Bool) {
    let digits = Array(written.utf8)
    let answer = RegionPlan(region: region, of: .shared).knowsNumber(digits.span)
    #expect(answer == isKnown)
  }

  /// Random digits in a count that the region has, most often, and often behind its trunk prefix.
  private static func number(of region: String, using generator: inout SeededGenerator) -> [UInt8] {
    let counts = (3...20).filter { count in
      let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: count)
      return PhonePlan.shared.isPossible(zeros.span, region: region)
    }
    let isLikely = Int.random(in: 0..<4, using: &generator) > 0
    let count = (isLikely ? counts.randomElement(using: &generator) : nil) ?? Int.random(in: 0...20, using: &generator)
    let trunkPrefix = Bool.random(using: &generator) ? PhonePlan.shared.trunkPrefix(ofRegion: region) ?? "" : ""
    let digits = (0..<count).map { _ in UInt8(ascii: "0") + UInt8.random(in: 0..<10, using: &generator) }
    return Array((Array(trunkPrefix.utf8) + digits).prefix(20))
  }
}
