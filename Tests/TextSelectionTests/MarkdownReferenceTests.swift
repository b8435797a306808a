import ReferenceScanner
import TextValidation
import Testing

struct MarkdownReferenceTests {
  @Test(arguments: specified + context + blocks + references + values)
  func examplesHold(_ example: ReferenceExample) {
    let selected = example.selected(by: MarkdownReference.self)
    #expect(selected.drawing == example.description)
    if let values = example.values { #expect(selected.values == values) }
  }

  @Test(arguments: ["http://a.co www.a.co a@b.co <⟦http://a.co⟧> <⟦a@b.co⟧>"])
  func withoutTheExtensionOnlyAngleBracketsMakeLinks(_ marked: String) {
    var options = DetectionOptions()
    options.markdownExtensions = ["table"]
    let example = ReferenceExample(["link", "email"], marked, options: options)
    #expect(example.selected(by: MarkdownReference.self).drawing == marked)
  }

  @Test func kindsThatAreNotAskedForDoNotCompete() {
    let example = ReferenceExample(["email"], "www.a.co?⟦x@b.co⟧ <x-y:⟦a@b.co⟧>")
    #expect(example.selected(by: MarkdownReference.self).drawing == example.description)
  }

  private static func examples(_ rows: [String]) -> [ReferenceExample] {
    rows.map { ReferenceExample(["link", "email"], $0) }
  }

  /// The examples of section 4.
  private static let specified = examples([
    "<⟦x-y:a⟧>", "<a:b>", "<x-y:a b>", "<⟦a.b@localhost⟧>", "(⟦www.a.com⟧)", "xwww.a.com", "WWW.a.com", "1⟦http://a⟧",
    "⟦FTP://x⟧", "xhttp://a", "http://.a", "http://a_b.com", "www.a.b_c.d", "http://a_b c", "⟦http://a_b.c.d⟧",
    "⟦www.a.com/(b)⟧).", "⟦www.a.com/?q⟧&lt;", "⟦www.a.com/x⟧<b", "⟦a.b@c.de⟧.", "x@y", "a@b.c_", "/a@b.co",
    "x@⟦y@z.co⟧",
  ])

  /// GF-C1 and GF-C2, in running text.
  private static let context = examples([
    "`www.a.com` ``a@b.co ` `` ⟦www.a.com⟧", "` ⟦www.a.com/⟧", "<a href='http://a.co'>⟦http://b.co⟧</a>",
    "x <!-- www.a.com --> <?www.a.com?> <!A www.a.com> <![CDATA[ www.a.com ]]> ⟦www.b.co⟧", "x <!--> ⟦www.a.com⟧ -->",
    "[a www.a.com](b) ![www.a.com](c) [<http://a.co>](d \"www.b.co\") ⟦www.b.co⟧", "[ www.a.com] ⟦www.b.co⟧ [ www.c.co",
    "[ ⟦a@b.co⟧ ] [a@b.co](c) [⟦a@b.co⟧](c d)", "\\<⟦http://a.co⟧", "\\` ⟦www.a.com⟧ `", "\\[ ⟦www.a.com⟧",
    "\\(⟦www.a.com⟧",
    "[a [b](c) ](⟦a@d.co⟧)", "⟦http://a.co/[b](c)⟧", "[<⟦http://a.co⟧>] [x](<a b> (t))⟦a@b.co⟧",
    "_⟦www.a.com/⟧_ _www.a.com_ ~⟦http://a.co⟧~", "⟦www⟧. www.", "http:// ⟦http://é_.a_b⟧", "⟦www.a.com/x⟧&amp;!",
  ])

  /// GF-C1: where blocks end.
  private static let blocks = examples([
    "> ⟦www.a.com⟧\n⟦www.b.com⟧\n>\n>     www.c.com\n\n    www.d.com", "a\n    ⟦www.a.com⟧",
    "- ⟦www.a.com⟧\n\n      www.b.com",
    "- ⟦www.a.com⟧\n\n  ⟦www.b.com⟧\n\n    ⟦www.c.com⟧", "1. ```\n   www.a.com\n   ```\n2. ⟦www.b.com⟧",
    "```\nwww.a.com",
    "~~~ x\nwww.a.com\n```\n~~~~\n⟦www.b.com⟧", "# ⟦www.a.com⟧ ##\n⟦http://a_b.c.de⟧\n===", "www.\n\n⟦www.a_.b.c⟧",
    "`\n\n⟦www.a.com⟧ `", "# `\n⟦www.a.com⟧ `", "* * *\n⟦www.a.com⟧", "<div>\nwww.a.com\n\n⟦www.b.com⟧",
    "<b>\nwww.a.com\n\n⟦www.b.com⟧", "x\n<b>\n⟦www.a.com⟧", "<script>\n\nwww.a.com\n</script>\n⟦www.b.com⟧",
    "a | b\n-|:-:\n⟦www.a.com⟧|⟦a@b.co⟧ | www.c.com\n⟦www.d.com/⟧|\n⟦www.d.com/\\|⟧\n> ⟦www.e.com⟧",
    "\t www.a.com", "-\t⟦www.a.com⟧\n\n\t⟦www.b.com⟧",
    "a\r\n\r\n⟦www.a.com⟧\r⟦www.b.com⟧",
  ])

  /// References, which need a definition.
  private static let references = examples([
    "[www.a.com]: www.b.com\n\n[www.a.com] [WWW.A.com][] [x www.c.com][www.a.com] ⟦www.d.com⟧",
    "[b www.a.com][c] ⟦www.b.com⟧",
    "[a]: <x y>\n'www.a.com\n'\n⟦www.b.com⟧", "[a]: b c\n⟦www.a.com⟧", "> [a]: b\n\n![a www.a.com][ A ] [ a@b.co ][a]",
  ])

  /// GF-V1 and what is joined by GF-E3.
  private static let values = [
    ReferenceExample(
      ["link", "email"], "<⟦x-y:&amp;\\é&#x20AC;&zzz;⟧> ⟦www.a.com/é^⟧ ⟦a+b@c.de⟧",
      values: ["x-y:&%5C%C3%A9%E2%82%AC&zzz;", "http://www.a.com/%C3%A9%5E", "mailto:a+b@c.de"]),
    ReferenceExample(
      ["email"], "⟦mailto:a@b.co⟧ ⟦xmpp:a@b.co/x⟧ amailto:⟦a@b.co⟧/x <⟦mailto@b.co⟧>",
      values: ["mailto:a@b.co", "xmpp:a@b.co/x", "mailto:a@b.co", "mailto:mailto@b.co"]),
  ]
}
