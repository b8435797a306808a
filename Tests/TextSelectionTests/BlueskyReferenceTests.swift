import ReferenceScanner
import TextValidation
import Testing

/// The examples of dialects.md, section 2, each under its rule, and texts that tell its rules apart.
@Suite struct BlueskyReferenceTests {
  @Test(arguments: [
    // BS-M1, BS-M2
    "⟦@ada.example.com⟧.", "(⟦@ada.test⟧)", "@ada", "@ada.com_x", "x@ada.com", "@ada.COM", "⟦@ada.com⟧-", "@ada.zzz",
    "⟦@ada.com⟧@lin.com", "⟦@.com⟧", "\u{3000}⟦@ada.com⟧é",
    // BS-L1
    "see ⟦example.com/a⟧", "my-site.com", "\"example.com\"", "⟦example.com_a⟧", "1a.co", "⟦example.com.⟧.",
    // BS-L2
    "HTTP://a.co", "⟦httpbin.zzz⟧", "⟦http://x⟧", "http://", "Httpbin.zzz", "a.test",
    // BS-L3
    "⟦https://a.co/x⟧!", "(⟦https://a.co/x⟧)", "⟦https://a.co/x!⟧!", "(⟦https://a.co/x⟧).", "⟦a.co/(x)⟧", "⟦a.co)⟧)",
    // BS-H1
    "⟦#a-1⟧", "⟦#$1⟧", "#1.", "(#a)", "x#a", "⟦\u{FF03}a⟧", "#\u{FE0F}a", "⟦#a⟧\u{AD}b", "⟦#٣⟧", "#\u{200B}a", "⟦##a⟧",
    // BS-H2
    "⟦#ok⟧!?", "⟦#a.b⟧).", "⟦#\(letters(64))⟧", "#\(letters(65))", "⟦#\(letters(63))🇩🇪⟧",
    // BS-C1
    "⟦$aapl⟧,", "$1a", "$abcdef", "x$aapl", "(⟦$a1⟧)", "$aapl/", "⟦$abcde⟧\u{2019}",
  ])
  func examples(_ marked: String) { BlueskyReference.expectSelections(drawnIn: marked) }

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  /// BS-1 and N7: only what is asked for competes.
  @Test func overlaps() {
    BlueskyReference.expectSelections(drawnIn: "⟦a.co/(@ada.com)⟧")
    BlueskyReference.expectSelections(drawnIn: "a.co/(⟦@ada.com⟧)", kinds: [.mention])
  }

  @Test(arguments: [
    ("@ada.test", "ada.test"), ("example.com/a", "https://example.com/a"), ("http://a.co/", "http://a.co/"),
    ("httpbin.zzz", "httpbin.zzz"), ("#Ok!", "Ok"), ("$aapl", "AAPL"),
  ])
  func values(text: String, value: String) {
    #expect(BlueskyReference.selections(in: text).map(\.value) == [value])
  }
}
