import TextComposer
import Testing

@Suite struct KeyActionTests {
  private static let list = KeyContext(isShowingCandidates: true, hasCompletionSession: true)
  private static let session = KeyContext(hasCompletionSession: true)
  private static let editing = KeyContext(isEditing: true)
  private static let screen = KeyContext(returnSends: false)

  private static let returns: [(KeyModifiers, KeyContext, KeyAction?)] = [
    ([], KeyContext(), .send),
    ([], list, .acceptCandidate),
    ([], KeyContext(isShowingCandidates: true, isEditing: true), .acceptCandidate),
    // Nothing to offer is no list.
    ([], session, .send),
    ([], editing, .commitEditing),
    // A keyboard on a screen has no other key for a line break.
    ([], screen, .insertLineBreak),
    ([], KeyContext(isEditing: true, returnSends: false), .insertLineBreak),
    ([], KeyContext(isShowingCandidates: true, returnSends: false), .acceptCandidate),
    (.shift, KeyContext(), .insertLineBreak),
    (.alternate, KeyContext(), .insertLineBreak),
    (.command, KeyContext(), .insertLineBreak),
    ([.shift, .alternate], KeyContext(), .insertLineBreak),
    (.shift, list, .insertLineBreak),
    (.shift, editing, .insertLineBreak),
    (.control, KeyContext(), nil),
    ([.control, .shift], KeyContext(), nil),
  ]

  @Test(arguments: returns)
  func returnAcceptsCommitsSendsOrBreaksTheLine(
    _ modifiers: KeyModifiers, _ context: KeyContext, _ action: KeyAction?
  ) {
    #expect(KeyAction(for: ComposerKey(.returnKey, modifiers), in: context) == action)
  }

  private static let escapes: [(KeyContext, KeyAction?)] = [
    (KeyContext(isShowingCandidates: true, hasCompletionSession: true, isEditing: true), .cancelCompletion),
    (KeyContext(hasCompletionSession: true, isEditing: true), .cancelCompletion),
    (editing, .cancelEditing),
    (KeyContext(), .dismissFocus),
    (KeyContext(isFocused: false), nil),
  ]

  @Test(arguments: escapes)
  func escapeDoesOneThing(_ context: KeyContext, _ action: KeyAction?) {
    #expect(KeyAction(for: ComposerKey(.escape), in: context) == action)
    #expect(KeyAction(for: ComposerKey(.escape, .shift), in: context) == nil)
  }

  private static let listKeys: [(ComposerKey.Input, KeyAction?, KeyAction?)] = [
    (.up, .moveCandidateSelection(by: -1), .moveCaret(.up, isExtending: false)),
    (.down, .moveCandidateSelection(by: 1), .moveCaret(.down, isExtending: false)),
    (.tab, .acceptCandidate, nil),
    (.returnKey, .acceptCandidate, .send),
    (.left, .moveCaret(.left, isExtending: false), .moveCaret(.left, isExtending: false)),
    (.backspace, .deleteBackward, .deleteBackward),
  ]

  @Test(arguments: listKeys)
  func aListTakesTheKeysThatChoose(_ input: ComposerKey.Input, _ withList: KeyAction?, _ without: KeyAction?) {
    #expect(KeyAction(for: ComposerKey(input), in: Self.list) == withList)
    #expect(KeyAction(for: ComposerKey(input), in: KeyContext()) == without)
    #expect(KeyAction(for: ComposerKey(input), in: Self.session) == without)
  }

  private static let arrows: [(ComposerKey.Input, KeyModifiers, CaretMovement)] = [
    (.left, [], .left), (.right, [], .right), (.up, [], .up),
    (.down, [], .down),
    (.home, [], .lineStart), (.end, [], .lineEnd), (.left, .command, .lineLeft), (.right, .command, .lineRight),
    (.left, .alternate, .wordLeft), (.left, .control, .wordLeft), (.right, .alternate, .wordRight),
    (.right, .control, .wordRight), (.up, .command, .textStart), (.down, .command, .textEnd),
    (.home, .control, .textStart), (.end, .control, .textEnd), (.home, .command, .textStart),
    (.end, .command, .textEnd),
  ]

  @Test(arguments: arrows)
  func arrowsMoveTheCaretAndWithShiftTheSelection(
    _ input: ComposerKey.Input, _ modifiers: KeyModifiers, _ movement: CaretMovement
  ) {
    for context in [KeyContext(), Self.editing, Self.screen] {
      #expect(KeyAction(for: ComposerKey(input, modifiers), in: context) == .moveCaret(movement, isExtending: false))
      let shifted = ComposerKey(input, modifiers.union(.shift))
      #expect(KeyAction(for: shifted, in: context) == .moveCaret(movement, isExtending: true))
    }
  }

  private static let editingKeys: [(ComposerKey.Input, KeyModifiers, KeyAction)] = [
    (.character("z"), .command, .undo),
    (.character("z"), .control, .undo),
    (.character("Z"), .control, .undo),
    (.character("z"), [.command, .shift], .redo),
    (.character("z"), [.control, .shift], .redo),
    (.character("Z"), [.control, .shift], .redo),
    (.character("a"), .command, .selectAll),
    (.character("a"), .control, .selectAll),
    (.character("j"), .control, .insertLineBreak),
    (.character("J"), .control, .insertLineBreak),
    (.backspace, [], .deleteBackward),
    (.backspace, .shift, .deleteBackward),
    (.backspace, .alternate, .deleteWordBackward),
    (.backspace, .control, .deleteWordBackward),
    (.delete, [], .deleteForward),
    (.delete, .alternate, .deleteWordForward),
    (.delete, .control, .deleteWordForward),
  ]

  @Test(arguments: editingKeys)
  func otherKeysEdit(_ input: ComposerKey.Input, _ modifiers: KeyModifiers, _ action: KeyAction) {
    for context in [KeyContext(), Self.list, Self.editing, Self.screen] {
      #expect(KeyAction(for: ComposerKey(input, modifiers), in: context) == action)
    }
  }

  private static let otherKeys: [(ComposerKey.Input, KeyModifiers)] = [
    (.character("z"), []), (.character("z"), .shift), (.character("z"), .alternate),
    (.character("z"), [.command, .alternate]), (.character("j"), .command), (.character("j"), [.control, .shift]),
    (.character("\n"), []), (.character("👍"), .control), (.character("İ"), .control), (.tab, []), (.tab, .shift),
    (.backspace, .command), (.up, .control), (.home, .alternate), (.left, [.command, .alternate]),
  ]

  @Test(arguments: otherKeys)
  func aKeyWithoutAMeaningIsTheHosts(_ input: ComposerKey.Input, _ modifiers: KeyModifiers) {
    #expect(KeyAction(for: ComposerKey(input, modifiers), in: KeyContext()) == nil)
  }

  @Test(arguments: [ComposerKey.Input.returnKey, .escape, .up, .backspace])
  func aFieldWithoutTheKeyboardTakesNoKeys(_ input: ComposerKey.Input) {
    #expect(KeyAction(for: ComposerKey(input), in: KeyContext(isShowingCandidates: true, isFocused: false)) == nil)
  }
}
