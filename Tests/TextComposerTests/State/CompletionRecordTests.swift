import TextComposer
import Testing

/// What becomes of completions when the text around them, or in them, changes (composer.md, R1-R7).
@Suite struct CompletionRecordTests {
  @Test(arguments: [
    ("hi «@Ann Lee»|!", ComposerOperation.replace(utf8Range: 3..<3, with: "x", origin: .typing), "hi x«@Ann Lee»|!"),
    ("hi «@Ann Lee»|!", .insert("x", origin: .typing), "hi «@Ann Lee»x|!"),
    ("hi «@An|n Lee»!", .insert("x", origin: .typing), "hi @Anx|n Lee!"),
    ("hi «@Ann Lee»|!", .deleteBackward, "hi «@Ann…»|!"),
    ("hi «@An|n Lee»!", .deleteBackward, "hi |!"),
    ("hi |«@Ann Lee»!", .deleteForward, "hi |!"),
    ("hi «@Ann |Lee»!", .deleteForward, "hi |!"),
    ("hi ⟦«@Ann Lee»⟧!", .deleteBackward, "hi |!"),
    ("hi⟦ «@Ann Lee»!⟧", .deleteForward, "hi|"),
    ("h⟦i «@A⟧nn Lee»!", .deleteBackward, "h|nn Lee!"),
    ("hi «@A⟦nn⟧ Lee»!", .insert("x y", origin: .paste), "hi @Ax y| Lee!"),
    ("hi «@Ann Lee»|", .replace(utf8Range: 4..<7, with: "Anna", origin: .typing), "hi @Anna Lee|"),
    ("hi «@Ann Le|e» you", .delete(.wordForward), "hi | you"),
    ("|«@Ann»«@Bob»", .deleteForward, "|«@Bob»"),
    ("«@Ann»|«@Ann»", .deleteBackward, "|«@Ann»"),
    ("«@Ann»|", .insert("\u{301}", origin: .typing), "@Ann\u{301}|"),
    ("|«@Ann»", .prepend("👍"), "👍|«@Ann»"),
    ("«@Ann» a|", .append(" b"), "«@Ann» a b|"),
    ("«@Ann» a|", .setText("«"), "«|"),
    ("«@Ann» a|", .clearText(clearsUndo: false), "|"),
  ])
  func aChangeMovesThemOrDropsThem(_ before: String, _ operation: ComposerOperation, _ after: String) throws {
    var field = try CompletedField.field(before)
    #expect(CompletedField.draw(field.state) == before)
    try field.apply(operation)
    #expect(CompletedField.draw(field.state) == after)
  }

  @Test func wordsGoOneByOneAndThenTheWhole() throws {
    var field = try CompletedField.field("hi «@Ann Lee»|!")
    try field.apply(.deleteBackward)
    #expect(field.state.completions.first?.text == "@Ann")
    try field.apply(.deleteBackward)
    #expect(CompletedField.draw(field.state) == "hi |!")
  }

  @Test(arguments: ["hi «@Ann Lee»|!", "hi «@Ann L|ee»!"])
  func withoutPartsTheWholeGoes(_ drawn: String) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.deletesCompletionsByParts = false
    var field = try CompletedField.field(drawn, configuration: configuration)
    try field.apply(.deleteBackward)
    #expect(CompletedField.draw(field.state) == "hi |!")
  }

  @Test(arguments: [
    ("hi «@Ann Lee»|!", ComposerOperation.deleteBackward), ("hi «@An|n Lee»!", .deleteBackward),
    ("hi |«@Ann Lee»!", .deleteForward), ("hi «@A|nn Lee»!", .insert("x", origin: .typing)),
    ("⟦hi «@Ann Lee»!⟧", .cut), ("hi «@Ann Lee»|!", .clearText(clearsUndo: false)),
  ])
  func undoBringsTextCaretAndCompletionBack(_ before: String, _ operation: ComposerOperation) throws {
    var field = try CompletedField.field(before)
    let start = field.state
    try field.apply(operation)
    let end = field.state
    try field.apply(.undo)
    #expect(CompletedField.draw(field.state) == before)
    #expect(field.state.completions == start.completions)
    #expect(!field.state.canUndo)
    try field.apply(.redo)
    #expect(field.state.completions == end.completions)
    #expect(CompletedField.draw(field.state) == CompletedField.draw(end))
  }

  @Test func formattingAroundThemKeepsThem() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try configuration.markup.register(MarkupSymbol(text: "*", title: "Bold"))
    var field = try CompletedField.field("⟦hi «@Ann Lee»⟧!", configuration: configuration)
    try field.apply(.format(symbol: "*"))
    #expect(CompletedField.draw(field.state) == "*⟦hi «@Ann Lee»⟧*!")
    try field.apply(.format(symbol: "*"))
    #expect(CompletedField.draw(field.state) == "⟦hi «@Ann Lee»⟧!")
  }

  @Test func eachHasANumberOfItsOwn() throws {
    let field = try CompletedField.field("«@Ann»«@Ann» |")
    let ids = field.state.completions.map(\.id)
    #expect(Set(ids).count == 2)
    #expect(field.state.completions.map(\.context) == [["number": "0"], ["number": "1"]])
  }

  @Test(arguments: [
    (" \n «@Ann» and «@Bob»  |", "«@Ann» and «@Bob»"), ("«@Ann»|", "«@Ann»"), ("hi «@Ann»\n|", "hi «@Ann»"),
  ])
  func whatIsSentHasThemAtTheirPlace(_ drawn: String, _ sent: String) throws {
    var field = try CompletedField.field(drawn)
    var messages: [ComposedMessage] = []
    for event in try field.apply(.send) { if case .didSend(let message) = event { messages.append(message) } }
    let message = try #require(messages.first)
    let utf8 = Array(message.text.utf8)
    for record in message.completions { #expect(Array(utf8[record.utf8Range]) == Array(record.text.utf8)) }
    #expect(DrawnField(sent.filter { !"«»".contains($0) }).text == message.text)
    #expect(message.completions.count == sent.count { $0 == "«" })
    #expect(field.state.text.isEmpty && field.state.completions.isEmpty)
  }
}
