import Testing
import TextLayout

@Suite struct ColumnMeasurerTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("hello world", 11), ("~", 1),
    // Marks, joiners, selectors and format characters take no column, alone or on a letter.
    ("e\u{301}", 1), ("\u{301}", 0), ("a\u{200B}b", 2), ("a\u{200D}b", 2), ("\u{FEFF}", 0), ("soft\u{AD}ly", 6),
    ("\u{FE0F}", 0), ("\u{301}\u{FE0F}", 0), ("a\u{20DD}", 1), ("\u{3164}", 0),
    // Nor do controls.
    ("\u{0}", 0), ("a\tb", 2), ("a\r\nb\n", 2), ("\u{1B}[1m", 3), ("\u{7F}", 0), ("\u{85}\u{2028}\u{2029}", 0),
    // East Asian Width.
    ("日", 2), ("日本語", 6), ("ｶ", 1), ("Ａ", 2), ("\u{3000}", 2), ("日\u{301}a", 3), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{AC00}\u{11A8}", 2), ("\u{115F}\u{1161}", 2), ("\u{1161}", 0),
    // Emoji.
    ("👍", 2), ("👍🏽", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("🏴\u{200D}☠\u{FE0F}", 2), ("🇫🇷", 2), ("🇫🇷🇫🇷", 4),
    ("❤", 1), ("❤\u{FE0F}", 2), ("⌚", 2), ("1\u{FE0F}\u{20E3}", 2), ("a1\u{FE0F}\u{20E3}b", 4), ("1", 1),
    ("☝🏽", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("©", 1), ("©\u{FE0F}", 2),
    // VS15 is a selector like others: it takes no column, and gives none back.
    ("⌚\u{FE0E}", 2), ("❤\u{FE0E}", 1),
    // Marks that take space are part of a cluster, or are one.
    ("\u{915}\u{93F}", 1), ("\u{1000}\u{102C}", 2), ("\u{915}\u{94D}\u{937}\u{93F}", 1), ("\u{E01}\u{E33}", 1),
    // A sign that spans the digits after it has their width.
    ("\u{600}12", 2), ("\u{D4E}a", 1),
    // Ambiguous.
    ("α…", 2), ("\u{FFFD}", 1),
  ])
  func columns(text: String, expected: Int) {
    #expect(ColumnMeasurer().columnCount(ofUTF8: text.utf8.span) == expected)
    #expect(ColumnMeasurer().width(of: text) == Double(expected))
  }

  @Test(arguments: [
    ("α", 2), ("…", 2), ("é", 2), ("e\u{301}", 1), ("aα日", 5), ("\u{FFFD}", 2), ("\u{AD}", 0), ("\u{E000}", 2),
    ("ｶ", 1),
  ])
  func ambiguousScalarsTakeTwoColumnsIfAsked(text: String, expected: Int) {
    #expect(ColumnMeasurer(isAmbiguousWide: true).columnCount(ofUTF8: text.utf8.span) == expected)
  }

  @Test(arguments: [
    ([0xFF], 1), ([0x61, 0xE2, 0x80, 0x62], 3), ([0xE2, 0x80, 0x80, 0x80], 2), ([0xF0, 0x9F, 0x91], 1),
  ])
  func badBytesAreAsWideAsTheirReplacement(bytes: [UInt8], expected: Int) {
    #expect(ColumnMeasurer().columnCount(ofUTF8: bytes.span) == expected)
  }

  @Test(arguments: [false, true])
  func aClusterIsAsWideAsItsWidestScalar(isAmbiguousWide: Bool) {
    let measurer = ColumnMeasurer(isAmbiguousWide: isAmbiguousWide)
    var samples = SampleText(seed: 21)
    for _ in 0..<10_000 {
      let text = samples.string()
      let slow = text.map { character in
        let widths = character.unicodeScalars.map { String($0).columns(by: measurer) }
        let widest = widths.max() ?? 0
        return character.unicodeScalars.contains("\u{FE0F}") && widest > 0 ? 2 : widest
      }.reduce(0, +)
      #expect(text.columns(by: measurer) == slow, "\(text.debugDescription)")
    }
  }

  @Test func aClusterOfAHundredThousandMarksIsOneColumn() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    #expect(("e" + marks + "e").columns(by: ColumnMeasurer()) == 2)
  }
}

extension String {
  fileprivate func columns(by measurer: ColumnMeasurer) -> Int { measurer.columnCount(ofUTF8: utf8.span) }
}
