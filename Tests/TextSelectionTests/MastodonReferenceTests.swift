import ReferenceScanner
import TextValidation
import Testing

/// The examples of dialects.md, section 9, each under its rule, and texts that tell its rules apart.
@Suite struct MastodonReferenceTests {
  @Test(arguments: [
    // MA-M1
    "⟦@ada.l@example.social⟧.", "(⟦@ada⟧)", "x@ada", "/@ada", "=@ada", "é@ada", "⟦@a.-b⟧-", "@a@b@c", "@adaé",
    "@ada://x",
    "⟦@ada@例.中国⟧", "⟦@ada⟧日", "\u{FF20}ada", "@ada\u{FF20}", "@ada@⟦@b⟧", "⟦@ada@\(letters(253))⟧",
    "@ada@\(letters(254))",
    // MA-H1
    "⟦#année2026⟧", "⟦#a·b⟧·", "#2026", "x/#a", "⟦#1_1⟧", "#1_", "#_1", "⟦#_a⟧", "#·a", "⟦\u{FF03}日⟧", "a\u{3000}⟦#b⟧",
    "(#a)",
    // MA-H2
    "⟦#tag⟧http://x", "⟦#tag⟧https://x", "⟦#taghttp⟧:/",
  ])
  func names(_ marked: String) { MastodonReference.expectSelections(drawnIn: marked) }

  @Test(arguments: [
    // MA-U1
    "⟦http://a.co/x⟧", "a.co", "ftp://a.co", "⟦GEMINI://a.co⟧", "http://a.zzz", "⟦http://a.co/文「b⟧」",
    "⟦http://a.co/:(y)⟧.",
    "⟦http://a.co/🎉⟧", "⟦http://a.co/x(y)⟧:", "⟦http://a.co/x⟧<b", "⟦http://a.co/?é⟧!", "⟦http://a.co/?a^b⟧^",
    "⟦https://t.co/Ab12⟧/more", "a.co/http://b.co",
    // MA-U2
    "⟦xmpp:example.com⟧", "⟦xmpp:ada@example.com/desk?join⟧!", "⟦xmpp://me@a.co/ada@example.com⟧", "xmpp:ada",
    "xmpp:ada@b",
    "⟦XMPP:a%41@b.co⟧", "⟦magnet:?xt=urn:btih:ab⟧.", "magnet:", "magnet:?!", "xmagnet:?a", "⟦magnet:?a⟧ ⟦magnet:?b⟧",
  ])
  func links(_ marked: String) { MastodonReference.expectSelections(drawnIn: marked, kinds: [.link]) }

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  /// MA-X1.
  @Test(arguments: ["⟦http://a.co/@ada⟧ ⟦@lin⟧", "⟦@ada@a.co⟧ $ibm ⟦@lin⟧/x", "⟦http://a.co/⟧ ⟦#top⟧"])
  func conflicts(_ marked: String) { MastodonReference.expectSelections(drawnIn: marked) }

  @Test(arguments: [
    ("@ada@example.social", "ada@example.social"), ("@ada", "ada"), ("#Tag", "Tag"), ("xmpp:a.co", "xmpp:a.co"),
  ])
  func values(text: String, value: String) {
    #expect(MastodonReference.selections(in: text).map(\.value) == [value])
  }
}
