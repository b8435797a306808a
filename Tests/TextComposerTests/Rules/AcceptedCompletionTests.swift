import TextComposer
import TextLayout
import Testing

/// Completions that were accepted, and what comes after (composer.md, AC1-AC7, A12, R4, U9).
@Suite struct AcceptedCompletionTests {
  private func field(
    _ drawn: String, _ change: (inout CompletionPrefix) -> Void = { _ in }
  ) throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 40)
    var prefix = CompletionPrefix("@")
    change(&prefix)
    try configuration.completion.register(prefix)
    var field = try SampleField(drawn, configuration: configuration)
    try field.apply(.focus)
    return field
  }

  @Test func aWordThatWasTypedToItsEndIsACompletionToo() throws {
    var field = try field("hey @John| how")
    let events = try field.apply(.acceptCompletion(Completion("John", context: ["id": "1"]), keepsPrefix: true))
    #expect(CompletedField.draw(field.state) == "hey «@John» |how")
    #expect(field.state.completions.first?.context == ["id": "1"])
    // The text is the same, so that nobody is told that it has changed.
    #expect(events == [.caretRangeDidChange(CaretRange(caretUTF8Offset: 10)), .completionSessionDidEnd])
    #expect(!field.state.canUndo)
  }

  @Test func whatWasAcceptedIsNotTakenUpAgain() throws {
    var field = try field("@jo|")
    try field.apply(.acceptCompletion(Completion("John"), keepsPrefix: true))
    try field.type("you")
    #expect(field.state.completionSession == nil)
    for utf8Offset in 0...field.state.text.utf8.count {
      try field.apply(.setCaretRange(CaretRange(caretUTF8Offset: utf8Offset)))
      #expect(field.state.completionSession == nil)
    }
  }

  @Test func undoAndRedoLookAtTheWordAgain() throws {
    var field = try field("hey @jo| how")
    try field.apply(.acceptCompletion(Completion("John"), keepsPrefix: true), .undo)
    #expect(CompletedField.draw(field.state) == "hey @jo| how")
    #expect(field.state.completionSession?.query == "jo")
    try field.apply(.redo)
    #expect(CompletedField.draw(field.state) == "hey «@John» |how")
    #expect(field.state.completionSession == nil && !field.state.canRedo)
  }

  @Test func appendingAPrefixOpens() throws {
    var field = try field("|hey ")
    try field.apply(.append("@"))
    #expect(field.state.completionSession?.prefixUTF8Range == 4..<5)
    #expect(field.state.completionSession?.query == "")
  }

  @Test func aHebrewNameIsCompletedInTheOrderOfTheText() throws {
    var field = try field("שלום @יו| מה")
    #expect(field.state.completionSession?.query == "יו")
    #expect(field.state.completionSession?.prefixUTF8Range == 9..<10)
    try field.apply(.acceptCompletion(Completion("יוסי"), keepsPrefix: true))
    #expect(CompletedField.draw(field.state) == "שלום «@יוסי» |מה")
    #expect(field.state.composedMessage.text == "שלום @יוסי מה")
  }

  @Test func blanksBeforeALastWordGoWithIt() throws {
    var field = try CompletedField.field("hi «@Ann  Lee»|")
    try field.apply(.deleteBackward)
    #expect(CompletedField.draw(field.state) == "hi «@Ann…»|")
    #expect(field.state.composedMessage.completions.map(\.text) == ["@Ann"])
  }

  @Test(arguments: [
    // A range that begins in a completion and ends behind it, or the other way round: both.
    ("hi «@Ann Lee|!» you", CaretMovement.wordForward, "hi |"), ("hi «@Ann Lee» |", .wordBackward, "hi |"),
    ("hi «@Ann» «@Bob»| x", .textStart, "| x"), ("hi «@A|nn» you", .lineEnd, "hi |"),
  ])
  func aCompletionGoesAsOneWithWhatIsPassed(_ before: String, _ movement: CaretMovement, _ after: String) throws {
    var field = try CompletedField.field(before)
    try field.apply(.delete(movement))
    #expect(CompletedField.draw(field.state) == after)
    try field.apply(.undo)
    #expect(CompletedField.draw(field.state) == before)
  }

  @Test func theFieldSaysWhetherItAccepted() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try configuration.completion.register(CompletionPrefix("@"))
    let composer = Composer(
      configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
    try composer.apply(.focus)
    #expect(!composer.accept(Completion("Ann")))
    try composer.apply(.setText("@Ann "))
    try composer.apply(.setCaretRange(CaretRange(caretUTF8Offset: 4)))
    #expect(!composer.accept(Completion("")))
    composer.environment.shouldComplete = { _, _, _ in false }
    #expect(!composer.accept(Completion("Ann")))
    composer.environment.shouldComplete = { _, _, _ in true }
    #expect(composer.accept(Completion("Ann")))
    #expect(CompletedField.draw(composer.state) == "«@Ann» |")
  }
}
