import PCRE2
import Testing
import TextValidation

@Suite("Regex validator")
struct RegexValidatorTests {
  @Test(arguments: [
    ("b$", false, "👍👍b", true), ("[a-z]+@", false, "👍👍👍👍👍👍a@b.co", true), ("^test$", false, "TEST", true),
    ("^test$", true, "TEST", false), ("^test$", true, "test", true), ("é", false, "É", true),
    ("x", false, "abc", false),
    ("", false, "abc", true), ("(*UCP)^\\w+$", false, "été", true),
  ])
  func patternMatchesAnywhere(pattern: String, caseSensitive: Bool, word: String, isAccepted: Bool) throws {
    let validator = try RegexValidator(pattern: pattern, caseSensitive: caseSensitive)
    #expect(validator.validate(text: word) == isAccepted)
  }

  @Test(arguments: ["(", "[a", "*a", "(?<n>a)(?<n>b)"])
  func badPatternIsRefused(pattern: String) {
    #expect(throws: PatternError.self) { try RegexValidator(pattern: pattern) }
    #expect(throws: PrewrittenValidatorError.self) {
      try PrewrittenValidator.make(named: "RegexValidator", arguments: ["pattern": .text(pattern)])
    }
  }

  @Test func runawayPatternIsNoMatch() throws {
    let validator = try RegexValidator(pattern: "(a+)+$")
    #expect(!validator.validate(text: String(repeating: "a", count: 50_000) + "b"))
  }
}
