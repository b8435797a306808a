import TextComposer
import Testing

@Suite struct MarkupRulesTests {
  @Test func symbolsKeepTheOrderInWhichTheyCame() throws {
    var rules = MarkupRules()
    #expect(!rules.isEnabled)
    for (text, title) in [("*", "Bold"), ("_", "Italic"), ("~~", "Strike"), ("*", "Strong")] {
      try rules.register(MarkupSymbol(text: text, title: title))
    }
    #expect(rules.isEnabled)
    // The one that came first stays what it is.
    #expect(rules.symbols.map(\.title) == ["Bold", "Italic", "Strike"])
    #expect(rules.symbol("~~")?.title == "Strike")
    #expect(rules.symbol("~") == nil)
    rules.unregister("_")
    rules.unregister("?")
    #expect(rules.symbols.map(\.text) == ["*", "~~"])
    try rules.register(MarkupSymbol(text: "_", title: "Underline"))
    #expect(rules.symbols.map(\.title) == ["Bold", "Strike", "Underline"])
  }

  @Test func symbolsOfOneTitleAreTwo() throws {
    var rules = MarkupRules()
    try rules.register(MarkupSymbol(text: "*", title: "Strong"))
    try rules.register(MarkupSymbol(text: "**", title: "Strong"))
    #expect(rules.symbol("**")?.text == "**")
  }

  @Test func anEmptySymbolIsRefused() {
    var rules = MarkupRules()
    #expect(throws: ComposerError.emptyText) { try rules.register(MarkupSymbol(text: "", title: "Nothing")) }
    #expect(!rules.isEnabled)
  }

  @Test(arguments: [
    ("make ⟦bold⟧ now", true, false),
    ("make ⟧bold⟦ now", true, false),
    ("make |bold now", false, false),
    ("|", false, false),
    ("|make", false, false),
    // Where a paragraph begins.
    ("⟦make⟧ bold", true, true),
    ("one\n⟦two⟧", true, true),
    ("one\r\n⟦two⟧", true, true),
    ("one\u{2029}⟦two⟧", true, true),
    ("one\n ⟦two⟧", true, false),
    ("one ⟦two⟧", true, false),
    // Where it stands it can be taken away.
    (">⟦one⟧", true, true),
    ("one\n>⟦two⟧", true, true),
    ("⟦>one⟧", true, true),
    ("one > ⟦two⟧", true, false),
    ("a>⟦two⟧", true, false),
    (">>⟦two⟧", true, false),
  ])
  func aSymbolIsOfferedForASelection(_ drawn: String, _ isOffered: Bool, _ isOfferedAtStart: Bool) {
    let field = DrawnField(drawn)
    let bold = MarkupSymbol(text: "*", title: "Bold")
    let quotation = MarkupSymbol(text: ">", title: "Quote", closes: false, onlyAtParagraphStart: true)
    #expect(bold.isOffered(in: field.text, for: field.caretRange) == isOffered)
    #expect(quotation.isOffered(in: field.text, for: field.caretRange) == isOfferedAtStart)
  }

  @Test(arguments: [(-1, 2), (0, 5), (Int.min, Int.max), (7, 9), (Int.max, 0)])
  func nothingIsOfferedOutsideTheText(_ anchor: Int, _ head: Int) {
    for onlyAtParagraphStart in [true, false] {
      let symbol = MarkupSymbol(text: "*", title: "", onlyAtParagraphStart: onlyAtParagraphStart)
      #expect(!symbol.isOffered(in: "text", for: CaretRange(anchorUTF8Offset: anchor, headUTF8Offset: head)))
    }
  }
}
