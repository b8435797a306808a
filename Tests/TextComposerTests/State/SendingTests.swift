import TextComposer
import Testing

/// When a message can be sent, and what is sent (composer.md, S1-S8).
@Suite struct SendingTests {
  private func messages(in events: [ComposerEvent]) -> [ComposedMessage] {
    events.compactMap { if case .didSend(let message) = $0 { message } else { nil } }
  }

  @Test(
    arguments: [
      ("", [], false),
      ("  \n|", [], false),
      ("a|", [], true),
      ("|", [ComposerOperation.attach(.append(.url("x")))], true),
      ("a|", [.attach(.append(.url("x"))), .attach(.remove(index: 0))], true),
      ("|", [.attach(.append(.url("x"))), .attach(.remove(index: 0))], false),
      ("12345|", [], true), ("123456|", [], false), ("12345  |", [], true),
      ("a|", [.beginSending], false), ("a|", [.beginSending, .beginSending, .endSending], true),
      ("a|", [.setHidden(true)], false), ("a|", [.setHidden(true), .setHidden(false)], true),
      ("a|", [.setMiddleContent(.custom(id: "join", height: 3))], false),
      ("a|", [.beginEditing(EditedMessage(id: nil, original: "b"), completions: [])], false),
      ("a|", [.setSendEnabled(false)], true),
    ] as [(String, [ComposerOperation], Bool)])
  func whenItCanBeSent(_ drawn: String, _ operations: [ComposerOperation], _ canSend: Bool) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.maximumCount = 5
    var field = try SampleField(drawn, configuration: configuration)
    for operation in operations { try field.apply(operation) }
    #expect(field.state.canSend == canSend)
    let events = try field.apply(.send)
    #expect(messages(in: events).isEmpty == !canSend)
    #expect(events.isEmpty == !canSend)
  }

  @Test func theHostMayDecide() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.managesSendEnabled = false
    var field = try SampleField("a|", configuration: configuration)
    #expect(!field.state.canSend)
    #expect(try field.apply(.setSendEnabled(true)) == [.canSendDidChange(true)])
    #expect(field.state.canSend)
  }

  @Test func sendingHandsOverAndThenEmpties() throws {
    var field = try SampleField("|")
    try field.type(" hi  ")
    try field.apply(.attach(.append(.url("x"))))
    var texts: [String] = []
    try field.state.apply(.send, in: field.environment) { event, state in
      if case .didSend = event { texts.append(state.text) }
    }
    #expect(texts == [" hi  "])
    #expect(field.state.text.isEmpty && field.state.attachments.items.isEmpty && !field.state.canUndo)
  }

  @Test(arguments: [(true, "hi"), (false, " hi\n")])
  func blanksAtTheEndsAreSentOnlyIfWanted(_ trims: Bool, _ text: String) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    (configuration.trimsOnSend, configuration.clearsOnSend) = (trims, false)
    var field = try SampleField(" hi\n|", configuration: configuration)
    try field.apply(.attach(.append(.url("x"))))
    let message = try #require(messages(in: try field.apply(.send)).first)
    #expect([message.text, message.rawText] == [text, " hi\n"])
    #expect(message.components == [.text("hi")])
    #expect(message.attachments == [.url("x")])
    #expect(field.state.text == " hi\n" && field.state.attachments.items.count == 1)
  }

  @Test(arguments: [
    ("", true, false, false), (" |", true, true, false), ("a|", true, true, false), ("|", false, true, false),
    ("a|", true, false, true), ("a|", false, false, true),
  ])
  func theRightButtonIsSeenWithATextUnlessEditing(
    _ drawn: String, _ hides: Bool, _ isVisible: Bool, _ isEditing: Bool
  ) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    (configuration.hidesRightButton, configuration.hasLeftButton) = (hides, true)
    var field = try SampleField(drawn, configuration: configuration)
    if isEditing { try field.apply(.beginEditing(EditedMessage(id: nil, original: "b"), completions: [])) }
    #expect(field.state.isRightButtonVisible == isVisible)
    #expect(field.state.isLeftButtonVisible == !isEditing)
  }

  @Test func anAttachmentShowsTheRightButton() throws {
    var field = try SampleField("|")
    try field.apply(.attach(.append(.url("x"))))
    #expect(field.state.isRightButtonVisible)
  }

  @Test func theCounterIsNotSeenWhileEditing() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    (configuration.maximumCount, configuration.counterStyle) = (2, .split)
    var field = try SampleField("abc|", configuration: configuration)
    #expect(field.state.isCounterVisible)
    try field.apply(.beginEditing(EditedMessage(id: nil, original: "abcd"), completions: []))
    #expect(!field.state.isCounterVisible)
  }
}
