import TestSupport
import TextValidation
import Testing

/// Rows are grouped by the rules of the twitter dialect, TW-U1 to TW-U10.
@Suite struct TwitterLinksTests {
  static func drawn(_ text: String, requiresScheme: Bool = false) -> String {
    MarkedText.draw(TwitterLinks.utf8Ranges(in: text.utf8.span, requiresScheme: requiresScheme), in: text)
  }

  @Test(arguments: [
    // What may stand before.
    "⟦http://one.example.org⟧", "(⟦one.org⟧)", "@one.org", "＃http://one.org", "$one.org", "x:⟦http://one.org⟧",
    "\u{FEFF}http://one.org", "猫⟦http://one.org⟧犬", "ü⟦ber.org⟧", "http://one.orghttp://two.org",
    "⟦http://one.org⟧ ⟦two.org⟧",
    // Scheme and domain.
    "⟦HTTPS://ONE.ORG⟧", "ftp://one.org", "⟦http://a-b.c_d.org.uk⟧", "http://a_.org", "http://-b.org",
    "⟦http://a_b.one.org⟧", "http://a_b.org", "⟦http://ä\"☃.org⟧", "http://one.invalid", "http://one", "one..org",
    // Top-level domains.
    "⟦http://one.org⟧é", "http://one.orgx", "http://one.org-", "http://one.org@", "⟦http://one.org⟧_",
    "⟦http://one.xn--zz-9⟧", "http://one.xn--", "⟦http://one.嘉里大酒店⟧", "⟦http://one.嘉里⟧大", "one.РФ",
    "⟦http://one.рф⟧я", "⟦http://one.Vermögensberater⟧!",
  ])
  func beginsAndDomains(marked: String) { #expect(Self.drawn(MarkedText(marked).text) == marked) }

  @Test(arguments: [
    // Port, path, query.
    "⟦http://one.org:99999⟧", "⟦http://one.org⟧:", "⟦http://one.org:80/⟧", "⟦http://one.org/a⟧.,", "⟦http://one.org/⟧.",
    "⟦http://one.org/a(b)c⟧", "⟦http://one.org/a(b(c)d)⟧)", "⟦http://one.org/a⟧(b", "⟦http://one.org/a⟧()",
    "⟦http://one.org/(b)(c)⟧!", "⟦http://one.org/⟧~(b)", "⟦http://one.org/é/Ж⟧猫", "⟦http://one.org/a@b⟧",
    "⟦http://one.org?a=1&b⟧.", "⟦http://one.org⟧?", "⟦http://one.org/a?b=#c⟧ d", "⟦http://one.org?a⟧é",
    // The shortener.
    "⟦https://t.co/aB3⟧/x", "⟦https://t.co/aB3?q=1⟧.", "⟦HTTP://T.CO/aB3⟧-x", "⟦https://t.co/-x⟧", "⟦t.co/a/b⟧",
    // Without a scheme.
    "/one.org", "a_one.org", "⟦one.org⟧:80", "⟦one.org:80/⟧", "⟦one.org⟧?a=1", "⟦one.org/?a=1⟧", "猫⟦one.org⟧",
    "⟦one.org⟧.猫⟦two.org/a⟧", "猫.中国", "⟦one.中国⟧猫", "b--.org", "⟦b--c.org⟧", "⟦é.org⟧", "☃.org",
  ])
  func tailsAndBareDomains(marked: String) { #expect(Self.drawn(MarkedText(marked).text) == marked) }

  @Test(arguments: ["⟦https://one.org/a⟧ two.org", "one.org", "猫two.org/ ⟦http://é.org⟧"])
  func aSchemeMayBeRequired(marked: String) {
    #expect(Self.drawn(MarkedText(marked).text, requiresScheme: true) == marked)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 63) + ".org", true), (String(repeating: "a", count: 64) + ".org", false),
    // Of the same letter fifty or more, each but the first takes one letter of the A-label.
    (String(repeating: "あ", count: 50) + ".org", true), (String(repeating: "あ", count: 60) + ".org", false),
    ("one.org/" + String(repeating: "a", count: 4074), true), ("one.org/" + String(repeating: "a", count: 4075), false),
    ("t.co/" + String(repeating: "a", count: 40), true), ("t.co/" + String(repeating: "a", count: 41), false),
    ("xn--b.org", true), ("xn--☃.org", false), ("XN--☃.org", true),
  ])
  func lengthsAreLimited(rest: String, isLink: Bool) {
    let text = "http://" + rest
    #expect(TwitterLinks.utf8Ranges(in: text.utf8.span) == (isLink ? [0..<text.utf8.count] : []))
  }

  @Test func bytesThatAreNoTextEndALink() {
    let bytes = Array("http://one.org/a".utf8) + [0xFF] + Array("one.org".utf8)
    #expect(TwitterLinks.utf8Ranges(in: bytes.span) == [0..<16, 17..<24])
  }
}
