import TextComposer
import TextLayout
import TextSelection
import Testing

@Suite struct EventTests {
  @Test func anEditIsToldOnceAndInOrder() throws {
    var configuration = ComposerConfiguration(containerWidth: 4)
    (configuration.placeholder, configuration.maximumCount) = ("Aa", 10)
    var field = try SampleField(configuration: configuration)
    let change = TextChange(utf8Offset: 0, removed: "", inserted: "hey you", origin: .paste)
    let counter = try #require(field.state.counter)
    let events = try field.apply(.insert("hey you", origin: .paste))
    #expect(
      events == [
        .textWillChange(change), .textDidChange(change), .caretRangeDidChange(CaretRange(caretUTF8Offset: 7)),
        .canSendDidChange(true), .counterDidChange(field.state.counter), .isPlaceholderVisibleDidChange(false),
        .heightDidChange(from: 1, to: 2),
      ])
    #expect([counter.count, field.state.counter?.count] == [0, 7])
    #expect(change.edit == TextEdit(replacing: 0..<0, with: "hey you"))
  }

  @Test(arguments: [
    ("hel|lo", ComposerOperation.setText("hello")),
    ("hello|", .setText("hello")),
    ("hello|", .append("")),
    ("hel|lo", .prepend("")),
    ("hel|lo", .replace(utf8Range: 1..<3, with: "el", origin: .paste)),
    ("h⟦ell⟧o", .insert("ell", origin: .typing)),
    ("|", .clearText(clearsUndo: true)),
    ("|a", .deleteBackward),
    ("a|", .undo),
    ("a|", .redo),
    ("a|", .blur),
  ])
  func anOperationThatLeavesTheTextHasNoEventOfIt(_ drawn: String, _ operation: ComposerOperation) throws {
    var field = try SampleField(drawn)
    let before = field.state
    let events = try field.apply(operation)
    let caretEvents: [ComposerEvent] =
      before.caretRange == field.state.caretRange ? [] : [.caretRangeDidChange(field.state.caretRange)]
    #expect(events == caretEvents)
    #expect(!field.state.canUndo)
  }

  @Test func aTextThatIsOnlyEquivalentIsAnother() throws {
    var field = try SampleField("e\u{301}|")
    let events = try field.apply(.setText("\u{E9}"))
    #expect(
      events.first
        == .textWillChange(
          TextChange(utf8Offset: 0, removed: "e\u{301}", inserted: "\u{E9}", origin: .programmatic)))
    #expect(field.state.text.utf8.count == 2)
  }

  @Test func aCaretThatMovesIsToldOnlyIfItMoves() throws {
    var field = try SampleField("hel|lo")
    let caretRange = CaretRange(anchorUTF8Offset: 1, headUTF8Offset: 2)
    #expect(try field.apply(.setCaretRange(caretRange)) == [.caretRangeDidChange(caretRange)])
    #expect(try field.apply(.setCaretRange(caretRange)).isEmpty)
  }

  @Test func focusIsToldOnlyIfItChanges() throws {
    var field = try SampleField("a|")
    let events = try field.apply(.focus, .focus, .blur, .blur).filter {
      if case .keyboardStatusDidChange = $0 { false } else { true }
    }
    #expect(events == [.isFocusedDidChange(true), .isFocusedDidChange(false)])
  }

  @Test func theStateBeforeAndAfterComesWithTheEvents() throws {
    var field = try SampleField("hel|lo")
    var texts: [String] = []
    try field.state.apply(.insert("p", origin: .typing), in: field.environment) { event, state in
      switch event {
      case .textWillChange, .textDidChange: texts.append(DrawnField.draw(state))
      default: break
      }
    }
    #expect(texts == ["hel|lo", "help|lo"])
  }

  @Test(arguments: [
    ComposerOperation.insert("1", origin: .typing), .insert("1", origin: .paste), .setText("1"), .append("1"),
    .replace(utf8Range: 0..<1, with: "1", origin: .completion), .prepend("1"),
  ])
  func aVetoLeavesEverything(_ operation: ComposerOperation) throws {
    var field = try SampleField("hel|lo")
    field.environment.shouldChange = { change, state in !change.inserted.contains("1") && state.text == "hello" }
    let before = field.state
    #expect(try field.apply(operation).isEmpty)
    #expect(field.state == before)
  }

  @Test func undoIsAskedForAndKeptIfRefused() throws {
    var field = try SampleField("")
    try field.type("hello")
    field.environment.shouldChange = { change, _ in change.origin != .undo }
    #expect(try field.apply(.undo).isEmpty)
    #expect(field.state.canUndo && !field.state.canRedo)
    try field.apply(.clearText(clearsUndo: true))
    #expect(field.state.text.isEmpty && !field.state.canUndo)
  }
}
