import TextComposer
import TextLayout
import Testing

/// What a view asks a composer for.
@Suite struct ComposerDrawingTests {
  private func composer() throws -> Composer {
    var configuration = ComposerConfiguration(containerWidth: 8)
    configuration.placeholder = "Say something"
    try configuration.markup.register(MarkupSymbol(text: "*", title: "Bold"))
    return Composer(configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
  }

  @Test func theTextAndThePlaceholderAreLaidOut() throws {
    let composer = try composer()
    let placeholder = try #require(composer.placeholderLayout)
    #expect(placeholder.lines.map(placeholder.displayedText) == ["Say som…"])
    try composer.apply(.setText("Tea at noon"))
    let layout = composer.textLayout
    #expect(layout.lines.map(layout.displayedText) == ["Tea at", "noon"])
    #expect(composer.placeholderLayout == nil)
  }

  @Test func symbolsAreOfferedForASelectionAndNotWhereTheHostRefuses() throws {
    let composer = try composer()
    try composer.apply(.setText("bold"))
    #expect(composer.offeredSymbols.isEmpty)
    try composer.apply(.setCaretRange(CaretRange(anchorUTF8Offset: 0, headUTF8Offset: 4)))
    #expect(composer.offeredSymbols.map(\.title) == ["Bold"])
    composer.environment.shouldOfferSymbol = { _, _ in false }
    #expect(composer.offeredSymbols.isEmpty)
  }

  @Test func usualValuesNeedNotBeSpelledOut() throws {
    #expect(ComposerOperation.moveCaret(.up) == .moveCaret(.up, isExtending: false))
    #expect(
      ComposerOperation.acceptCompletion(Completion("Ann")) == .acceptCompletion(Completion("Ann"), keepsPrefix: true))
    let message = EditedMessage(id: nil, original: "a")
    #expect(ComposerOperation.beginEditing(message) == .beginEditing(message, completions: []))
  }
}
