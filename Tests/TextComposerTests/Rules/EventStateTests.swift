import TextComposer
import Testing

/// What a host sees of the field while it is told of an event (composer.md, B3-B6, S8, A20).
@Suite struct EventStateTests {
  private func field(_ drawn: String) throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try configuration.completion.register(CompletionPrefix("@"))
    var field = try SampleField(drawn, configuration: configuration)
    try field.apply(.focus)
    return field
  }

  private func stateOfChange(
    _ operation: ComposerOperation, in field: inout SampleField
  ) throws -> ComposerState? {
    var seen: ComposerState?
    try field.state.apply(operation, in: field.environment) { event, state in
      if case .textDidChange = event { seen = state }
    }
    return seen
  }

  @Test func whatWasDoneCanBeTakenBackAlready() throws {
    var field = try field("|")
    #expect(try stateOfChange(.insert("a", origin: .typing), in: &field)?.canUndo == true)
    #expect(try stateOfChange(.undo, in: &field)?.text == "")
    try field.type("a")
    #expect(try stateOfChange(.clearText(clearsUndo: true), in: &field)?.canUndo == false)
    try field.type("a")
    #expect(try stateOfChange(.send, in: &field)?.canUndo == false)
  }

  @Test(arguments: [
    ComposerOperation.clearText(clearsUndo: false), .deleteBackward, .delete(.textStart), .setText("日"), .send,
    .setText("hi @"), .replace(utf8Range: 2..<6, with: "", origin: .programmatic), .insert("\u{301}", origin: .typing),
    .replace(utf8Range: 4..<6, with: "👍", origin: .typing), .prepend("👍"), .append(" b"),
    .beginEditing(EditedMessage(id: nil, original: "x"), completions: []),
    .acceptCompletion(Completion("J"), keepsPrefix: false),
  ])
  func aHalfTypedWordIsAlwaysInTheText(_ operation: ComposerOperation) throws {
    for keeps in [false, true] {
      var field = try field("hi @joe|")
      field.environment.shouldEndCompletion = { _, _ in !keeps }
      #expect(field.state.completionSession != nil)
      let seen = try #require(try stateOfChange(operation, in: &field))
      for state in [seen, field.state] {
        guard let session = state.completionSession else { continue }
        let utf8 = Array(state.text.utf8)
        #expect(session.wordUTF8Range.upperBound <= utf8.count)
        #expect(session.prefixUTF8Range.upperBound <= session.wordUTF8Range.upperBound)
        #expect(Array(utf8[session.prefixUTF8Range]) == Array("@".utf8))
      }
    }
  }

  @Test func aKeptWordIsLookedForAnewAsItChanges() throws {
    var field = try field("hi @joe|")
    field.environment.shouldEndCompletion = { _, _ in false }
    field.environment.shouldDetectCompletion = { _ in false }
    let first = try #require(field.state.completionSession)
    try field.apply(.deleteBackward)
    let second = try #require(field.state.completionSession)
    #expect(second.query == "jo" && second.wordUTF8Range == 3..<6 && second.generation > first.generation)
    try field.apply(.append(" x"))
    #expect(field.state.completionSession == second)
  }

  @Test func theMessageIsStillThereWhenItIsHandedOver() throws {
    var field = try field("|")
    try field.apply(.attach(.append(.url("x"))), .setText("hi"))
    var log: [String] = []
    try field.state.apply(.send, in: field.environment) { event, state in
      switch event {
      case .didSend(let message): log.append("send \(message.text) \(state.text) \(state.attachments.items.count)")
      case .textDidChange: log.append("text \(state.text)")
      case .attachments(.didReload(let count)): log.append("attachments \(count)")
      case .canSendDidChange(let canSend): log.append("canSend \(canSend)")
      default: break
      }
    }
    #expect(log == ["send hi hi 1", "text ", "attachments 0", "canSend false"])
  }

  @Test func withoutAPrefixNothingStaysOpen() throws {
    var field = try field("@jo|")
    #expect(field.state.completionSession != nil)
    #expect(try field.apply(.configure(ComposerConfiguration(containerWidth: 40))).contains(.completionSessionDidEnd))
    #expect(field.state.completionSession == nil)
  }
}
