import TextComposer
import Testing

@Suite struct UndoTests {
  /// What the field shows after each undo, until there is none left.
  private func undoAll(_ field: inout SampleField) throws -> [String] {
    var drawings: [String] = []
    while field.state.canUndo {
      try field.apply(.undo)
      drawings.append(DrawnField.draw(field.state))
    }
    return drawings
  }

  @Test(arguments: [
    ("hello world", ["hello|", "|"]),
    ("hello", ["|"]),
    ("a\nb", ["a|", "|"]),
    ("a  b", ["a |", "a|", "|"]),
    (" a", ["|"]),
  ])
  func typingIsTakenBackByWords(_ typed: String, _ drawings: [String]) throws {
    var field = try SampleField()
    try field.type(typed)
    #expect(try undoAll(&field) == drawings)
  }

  @Test(arguments: [
    (ComposerOperation.deleteBackward, "hello wo|", ["hello |", "hello wo|"]),
    (.deleteForward, "|hello wo", ["| wo", "|hello wo"]),
  ])
  func deletingIsTakenBackByWords(_ deletion: ComposerOperation, _ drawn: String, _ drawings: [String]) throws {
    var field = try SampleField(drawn)
    for _ in 0..<8 { try field.apply(deletion) }
    #expect(field.state.text.isEmpty)
    #expect(try undoAll(&field) == drawings)
  }

  @Test(arguments: [
    ComposerOperation.setCaretRange(CaretRange(caretUTF8Offset: 0)), .insert("!", origin: .paste), .setText("x"),
    .append("x"), .deleteBackward, .blur, .replace(utf8Range: 0..<1, with: "x", origin: .completion),
    .replace(utf8Range: 0..<1, with: "x", origin: .format),
  ])
  func somethingElseInBetweenEndsAStep(_ operation: ComposerOperation) throws {
    var field = try SampleField()
    try field.type("ab")
    try field.apply(operation)
    let between = field.state.text
    try field.type("cd")
    try field.apply(.undo)
    #expect(field.state.text == between)
  }

  @Test func aSelectionThatIsTypedOverOrDeletedComesBack() throws {
    var field = try SampleField("h⟧ell⟦o")
    try field.type("ij")
    #expect(DrawnField.draw(field.state) == "hij|o")
    #expect(try undoAll(&field) == ["h⟧ell⟦o"])
    try field.apply(.deleteBackward, .deleteBackward)
    #expect(try undoAll(&field) == ["h|o", "h⟧ell⟦o"])
  }

  @Test func redoMakesTheSameAgainUntilSomethingNewIsTyped() throws {
    var field = try SampleField()
    try field.type("hello world")
    let full = DrawnField.draw(field.state)
    try field.apply(.undo, .undo, .redo, .redo)
    #expect(DrawnField.draw(field.state) == full)
    #expect(!field.state.canRedo)
    try field.apply(.undo)
    try field.type("!")
    #expect(!field.state.canRedo)
    #expect(field.state.text == "hello!")
    #expect(try undoAll(&field) == ["hello|", "|"])
  }

  @Test func aPauseEndsAStepIfOneIsSet() throws {
    for (limit, drawings) in [(.seconds(2), ["ab|", "|"]), (nil, ["|"])] as [(Duration?, [String])] {
      var configuration = ComposerConfiguration(containerWidth: 10)
      configuration.undoIdleLimit = limit
      var field = try SampleField(configuration: configuration)
      for (character, milliseconds) in [("a", 10_000), ("b", 11_999), ("c", 13_999), ("d", 14_000)] {
        field.environment.clock = StoppedClock(now: .milliseconds(milliseconds))
        try field.type(character)
      }
      #expect(try undoAll(&field) == drawings)
    }
  }

  @Test(arguments: [(3, 3), (100, 5), (0, 0), (-1, 0)])
  func onlySoManyStepsAreKept(_ depth: Int, _ stepCount: Int) throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    configuration.undoDepth = depth
    var field = try SampleField(configuration: configuration)
    for text in ["1", "2", "3", "4", "5"] { try field.apply(.append(text)) }
    #expect(try undoAll(&field).count == stepCount)
  }

  @Test func whatForgetsTheStepsAndWhatKeepsThem() throws {
    var configuration = ComposerConfiguration(containerWidth: 10)
    var field = try SampleField(configuration: configuration)
    try field.type("hello")
    try field.apply(.focus, .blur)
    #expect(field.state.canUndo)
    try field.apply(.clearText(clearsUndo: false), .undo)
    #expect(DrawnField.draw(field.state) == "hello|")
    configuration.clearsUndoOnBlur = true
    try field.apply(.configure(configuration), .blur)
    #expect(!field.state.canUndo && !field.state.canRedo)
    try field.type("x")
    try field.apply(.clearText(clearsUndo: true))
    #expect(!field.state.canUndo)
    try field.type("y")
    configuration.isUndoEnabled = false
    try field.apply(.configure(configuration))
    #expect(!field.state.canUndo)
  }

  @Test func nothingIsTakenBackWhileAnInputMethodComposes() throws {
    var field = try SampleField()
    try field.type("に")
    try field.apply(.beginComposing, .undo)
    #expect(field.state.text == "に" && !field.state.canUndo)
    try field.apply(.endComposing, .undo)
    #expect(field.state.text.isEmpty)
  }
}
