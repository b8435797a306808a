import Testing

@testable import TextComposer

@Suite struct WordTests {
  @Test(arguments: [
    ("hello wor|ld", "hello |world", "hello world|"),
    ("hello |world", "|hello world", "hello world|"),
    ("hello| world", "|hello world", "hello world|"),
    ("he|llo, world", "|hello, world", "hello|, world"),
    ("hello,| world", "|hello, world", "hello, world|"),
    ("|", "|", "|"),
    ("  |  ", "|    ", "    |"),
    ("don't| go", "don'|t go", "don't go|"),
    ("2x3|.4", "|2x3.4", "2x3.4|"),
    // Marks go with their letters, and with what is no letter.
    ("cafe\u{301}s| no", "|cafe\u{301}s no", "cafe\u{301}s no|"),
    ("!\u{301}ab|c", "!\u{301}|abc", "!\u{301}abc|"),
    ("ab| \u{301}c", "|ab \u{301}c", "ab \u{301}c|"),
    ("हिन्दी| में", "|हिन्दी में", "हिन्दी में|"),
    // Neither emoji nor flags are words.
    ("ok 👨‍👩‍👧|🇫🇷 go", "|ok 👨‍👩‍👧🇫🇷 go", "ok 👨‍👩‍👧🇫🇷 go|"),
    ("日本| 語", "|日本 語", "日本 語|"),
    ("שלום| עולם", "|שלום עולם", "שלום עולם|"),
    ("a\r\n|b", "|a\r\nb", "a\r\nb|"),
  ])
  func aWordIsARunOfLettersAndNumbers(_ drawn: String, _ backward: String, _ forward: String) {
    let field = DrawnField(drawn)
    let (text, caret) = (field.text, field.caretRange.headUTF8Offset)
    let start = CaretRange(caretUTF8Offset: text.wordStart(beforeUTF8Offset: caret))
    let end = CaretRange(caretUTF8Offset: text.wordEnd(behindUTF8Offset: caret))
    #expect(DrawnField.drawing(of: text, with: start) == backward)
    #expect(DrawnField.drawing(of: text, with: end) == forward)
  }

  @Test(.timeLimit(.minutes(1))) func whatIsPassedOverIsPassedOnce() {
    for unit in ["🇫", "\u{301}", "a", "👩\u{200D}"] {
      let text = String(repeating: unit, count: 100_000)
      #expect(text.wordStart(beforeUTF8Offset: text.utf8.count) == 0)
      #expect(text.wordEnd(behindUTF8Offset: 0) == text.utf8.count)
    }
  }
}
