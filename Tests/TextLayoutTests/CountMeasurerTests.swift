import Testing
import TextLayout
import TextModel

@Suite struct CountMeasurerTests {
  @Test(arguments: [
    ("", 0, 0, 0, 0), ("abc", 3, 3, 3, 3), ("é", 2, 1, 1, 1), ("e\u{301}", 3, 2, 2, 1), ("日", 3, 1, 1, 1),
    ("👍a", 5, 3, 2, 2), ("👍🏽", 8, 4, 2, 1), ("🇫🇷", 8, 4, 2, 1), ("\r\n", 2, 2, 2, 1), ("a\r\n\u{0}", 4, 4, 4, 3),
  ])
  func counts(text: String, utf8: Double, utf16: Double, scalars: Double, graphemes: Double) {
    #expect(CountMeasurer(.utf8).width(of: text) == utf8)
    #expect(CountMeasurer(.utf16).width(of: text) == utf16)
    #expect(CountMeasurer(.scalar).width(of: text) == scalars)
    #expect(CountMeasurer(.grapheme).width(of: text) == graphemes)
  }

  @Test func agreesWithTheViewsOfString() {
    var samples = SampleText(seed: 22)
    for _ in 0..<10_000 {
      let text = samples.string()
      let counts = OffsetUnit.allCases.map { CountMeasurer($0).count(ofUTF8: text.utf8.span) }
      #expect(counts == [text.utf8.count, text.utf16.count, text.unicodeScalars.count, text.count], "\(text)")
    }
  }

  @Test func badBytesCountAsTheirReplacementButInUTF8() {
    var samples = SampleText(seed: 23)
    for _ in 0..<10_000 {
      let bytes = samples.bytes()
      let text = String(decoding: bytes, as: UTF8.self)
      let counts = OffsetUnit.allCases.map { CountMeasurer($0).count(ofUTF8: bytes.span) }
      #expect(counts == [bytes.count, text.utf16.count, text.unicodeScalars.count, text.count], "\(bytes)")
    }
  }
}
