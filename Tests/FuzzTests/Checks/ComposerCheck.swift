import TextComposer
import TextLayout

/// Whatever is done to a message field, in any order, it keeps its promises (composer.md, section 23).
enum ComposerCheck {
  static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
    var script = ComposerScript(bytes)
    let clipboard = RichClipboard()
    var environment = ComposerEnvironment(
      measurer: ColumnMeasurer(), clock: FrozenClock(), clipboard: clipboard, draftStore: MemoryDraftStore())
    let configuration: ComposerConfiguration
    do throws(ComposerError) { configuration = try script.configuration() } catch {
      throw BrokenPromise("the prefixes and symbols are not empty: \(error)")
    }
    if script.hasVetoes { environment.addVetoes() }
    var walk = ComposerWalk(
      ComposerState(configuration: configuration, in: environment), environment, hasVetoes: script.hasVetoes)
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

extension ComposerEnvironment {
  /// A host that refuses some things, always the same.
  fileprivate mutating func addVetoes() {
    shouldChange = { change, _ in change.origin == .undo || change.inserted != "~~" && change.removed != "b" }
    shouldDetectCompletion = { $0.text.utf8.count % 5 != 4 }
    shouldBeginCompletion = { session, _ in session.prefix != ":" }
    shouldEndCompletion = { session, _ in session.query.utf8.count % 3 != 1 }
    shouldComplete = { completion, _, _ in completion.text != "Jo" }
    shouldInsertSuffix = { symbol, _, _ in symbol.text != "_" }
    handleInput = { if case .media = $0 { false } else { true } }
    attachment = { $0.isEmpty ? nil : .url($0) }
  }
}
