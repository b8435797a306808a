import TextValidation
import Testing

@Suite struct PhonePlanTests {
  private let plan = PhonePlan.shared

  @Test(arguments: [
    ("14155550132", 1), ("442079460958", 44), ("4", nil), ("79161234567", 7), ("8613812345678", 86), ("97", nil),
    ("971501234567", 971), ("35312345678", 353), ("80012345678", 800), ("999", nil), ("9991234567", nil),
    ("210123", nil),
    ("01", nil), ("", nil), ("+1", nil),
  ])
  func callingCode(digits: String, expected: Int?) {
    #expect(PhoneDigits(digits).flatMap { plan.callingCode(startOf: $0) } == expected)
  }

  /// No code starts another (ITU-T E.164), so the shortest that is assigned is the only one.
  @Test func noCallingCodeStartsAnother() {
    let assigned = (1..<1000).filter { plan.callingCode($0) != nil }
    #expect(assigned.count == 215)
    for code in assigned { #expect(plan.callingCode(startOf: PhoneDigits(code)) == code) }
  }

  @Test(arguments: [
    (1, "4155550132", true, true), (1, "00", false, false), (1, "000000", false, false), (1, "0155550132", true, false),
    (44, "2079460958", true, true), (44, "207946095", true, false), (44, "20794609", false, false),
    (49, "30123456", true, true), (39, "0612345678", true, true), (999, "4155550132", false, false),
    (-1, "4155550132", false, false), (1, "", false, false),
  ])
  func internationalNumbers(code: Int, national: String, isPossible: Bool, fits: Bool) throws {
    let digits = try #require(PhoneDigits(national))
    #expect(plan.isPossible(digits, callingCode: code) == isPossible)
    #expect(plan.fitsGeneralPattern(digits, callingCode: code) == fits)
  }

  @Test(arguments: [
    ("US", "2125550147", true), ("US", "4155550132", true), ("US", "1125550147", false), ("US", "212555014", false),
    ("GB", "2079460958", true), ("GB", "7400123456", true), ("GB", "02079460958", false), ("FR", "612345678", true),
    ("FR", "012345678", false), ("CN", "13812345678", true), ("CN", "12012345678", false), ("DE", "15123456789", true),
    ("AQ", "612345678", false), ("", "2125550147", false), ("us", "2125550147", false),
  ])
  func nationalNumbers(region: String, national: String, isValid: Bool) throws {
    let digits = try #require(PhoneDigits(national))
    #expect((plan.region(region).map { plan.isValid(digits, in: $0) } ?? false) == isValid)
  }

  @Test(arguments: [
    ("GB", "02079460958", "2079460958"), ("US", "12125550147", "2125550147"), ("US", "2125550147", "2125550147"),
    // Italy keeps its zero, Argentina moves the mobile 15 to a 9 in front, Barbados adds its area code.
    ("IT", "0612345678", "0612345678"), ("AR", "01115 2345 6789", "91123456789"), ("BB", "4301234", "2464301234"),
    // Taking the zero would leave fewer digits than any number has.
    ("GB", "0207", "0207"),
  ])
  func trunkPrefixIsTaken(region: String, written: String, expected: String) throws {
    let digits = try #require(PhoneDigits(written.filter { $0 != " " }))
    #expect(plan.national(digits, in: try #require(plan.region(region))).text == expected)
  }

  @Test(arguments: [
    ("GB", "02079460958", true), ("GB", "2079460958", true), ("GB", "0", false), ("GB", "", false),
    ("AR", "011151234567", false), ("AR", "0111523456789", true), ("BB", "4301234", true), ("US", "12125550147", true),
    ("CN", "13812345678", true), ("CN", "11111111111", false), ("AR", "6001234567", true),
  ])
  func numbersAsWritten(region: String, written: String, isKnown: Bool) throws {
    let digits = try #require(PhoneDigits(written))
    #expect(plan.knowsNumber(digits, in: try #require(plan.region(region))) == isKnown)
  }

  @Test func factsOfRegions() throws {
    let britain = try #require(plan.region("GB"))
    #expect((britain.callingCode, britain.trunkPrefix) == (44, "0"))
    #expect(plan.region("KZ")?.callingCode == 7)
    #expect(plan.region("IT").map { $0.trunkPrefix } == .some(nil))
    #expect(plan.callingCode(44)?.regions == ["GB", "GG", "IM", "JE"])
    #expect(plan.callingCode(33)?.digitCounts.all == [9])
    #expect(plan.callingCode(999) == nil)
    #expect(plan.region("ZZ") == nil)
  }
}
