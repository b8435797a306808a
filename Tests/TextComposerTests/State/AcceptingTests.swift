import TextComposer
import Testing

/// What accepting a completion does (composer.md, AC1-AC7), and half-typed words in a field (A1-A21).
@Suite struct AcceptingTests {
  private func configuration(_ change: (inout CompletionPrefix) -> Void = { _ in }) throws -> ComposerConfiguration {
    var configuration = ComposerConfiguration(containerWidth: 40)
    var prefix = CompletionPrefix("@")
    change(&prefix)
    try configuration.completion.register(prefix)
    return configuration
  }

  private func focusedField(
    _ drawn: String, _ configuration: ComposerConfiguration
  ) throws -> SampleField {
    var field = try SampleField(drawn, configuration: configuration)
    try field.apply(.focus)
    return field
  }

  @Test(arguments: [
    ("hey @jo| how", true, "hey «@John» |how"),
    ("hey @jo| how", false, "hey «John» |how"),
    ("@jo|hn", true, "«@John» |"),
    ("@|", true, "«@John» |"),
    ("a @jo|\nb", true, "a «@John» |\nb"),
    ("a @jo|\tb", true, "a «@John»\t|b"),
  ])
  func theWholeWordIsReplaced(_ before: String, _ keepsPrefix: Bool, _ after: String) throws {
    var field = try focusedField(before, configuration())
    #expect(field.state.completionSession != nil)
    let events = try field.apply(.acceptCompletion(Completion("John"), keepsPrefix: keepsPrefix))
    #expect(CompletedField.draw(field.state) == after)
    #expect(field.state.completionSession == nil)
    #expect(events.count { if case .textDidChange = $0 { true } else { false } } == 1)
    try field.apply(.undo)
    #expect(DrawnField.draw(field.state) == before)
    #expect(!field.state.canUndo)
  }

  @Test func aBlankIsOnlyAddedIfWanted() throws {
    var field = try focusedField("@jo|", configuration { $0.appendsSpace = false })
    try field.apply(.acceptCompletion(Completion("John"), keepsPrefix: true))
    #expect(CompletedField.draw(field.state) == "«@John»|")
    #expect(field.state.completionSession == nil)
  }

  @Test func aBlankInTheCompletionIsNoPartOfIt() throws {
    var field = try focusedField("@jo|", configuration { $0.appendsSpace = false })
    try field.apply(.acceptCompletion(Completion("John "), keepsPrefix: true))
    #expect(CompletedField.draw(field.state) == "«@John» |")
  }

  @Test func withoutRecordsTheTextIsPlain() throws {
    let configuration = try configuration {
      $0.recordsCompletions = false
      $0.appendsSpace = false
    }
    var field = try focusedField("@jo|", configuration)
    try field.apply(.acceptCompletion(Completion("John"), keepsPrefix: true))
    #expect(CompletedField.draw(field.state) == "@John|")
    #expect(field.state.completionSession == nil)
  }

  @Test func anEmptyCompletionARefusalAndNoSessionDoNothing() throws {
    var field = try focusedField("@jo|", configuration())
    let before = field.state
    try field.apply(.acceptCompletion(Completion(""), keepsPrefix: true))
    #expect(field.state == before)
    field.environment.shouldComplete = { completion, session, _ in
      completion.text != "John" || session.query != "jo"
    }
    try field.apply(.acceptCompletion(Completion("John"), keepsPrefix: true))
    #expect(field.state == before)
    try field.apply(.cancelCompletion)
    #expect(try field.apply(.acceptCompletion(Completion("Ann"), keepsPrefix: true)).isEmpty)
  }

  @Test func afterACompletionItsWordIsNotTakenUpAgain() throws {
    var field = try focusedField("@jo|", configuration { $0.maximumSpaceCount = 2 })
    try field.apply(.acceptCompletion(Completion("John"), keepsPrefix: true))
    try field.type("a b")
    #expect(field.state.completionSession == nil)
    try field.type(" @x")
    #expect(field.state.completionSession?.query == "x")
  }

  @Test func eventsTellOfAWordOnce() throws {
    var field = try focusedField("|", configuration())
    var log: [String] = []
    func note(_ events: [ComposerEvent]) {
      for event in events {
        switch event {
        case .completionSessionDidBegin(let session): log.append("began \(session.query)")
        case .completionSessionDidChange(let session): log.append("changed \(session.query)")
        case .completionSessionDidEnd: log.append("ended")
        default: break
        }
      }
    }
    for operation: ComposerOperation in [
      .insert("@", origin: .typing), .insert("j", origin: .typing), .moveCaret(.clusterBackward, isExtending: false),
      .prepend("hi "), .cancelCompletion, .cancelCompletion, .insert("x", origin: .typing),
      .setCaretRange(CaretRange(caretUTF8Offset: 0)), .setCaretRange(CaretRange(caretUTF8Offset: 5)), .blur,
    ] {
      note(try field.apply(operation))
    }
    #expect(log == ["began ", "changed j", "changed j", "ended", "began xj", "ended", "began xj", "ended"])
  }

  @Test(arguments: [
    ComposerOperation.blur, .setHidden(true), .clearText(clearsUndo: false), .beginComposing,
    .setCaretRange(CaretRange(anchorUTF8Offset: 1, headUTF8Offset: 2)), .insert(" ", origin: .typing),
    .insert("@", origin: .typing), .setMiddleContent(.custom(id: "join", height: 2)), .deleteBackward,
    .press(ComposerKey(.escape)), .moveCaret(.textStart, isExtending: false), .switchDraft(to: nil),
    .beginEditing(EditedMessage(id: nil, original: "x"), completions: []),
  ])
  func whatEndsAWord(_ operation: ComposerOperation) throws {
    var field = try focusedField("@a|", configuration { $0.minimumQueryCount = 1 })
    #expect(field.state.completionSession != nil)
    if operation == .switchDraft(to: nil) { try field.apply(.switchDraft(to: DraftKey(namespace: "a", name: "b"))) }
    let events = try field.apply(operation)
    #expect(field.state.completionSession == nil && field.state.candidates.isEmpty)
    if operation != .switchDraft(to: nil) { #expect(events.contains(.completionSessionDidEnd)) }
  }

  @Test func lateCandidatesAreLeftAside() throws {
    var field = try focusedField("@j|", configuration())
    let first = try #require(field.state.completionSession)
    try field.type("o")
    try field.apply(.setCandidates([Completion("John")], generation: first.generation))
    #expect(!field.state.isShowingCandidates)
    let second = try #require(field.state.completionSession)
    #expect(second.generation > first.generation)
    try field.apply(.setCandidates([Completion("John"), Completion("Joe")], generation: second.generation))
    #expect(field.state.isShowingCandidates && !field.state.isMessageListScrollEnabled)
    try field.apply(.moveCandidateSelection(by: .max), .acceptSelectedCandidate)
    #expect(CompletedField.draw(field.state) == "«@Joe» |")
    try field.apply(.setCandidates([Completion("John")], generation: second.generation))
    #expect(!field.state.isShowingCandidates && field.state.candidates.isEmpty)
  }

  @Test func aCandidateThatIsChosenKeepsThePrefixOnlyIfWanted() throws {
    var field = try focusedField("x @jo|", configuration { $0.keepsPrefix = false })
    let generation = try #require(field.state.completionSession?.generation)
    try field.apply(.setCandidates([Completion("John")], generation: generation), .press(ComposerKey(.tab)))
    #expect(CompletedField.draw(field.state) == "x «John» |")
  }

  @Test func aSourceAnswersAtOnce() throws {
    var field = try focusedField("|", configuration())
    field.environment.completionSource = CompletionIndex([Completion("John"), Completion("Ann"), Completion("Joe")])
    try field.type("@jo")
    #expect(field.state.candidates.completions.map(\.text) == ["John", "Joe"])
  }

  @Test func aHostMayKeepAWordAsLongAsItsPrefixIsThere() throws {
    var field = try focusedField("@a|", configuration())
    field.environment.shouldEndCompletion = { _, _ in false }
    try field.type(" b")
    #expect(field.state.completionSession?.prefixUTF8Range == 0..<1)
    try field.apply(.press(ComposerKey(.escape)))
    #expect(field.state.completionSession != nil)
    try field.apply(.replace(utf8Range: 0..<4, with: "é", origin: .programmatic))
    #expect(field.state.completionSession == nil)
  }

  @Test func aHostMayRefuseToBegin() throws {
    var field = try focusedField("|", configuration())
    field.environment.shouldBeginCompletion = { session, _ in session.query.count > 1 }
    try field.type("@a")
    #expect(field.state.completionSession == nil)
    try field.type("b")
    #expect(field.state.completionSession?.query == "ab")
    field.environment.shouldDetectCompletion = { _ in false }
    try field.type("c")
    #expect(field.state.completionSession == nil)
  }

  @Test func aWordCanBeOpenedByTheProgram() throws {
    var field = try focusedField("x@jo hi|", configuration())
    #expect(field.state.completionSession == nil)
    try field.apply(.showCompletions(prefix: "@", utf8Range: 1..<4))
    #expect(field.state.completionSession?.query == "jo")
    try field.apply(.acceptCompletion(Completion("Joe"), keepsPrefix: true))
    #expect(field.state.text == "x@Joe hi")
    #expect(throws: ComposerError.unknownPrefix("#")) {
      try field.apply(.showCompletions(prefix: "#", utf8Range: 0..<1))
    }
    #expect(throws: ComposerError.prefixNotFound("@", utf8Range: 0..<3)) {
      try field.apply(.showCompletions(prefix: "@", utf8Range: 0..<3))
    }
    #expect(throws: ComposerError.rangeOutsideText(utf8Range: 5..<99, textUTF8Count: 8)) {
      try field.apply(.showCompletions(prefix: "@", utf8Range: 5..<99))
    }
  }
}
