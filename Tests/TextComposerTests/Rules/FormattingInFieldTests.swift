import TextComposer
import Testing

/// Markup in a field, with its hooks and what can be taken back (composer.md, K1-K12).
@Suite struct FormattingInFieldTests {
  private func field(_ drawn: String, insertsPeriod: Bool = false) throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 60)
    for text in ["_", "*"] { try configuration.markup.register(MarkupSymbol(text: text, title: text)) }
    try configuration.markup.register(
      MarkupSymbol(text: ">", title: "Quote", closes: false, onlyAtParagraphStart: true))
    configuration.markup.insertsPeriodOnDoubleSpace = insertsPeriod
    return try SampleField(drawn, configuration: configuration)
  }

  @Test(arguments: [
    ("make ⟦bold⟧ now", "make *⟦bold⟧* now"), ("x(⟦bold⟧)", "x(*⟦bold⟧*)"), ("*⟦bold⟧*", "⟦bold⟧"),
    ("⟦*bold*⟧", "⟦bold⟧"), ("⟦bold ⟧", "*⟦bold⟧* "), ("a|b", "a*|*b"),
  ])
  func formattingIsOneStep(_ before: String, _ after: String) throws {
    var field = try field(before)
    try field.apply(.format(symbol: "*"))
    #expect(DrawnField.draw(field.state) == after)
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == before && !field.state.canUndo)
    #expect(throws: ComposerError.unknownSymbol("#")) { try field.apply(.format(symbol: "#")) }
  }

  @Test(arguments: [
    ("*bold |", false, "*bold* |"), ("some *bold text |", false, "some *bold text* |"),
    ("_a *b |", false, "_a *b* |"), ("*item\nother line |", false, "*item\nother line  |"),
    ("*bold\n|", false, "*bold\n |"), ("*bold* |", false, "*bold*  |"), ("x*bold |", false, "x*bold  |"),
    ("2 *3 is six |", false, "2 *3 is six* |"), ("*bold |", true, "*bold* |"), ("bold |", true, "bold. |"),
    ("bold |", false, "bold  |"), (" |", true, "  |"), ("|", true, " |"), ("bold! |", true, "bold!  |"),
  ])
  func aSecondBlankIsTyped(_ before: String, _ insertsPeriod: Bool, _ after: String) throws {
    var field = try field(before, insertsPeriod: insertsPeriod)
    try field.type(" ")
    #expect(DrawnField.draw(field.state) == after)
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == before)
  }

  @Test func aHostMayRefuseToCloseAndIsToldOfTheSymbol() throws {
    var field = try field("2 *3 is six |")
    field.environment.shouldInsertSuffix = { symbol, utf8Range, state in
      !(symbol.text == "*" && utf8Range == 2..<3 && state.text.hasPrefix("2"))
    }
    try field.type(" ")
    #expect(DrawnField.draw(field.state) == "2 *3 is six  |")
  }

  @Test(arguments: [
    ("make ⟦bold⟧", ["_", "*"]), ("⟦make⟧ bold", ["_", "*", ">"]), ("make| bold", []), ("|", []),
  ])
  func symbolsAreOfferedInTheirOrder(_ drawn: String, _ symbols: [String]) throws {
    var field = try field(drawn)
    #expect(field.state.offeredSymbols(in: field.environment).map(\.text) == symbols)
    field.environment.shouldOfferSymbol = { symbol, _ in symbol.text != "_" }
    #expect(field.state.offeredSymbols(in: field.environment).map(\.text) == symbols.filter { $0 != "_" })
  }
}
