import PCRE2
import TestSupport
import Testing

@Suite struct WellFormedPartsTests {
  /// The parts of `bytes` with their offsets.
  private func parts(of bytes: [UInt8]) -> [(text: String, utf8Offset: Int)] {
    var parts: [(text: String, utf8Offset: Int)] = []
    forEachWellFormedPart(of: bytes.span) { parts.append((String(copying: $0), $1)) }
    return parts
  }

  @Test(
    arguments: [
      ([], ["": 0]),
      ([0x61, 0xC3, 0xA9], ["aé": 0]),
      ([0xFF], [:]),
      ([0x61, 0xFF], ["a": 0]),
      ([0xFF, 0x61], ["a": 1]),
      ([0x61, 0xF0, 0x9F, 0x62], ["a": 0, "b": 3]),  // cut short
      ([0x61, 0xF0, 0x9F], ["a": 0]),
      ([0x61, 0xE0, 0x80, 0x62], ["a": 0, "b": 3]),  // overlong
      ([0x61, 0xED, 0xA0, 0x80, 0x62], ["a": 0, "b": 4]),  // a surrogate
      ([0x61, 0xF4, 0x90, 0x80, 0x80, 0x62], ["a": 0, "b": 5]),  // beyond U+10FFFF
    ] as [([UInt8], [String: Int])])
  func partsAreWhatIsBetweenBadBytes(bytes: [UInt8], expected: [String: Int]) {
    #expect(Dictionary(uniqueKeysWithValues: parts(of: bytes).map { ($0.text, $0.utf8Offset) }) == expected)
  }

  @Test(arguments: 0..<8)
  func partsAgreeWithTheRepairOfStrings(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [0x61, 0x80, 0xBF, 0xC3, 0xE2, 0x82, 0xED, 0xA0, 0xF0, 0x9F, 0xF4, 0xFF]
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      // The alphabet cannot spell U+FFFD itself.
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\u{FFFD}")
      #expect(parts(of: bytes).map { Array($0.text.unicodeScalars) } == expected.map(Array.init))
    }
  }
}
