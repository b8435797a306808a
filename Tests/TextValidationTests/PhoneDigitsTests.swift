import TestSupport
import TextValidation
import Testing

/// Digits as a value against the same digits in an array.
@Suite struct PhoneDigitsTests {
  private static func random(using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...36, using: &generator)).map { _ in UInt8.random(in: 0..<10, using: &generator) }
  }

  private static func text(of digits: some Sequence<UInt8>) -> String {
    String(digits.map { Character(Unicode.Scalar($0 + UInt8(ascii: "0"))) })
  }

  @Test func partsAreThoseOfArrays() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<2000 {
      let array = Self.random(using: &generator)
      let digits = try #require(PhoneDigits(Self.text(of: array)))
      #expect(digits.count == array.count)
      #expect(digits.text == Self.text(of: array.prefix(32)))
      let start = Int.random(in: 0...array.count, using: &generator)
      let end = Int.random(in: start...array.count, using: &generator)
      #expect(digits.part(start..<end).text == Self.text(of: array.prefix(32).prefix(end).dropFirst(start)))
      #expect(digits.part(start..<end).count == end - start)
      if array.count <= 32 {
        #expect(digits.hasPrefix(digits.part(0..<end)))
        #expect(digits.dropFirst(start) == PhoneDigits(Self.text(of: array[start...])))
      }
    }
  }

  @Test func digitsAreJoined() throws {
    var joined = try #require(PhoneDigits("0123"))
    joined.append(contentsOf: try #require(PhoneDigits("0045")))
    #expect(joined == PhoneDigits("01230045"))
    #expect(joined != PhoneDigits("1230045"))
    #expect(!joined.hasPrefix(try #require(PhoneDigits("0124"))))
    #expect(PhoneDigits(970).text == "970")
  }

  @Test(arguments: ["1a", "+1", " 1", "１"])
  func otherThingsAreNoDigits(text: String) { #expect(PhoneDigits(text) == nil) }
}
