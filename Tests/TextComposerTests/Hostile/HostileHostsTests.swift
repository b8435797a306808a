import TextComposer
import TextLayout
import Testing

/// Hosts that call back into a composer, or change it, from wherever they are called.
@Suite struct HostileHostsTests {
  private func composer() throws -> Composer {
    var configuration = ComposerConfiguration(containerWidth: 20)
    try configuration.completion.register(CompletionPrefix("@"))
    try configuration.markup.register(MarkupSymbol(text: "*", title: "Bold"))
    configuration.pastableTypes = .all
    return Composer(configuration: configuration, environment: ComposerEnvironment(measurer: ColumnMeasurer()))
  }

  /// Does something whenever it is called.
  private final class Plugin: ComposerPlugin {
    var action: () -> Void = {}
    func reload() { action() }
    func invalidate() { action() }
    func handleInput(_ input: ComposerInput) -> Bool {
      action()
      return false
    }
    func composer(_ composer: Composer, didReceive event: ComposerEvent) { action() }
  }

  private struct Picture: ComposerClipboard {
    func text() -> String? { nil }
    func setText(_ text: String) {}
    func representations() -> [ClipboardRepresentation] {
      [ClipboardRepresentation(contentType: "image/png", bytes: [1])]
    }
  }

  /// Does about everything once.
  private func exercise(_ composer: Composer) throws {
    try composer.apply(.focus)
    try composer.apply(.insert("a @b", origin: .typing))
    composer.accept(Completion("Bob"))
    try composer.apply(.format(symbol: "*"))
    try composer.apply(.paste)
    composer.handleInput(.text("c"))
    composer.press(ComposerKey(.backspace))
    composer.press(ComposerKey(.tab))
    composer.reloadPlugins()
    composer.send()
    try composer.apply(.beginEditing(EditedMessage(id: nil, original: "d"), completions: []))
    composer.commitEditing()
    composer.invalidatePlugins()
    try composer.apply(.swipe(.left))
    try composer.apply(.blur)
  }

  @Test func everyHookMayChangeTheField() throws {
    let composer = try composer()
    composer.environment.clipboard = Picture()
    var callCount = 0
    func act() {
      callCount += 1
      guard callCount < 300 else { return }
      _ = try? composer.apply(.append("x"))
      _ = try? composer.apply(.undo)
      _ = composer.state.text.count + composer.highlights.count
      composer.environment.handleInput = { _ in false }
      composer.items.setItems([ComposerItem()], at: .bottom)
      composer.keyCommands.register(ComposerKey(.home)) { _ in }
    }
    let plugin = Plugin()
    plugin.action = act
    composer.plugins = [plugin, plugin]
    composer.onEvent = { _, _ in act() }
    composer.onRefusal = { _, _ in act() }
    composer.environment.shouldChange = { _, _ in
      act()
      return true
    }
    composer.environment.shouldDetectCompletion = { _ in
      act()
      return true
    }
    composer.environment.shouldInsertSuffix = { _, _, _ in
      act()
      return true
    }
    composer.environment.shouldComplete = { _, _, _ in
      act()
      return true
    }
    composer.keyCommands.register(ComposerKey(.tab)) { composer in
      composer.keyCommands.unregister(ComposerKey(.tab))
      act()
    }
    let item = ComposerItem().onTextDidChange { item, _ in
      item.isHighlighted.toggle()
      act()
    }
    composer.items.setItems([composer.sendItem, item], at: .trailing)
    composer.sendItem.onEnabled { item, composer in
      item.isEnabled = false
      composer.send()
    }
    try exercise(composer)
    #expect(callCount > 20)
  }

  @Test func aPluginMayTakeItselfOut() throws {
    let composer = try composer()
    composer.environment.clipboard = Picture()
    let plugins = [Plugin(), Plugin(), Plugin()]
    for plugin in plugins {
      plugin.action = { composer.plugins.removeAll { $0 === plugin } }
    }
    composer.plugins = plugins
    try exercise(composer)
    #expect(composer.plugins.isEmpty)
    composer.plugins = plugins
    composer.reloadPlugins()
    #expect(composer.plugins.isEmpty)
  }

  @Test func itemsMayGoWhileTheyAreTold() throws {
    let composer = try composer()
    var toldCount = 0
    let items = (0..<3).map { _ in
      ComposerItem().onTextDidChange { _, composer in
        toldCount += 1
        composer.items.setItems([], at: .leading)
      }
    }
    composer.items.setItems(items, at: .leading)
    try composer.apply(.append("a"))
    try composer.apply(.append("b"))
    #expect(toldCount == 1)
  }

  @Test func anItemThatTogglesItselfEnds() throws {
    let composer = try composer()
    var callCount = 0
    let item = ComposerItem()
    func toggle(_ item: ComposerItem, _: Composer) {
      callCount += 1
      item.isHighlighted.toggle()
      item.isEnabled.toggle()
    }
    item.onSelected(toggle).onDeselected(toggle).onEnabled(toggle).onDisabled(toggle)
    composer.items.setItems([item], at: .top)
    item.isHighlighted = true
    #expect((1...10_000).contains(callCount))
  }

  @Test func aComposerMayGoWhileItsPartsAreKept() throws {
    let items: ComposerItems
    let (sendItem, plugin): (ComposerItem, AttachmentPlugin)
    do {
      let composer = try composer()
      (items, sendItem, plugin) = (composer.items, composer.sendItem, AttachmentPlugin(composer))
      items.setItems([sendItem], at: .trailing)
    }
    sendItem.touch()
    items.setItems([sendItem], at: .leading)
    #expect(!plugin.handleInput(.attachment(.url("a"))))
    plugin.invalidate()
    #expect(items.all.count == 1 && sendItem.composer == nil)
  }
}
