import TextComposer
import Testing

@Suite struct KeyCommandRegistryTests {
  private let link = ComposerKey(.character("k"), .command)
  private let send = ComposerKey(.returnKey, .command)

  @Test func commandsKeepTheirOrderAndTheLastOneOfAKey() {
    var commands = KeyCommandRegistry<() -> String>()
    commands.register(link, title: "Link") { "link" }
    commands.register(send) { "send" }
    commands.register(ComposerKey(.escape), title: "Leave") { "leave" }
    commands.register(link, title: "Insert link") { "insert" }
    #expect(commands.commands.map(\.key) == [link, send, ComposerKey(.escape)])
    #expect(commands.commands.map(\.title) == ["Insert link", nil, "Leave"])
    #expect(commands.command(for: link)?.handler() == "insert")
    #expect(commands.command(for: send)?.handler() == "send")
  }

  @Test func aKeyIsOneWithWhatIsHeldDown() {
    var commands = KeyCommandRegistry<Int>()
    commands.register(link, handler: 1)
    for modifiers in [[], .control, [.command, .shift]] as [KeyModifiers] {
      #expect(commands.command(for: ComposerKey(.character("k"), modifiers)) == nil)
    }
    commands.unregister(send)
    #expect(commands.command(for: link)?.handler == 1)
    commands.unregister(link)
    #expect(commands.commands.isEmpty)
  }
}
