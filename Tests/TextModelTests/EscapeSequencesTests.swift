import Testing
import TextModel

struct EscapeSequencesTests {
  @Test(arguments: [
    ("", ""),
    ("no escapes 👍", "no escapes 👍"),
    (#"a\nb"#, "a\nb"),
    (#"a\tb"#, "a\tb"),
    (#"#tag\0. next"#, "#tag\0. next"),
    (#"a\\b"#, #"a\b"#),
    // From left to right.
    (#"\\n"#, #"\n"#),
    (#"\\\n"#, "\\\n"),
    // A NUL takes no digits.
    (#"\00"#, "\u{0}0"),
    // Unknown escapes and a lone backslash stay.
    (#"\q\r\N\é"#, #"\q\r\N\é"#),
    (#"end\"#, #"end\"#),
    (#"\\\"#, #"\\"#),
    // By scalars: a mark on the letter does not hide the escape.
    ("\\n\u{301}", "\n\u{301}"),
  ])
  func decodes(typed: String, meant: String) {
    #expect(Array(EscapeSequences.decode(typed).utf8) == Array(meant.utf8))
  }
}
