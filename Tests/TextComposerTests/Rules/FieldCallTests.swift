import TextComposer
import TextLayout
import Testing

/// What calls of a field give back, and what its hooks are told (composer.md, I2, S7, X1-X5, G1, U5).
@Suite struct FieldCallTests {
  private func composer() throws -> Composer {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try configuration.completion.register(CompletionPrefix("@"))
    return Composer(configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
  }

  @Test func whereTextWasPutIsGivenBack() throws {
    let composer = try composer()
    try composer.apply(.setText("hello"))
    #expect(try composer.insert("👍", in: 1..<2) == 1..<5)
    #expect(try composer.insert("", in: 2..<2) == nil)
    #expect(throws: ComposerError.rangeOutsideText(utf8Range: 0..<99, textUTF8Count: 8)) {
      try composer.insert("x", in: 0..<99)
    }
    #expect(composer.text == "h👍llo")
  }

  @Test func whileAMessageIsOnItsWayTheNextIsWritten() throws {
    let composer = try composer()
    try composer.apply(.setText("one"))
    try composer.apply(.beginSending)
    #expect(!composer.send() && !composer.sendItem.isEnabled)
    try composer.apply(.append(" two"))
    #expect(composer.text == "one two")
    try composer.apply(.endSending)
    #expect(composer.send() && composer.text.isEmpty && !composer.send())
  }

  @Test func aDisabledItemIsNotTouchedAndTheLastHandlerWins() throws {
    let composer = try composer()
    var log: [String] = []
    let item = ComposerItem().onTouchUpInside { _, _ in log.append("first") }.onTouchUpInside { _, _ in
      log.append("last")
    }
    .onDisabled { _, _ in log.append("disabled") }.onEnabled { _, _ in log.append("enabled") }
    item.touch()
    composer.items.setItems([item], at: .bottom)
    item.touch()
    for isEnabled in [false, false, true, true] {
      item.isEnabled = isEnabled
      if !isEnabled { item.touch() }
    }
    #expect(log == ["last", "disabled", "enabled"])
    composer.items.setCollapsed(true, at: .bottom)
    #expect(composer.items.isCollapsed(.bottom) && !composer.items.isCollapsed(.top))
  }

  @Test func thePluginOfCompletionsEndsTheWordUnlessTheHostKeepsIt() throws {
    let composer = try composer()
    let plugin = CompletionPlugin(composer)
    try composer.apply(.focus)
    #expect(plugin.handleInput(.text("@a")) && composer.completionSession?.query == "a")
    composer.environment.shouldEndCompletion = { _, _ in false }
    plugin.invalidate()
    #expect(composer.completionSession != nil && !composer.isTypingSuggestionEnabled)
    composer.environment.shouldEndCompletion = { _, _ in true }
    plugin.invalidate()
    #expect(composer.completionSession == nil && composer.isTypingSuggestionEnabled)
    #expect(!plugin.handleInput(.attachment(.url("a"))))
  }

  @Test func theLabelForThoseWhoDoNotSeeIsThePlaceholder() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.placeholder = "Message"
    var field = try SampleField("|", configuration: configuration)
    try field.type("hi")
    #expect(field.state.accessibilityLabel == "Message" && field.state.text == "hi")
  }
}
