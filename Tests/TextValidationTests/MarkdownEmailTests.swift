import TestSupport
import TextValidation
import Testing

/// Rows are grouped by the rules of the gfm dialect: GF-A, GF-E.
@Suite struct MarkdownEmailTests {
  private static func drawn(_ marked: String) -> String {
    MarkdownMatches.drawn(MarkedText(marked).text, only: .gfmEmail)
  }

  @Test(arguments: [
    "⟦a.b@c.de⟧.", "x@y", "a@b.c_", "/a@b.co", "x@⟦y@z.co⟧", "⟦a@b.c⟧", "⟦.a+b-c_d@e.fg⟧", "(⟦a@b.co⟧)", "é⟦a@b.co⟧",
    "&⟦a@b.co⟧", "@b.co", "a @b.co", "⟦a@-b_.co⟧", "⟦a@b.co⟧..", "⟦a@b.co⟧.-", "a@b.co-", "a@b.c1", "⟦a@b.1c⟧",
    "⟦a@.b⟧",
    "⟦a@b.c⟧é", "a@é.co", "⟦a@b.co⟧/d", "/*⟦a@b.co⟧", "x/y/a@b.co", "a@b.co@",
    "a@b@⟦c@d.ef⟧ ⟦g@h.ij⟧", "⟦a@b.co⟧,⟦c@d.ef⟧", "⟦a@b.co⟧\n⟦c@d.ef⟧", "a@b..co", "a@b", "⟦a@b.c.d⟧", "⟦a@b.c⟧:d",
  ])
  func addressIsFound(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "⟦mailto:a@b.co⟧", "⟦xmpp:a@b.co⟧", "xmailto:⟦a@b.co⟧", "1xmpp:⟦a@b.co⟧", "⟦x.mailto:a@b.co⟧", "mailto :⟦a@b.co⟧",
    "Mailto:⟦a@b.co⟧", "(⟦mailto:a@b.co⟧)", "é⟦mailto:a@b.co⟧", "/⟦mailto:a@b.co⟧",
    "⟦xmpp:a@b.co/d/e⟧.", "⟦mailto:a@b.co⟧/d", "xmpp:a@b.co/d1", "⟦xmpp:mailto:a@b.co/d⟧", "⟦mailto:@b.co⟧",
    "x:⟦a@b.co⟧",
    "⟦mailto:x.mailto:a@b.co⟧",
  ])
  func protocolJoinsAddress(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    // Code, links and raw HTML are between addresses and part of none.
    "a`b`@c.de", "⟦a@b.co⟧`c`", "`a@b.co`", "http://a@b.co", "http://a ⟦b@c.de⟧", "www.a/b@c.de", "<b c=\"a@b.co\">",
    "<b>⟦a@b.co⟧</b>", "[⟦a@b.co⟧", "[⟦a@b.co⟧]", "[a@b.co](c)", "![a@b.co](c)", "[a](b@c.de)", "[a](b \"c@d.ef\")",
    "a\\⟦_b@c.de⟧", "a\\@b.co", "a@b\\.co",
  ])
  func addressIsInTextOnly(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "<⟦a.b@localhost⟧>", "<⟦a!#$%&'*+/=?^_`{|}~-@b⟧>", "<⟦a@b.c⟧>", "<a@b.>", "<⟦a@.b⟧>", "<a@-b>", "<a@b->", "<a@b_c>",
    "<@b>", "<a@b c>", "<a\\@b>", "<⟦.@0⟧>", "<a(b@c>", "<a@⟦b@c.de⟧>", "<x-y:a@b.co>",
    "<⟦a@" + String(repeating: "b", count: 63) + "⟧>", "<a@" + String(repeating: "b", count: 64) + ">",
  ])
  func addressIsBetweenBrackets(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "<⟦x-y:a⟧>", "<a:b>", "<x-y:a b>", "<⟦ab:⟧>", "<⟦A1+.-:é\"⟧>", "<1a:b>", "<⟦mailto:a@b⟧>", "<ab:c<d:e>", "<ab:c",
    "<ab:\tc>", "<ab:\u{1}c>", "<⟦ab:\u{7F}c⟧>", "\\<ab:c>", "<⟦ab:c⟧>>", "<<⟦ab:c⟧>", "< ab:c>", "<⟦ab:\\⟧>",
    "<⟦a" + String(repeating: "b", count: 31) + ":c⟧>", "<a" + String(repeating: "b", count: 32) + ":c>",
  ])
  func linkIsBetweenBrackets(marked: String) {
    #expect(MarkdownMatches.drawn(MarkedText(marked).text, only: .gfmLink) == marked)
  }

  @Test(arguments: ["<⟦http://one⟧> http://two www.a.com a@b.co", "<⟦a@b⟧> [<⟦ab:c⟧>] `<ab:c>`", "a"])
  func bracketsAloneMayBeAskedFor(marked: String) {
    #expect(MarkdownMatches.drawn(MarkedText(marked).text, hasExtendedAutolinks: false) == marked)
  }
}
