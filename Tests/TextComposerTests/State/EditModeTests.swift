import TextComposer
import Testing

/// Editing a message that was sent (composer.md, E1-E10).
@Suite struct EditModeTests {
  private let message = EditedMessage(id: "7", original: "old msg")

  private func commits(in events: [ComposerEvent]) -> [EditCommit] {
    events.compactMap { if case .didCommitEditing(let commit) = $0 { commit } else { nil } }
  }

  @Test func cancellingBringsBackWhatWasTyped() throws {
    var field = try CompletedField.field("hel|lo «@Ann»")
    try field.apply(.attach(.append(.url("a"))))
    let before = field.state
    try field.apply(.beginEditing(message, completions: []))
    #expect(CompletedField.draw(field.state) == "old msg|")
    #expect(field.state.mode == .editing(message))
    #expect(field.state.isFocused && field.state.attachments.items.isEmpty && !field.state.canUndo)
    try field.apply(.setText("new"), .cancelEditing)
    #expect(CompletedField.draw(field.state) == "hel|lo «@Ann»")
    #expect(field.state.completions == before.completions && field.state.attachments == before.attachments)
    #expect(field.state.mode == .normal && !field.state.canUndo)
  }

  @Test(arguments: [(DraftAfterCommit.restore, "hel|lo"), (.discard, "|")])
  func committingHandsTheTextOver(_ afterwards: DraftAfterCommit, _ drawn: String) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.draftAfterCommit = afterwards
    var field = try SampleField("hel|lo", configuration: configuration)
    try field.apply(.beginEditing(message, completions: []), .setText(" new "))
    let commit = try #require(commits(in: try field.apply(.commitEditing)).first)
    #expect(commit.message == message)
    #expect(commit.text == "new")
    #expect(DrawnField.draw(field.state) == drawn)
    #expect(commits(in: try field.apply(.commitEditing)).isEmpty)
  }

  @Test(arguments: ["", " \n", "12345678901"])
  func whatCouldNotBeSentIsNotCommitted(_ text: String) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.maximumCount = 10
    var field = try SampleField("a|", configuration: configuration)
    try field.apply(.beginEditing(message, completions: []), .setText(text))
    let before = field.state
    #expect(try field.apply(.commitEditing, .send, .press(ComposerKey(.returnKey))).isEmpty)
    #expect(field.state == before)
  }

  @Test func theStackOfUndoIsAnother() throws {
    var field = try SampleField("|")
    try field.type("draft")
    try field.apply(.beginEditing(message, completions: []))
    #expect(!field.state.canUndo)
    try field.type("!")
    try field.apply(.undo)
    #expect(field.state.text == "old msg")
    try field.type("?")
    try field.apply(.cancelEditing, .undo)
    #expect(field.state.text.isEmpty && !field.state.canUndo)
  }

  @Test func anotherMessageReplacesTheFirstAndKeepsWhatWasTyped() throws {
    var field = try SampleField("dra|ft")
    let other = EditedMessage(id: "8", original: "other")
    try field.apply(.beginEditing(message, completions: []), .beginEditing(other, completions: []))
    #expect(field.state.text == "other" && field.state.mode == .editing(other))
    #expect(try field.apply(.beginEditing(EditedMessage(id: "9", original: "other"), completions: [])).isEmpty)
    try field.apply(.cancelEditing)
    #expect(DrawnField.draw(field.state) == "dra|ft")
  }

  @Test func aTextThatIsOnlyEquivalentIsAnother() throws {
    var field = try SampleField("|")
    try field.apply(.beginEditing(EditedMessage(id: "1", original: "e\u{301}"), completions: []))
    try field.apply(.beginEditing(EditedMessage(id: "2", original: "\u{E9}"), completions: []))
    #expect(field.state.text.utf8.count == 2)
    #expect(field.state.mode == .editing(EditedMessage(id: "2", original: "\u{E9}")))
  }

  @Test func aHiddenFieldEditsNothing() throws {
    var field = try SampleField("a|")
    try field.apply(.setHidden(true))
    #expect(try field.apply(.beginEditing(message, completions: [])).isEmpty)
    #expect(field.state.mode == .normal)
  }

  @Test func completionsOfTheMessageAreThere() throws {
    var field = try SampleField("|")
    let inside = CompletionRecord(id: 40, utf8Range: 3..<7, text: "@Ann", prefix: "@")
    let outside = CompletionRecord(id: 41, utf8Range: 5..<99, text: "x", prefix: "@")
    try field.apply(
      .beginEditing(EditedMessage(id: nil, original: "hi @Ann"), completions: [inside, outside]))
    #expect(CompletedField.draw(field.state) == "hi «@Ann»|")
  }

  @Test func theTextChangesOnceOnTheWayInAndOut() throws {
    var field = try SampleField("a|")
    for (operation, text) in [
      (ComposerOperation.beginEditing(message, completions: []), "old msg"), (.cancelEditing, "a"),
    ] {
      let changes = try field.apply(operation).compactMap { event -> TextChange? in
        if case .textDidChange(let change) = event { change } else { nil }
      }
      #expect(changes.map(\.inserted) == [text])
    }
  }

  @Test func theBarIsHigherByTheRowOfTheEdit() throws {
    var field = try SampleField("a|")
    let events = try field.apply(.beginEditing(message, completions: []))
    #expect(events.contains(.heightDidChange(from: 1, to: 2)))
    #expect(try field.apply(.cancelEditing).contains(.heightDidChange(from: 2, to: 1)))
  }
}
