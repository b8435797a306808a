import TestSupport
import TextValidation
import Testing

/// What within a block's text is scanned: GF-C1, GF-C2, GF-X1 of the gfm dialect.
@Suite struct MarkdownContextTests {
  private static func drawn(_ marked: String) -> String { MarkdownMatches.drawn(MarkedText(marked).text) }

  @Test(arguments: [
    "`http://a`", "``http://a ` b``", "`⟦http://a⟧", "``⟦http://a⟧ `", "` `` ⟦http://a⟧", "` `` http://a `",
    "`` ` ⟦http://a⟧ ``` ⟦http://b⟧", "`a\nhttp://b`", "\\`⟦http://a⟧ `", "\\`` http://a `", "`a\\` ⟦http://b⟧ `c`",
    "`<` ⟦http://a⟧ `>`", "<⟦ab:`⟧>` ⟦http://a⟧", "[`](http://a) ⟦http://b⟧", "`[` ⟦http://a⟧",
    "⟦http://a`b⟧ ` ⟦http://c⟧",
    "a\n\n`\n\n⟦http://a⟧ `",
  ])
  func codeIsNot(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "a <b c=\"http://d\">⟦http://e⟧</b>", "a <b c='http://d' e=http://f g>", "a <b c = \"\nhttp://d\" />",
    "a <b c=\" ⟦http://d⟧", "a <b c==\" ⟦http://d⟧ \">", "a <b \"c\" ⟦http://d⟧ >", "a </b >⟦http://c⟧",
    "a </b ⟦http://c⟧ >", "a <!-- http://b -->⟦http://c⟧", "a <!-- ⟦http://b⟧ -- c -->", "a <!--> ⟦http://b⟧ -->",
    "a <!---> ⟦http://b⟧ -->", "a <!----> ⟦http://b⟧", "a <!-- ⟦http://b⟧", "a <? http://b ?>", "a <? ⟦http://b⟧",
    "a <!B http://c>", "a <!B ⟦http://c⟧", "a <!b ⟦http://c⟧ >", "a <![CDATA[ http://b ]]>", "a <!B> ⟦http://c⟧ >",
    "a <1 c=\" ⟦http://d⟧ \">", "a \\<b c=\" ⟦http://d⟧ \">", "a <b c='<b ⟦http://d⟧", "a <b>⟦http://c⟧</b>",
  ])
  func rawHTMLIsNot(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "[http://a](b) ⟦http://c⟧", "[a](http://b) ⟦http://c⟧", "[a](<http://b c>)", "[a]( http://b \"http://c\" )",
    "[a](b 'http://c')", "[a](b (http://c))", "[a](b(http://c))", "[a](b \"c\"⟦http://d⟧", "[a](b c ⟦http://d⟧",
    "[a](\nhttp://b\n)", "![http://a](http://b) ⟦http://c⟧", "[<ab:c>](d)", "![<ab:c>](d)", "[a]\\(⟦http://b⟧",
    "\\[a](⟦http://b⟧)", "[a\\](b) http://c", "!\\[⟦http://a⟧", "[![http://a](b)](http://c) ⟦http://d⟧",
    "[a [b](c) <⟦de:f⟧>](⟦http://g⟧", "[a](b) [c](http://d)", "[a]() ⟦http://b⟧", "[](http://a)", "[a](<b>⟦c@d.ef⟧)",
    "[a](<b\n>) ⟦http://c⟧", "[`a](http://b)`", "[<b c=\"](http://d)\"> http://e",
    "[a](" + String(repeating: "(", count: 32) + "http://b" + String(repeating: ")", count: 32) + ")",
    "[a](" + String(repeating: "(", count: 33) + "⟦http://b⟧" + String(repeating: ")", count: 33) + ")",
  ])
  func linksAreNot(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "[a <b@c>][d]\n\n[d]: http://e", "[d@e.fg][]\n\n[D@e.fg]: <http://e> 'http://f'", "[d@e.fg]\n\n[d@e.fg]: http://e",
    "![d@e.fg]\n\n[D@E.FG]:\nhttp://e\n\"http://f\"", "[ d@e.fg\n h]\n\n[D@e.FG  h]: i", "[⟦d@e.fg⟧]\n\n[d]: http://e",
    "[⟦d@e.fg⟧][h]\n\n[d@e.fg]: i", "[⟦d@e.fg⟧]\n\n    [d@e.fg]: i", "[⟦d@e.fg⟧]\na\n[⟦d@e.fg⟧]: i",
    "[d@e.fg]\n\n> 1. [d@e.fg]: i", "[⟦a@b.co⟧ [c]]\n\n[c]: d", "[STRASSE@b.co]\n\n[straße@b.co]: c",
    "[a\\]b@c.de]\n\n[a\\]b@c.de]: f", "[⟦a@b.co⟧]\n\n[⟦a@b.co⟧]: c d", "[⟦a@b.co⟧]\n\n[⟦a@b.co⟧]:",
    "[⟦a@b.co⟧]\n\n[]: c",
    "[a@b.co]: c\n[⟦d@e.fg⟧]", "[a@b.co]: c\n[a@b.co]", "[a@b.co]: http://c\n\"http://d\"\n⟦http://e⟧",
    "[a@b.co]: http://c\n\"⟦http://d⟧ \"e\n", "[a@b.co]: http://c\n> ⟦http://d⟧\n",
  ])
  func referencesAreNot(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    // GF-C2.
    "[www.one.org", "[http://one", "[a ⟦b@c.de⟧ http://one", "[a] ⟦http://one⟧", "[a [b] http://one",
    "[a [b]] ⟦http://one⟧",
    "![http://one", "[http://one]", "[a http://one](b", "[a [b](c) http://one", "[a\n\n⟦http://one⟧", "[<⟦ab:c⟧> www.d",
    "] ⟦http://one⟧", "\\[⟦http://one⟧", "![a](b) ⟦http://one⟧",
    // GF-X1: what begins first wins.
    "⟦http://a⟧<b c=\"d@e.fg\">", "⟦http://one/[a](b)⟧", "⟦www.a.b/www.c.d⟧", "⟦www.a.b:http://c⟧", "⟦http://a@b.co⟧",
  ])
  func openBracketsHideLinks(marked: String) { #expect(Self.drawn(marked) == marked) }
}
