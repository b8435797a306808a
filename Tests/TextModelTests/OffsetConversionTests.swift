import ReferenceScanner
import Testing
import TextModel

struct OffsetConversionTests {
  @Test(arguments: [
    (OffsetUnit.utf8, [0, 4, 5, 8, 27, 28]), (.utf16, [0, 2, 3, 5, 14, 15]), (.scalar, [0, 1, 2, 4, 10, 11]),
    (.grapheme, [0, 1, 2, 3, 5, 6]),
  ])
  func countsInEachUnit(unit: OffsetUnit, expected: [Int]) {
    // A thumb, a letter, a letter and its accent, a space and a family of five scalars, a full stop.
    let text = "👍ae\u{301} 👨‍👩‍👧."
    #expect(OffsetConversion.offsets(atUTF8Offsets: [0, 4, 5, 8, 27, 28], in: text, unit: unit) == expected)
  }

  @Test(arguments: OffsetUnit.allCases)
  func agreesWithViewsOfString(unit: OffsetUnit) {
    var random = RandomText(seed: 4)
    for _ in 0..<1_500 {
      let text = random.string()
      let reference = DecodedText(Array(text.utf8))
      let utf8Offsets = Array(-1...text.utf8.count + 2)
      let expected = utf8Offsets.map { reference.offset(in: unit, atUTF8Offset: $0) }
      let isEqual = OffsetConversion.offsets(atUTF8Offsets: utf8Offsets, in: text, unit: unit) == expected
      #expect(isEqual, "\(text.debugDescription)")
    }
  }

  @Test(arguments: OffsetUnit.allCases)
  func badBytesCountAsTheirReplacementWould(unit: OffsetUnit) {
    var random = RandomText(seed: 5)
    for _ in 0..<1_500 {
      let bytes = random.bytes()
      let reference = DecodedText(bytes)
      let utf8Offsets = Array(-1...bytes.count + 2)
      let expected = utf8Offsets.map { reference.offset(in: unit, atUTF8Offset: $0) }
      let isEqual = OffsetConversion.offsets(atUTF8Offsets: utf8Offsets, in: bytes.span, unit: unit) == expected
      #expect(isEqual, "\(bytes)")
    }
  }

  @Test(arguments: OffsetUnit.allCases)
  func convertsBack(unit: OffsetUnit) {
    var random = RandomText(seed: 6)
    for _ in 0..<1_000 {
      let bytes = random.bytes()
      let reference = DecodedText(bytes)
      let offsets = Array(-1...bytes.count + 2)
      let expected = offsets.map { reference.utf8Offset(atOffset: $0, in: unit) }
      let isEqual = OffsetConversion.utf8Offsets(at: offsets, unit: unit, in: bytes.span) == expected
      #expect(isEqual, "\(bytes)")
    }
  }

  @Test func offsetsMayComeInAnyOrder() {
    #expect(OffsetConversion.offsets(atUTF8Offsets: [9, 0, 4, 4, 8], in: "👍👍a", unit: .utf16) == [5, 0, 2, 2, 4])
    #expect(OffsetConversion.utf8Offsets(at: [5, 0, 2, 2, 4], unit: .utf16, in: "👍👍a") == [9, 0, 4, 4, 8])
  }

  @Test func rangesMayNest() {
    let text = "“👍 #é”"
    #expect(OffsetConversion.ranges(of: [0..<14, 8..<11], in: text, unit: .utf16) == [0..<7, 4..<6])
    #expect(OffsetConversion.utf8Ranges(of: [0..<7, 4..<6], unit: .utf16, in: text) == [0..<14, 8..<11])
  }

  @Test(arguments: [Int.min, -1, 0])
  func offsetsBeforeTheStartAreTheStart(offset: Int) {
    for unit in OffsetUnit.allCases {
      #expect(OffsetConversion.offsets(atUTF8Offsets: [offset], in: "é", unit: unit) == [0])
      #expect(OffsetConversion.utf8Offsets(at: [offset], unit: unit, in: "é") == [0])
    }
    #expect(OffsetConversion.index(atUTF8Offset: offset, in: "é") == "é".startIndex)
  }

  @Test(arguments: [2, 3, Int.max])
  func offsetsBeyondTheEndAreTheEnd(offset: Int) {
    for (unit, end) in [(OffsetUnit.utf8, 2), (.utf16, 1), (.scalar, 1), (.grapheme, 1)] {
      #expect(OffsetConversion.offsets(atUTF8Offsets: [offset], in: "é", unit: unit) == [end])
      #expect(OffsetConversion.utf8Offsets(at: [offset], unit: unit, in: "é") == [2])
    }
    #expect(OffsetConversion.index(atUTF8Offset: offset, in: "é") == "é".endIndex)
  }

  @Test func indexIsThatOfTheScalar() {
    var random = RandomText(seed: 7)
    for _ in 0..<500 {
      let text = random.string()
      for utf8Offset in 0...text.utf8.count {
        let expected = text.unicodeScalars.indices.last {
          text.utf8.distance(from: text.startIndex, to: $0) <= utf8Offset
        }
        let index = OffsetConversion.index(atUTF8Offset: utf8Offset, in: text)
        #expect(index == (utf8Offset == text.utf8.count ? text.endIndex : expected))
      }
    }
  }

  @Test func rangeIsThatOfTheOffsets() {
    let text = "日本👍!"
    #expect(text[OffsetConversion.range(of: 3..<10, in: text)] == "本👍")
    #expect(text[OffsetConversion.range(of: 4..<9, in: text)] == "本")
  }

  /// A walk that is quadratic in the pieces does not end within the limit.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [("\u{301}", 1), ("👍", 250_000), ("\r\n", 250_000), ("🇫", 125_000), ("👨\u{200D}", 1), ("a", 250_000)])
  func hostileTextIsCountedInLinearTime(piece: String, graphemeCount: Int) {
    let text = String(repeating: piece, count: 250_000)
    let utf8Offsets = Array(stride(from: 0, through: text.utf8.count, by: piece.utf8.count))
    let counted = OffsetConversion.offsets(atUTF8Offsets: utf8Offsets, in: text, unit: .grapheme)
    #expect(counted.last == graphemeCount)
    let back = OffsetConversion.utf8Offsets(at: counted, unit: .grapheme, in: text)
    #expect(back.last == text.utf8.count)
  }
}
