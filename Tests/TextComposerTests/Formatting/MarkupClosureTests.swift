import Testing

@testable import TextComposer

@Suite struct MarkupClosureTests {
  private func rules(_ symbols: [String]) throws -> MarkupRules {
    var rules = MarkupRules()
    for text in symbols { try rules.register(MarkupSymbol(text: text, title: text, closes: text != ">")) }
    return rules
  }

  /// The field after a second blank is typed: `nil` if that closes nothing.
  private func closed(_ drawn: String, _ symbols: [String]) throws -> String? {
    let field = DrawnField(drawn)
    let caret = field.caretRange.headUTF8Offset
    guard let closure = try rules(symbols).closure(in: field.text, caretUTF8Offset: caret) else { return nil }
    var text = field.text
    text.replaceUTF8Part(closure.insertionUTF8Offset..<closure.insertionUTF8Offset, with: closure.symbol.text)
    #expect(field.text.utf8Part(closure.symbolUTF8Range) == closure.symbol.text)
    return DrawnField.drawing(
      of: text, with: CaretRange(caretUTF8Offset: caret + closure.symbol.text.utf8.count))
  }

  @Test(arguments: [
    ("*bold |", "*bold* |"),
    ("*b |", "*b* |"),
    ("some *bold text |", "some *bold text* |"),
    ("*a, |", "*a,* |"),
    ("*bold | and more", "*bold* | and more"),
    ("*bold\u{A0}|", "*bold*\u{A0}|"),
    ("*bold\t|", "*bold*\t|"),
    ("*日本 |", "*日本* |"),
    ("*שלום |", "*שלום* |"),
    ("*👨‍👩‍👧 |", "*👨‍👩‍👧* |"),
    ("one\n*two |", "one\n*two* |"),
    // No more than anyone could tell: a product may look like an opening.
    ("2 *3 is six |", "2 *3 is six* |"),
    // A symbol may follow another; `$` and `+` are no punctuation.
    ("*_a |", "*_a* |"),
    ("*$5 |", "*$5* |"),
    // Others, and of one kind the last.
    ("~~gone |", "~~gone~~ |"),
    ("**bold |", "**bold** |"),
    ("a **b c |", "a **b c** |"),
    ("***a |", "***a** |"),
    ("_a *b |", "_a *b* |"),
    ("*a _b |", "*a _b_ |"),
    ("_a *b* |", "_a *b*_ |"),
    ("*a _b_ c |", "*a _b_ c* |"),
    ("*a *b* c |", "*a *b* c* |"),
    ("*a **b** c |", "*a **b** c* |"),
    ("*a * b |", "*a * b* |"),
    ("*2\u{301} |", "*2\u{301}* |"),
  ])
  func aSecondBlankClosesTheLastOpenSymbol(_ before: String, _ after: String) throws {
    #expect(try closed(before, ["_", "*", "~~", "**"]) == after)
    // Which was registered first does not matter.
    #expect(try closed(before, ["**", "~~", "*", "_", ">"]) == after)
  }

  @Test(arguments: [
    "*bold* |", "x*bold |", "* |", "*(a) |", "*a* b |", "*a b* c |", "~~a~~ |", "**a** |", "***a*** b |",
    // Only in its paragraph, and only behind a word and one blank.
    "*item\nother line |", "*item\r\nother |", "*item\u{2028}other |", "*bold\n |", "*bold\n|", "*bold  |", "*bold|",
    "*bold| ", " |", "|", "*|", "",
    // The last word ends with it already.
    "*a *b* |", "*a * |", "~~a ~~ |", "*bold** |",
    // Behind text a symbol closes, whatever follows.
    "_snake_case |", "*a*b |",
    // What stands before a quotation is not closed.
    ">quote |", "> quote |",
    // With a mark on it a symbol is none.
    "*\u{FE0F}\u{20E3} |", "*\u{301}a |", "*bold\u{20}\u{301}|",
    // What was opened in between ends with it.
    "*a _b* c |",
  ])
  func aSecondBlankThatClosesNothingIsABlank(_ before: String) throws {
    #expect(try closed(before, [">", "_", "*", "~~", "**"]) == nil)
  }

  @Test(arguments: [
    (["*"], "**bold |", nil),
    (["**"], "*bold |", nil),
    (["**"], "**bold* |", "**bold*** |"),
    (["**", "***"], "***bold |", "***bold*** |"),
    (["~"], "*~a |", nil),
    (["->"], "->a |", "->a-> |"),
    // A blank in a symbol opens nothing before a blank.
    (["> ", "*"], "* a |", nil),
    ([], "*bold |", nil),
  ])
  func onlyRegisteredSymbolsAreClosed(_ symbols: [String], _ before: String, _ after: String?) throws {
    #expect(try closed(before, symbols) == after)
  }

  @Test func aHostIsToldWhereTheSymbolWasOpened() throws {
    let closure = try rules(["*", "**"]).closure(in: "say **hello you ", caretUTF8Offset: 16)
    #expect(closure?.symbolUTF8Range == 4..<6)
    #expect(closure?.insertionUTF8Offset == 15)
    #expect(closure?.symbol.text == "**")
  }

  @Test func nothingIsClosedWhereThatIsOff() throws {
    var rules = try rules(["*"])
    rules.closesOnDoubleSpace = false
    #expect(rules.closure(in: "*bold ", caretUTF8Offset: 6) == nil)
  }

  @Test(arguments: [-1, Int.min, 0, 1, 3, 9, Int.max])
  func aCaretOutsideTheTextOrInsideAScalarClosesNothing(_ caretUTF8Offset: Int) throws {
    #expect(try rules(["*"]).closure(in: "*👍 ", caretUTF8Offset: caretUTF8Offset) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func longParagraphsAreGoneThroughOnce() throws {
    let text = String(repeating: "_a *b ", count: 100_000) + String(repeating: "b~~ ", count: 100_000) + "c "
    let closure = try rules(["_", "*", "~~"]).closure(in: text, caretUTF8Offset: text.utf8.count)
    #expect(closure?.symbolUTF8Range == 599_997..<599_998)
  }
}
