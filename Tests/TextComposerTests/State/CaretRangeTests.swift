import TextComposer
import TextModel
import Testing

@Suite struct CaretRangeTests {
  @Test(arguments: [
    ("hel|lo", OffsetUnit.utf16, 3, 3),
    ("👍👍|x", .utf16, 4, 4),
    ("👍👍|x", .grapheme, 2, 2),
    ("👍⟦👍⟧x", .scalar, 1, 2),
    ("👨‍👩‍👧⟧é⟦", .grapheme, 2, 1),
    ("|", .utf16, 0, 0),
  ])
  func endsAreGivenAndTakenInEveryUnit(_ drawn: String, _ unit: OffsetUnit, _ anchor: Int, _ head: Int) {
    let field = DrawnField(drawn)
    let offsets = field.caretRange.offsets(in: unit, of: field.text)
    #expect([offsets.anchor, offsets.head] == [anchor, head])
    #expect(CaretRange(anchorOffset: anchor, headOffset: head, unit: unit, in: field.text) == field.caretRange)
  }

  @Test func offsetsOfAHostBeyondTheTextAreItsEnds() {
    let caretRange = CaretRange(anchorOffset: -3, headOffset: 99, unit: .utf16, in: "👍")
    #expect(caretRange == CaretRange(anchorUTF8Offset: 0, headUTF8Offset: 4))
  }

  @Test(arguments: [
    // Inside a surrogate pair, or a scalar: what is selected grows, a caret goes behind the cluster.
    (2, 2, 4, 4), (1, 6, 0, 8), (6, 1, 8, 0), (4, 4, 4, 4), (0, 3, 0, 4),
  ])
  func aCaretInsideAClusterIsMovedOutward(_ anchor: Int, _ head: Int, _ movedAnchor: Int, _ movedHead: Int) throws {
    var field = try SampleField("👍👍|")
    try field.apply(.setCaretRange(CaretRange(anchorUTF8Offset: anchor, headUTF8Offset: head)))
    #expect(field.state.caretRange == CaretRange(anchorUTF8Offset: movedAnchor, headUTF8Offset: movedHead))
  }

  @Test(arguments: ["e\u{301}", "🇫🇷", "\r\n", "👨‍👩‍👧", "각"])
  func noCaretStaysInsideACluster(_ cluster: String) throws {
    var field = try SampleField("a" + cluster + "b|")
    for utf8Offset in 2..<1 + cluster.utf8.count {
      try field.apply(.setCaretRange(CaretRange(caretUTF8Offset: utf8Offset)))
      #expect(field.state.caretRange == CaretRange(caretUTF8Offset: 1 + cluster.utf8.count))
    }
  }

  @Test(arguments: [-1..<0, 0..<6, 6..<6])
  func aCaretOutsideTheTextIsRefused(_ utf8Range: Range<Int>) throws {
    var field = try SampleField("hel|lo")
    let before = field.state
    #expect(throws: ComposerError.rangeOutsideText(utf8Range: utf8Range, textUTF8Count: 5)) {
      try field.apply(
        .setCaretRange(CaretRange(anchorUTF8Offset: utf8Range.lowerBound, headUTF8Offset: utf8Range.upperBound)))
    }
    #expect(field.state == before)
  }
}
