import TextComposer
import Testing

/// When drafts are written and shown (composer.md, DR1-DR7).
@Suite struct DraftsInFieldTests {
  private let store = MemoryDraftStore()
  private let one = DraftKey(namespace: "app", name: "1")
  private let two = DraftKey(namespace: "app", name: "2")

  private func field() throws -> SampleField {
    var field = try SampleField("|")
    field.environment.draftStore = store
    try field.apply(.switchDraft(to: one))
    return field
  }

  @Test func eachKeyHasItsDraft() throws {
    var field = try field()
    try field.type("for one")
    try field.apply(.attach(.append(.url("x"))), .switchDraft(to: two))
    #expect(field.state.text.isEmpty && field.state.attachments.items.isEmpty && !field.state.canUndo)
    try field.type("for two")
    try field.apply(.switchDraft(to: one))
    #expect(DrawnField.draw(field.state) == "for one|")
    #expect(field.state.attachments.items == [.url("x")])
    #expect(store.load(two)?.text == "for two")
    try field.apply(.switchDraft(to: nil))
    #expect(field.state.text.isEmpty)
  }

  @Test func onlyWhatIsNewIsWritten() throws {
    var field = try field()
    try field.apply(.suspend)
    try field.type("a")
    try field.apply(.suspend, .suspend)
    #expect(store.load(one)?.text == "a")
    let writeCount = store.writeCount
    try field.apply(.suspend)
    #expect(store.writeCount == writeCount && writeCount == 1)
    try field.apply(.setText("  "), .suspend)
    #expect(store.load(one) == nil)
  }

  @Test func aDraftIsShownOnlyInAnEmptyField() throws {
    store.save(Draft(text: "kept", completions: [], attachmentReferences: []), for: one)
    var field = try SampleField("typed|")
    field.environment.draftStore = store
    try field.apply(.switchDraft(to: one))
    #expect(field.state.text == "kept")
    try field.apply(.setText("typed"), .restoreDraft)
    #expect(field.state.text == "typed")
    try field.apply(.setText(""), .restoreDraft)
    #expect(field.state.text == "kept")
  }

  @Test func sendingRemovesTheDraftIfItEmptiesTheField() throws {
    for clears in [true, false] {
      var field = try field()
      var configuration = field.state.configuration
      configuration.clearsOnSend = clears
      try field.apply(.configure(configuration), .setText("a"), .suspend, .send, .suspend)
      #expect((store.load(one) == nil) == clears)
    }
  }

  @Test func anEditedMessageIsNeverADraft() throws {
    var field = try field()
    try field.type("typed")
    try field.apply(.beginEditing(EditedMessage(id: nil, original: "sent"), completions: []))
    try field.type("!")
    try field.apply(.suspend)
    #expect(store.load(one)?.text == "typed")
    try field.apply(.switchDraft(to: two))
    #expect(field.state.mode == .normal && store.load(one)?.text == "typed")
  }
}
