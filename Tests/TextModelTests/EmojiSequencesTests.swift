import TestSupport
import TextModel
import Testing

@Suite struct EmojiSequencesTests {
  /// Each text begins with an emoji, which is marked, or with none.
  @Test(arguments: [
    "⟦😀⟧😀", "⟦❤⟧", "⟦❤\u{FE0F}⟧\u{FE0F}", "⟦❤⟧\u{FE0E}", "⟦⭐\u{FE0F}⟧", "⟦1\u{FE0F}\u{20E3}⟧", "⟦#\u{20E3}⟧",
    "⟦©\u{FE0F}⟧", "⟦👍🏽⟧🏽", "⟦🧑🏿\u{200D}🚀⟧", "⟦👩\u{200D}👩\u{200D}👧\u{200D}👦⟧\u{200D}👦", "⟦🇫🇷⟧🇫",
    "⟦🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}⟧", "⟦🏳\u{200D}🌈⟧", "⟦🏳\u{FE0F}\u{200D}🌈⟧",
    "⟦☝\u{FE0F}⟧🏽", "⟦👩⟧\u{200D}x", "⟦🏴⟧\u{E0067}\u{E007F}", "⟦🏽⟧",
    "1\u{FE0F}", "1", "©", "®x", "🇫x", "🇽🇽", "\u{FE0F}", "\u{200D}👩", "漢", "a😀", "\u{20E3}", "",
  ])
  func theLongestEmojiIsFound(marked: String) {
    let expected = MarkedText(marked)
    let end = EmojiSequences.shared.end(ofEmojiAt: 0, in: expected.text.utf8.span)
    #expect(end == expected.utf8Ranges.first?.upperBound)
  }

  @Test func bytesThatAreNoTextAreNoEmoji() {
    let cut = Array("❤\u{FE0F}".utf8.dropLast())
    #expect(EmojiSequences.shared.end(ofEmojiAt: 0, in: cut.span) == 3)
    #expect(EmojiSequences.shared.end(ofEmojiAt: 0, in: [0xFF, 0x9F].span) == nil)
  }
}
