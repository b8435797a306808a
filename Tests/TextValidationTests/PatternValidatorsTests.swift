import Testing
import TextValidation

@Suite("E-mail and phone words")
struct PatternValidatorsTests {
  @Test(arguments: [
    ("jsample@uxyzw.edu", true), ("bob@hotmail.eu", true), ("hello@yahoo.com", true), ("jsample@uxyzwcom", false),
    ("<bob@x.com>,", true), ("👍👍👍👍👍👍a@b.co", true), ("A%+_-.@B-9.CO", true), ("a@b.c", false), ("a@.co", false),
    ("@b.co", false), ("a@b.c1.co", true), ("a@b.c1", false), ("é@b.co", false), ("a@é.co", false), ("a@b..co", true),
    ("a@-.co", true), ("a@x@b.co", true), ("a@b.co@", true), ("a@b.c-o", false), ("", false), ("@", false),
    ("a@", false),
  ])
  func addressIsFoundAnywhereInTheWord(word: String, isAccepted: Bool) {
    #expect(EmailValidator().validate(text: word) == isAccepted)
  }

  @Test func addressSearchTakesLinearTime() {
    #expect(!EmailValidator().validate(text: String(repeating: "a@", count: 500_000)))
    #expect(!EmailValidator().validate(text: "a@" + String(repeating: ".a", count: 500_000)))
  }

  @Test(arguments: [
    ("1234567890", true), ("123456789", false), ("(12)3-456-7890", false), ("(123)-456-7890", true),
    ("1-123-456-7890", true), ("123-abcdefg", true), ("+1-123-456-7890", false), ("(123) 456-7890", true),
    ("1 (123) 456 7890", true), ("(123456-7890", true), ("123)4567890", true), ("12345678901", true),
    ("1(123)4567890", true), ("123--456-7890", false), ("123-456-78a0", false), ("123-45a-7890", false),
    ("11-123-456-7890", false), ("1-123-456-7890 ", false), ("1234567890\n", false), ("a123-456-7890", false),
    ("١٢٣٤٥", false), ("123é4567", false), ("", false),
  ])
  func numberIsTheWholeWord(word: String, isAccepted: Bool) {
    #expect(PhoneNumberValidator().validate(text: word) == isAccepted)
  }
}
