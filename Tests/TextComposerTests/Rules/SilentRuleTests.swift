import TextComposer
import TextLayout
import Testing

/// What follows from several rules together (composer.md, U3, T3, E5, S2, D5, K8-K12).
@Suite struct SilentRuleTests {
  typealias Attachment = TextComposer.Attachment

  @Test func whatIsTypedAsAReplacementIsTakenBackByWordsToo() throws {
    var field = try SampleField("|")
    for character in "hello world" {
      let end = field.state.text.utf8.count
      try field.apply(.replace(utf8Range: end..<end, with: String(character), origin: .typing))
    }
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == "hello|")
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == "|" && !field.state.canUndo)
  }

  @Test func whoseTimeHasComeIsGoneThoughNobodyTicked() throws {
    var field = try SampleField("|", clock: StoppedClock(now: .zero))
    try field.apply(.insertTypingName("A"), .insertTypingName("B"))
    field.environment.clock = StoppedClock(now: .seconds(5))
    try field.apply(.insertTypingName("B"))
    field.environment.clock = StoppedClock(now: .seconds(6))
    try field.apply(.insertTypingName("C"))
    #expect(field.state.typing.names == ["B", "C"])
  }

  @Test func whatIsAttachedToAnEditIsHandedOverWithIt() throws {
    var field = try SampleField("typed|")
    try field.apply(.attach(.append(.url("mine"))))
    try field.apply(
      .beginEditing(EditedMessage(id: nil, original: "old"), completions: []), .attach(.append(.url("new"))))
    let commits = try field.apply(.commitEditing).compactMap { event -> EditCommit? in
      if case .didCommitEditing(let commit) = event { commit } else { nil }
    }
    #expect(commits.map(\.attachments) == [[.url("new")]] && commits.map(\.components) == [[.text("old")]])
    #expect(field.state.attachments.items == [.url("mine")] && field.state.text == "typed")
  }

  @Test func attachmentsComeBackAsOneChangeHoweverManyAreAllowed() throws {
    var field = try SampleField("typed|")
    try field.apply(.attach(.append(.url("a"))), .attach(.append(.url("b"))))
    try field.apply(
      .beginEditing(EditedMessage(id: nil, original: "old"), completions: []), .attach(.append(.url("new"))),
      .attach(.setMaximumCount(1)))
    let events = try field.apply(.cancelEditing).compactMap { event -> AttachmentEvent? in
      if case .attachments(let event) = event { event } else { nil }
    }
    #expect(
      events == [
        .didRemove(.url("new"), index: 0), .didInsert(.url("a"), index: 0), .didInsert(.url("b"), index: 1),
        .didReload(2),
      ])
    #expect(field.state.attachments.items == [.url("a"), .url("b")] && !field.state.attachments.hasRoom)
  }

  @Test(arguments: [
    ComposerOperation.beginSending, .setHidden(true), .setMiddleContent(.custom(id: "join", height: 1)),
  ])
  func aHostThatDecidesSendsNothingFromAFieldThatIsNotReady(_ operation: ComposerOperation) throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.managesSendEnabled = false
    var field = try SampleField("a|", configuration: configuration)
    try field.apply(.setSendEnabled(true), operation)
    #expect(!field.state.canSend)
    #expect(try field.apply(.send).isEmpty)
  }

  private struct Picture: ComposerClipboard {
    func representations() -> [ClipboardRepresentation] {
      [ClipboardRepresentation(contentType: "image/png", bytes: [1])]
    }
    func text() -> String? { nil }
    func setText(_ text: String) {}
  }

  @Test func pluginsAreOfferedMediaBeforeTheHost() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.pastableTypes = .images
    var environment = ComposerEnvironment(measurer: ColumnMeasurer(), clipboard: Picture())
    environment.handleInput = { _ in true }
    let composer = Composer(configuration: configuration, environment: environment)
    try composer.apply(.paste)
    #expect(composer.text.isEmpty && composer.state.attachments.items.isEmpty)
    composer.plugins = [AttachmentPlugin(composer)]
    try composer.apply(.attach(.setMaximumCount(1)))
    try composer.apply(.paste)
    #expect(composer.text.isEmpty && composer.state.attachments.items == [.image([1])])
    composer.environment.handleInput = { _ in false }
    try composer.apply(.paste)
    #expect(composer.text == "\u{FFFC}\n" && composer.state.inlineMedia.count == 1)
  }

  @Test func aPictureIsPastedOverAPicture() throws {
    var configuration = ComposerConfiguration(containerWidth: 40)
    configuration.pastableTypes = .images
    var field = try SampleField("|", configuration: configuration)
    field.environment.clipboard = Picture()
    try field.apply(.paste, .setCaretRange(CaretRange(anchorUTF8Offset: 0, headUTF8Offset: 4)))
    let first = field.state.inlineMedia
    try field.apply(.paste)
    #expect(field.state.inlineMedia.map(\.utf8Offset) == [0] && field.state.inlineMedia.map(\.id) != first.map(\.id))
    #expect(DrawnField.draw(field.state) == "\u{FFFC}\n|")
  }
}
