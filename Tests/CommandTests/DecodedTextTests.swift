import SelectableText
import TestSupport
import Testing

@testable import selectable

@Suite struct DecodedTextTests {
  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b", [(0, 0), (1, 1), (2, 4), (3, 5)]),
      ([0xF0, 0x9F, 0x91, 0x80, 0x80, 0x62], "👀\u{FFFD}b", [(0, 0), (4, 4), (5, 7), (6, 8)]),
      ([0xE2, 0x82, 0xE2, 0x82, 0xAC], "\u{FFFD}€", [(0, 0), (2, 3), (5, 6)]),
      ([0xC3, 0xA9], "é", [(0, 0), (2, 2)]),
      ([], "", [(0, 0)]),
    ] as [([UInt8], String, [(Int, Int)])])
  func placesAreThoseOfTheBytes(bytes: [UInt8], text: String, places: [(source: Int, utf8: Int)]) {
    let decoded = DecodedText(bytes.span)
    #expect(decoded.text == text)
    for (index, place) in places.enumerated() {
      for next in places[index...] {
        #expect(decoded.sourceRange(of: place.utf8..<next.utf8) == place.source..<next.source)
        #expect(decoded.utf8Range(of: place.source..<next.source) == place.utf8..<next.utf8)
      }
    }
  }
}
