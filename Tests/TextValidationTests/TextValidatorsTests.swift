import Testing
import TextValidation

/// A word, a validator of it, and what the validator must answer.
struct WordCase: Sendable, CustomTestStringConvertible {
  let validator: any TextSelectionValidator
  let word: String
  let isAccepted: Bool

  init(_ validator: any TextSelectionValidator, _ word: String, _ isAccepted: Bool) {
    (self.validator, self.word, self.isAccepted) = (validator, word, isAccepted)
  }

  var testDescription: String { "\(validator.identifier) \(word.debugDescription)" }
}

@Suite("Text validators")
struct TextValidatorsTests {
  @Test(arguments: [
    WordCase(MatchesTextValidator(text: "Test"), "tesT", true),
    WordCase(MatchesTextValidator(text: "Test"), "testing", false),
    WordCase(MatchesTextValidator(text: "Test", caseSensitive: true), "Test", true),
    WordCase(MatchesTextValidator(text: "Test", caseSensitive: true), "test", false),
    WordCase(ContainsTextValidator(text: "Test"), "ateSTing", true),
    WordCase(ContainsTextValidator(text: "Test"), "estingt", false),
    WordCase(ContainsTextValidator(text: "Test", caseSensitive: true), "aTest", true),
    WordCase(ContainsTextValidator(text: "Test", caseSensitive: true), "atest", false),
    WordCase(PrefixValidator(prefix: "Test"), "TESTing", true),
    WordCase(PrefixValidator(prefix: "Test"), "attesting", false),
    WordCase(PrefixValidator(prefix: "Test", caseSensitive: true), "Testify", true),
    WordCase(PrefixValidator(prefix: "Test", caseSensitive: true), "testify", false),
    WordCase(SuffixValidator(suffix: "Test"), "Intertest", true),
    WordCase(SuffixValidator(suffix: "Test"), "attesting", false),
    WordCase(SuffixValidator(suffix: "Test", caseSensitive: true), "atTest", true),
    WordCase(SuffixValidator(suffix: "Test", caseSensitive: true), "attest", false),
  ])
  func needleIsFoundWhereTheTypeSays(_ row: WordCase) {
    #expect(row.validator.validate(text: row.word) == row.isAccepted)
  }

  @Test(arguments: [
    WordCase(MatchesTextValidator(text: "\u{C9}"), "e\u{301}", true),
    WordCase(PrefixValidator(prefix: "\u{C9}t"), "e\u{301}t\u{E9}", true),
    WordCase(SuffixValidator(suffix: "\u{E9}"), "cafE\u{301}", true),
    WordCase(ContainsTextValidator(text: "\u{E9}"), "dE\u{301}j", true),
    WordCase(MatchesTextValidator(text: "STRASSE"), "stra\u{DF}e", false),
    WordCase(ContainsTextValidator(text: "e"), "\u{E9}", false),
    WordCase(PrefixValidator(prefix: "👩"), "👩‍👩‍👧", false),
    WordCase(ContainsTextValidator(text: "👍"), "a👍b", true),
  ])
  func wholeCharactersAreComparedInLowerCase(_ row: WordCase) {
    #expect(row.validator.validate(text: row.word) == row.isAccepted)
  }

  @Test(arguments: ["", "a", "\"\""], [false, true])
  func emptyNeedleAcceptsNothing(word: String, caseSensitive: Bool) {
    #expect(!MatchesTextValidator(text: "", caseSensitive: caseSensitive).validate(text: word))
    #expect(!ContainsTextValidator(text: "", caseSensitive: caseSensitive).validate(text: word))
    #expect(!PrefixValidator(prefix: "", caseSensitive: caseSensitive).validate(text: word))
    #expect(!SuffixValidator(suffix: "", caseSensitive: caseSensitive).validate(text: word))
  }

  @Test(arguments: [
    ("ab", "aab", true), ("aab", "aaab", true), ("abab", "abaabab", true), ("abcabd", "abcabcabd", true),
    ("abac", "ababac", true), ("aaaa", "aaabaaa", false), ("abc", "ab", false), ("a", "a", true),
  ])
  func overlappingBeginningsAreFound(needle: String, word: String, isFound: Bool) {
    #expect(ContainsTextValidator(text: needle, caseSensitive: true).validate(text: word) == isFound)
  }

  @Test func searchTakesLinearTime() {
    // Step by step comparison would take ten thousand million steps.
    let needle = String(repeating: "a", count: 100_000) + "b"
    #expect(!ContainsTextValidator(text: needle).validate(text: String(repeating: "a", count: 200_000)))
  }

  @Test(arguments: [
    WordCase(HashtagTextValidator(), "#test", true),
    WordCase(HashtagTextValidator(), "#", true),
    WordCase(HashtagTextValidator(), "a#ttesting", false),
    WordCase(HashtagTextValidator(), "omgTesting#", false),
    WordCase(AtSymbolTagTextValidator(), "@Test", true),
    WordCase(AtSymbolTagTextValidator(), "@", true),
    WordCase(AtSymbolTagTextValidator(), "a@ttesting", false),
    WordCase(AtSymbolTagTextValidator(), "testing", false),
    WordCase(QuotationsTextValidator(), "\"Test\"", true),
    WordCase(QuotationsTextValidator(), "\"\"", true),
    WordCase(QuotationsTextValidator(), "\"", false),
    WordCase(QuotationsTextValidator(), "a\"ttesting\"", false),
    WordCase(QuotationsTextValidator(), "testing\"", false),
    WordCase(HandlebarsValidator(searchableText: "test", replacementText: "Test"), "{{test}}", true),
    WordCase(HandlebarsValidator(searchableText: "test", replacementText: "Test"), "{{Test}}", false),
    WordCase(HandlebarsValidator(searchableText: "test", replacementText: "Test"), "{test}", false),
    WordCase(HandlebarsValidator(searchableText: "test", replacementText: "Test"), "test", false),
    WordCase(HandlebarsValidator(searchableText: "", replacementText: "Test"), "{{}}", false),
  ])
  func signsAndMarksAreRecognised(_ row: WordCase) {
    #expect(row.validator.validate(text: row.word) == row.isAccepted)
  }
}
