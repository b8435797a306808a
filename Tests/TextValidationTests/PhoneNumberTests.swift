import Foundation
import TestSupport
import TextValidation
import Testing

@Suite struct PhoneNumberTests {
  @Test(arguments: [
    ("020 7946 0018", "GB", "+442079460018"), ("+44 20 7946 0018", nil, "+442079460018"),
    ("2125550147", "us", "+12125550147"),
    ("(212) 555-0147 x 33", "US", "+12125550147;ext=33"), ("tel:+1-212-555-0147;ext=9", nil, "+12125550147;ext=9"),
    ("00 44 20 7946 0018", "DE", "+442079460018"), ("011 15 2345-6789", "AR", "+5491123456789"),
    ("4301234", "BB", "+12464301234"), ("06 6982 12", "IT", "+39066982 12"), ("٠٢٠٧٩٤٦٠٠١٨", "GB", "+442079460018"),
    ("1-212-FLOWERS", "US", "+12123569377"), ("+800 1234 5678", nil, "+80012345678"),
    ("212 555 0147,,12#", "US", "+12125550147;ext=12"),
    ("44 20 7946 0018", "GB", "+442079460018"), ("call 212-555-0147/x9", "US", "+12125550147"),
  ])
  func reads(text: String, region: String?, expected: String) {
    #expect(PhoneNumber(text, region: region)?.description == expected.filter { $0 != " " })
  }

  @Test(arguments: [
    ("", "US"), ("hello", "US"), ("1", "US"), ("020 7946 0018", nil), ("020 7946 0018", "ZZ"), ("+999 123 4567", nil),
    ("011 999 1234567", "US"), (String(repeating: "1", count: 251), "US"), (String(repeating: "1 ", count: 30), "US"),
    ("2125550147abc$", nil), ("+", "US"), ("++", "US"), ("+12", nil),
  ])
  func refuses(text: String, region: String?) {
    #expect(PhoneNumber(text, region: region) == nil)
  }

  /// A region is two ASCII letters: no name of what belongs to no country, and no letters that are capitals of others.
  @Test(arguments: ["001", "001800", "", "U", "USA", "\u{DF}", "\u{FB01}", "\u{131}t", "U\0", "+1", "U\u{17F}"])
  func knowsNoSuchRegion(region: String) {
    #expect(PhonePlan.shared.region(code: region) == nil)
    #expect(PhoneNumber("2125550147", region: region) == nil)
    #expect(PhoneNumber("+12125550147", region: region)?.region == "US")
    var options = DetectionOptions()
    #expect(throws: DetectionOptionError.self) { try options.set("region", to: .string(region)) }
  }

  @Test(arguments: [
    ("+442079460018", "GB", true, true), ("+441534123456", "JE", true, true), ("+14155550132", "US", true, true),
    ("+12045550132", "CA", true, true), ("+77272582558", "KZ", true, true), ("+80012345678", "001", true, true),
    ("+12345678", nil, true, false), ("+12345", nil, false, false), ("+33012345678", "FR", true, false),
  ])
  func knowsRegionAndValidity(text: String, region: String?, isPossible: Bool, isValid: Bool) throws {
    let number = try #require(PhoneNumber(text))
    #expect(number.region == region)
    #expect(number.isPossible == isPossible)
    #expect(number.isValid == isValid)
  }

  @Test(arguments: [
    ("+442079460018", "+44 20 7946 0018", "020 7946 0018"), ("+16502530000", "+1 650 253 0000", "650 253 0000"),
    ("+33612345678", "+33 6 12 34 56 78", "06 12 34 56 78"), ("+390669821", "+39 06 69821", "06 69821"),
    ("+79161234567", "+7 916 123 45 67", "916 123 45 67"), ("+80012345678", "+800 1234 5678", "+800 1234 5678"),
    ("+442079460018;ext=5", "+44 20 7946 0018 ext. 5", "020 7946 0018 ext. 5"), ("+1234567", "+1 234567", "234567"),
  ])
  func writes(text: String, international: String, national: String) throws {
    let number = try #require(PhoneNumber(text))
    #expect(number.international == international)
    #expect(number.nationalText == national)
    #expect(number.uri == "tel:" + number.description)
  }

  /// Whatever is read is read again from all that is written of it.
  @Test func formatsAreReadBack() throws {
    var generator = SeededGenerator(seed: 41)
    var validCount = 0
    for code in (1..<1000).filter({ PhonePlan.shared.callingCode($0) != nil }) {
      for _ in 0..<20 {
        let digits = (0..<Int.random(in: 5...12, using: &generator)).map { _ in
          String(Int.random(in: 0...9, using: &generator))
        }
        guard let number = PhoneNumber("+\(code)" + digits.joined() + " x7"), number.isValid else { continue }
        validCount += 1
        #expect(PhoneNumber(number.description) == number)
        #expect(PhoneNumber(number.international) == number)
        #expect(PhoneNumber(number.nationalText, region: number.region) == number)
        #expect(try JSONDecoder().decode(PhoneNumber.self, from: try JSONEncoder().encode(number)) == number)
      }
    }
    #expect(validCount > 200)
  }

  @Test func isCodedByItsParts() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let number = try #require(PhoneNumber("+44 20 7946 0018 ext 5"))
    let json = #"{"callingCode":44,"extension":"5","nationalNumber":"2079460018"}"#
    #expect(String(decoding: try encoder.encode(number), as: UTF8.self) == json)
  }

  @Test(arguments: [
    #"{"callingCode":999,"nationalNumber":"2079460018"}"#, #"{"callingCode":44,"nationalNumber":"1"}"#,
    #"{"callingCode":44,"nationalNumber":"20a"}"#, #"{"callingCode":44,"nationalNumber":"2079460018","extension":""}"#,
    #"{"callingCode":-1,"nationalNumber":"2079460018"}"#, #"{"nationalNumber":"2079460018"}"#,
  ])
  func refusesToDecode(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PhoneNumber.self, from: Data(json.utf8)) }
  }
}
