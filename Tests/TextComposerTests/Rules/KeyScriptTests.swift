import TextComposer
import Testing

/// What keys do to a field, one after the other (composer.md, Y2-Y6).
@Suite struct KeyScriptTests {
  private static let enter = ComposerKey(.returnKey)

  private func field(_ drawn: String, isEditing: Bool = false, hasList: Bool = false) throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 40)
    try configuration.completion.register(CompletionPrefix("@"))
    var field = try SampleField("|", configuration: configuration)
    if hasList { field.environment.completionSource = CompletionIndex([Completion("john"), Completion("joe")]) }
    let drawing = DrawnField(drawn)
    if isEditing { try field.apply(.beginEditing(EditedMessage(id: nil, original: "sent"), completions: [])) }
    try field.apply(.setText(drawing.text), .setCaretRange(drawing.caretRange), .focus)
    return field
  }

  @Test(arguments: [
    ("hi|", [enter], "|"), (" |", [enter], " |"), ("|", [enter], "|"),
    ("hi|", [ComposerKey(.returnKey, .shift)], "hi\n|"), ("hi|", [ComposerKey(.returnKey, .command)], "hi\n|"),
    ("h⟦i⟧", [ComposerKey(.returnKey, .alternate)], "h\n|"),
    ("hi|", [ComposerKey(.character("j"), .control)], "hi\n|"),
    ("a|b\ncd", [ComposerKey(.down)], "ab\nc|d"), ("ab\nc|d", [ComposerKey(.up)], "a|b\ncd"),
    // Three in a row keep aiming at where the first began, and both ways.
    ("three|\na\nb\nthree", [.init(.down), .init(.down), .init(.down)], "three\na\nb\nthree|"),
    ("three\na\nb\nthree|", [.init(.up), .init(.up), .init(.down), .init(.up), .init(.up)], "three|\na\nb\nthree"),
    ("three|\na\nb\nthree", [.init(.down), .init(.left), .init(.down), .init(.down)], "three\na\nb\n|three"),
    ("hi|", [ComposerKey(.backspace), ComposerKey(.character("z"), .command)], "hi|"),
    (
      "hi|",
      [
        ComposerKey(.backspace), ComposerKey(.character("z"), .control),
        ComposerKey(.character("z"), [.control, .shift]),
      ], "h|"
    ),
    ("hi|", [ComposerKey(.character("a"), .control), ComposerKey(.delete)], "|"),
  ])
  func keysInANewMessage(_ before: String, _ keys: [ComposerKey], _ after: String) throws {
    var field = try field(before)
    for key in keys { #expect(try !field.apply(.press(key)).contains(.keyNotHandled(key))) }
    #expect(DrawnField.draw(field.state) == after)
  }

  @Test(arguments: [
    (enter, "@john |"), (ComposerKey(.tab), "@john |"), (ComposerKey(.escape), "@jo|"),
    (ComposerKey(.returnKey, .shift), "@jo\n|"),
  ])
  func aListTakesReturnAndTab(_ key: ComposerKey, _ after: String) throws {
    for isEditing in [false, true] {
      var field = try field("@jo|", isEditing: isEditing, hasList: true)
      #expect(field.state.isShowingCandidates)
      try field.apply(.press(key))
      #expect(DrawnField.draw(field.state) == after)
      #expect(field.state.isEditing == isEditing && field.state.isFocused)
      #expect(!field.state.isShowingCandidates)
    }
  }

  @Test(arguments: [
    ([ComposerKey(.down)], "@joe |"), ([ComposerKey(.down), ComposerKey(.up)], "@john |"),
    ([ComposerKey(.up)], "@john |"), ([ComposerKey(.down), ComposerKey(.down)], "@joe |"),
  ])
  func upAndDownGoThroughTheList(_ keys: [ComposerKey], _ after: String) throws {
    var field = try field("@jo|", hasList: true)
    for key in keys { try field.apply(.press(key)) }
    #expect(DrawnField.draw(field.state) == "@jo|")
    try field.apply(.press(Self.enter))
    #expect(DrawnField.draw(field.state) == after)
  }

  @Test func returnCommitsAnEditOnceTheListIsGone() throws {
    var field = try field("@jo|", isEditing: true, hasList: true)
    try field.apply(.press(Self.enter))
    #expect(field.state.isEditing)
    let events = try field.apply(.press(Self.enter))
    #expect(events.contains { if case .didCommitEditing(let commit) = $0 { commit.text == "@john" } else { false } })
    #expect(!field.state.isEditing && field.state.text.isEmpty)
  }

  @Test func escapeDoesOneThingAtATime() throws {
    var field = try field("@jo|", isEditing: true, hasList: true)
    var log: [[Bool]] = []
    for _ in 0..<4 {
      try field.apply(.press(ComposerKey(.escape)))
      log.append([field.state.completionSession != nil, field.state.isEditing, field.state.isFocused])
    }
    #expect(log == [[false, true, true], [false, false, true], [false, false, false], [false, false, false]])
  }

  @Test(arguments: [
    ("|", ComposerKey.Input.up), ("|", .down), ("one| line", .up), ("one| line", .down), ("a|\nb", .up),
    ("a\nb|", .down), ("hi|", .tab), ("hi|", .character("x")),
  ])
  func whatMeansNothingIsTheHosts(_ drawn: String, _ input: ComposerKey.Input) throws {
    var field = try field(drawn)
    #expect(try field.apply(.press(ComposerKey(input))) == [.keyNotHandled(ComposerKey(input))])
    #expect(DrawnField.draw(field.state) == drawn)
  }

  @Test(arguments: [enter, ComposerKey(.escape), ComposerKey(.backspace), ComposerKey(.down)])
  func anInputMethodHasTheKeysWhileItComposes(_ key: ComposerKey) throws {
    var field = try field("に|")
    try field.apply(.beginComposing)
    #expect(try field.apply(.press(key)) == [.keyNotHandled(key)])
    try field.apply(.endComposing)
    #expect(DrawnField.draw(field.state) == "に|")
  }

  @Test func aLayoutOrAnEditSetsAnotherGoal() throws {
    for operation: ComposerOperation in [
      .configure(ComposerConfiguration(containerWidth: 30)), .insert("x", origin: .typing),
      .setCaretRange(CaretRange(caretUTF8Offset: 7)),
    ] {
      var field = try field("three|\na\nthree")
      try field.apply(.press(ComposerKey(.down)), operation, .press(ComposerKey(.down)))
      #expect(field.state.caretRange.headUTF8Offset < field.state.text.utf8.count - 2, "\(operation)")
    }
  }
}
