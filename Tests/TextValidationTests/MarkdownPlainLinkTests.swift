import TestSupport
import TextValidation
import Testing

/// Rows are grouped by the rules of the gfm dialect: GF-W, GF-P, GF-D, GF-T.
@Suite struct MarkdownPlainLinkTests {
  private static func drawn(_ marked: String) -> String {
    MarkdownMatches.drawn(MarkedText(marked).text, only: .gfmLink)
  }

  @Test(arguments: [
    // What may stand before.
    "(⟦www.a.com⟧)", "xwww.a.com", "⟦www.one.org⟧", "*⟦www.one.org⟧*", "_⟦www.one.org/a⟧", "~⟦www.one.org⟧~",
    "a\t⟦www.one.org⟧", "a\u{C}⟦www.one.org⟧", "a\n⟦www.one.org⟧", ":www.one.org", "[www.one.org", "\"www.one.org",
    "éwww.one.org", "\u{A0}www.one.org", "1www.one.org", "\\*⟦www.one.org⟧",
    // Case, dots.
    "WWW.a.com", "Www.one.org", "www.", "⟦www⟧.. a", "www.\n", "⟦www.é⟧", "⟦www.-⟧", "www,one.org", "⟦www.one⟧",
    "⟦www⟧.\na", "⟦www.1⟧",
  ])
  func webAddressBegins(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "1⟦http://a⟧", "⟦FTP://x⟧", "xhttp://a", "http://.a", "⟦https://one⟧", "⟦hTTp://one⟧", "ftps://one", "htp://one",
    "é⟦http://one⟧", "_⟦http://one⟧", "@⟦http://one⟧", "http:/one", "http://", "http:// one", "http://\u{A0}one",
    "http://\u{3000}one", "http://-one", "http://_one", "http://(one)", "http://«one", "http://+one", "⟦http://€one⟧",
    "⟦http://é⟧", "⟦http://🍄.ga/⟧", "⟦http://1⟧", "mailto://one", "://one", "⟦http://one://two⟧", "⟦http://a⟧\n//b",
  ])
  func schemeLinkBegins(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "http://a_b.com", "www.a.b_c.d", "http://a_b c", "⟦http://a_b.c.d⟧", "www.a_b.com", "www.a_b", "⟦www.a_b.c.d⟧",
    "http://a.b_c", "⟦http://a.b⟧_", "http://a.b_ c", "⟦www.a.b/_c⟧", "⟦http://one/a_b⟧", "⟦http://one:a_b⟧",
    // What stops the look hides underscores behind it.
    "⟦http://éa_b.c⟧", "⟦http://aéb_c.d⟧", "⟦http://x🍄.a_b⟧", "⟦http://a+b_c⟧",
    // More than ten dots.
    "www.a.a.a.a.a.a.a.a.a.a_b", "⟦www.a.a.a.a.a.a.a.a.a.a.a_b⟧", "http://a.a.a.a.a.a.a.a.a.a.a_b",
    "⟦http://a.a.a.a.a.a.a.a.a.a.a.a_b⟧",
    // A backslash is passed over, with what follows it.
    "http://a\\_b.c", "⟦http://a\\b.c⟧", "⟦http://a\\⟧ b", "⟦http://a\\.b_.c.d⟧", "www.a\\b_c",
  ])
  func domainIsLookedAt(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "⟦www.a.com/(b)⟧).", "⟦www.a.com/?q⟧&lt;", "⟦www.a.com/x⟧<b", "⟦www.one.org/a⟧?!.,:*_~'\"", "⟦http://one⟧...",
    "(⟦http://one⟧)", "((⟦http://one/(a)⟧))", "⟦http://one/(a⟧", "⟦http://one/)(⟧", "⟦http://one/(a)b)c⟧",
    "⟦http://one⟧).)", "⟦http://one⟧;", "⟦http://one⟧;;", "⟦http://one⟧&a;&b;", "⟦http://one⟧&ab;.", "⟦http://one/&1⟧;",
    "⟦http://one/&⟧;", "⟦http://one/ab⟧;", "⟦http://one/&#38⟧;", "⟦http://one⟧*&lt;)", "⟦http://one⟧<http://a_b.c",
    "⟦http://one\"two⟧", "⟦http://one>⟧", "⟦http://one\u{A0}two⟧", "⟦http://one⟧\u{B}two", "⟦http://one/-⟧",
    "⟦http://one⟧) ⟦http://two⟧)", "⟦http://one/`a⟧ `", "⟦http://one\\⟧.", "⟦http://one/[⟧ ⟦http://two⟧",
    // Brackets before `www.` and before `://` count not, those behind it do.
    "(⟦www.one.org/a⟧)", "(⟦http://one/a⟧)",
  ])
  func endIsTrimmed(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test func bytesThatAreNoTextEndALink() {
    let bytes = Array("http://one.org/a".utf8) + [0xFF] + Array("b <http://one".utf8) + [0xFF] + Array("> www.a".utf8)
    let ranges = MarkdownLinkSearch(hasExtendedAutolinks: true).matches(in: bytes).map(\.utf8Range)
    #expect(ranges == [0..<16, 20..<30, 33..<38])
  }
}
