import TextComposer
import TextLayout

/// Whatever is done to a message field, in any order, it keeps its promises (composer.md, section 23).
enum ComposerCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var script = ComposerScript(bytes)
    let clipboard = RichClipboard()
    let environment = ComposerEnvironment(
      measurer: ColumnMeasurer(), clock: FrozenClock(), clipboard: clipboard, draftStore: MemoryDraftStore())
    let configuration: ComposerConfiguration
    do throws(ComposerError) { configuration = try script.configuration() } catch {
      throw BrokenPromise("the prefixes and symbols are not empty: \(error)")
    }
    var walk = ComposerWalk(ComposerState(configuration: configuration, in: environment), environment)
    while script.hasMore { try walk.step(script.operation(on: walk.state)) }
    try walk.undoAll()
  }

  private struct FrozenClock: ComposerClock {
    var now: Duration { .zero }
  }

  private struct RichClipboard: ComposerClipboard {
    func representations() -> [ClipboardRepresentation] {
      [ClipboardRepresentation(contentType: "image/png", bytes: [1])]
    }
    func text() -> String? { "pasted\r\ntext" }
    func setText(_ text: String) {}
  }
}
