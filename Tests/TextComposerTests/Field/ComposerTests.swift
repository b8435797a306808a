import TextComposer
import TextLayout
import TextSelection
import Testing

/// The field with what reacts to it: items, plugins, keys and highlighting (composer.md, B3, X1-X6, G1-G2, Y1).
@Suite struct ComposerTests {
  private func composer(_ change: (inout ComposerConfiguration) throws -> Void = { _ in }) throws -> Composer {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try change(&configuration)
    return Composer(
      configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()), scanner: Scanner())
  }

  private final class Plugin: ComposerPlugin {
    var log: [String] = []
    var takes = false

    func reload() { log.append("reload") }
    func invalidate() { log.append("invalidate") }
    func handleInput(_ input: ComposerInput) -> Bool {
      log.append("input")
      return takes
    }
  }

  @Test func everybodyIsToldInOrder() throws {
    let composer = try composer { try $0.completion.register(CompletionPrefix("@")) }
    var log: [String] = []
    composer.onEvent = { event, composer in
      switch event {
      case .textWillChange: log.append("will \(composer.text)")
      case .textDidChange: log.append("did \(composer.text)")
      case .canSendDidChange: log.append("send")
      case .completionSessionDidBegin: log.append("session")
      default: break
      }
    }
    composer.items.setItems([ComposerItem().onTextDidChange { _, _ in log.append("item") }], at: .top)
    try composer.apply(.focus)
    try composer.apply(.insert("@", origin: .typing))
    #expect(log == ["will ", "did @", "send", "item", "session"])
  }

  @Test func itemsAreToldByPlaceAndOnce() throws {
    let composer = try composer()
    var log: [String] = []
    func item(_ title: String) -> ComposerItem {
      ComposerItem(title: title).onTextDidChange { item, _ in log.append(item.title) }
    }
    let moved = item("moved")
    composer.items.setItems([item("top"), moved], at: .top)
    composer.items.setItems([item("bottom")], at: .bottom)
    composer.items.setItems([item("none")], at: .none)
    composer.items.setItems([item("trailing 1"), item("trailing 2")], at: .trailing)
    composer.items.setItems([moved, moved], at: .leading)
    try composer.apply(.setText("a"))
    #expect(log == ["moved", "trailing 1", "trailing 2", "bottom", "top", "none"])
    composer.items.setItems([], at: .leading)
    #expect(moved.composer == nil && moved.place == nil)
    #expect(
      ItemPlace.leading.side(isRightToLeft: true) == .right && ItemPlace.trailing.side(isRightToLeft: true) == .left)
  }

  @Test func hooksAreCalledOnlyWhenSomethingChanges() throws {
    let composer = try composer()
    var log: [String] = []
    composer.sendItem.onEnabled { _, _ in log.append("enabled") }.onDisabled { _, _ in log.append("disabled") }
      .onSelected { _, _ in log.append("selected") }.onDeselected { _, _ in log.append("deselected") }
      .onKeyboardEditingBegins { _, _ in log.append("begins") }.onKeyboardEditingEnds { _, _ in log.append("ends") }
      .onKeyboardSwipeGesture { _, direction, _ in log.append(direction.rawValue) }
    composer.items.setItems([composer.sendItem], at: .trailing)
    try composer.apply(.focus)
    try composer.apply(.insert("a", origin: .typing))
    try composer.apply(.insert("b", origin: .typing))
    composer.sendItem.isHighlighted = true
    composer.sendItem.isHighlighted = true
    composer.sendItem.isHighlighted = false
    try composer.apply(.swipe(.left))
    composer.sendItem.touch()
    composer.sendItem.touch()
    try composer.apply(.blur)
    #expect(log == ["begins", "enabled", "selected", "deselected", "left", "disabled", "ends"])
    #expect(composer.text.isEmpty)
  }

  @Test func whatAnObserverDoesComesAfterwards() throws {
    let composer = try composer()
    var log: [String] = []
    composer.items.setItems(
      [
        ComposerItem().onTextDidChange { _, composer in
          if composer.text.count < 3 { _ = try? composer.apply(.append("x")) }
          log.append("item 1 \(composer.text)")
        }, ComposerItem().onTextDidChange { _, composer in log.append("item 2 \(composer.text)") },
      ], at: .top)
    try composer.apply(.setText("a"))
    #expect(log == ["item 1 a", "item 2 a", "item 1 ax", "item 2 ax", "item 1 axx", "item 2 axx"])
  }

  @Test func anObserverThatAlwaysAnswersIsStopped() throws {
    let composer = try composer()
    composer.onEvent = { event, composer in
      if case .textDidChange = event { _ = try? composer.apply(.append("x")) }
    }
    try composer.apply(.setText("a"))
    #expect(composer.text.count == 1_001)
  }

  @Test func anObserverIsToldOfARefusal() throws {
    let composer = try composer()
    var refusals: [ComposerError] = []
    composer.onRefusal = { error, _ in refusals.append(error) }
    composer.onEvent = { event, composer in
      if case .textDidChange = event { _ = try? composer.apply(.attach(.remove(index: 3))) }
    }
    try composer.apply(.setText("a"))
    #expect(refusals == [.noAttachment(index: 3, count: 0)])
  }

  @Test func theFirstPluginThatTakesInputKeepsIt() throws {
    let composer = try composer { $0.pastableTypes = .images }
    let plugins = [Plugin(), Plugin(), Plugin()]
    plugins[1].takes = true
    composer.plugins = plugins
    #expect(composer.handleInput(.text("a")))
    #expect(plugins.map(\.log) == [["input"], ["input"], []])
    #expect(composer.text.isEmpty)
    plugins[1].takes = false
    #expect(composer.handleInput(.text("a")) && composer.text == "a")
    composer.reloadPlugins()
    composer.send()
    #expect(plugins.map { $0.log.suffix(2) } == Array(repeating: ["reload", "invalidate"], count: 3))
  }

  @Test func pluginsForgetOnlyWhatHasLeftTheField() throws {
    let composer = try composer()
    let plugin = Plugin()
    composer.plugins = [plugin]
    try composer.apply(.setText("a"))
    composer.environment.shouldChange = { _, _ in false }
    #expect(composer.send() && composer.text == "a" && plugin.log.isEmpty)
    composer.environment.shouldChange = { _, _ in true }
    #expect(composer.send() && plugin.log == ["invalidate"])
  }

  @Test func attachmentsStayWhereSendingClearsNothing() throws {
    let composer = try composer { $0.clearsOnSend = false }
    composer.plugins = [AttachmentPlugin(composer)]
    #expect(composer.handleInput(.attachment(.url("a"))) && composer.send())
    #expect(composer.state.attachments.items == [.url("a")])
  }

  @Test func whatAHookAsksForIsDoneThoughItRefuses() throws {
    let composer = try composer()
    composer.environment.shouldChange = { [weak composer] change, _ in
      if change.inserted == "a" { _ = try? composer?.apply(.setText("b")) }
      return change.inserted != "a"
    }
    try composer.apply(.setText("a"))
    #expect(composer.text == "b")
  }

  @Test func attachmentsTakeWhatComesAsLongAsThereIsRoom() throws {
    let composer = try composer()
    composer.plugins = [AttachmentPlugin(composer), CompletionPlugin(composer)]
    try composer.apply(.attach(.setMaximumCount(1)))
    #expect(composer.handleInput(.attachment(.url("a"))))
    #expect(!composer.handleInput(.attachment(.url("b"))))
    #expect(composer.state.attachments.items == [.url("a")])
    #expect(composer.handleInput(.text("@")) && composer.text == "@")
    composer.send()
    #expect(composer.state.attachments.items.isEmpty && composer.text.isEmpty)
  }

  @Test func theHostsKeysComeFirst() throws {
    let composer = try composer()
    try composer.apply(.focus)
    var log: [String] = []
    composer.keyCommands.register(ComposerKey(.up), title: "Edit last") { _ in log.append("up") }
    #expect(composer.press(ComposerKey(.up)))
    #expect(!composer.press(ComposerKey(.down)))
    try composer.apply(.setText("a"))
    #expect(composer.press(ComposerKey(.returnKey)) && composer.text.isEmpty)
    #expect(log == ["up"])
  }

  private func candidates(in text: String) -> [Candidate] {
    var buffer = SelectionBuffer()
    Scanner().scan(text, into: &buffer)
    return buffer.candidates
  }

  @Test func whatIsTypedLightsUp() throws {
    let composer = try composer()
    for character in "ask @ann about https://example.com now" {
      try composer.apply(.insert(String(character), origin: .typing))
      #expect(composer.highlights == candidates(in: composer.text))
    }
    #expect(composer.highlights.count == 2)
    try composer.apply(.undo)
    #expect(composer.highlights == candidates(in: composer.text))
  }
}
