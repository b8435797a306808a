import TestSupport
import TextValidation
import Testing

/// Which blocks of a Markdown source are scanned, and where they end: GF-C1 of the gfm dialect.
@Suite struct MarkdownBlockTests {
  private static func drawn(_ marked: String) -> String { MarkdownMatches.drawn(MarkedText(marked).text) }

  @Test(arguments: [
    "`a\n\n⟦http://b⟧ `", "[a\n www.b", "[a\n \t\n⟦www.b⟧", "[a\r\r⟦www.b⟧", "[a\r\n\r\n⟦www.b⟧", "[a\r\nwww.b",
    "  ⟦www.a⟧  \n\n\n ⟦b@c.de⟧ ", "a\n    ⟦www.b⟧", "www. \n\n", "⟦www⟧. \na", "", "\n", "www.", "@", "<",
  ])
  func paragraphsEndAtBlankLines(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "[a\n# ⟦www.b⟧ #\n⟦www.c⟧", "#www.b", "# www. ##\n", "# ⟦www⟧. #a", "####### `\nwww.a `", "###### `\n⟦www.a⟧ `",
    "   # [\n⟦www.a⟧", "    # [\n⟦www.a⟧", "a\n    # [\nwww.a", "#\t⟦www.a⟧", "#\n⟦www.a⟧", "[\n===\n⟦www.a⟧",
    "[\n---\n⟦www.a⟧", "[\n -- \n⟦www.a⟧", "[\n== =\nwww.a", "[\n    ===\nwww.a", "[a]: b\n===\n⟦www.c⟧",
    "[a]: b\n-\n    ⟦www.c⟧", "> [\n===\nwww.a", "www.\n===\n",
  ])
  func headingsAreBlocks(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "[\n***\n⟦www.a⟧", "[\n* * *\n⟦www.a⟧", "[\n_ _\t_\n⟦www.a⟧", "[\n**\nwww.a", "[\n* - *\n⟦www.a⟧",
    "[\n    ***\nwww.a",
    "- - -\n⟦www.a⟧", "- - x [\nwww.a", "_ _ _ [\nwww.a",
  ])
  func thematicBreaksEndBlocks(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "```\nwww.a\n```\n⟦www.b⟧", "~~~ `\nwww.a\n```\n~~~~  \n⟦www.b⟧", "```` a\nwww.a\n```\n\nwww.b", "``` `\n⟦www.a⟧\n",
    "  ```\nwww.a\n   ```\n⟦www.b⟧", "```\nwww.a\n    ```\nwww.b", "```\nwww.a\n``` b\nwww.c",
    "> ```\n> www.a\n⟦www.b⟧",
    "- ```\n  www.a\n\n  www.b\n\n⟦www.c⟧", "a\n```\nwww.b", "``\n⟦www.a⟧", "``` www.a\n```\n⟦www.b⟧",
    "~~~\n~~~ \t\n⟦www.a⟧",
    "    www.a\n\n    www.b\n⟦www.c⟧", "\twww.a", "  \twww.a", "   ⟦www.a⟧", "a\n\n    www.b", "a\n    ⟦www.b⟧",
    "-     www.a\n", "- a\n\n      www.b", "- a\n\n     ⟦www.b⟧", "# a\n    www.b", ">     www.a", ">    ⟦www.a⟧",
    ">\t⟦www.a⟧", ">\t\twww.a", "-\t⟦www.a⟧", "-\t\twww.a", " -\t   www.a",
  ])
  func codeIsNot(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "<div>www.a\nwww.b\n\n⟦www.c⟧", "</p\nwww.a\n\n⟦www.b⟧", "<DIV/>\nwww.a", "a\n<div>\nwww.b", "<divx\n⟦www.a⟧",
    "<x-y>\nwww.a\n\n⟦www.b⟧", "a\n<x-y>\n⟦www.b⟧", "<x-y> \n www.a", "<x-y> b\n⟦www.a⟧", "</x-y>\nwww.a",
    "<x-y\n⟦www.a⟧",
    "<script>\n\nwww.a\n</script> www.b\n⟦www.c⟧", "<PRE\n\nwww.a\n</Style>\n⟦www.b⟧", "<style></style>\n⟦www.a⟧",
    "<scripts> a\n⟦www.b⟧",
    "<!-- www.a\n\nwww.b --> www.c\n⟦www.d⟧", "<?a\n\nwww.b ?> www.c\n⟦www.d⟧", "<!A\n\nwww.b > www.c\n⟦www.d⟧",
    "<![CDATA[\n\nwww.b ]]> www.c\n⟦www.d⟧", "<!a\n⟦www.b⟧", "   <div>\nwww.a", "    <div>\n\n⟦www.a⟧",
    "> <div>\n> www.a\n⟦www.b⟧",
    "- <!-- www.a\n⟦www.b⟧",
  ])
  func htmlBlocksAreNot(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "> ⟦www.a⟧\n> ⟦b@c.de⟧", "> `a\n> www.b`\n> ⟦www.c⟧", "> <b\n> c=\"\n> www.d\">\n>⟦www.e⟧",
    "> [a](\n>www.b\n> 'c')",
    "> ⟦http://a⟧\n> b", "> a@\n> b.co", "> `a\nwww.b`", "> `a\n\n⟦www.b⟧ `", "> [a\n> > ⟦www.b⟧\n> ⟦www.c⟧",
    ">⟦www.a⟧",
    "   > ⟦www.a⟧", "    > www.a", "> > `a\n> www.b`\n>\n> ⟦www.c⟧",
    "> é`a\n> é`⟦http://éé⟧\n> <⟦ab:c⟧>", "> [a\n>\n> ⟦www.b⟧",
  ])
  func quotesAreCutOut(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "- ⟦www.a⟧\n- ⟦b@c.de⟧", "- [\n- ⟦www.a⟧", "* [\n  www.a", "+ [\nwww.a", "1. [\n2) ⟦www.a⟧", "a [\n2. www.a",
    "a [\n1. ⟦www.b⟧",
    "a [\n- ⟦www.b⟧", "a [\n+\nwww.b", "1234567890. ⟦www.a⟧", "-www.a", "- a\n\n  [\n  www.b",
    "-\n\n  ⟦www.a⟧", "-\n  ⟦www.a⟧\n\n  ⟦www.b⟧", "- \n    \n     ⟦www.a⟧", "- \n\n      www.a",
    "- - - ⟦www.a⟧\n    - [\n    - ⟦www.b⟧",
    "1. > - `a\n   > www.b`", "- > `a\n\n  > ⟦www.b⟧ `", "- a\n b [\nwww.c", "- a\n\n b ⟦www.c⟧",
  ])
  func listItemsAreBlocks(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test(arguments: [
    "|`a|⟦www.b⟧ `|\n|-|-|\n|[a|⟦www.b⟧|www.c|\n|⟦d@e.fg⟧\n\n⟦www.h⟧", "a|b\n-|-\n⟦http://c⟧|⟦http://d⟧ ",
    "a\n:-:\n⟦www.b⟧ | www.c\n",
    "[a|b\n-|-|-\nwww.c", "[a|b\n-|:\nwww.c", "[x\na|b\n-|-\n⟦www.c⟧|", "|a|\n|-|\n| `b\\|www.c` ⟦http://d\\|e⟧ |",
    "|a|\n|-|\n|⟦www.\\|⟧|\n", "|a|\n|-|\n|www.|\n", "|a|\n|-|\n> [b\nwww.c",
    "|a|\n|-|\n|\n[\nwww.b", "|a|\n|-|\n# ⟦www.b⟧\n[\nwww.c", "> |a|\n> |-|\n> |[|\n> |⟦www.b⟧|\n⟦www.c⟧",
    "|a|\n|-|\n    www.b",
    "- |a|\n  |-|\n  |⟦www.b⟧|", "a|b\n    -|-\n[|www.c", "|é|\n|-|\n|é\\|⟦a@b.co⟧é|",
  ])
  func cellsAreBlocks(marked: String) { #expect(Self.drawn(marked) == marked) }

  @Test func searchMayRestart() {
    let (first, second) = ("> [a@b.co] `\n\n[a@b.co]: c\n\n www.a www.b", "[a@b.co] http://c")
    var search = MarkdownLinkSearch(hasExtendedAutolinks: true)
    #expect(search.next(in: first.utf8.span) == PlatformMatch(.gfmLink, 28..<33))
    search.restart()
    #expect(search.next(in: second.utf8.span) == PlatformMatch(.gfmEmail, 1..<7))
    #expect(search.next(in: second.utf8.span) == PlatformMatch(.gfmLink, 9..<17))
    #expect(search.next(in: second.utf8.span) == nil)
  }

  @Test func blocksMayNestDeeply() {
    let depth = 20_000
    let quotes = String(repeating: "> ", count: depth)
    let items = String(repeating: "- ", count: depth)
    #expect(
      MarkdownMatches.values(in: quotes + "www.a\n" + items + "www.b\n\n\nc@d.ef") == [
        "http://www.a", "http://www.b", "mailto:c@d.ef",
      ])
    #expect(MarkdownMatches.values(in: String(repeating: "[", count: depth) + "a@b.co") == ["mailto:a@b.co"])
  }
}
