import ReferenceScanner
import TextValidation
import Testing

/// The examples of dialects.md, section 8, each under its rule, and texts that tell its rules apart.
@Suite struct PhoneNumberReferenceTests {
  private static func options(_ region: String?, _ leniency: PhoneLeniency = .valid) -> DetectionOptions {
    var options = DetectionOptions()
    options.region = region
    options.phoneMatching.leniency = leniency
    return options
  }

  @Test(arguments: [
    // PH-3
    "⟦(+1 650-253-0000⟧", "([⟦(650) 253-0000⟧", "⟦650 253 0000⟧/x9", "⟦650    253 0000⟧", "650     253 0000",
    "+-----1 650-253-000",
    "⟦650 253 0000⟧;⟦650 253 0001⟧",
    // PH-4
    "⟦650 253 0000 ext. 12345678901234567890⟧1", "⟦650 253 0000, x12#⟧", "⟦650 253 0000;ext=7⟧#",
    "⟦650 253 0000------12#⟧",
    "⟦650 253 0000⟧------12", "⟦650 253 0000 EXTENSIO\u{301}N:,-5⟧", "⟦650 253 0000 доб 5⟧", "⟦650 253 0000⟧ tensio 5",
    "⟦650 253 0000⟧,, 5", "650 253 0000～1234567890",
    // PH-5
    "02/29/1996", "2031-04-05 06:07", "5/39/6502530000", "⟦(650) 2/53/0000⟧", "(650) 2/35/0000",
    // PH-6
    "⟦650 253 0000⟧//⟦650 253 0001⟧", "⟦(650) 253 0000⟧ ⟦(650) 253 0001⟧", "12 - ⟦650 253 0000⟧",
    "12345–⟦650-253-0000⟧",
    "12345.. ⟦650-253-0000⟧", "12345 ⟦6502530000⟧", "⟦6502530000⟧ 12345",
    // PH-8
    "650) 253) 0000", "⟦650) 253 0000⟧", "(⟦(650) 253 0000⟧", "12-34 ⟦(650 253 0000⟧", "(650)(253)(0000)",
    // PH-9
    "é⟦+1 650 253 0000⟧", "a650 253 0000", "650 253 0000$", "é⟦(650 253 0000⟧", "я⟦650 253 0000⟧я", "650 253 0000%",
    "650 253 0000\u{301}",
    // PH-10 to PH-12
    "⟦٦٥٠ ٢٥٣ ٠٠٠٠⟧", "⟦1 650 253 0000⟧", "⟦011 44 20 7946 0018⟧", "011 044 20 7946 0018", "⟦+011 44 20 7946 0018⟧",
    "⟦+44 020 7946 0018⟧",
    // PH-14
    "⟦650 253 0000⟧", "123 456 7890",
    // PH-15
    "650x2530000", "⟦650 253 0000 x7⟧", "⟦1 xx 650 253 0000⟧",
  ])
  func unitedStates(_ marked: String) {
    PhoneNumberReference.expectSelections(drawnIn: marked, options: Self.options("US"))
  }

  @Test(
    arguments: [
      ("650 253 0000 ⟦+1 650 253 0000⟧", nil), ("⟦+800 1234 5678⟧", "ZZ"), ("+999 1234 5678", nil),
      ("020 7946 0018", "gb"),
      ("⟦020 7946 0018⟧", "GB"), ("20 7946 0018", "GB"), ("⟦+44 20 7946 0018⟧", "GB"), ("⟦600-123-4567⟧", "AR"),
      ("⟦011 15 2345 6789⟧", "AR"), ("⟦06698 12345⟧", "IT"), ("⟦8 701 123 4567⟧", "KZ"),
    ] as [(String, String?)])
  func otherRegions(marked: String, region: String?) {
    PhoneNumberReference.expectSelections(drawnIn: marked, options: Self.options(region))
  }

  @Test(
    arguments: [
      // PH-13
      ("⟦20 7946 0018⟧", "GB", .possible), ("⟦253 0000⟧", "US", .possible), ("253 00000", "US", .possible),
      ("a⟦650 253 0000⟧$", "US", .possible),
      // PH-16
      ("⟦650 2530000⟧", "US", .strictGrouping), ("65 02 53 01 23", "US", .strictGrouping),
      ("650 2530000", "US", .exactGrouping),
      ("⟦650-253-0000⟧", "US", .exactGrouping), ("⟦6502530000⟧", "US", .exactGrouping),
      ("⟦650-253-0000 x12⟧", "US", .exactGrouping),
      ("⟦650/253-0000⟧", "US", .strictGrouping), ("650/253/0000", "US", .strictGrouping),
      ("⟦1/650/253-0000⟧", "US", .strictGrouping),
      ("1/650/253/0000", "US", .strictGrouping), ("6502530-000", "US", .strictGrouping),
      ("⟦02079 460018⟧", "GB", .valid),
      ("02079 460018", "GB", .strictGrouping), ("⟦020 794 600 18⟧", "GB", .possible),
    ] as [(String, String, PhoneLeniency)])
  func leniencies(marked: String, region: String, leniency: PhoneLeniency) {
    PhoneNumberReference.expectSelections(drawnIn: marked, options: Self.options(region, leniency))
  }

  /// PH-7: each failure costs one, and a match none.
  @Test(arguments: [
    (0, "650 253 0000"), (1, "⟦650 253 0000⟧; ⟦650 253 0001⟧"), (1, "12; 650 253 0000"), (2, "12; ⟦650 253 0000⟧"),
    (2, "1 2; 650 253 0000"), (4, "1 2; ⟦650 253 0000⟧"),
  ])
  func tries(count: Int, marked: String) {
    var options = Self.options("US")
    options.phoneMatching.greatestTryCount = count
    PhoneNumberReference.expectSelections(drawnIn: marked, options: options)
  }

  @Test(arguments: [
    ("+1 (650) 253-0000 ext. 5", "+16502530000"), ("011 15 2345 6789", "+5491123456789"),
    ("+39 06 698 12345", "+390669812345"),
    ("+44 (0)20 7946 0018", "+442079460018"),
  ])
  func values(text: String, value: String) {
    let found = PhoneNumberReference.selections(in: Array(text.unicodeScalars), kinds: nil, options: Self.options("AR"))
    #expect(found.map(\.value) == [value])
  }
}
