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

  /// A limit is told by whatever holds the pattern, and means that the word is not selected.
  @Test(
    arguments: [
      { @Sendable in $0 }, { @Sendable in ReverseValidator(validator: $0) },
      { @Sendable in ContainerValidator(validator: $0) },
      { @Sendable in CompositeValidator(validators: [$0]) },
      { @Sendable in ReverseValidator(validator: CompositeValidator(validators: [ReverseValidator(validator: $0)])) },
    ] as [@Sendable (any TextSelectionValidator) -> any TextSelectionValidator])
  func limitIsReported(hold: @Sendable (any TextSelectionValidator) -> any TextSelectionValidator) throws {
    let validator = hold(try RegexValidator(pattern: "(a+)+$"))
    let word = String(repeating: "a", count: 50_000) + "b"
    #expect(throws: MatchError.matchLimit) { try validator.decide(text: word) }
    #expect(!validator.validate(text: word))
    for word in ["aa", "b"] { #expect(try validator.decide(text: word) == validator.validate(text: word)) }
  }

  @Test func innerValidatorsThatAreNotNeededAreNotAsked() throws {
    let validator = CompositeValidator(validators: [
      PrefixValidator(prefix: "b"), try RegexValidator(pattern: "(a+)+$"),
    ])
    #expect(try !validator.decide(text: String(repeating: "a", count: 50_000) + "b"))
    #expect(try !CompositeValidator(validators: []).decide(text: "a"))
  }
}
