extension KeyAction {
  /// What a key does, before a host's own commands are thought of (composer.md, Y2-Y5).
  ///
  /// - A list of completions takes Return, Tab, Up and Down.
  /// - Return commits or sends where ``KeyContext/returnSends`` holds and breaks the line elsewhere; with Shift, Alt or
  ///   Command it always breaks the line, as Control and J do.
  /// - Escape does the first thing that there is to do, and no more: it cancels the completion, then editing, then gives
  ///   the keyboard away.
  /// - Arrows move the caret by a cluster or a line, with Alt or Control by a word, with Command to the ends of a line or
  ///   of the text; with Shift they extend the selection. Where nothing is above or below, a move is not handled either.
  ///
  /// `nil` if the key is none of these, so that it is the host's: text to type, or any key while the field has no keyboard
  /// or an input method composes, which takes Return and the arrows for itself.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - context: What the field is about.
  public init?(for key: ComposerKey, in context: KeyContext) {
    guard context.isFocused, !context.isComposing, let action = Self.action(for: key, in: context) else { return nil }
    self = action
  }

  private static func action(for key: ComposerKey, in context: KeyContext) -> KeyAction? {
    switch key.input {
    case .returnKey: returnAction(key.modifiers, in: context)
    case .escape: key.modifiers.isEmpty ? escapeAction(in: context) : nil
    case .tab: key.modifiers.isEmpty && context.isShowingCandidates ? .acceptCandidate : nil
    case .up where key.modifiers.isEmpty && context.isShowingCandidates: .moveCandidateSelection(by: -1)
    case .down where key.modifiers.isEmpty && context.isShowingCandidates: .moveCandidateSelection(by: 1)
    case .up, .down, .left, .right, .home, .end:
      movement(of: key.input, key.modifiers.subtracting(.shift)).map {
        .moveCaret($0, isExtending: key.modifiers.contains(.shift))
      }
    case .backspace: deletion(key.modifiers, ofCluster: .deleteBackward, ofWord: .deleteWordBackward)
    case .delete: deletion(key.modifiers, ofCluster: .deleteForward, ofWord: .deleteWordForward)
    case .character(let character): shortcut(character, key.modifiers)
    }
  }

  private static func returnAction(_ modifiers: KeyModifiers, in context: KeyContext) -> KeyAction? {
    guard modifiers.isEmpty else { return modifiers.contains(.control) ? nil : .insertLineBreak }
    if context.isShowingCandidates { return .acceptCandidate }
    guard context.returnSends else { return .insertLineBreak }
    return context.isEditing ? .commitEditing : .send
  }

  private static func escapeAction(in context: KeyContext) -> KeyAction {
    if context.hasCompletionSession || context.isShowingCandidates { return .cancelCompletion }
    return context.isEditing ? .cancelEditing : .dismissFocus
  }

  private static func movement(of input: ComposerKey.Input, _ modifiers: KeyModifiers) -> CaretMovement? {
    switch (input, modifiers) {
    case (.up, []): .up
    case (.down, []): .down
    case (.left, []): .left
    case (.right, []): .right
    case (.left, .alternate), (.left, .control): .wordLeft
    case (.right, .alternate), (.right, .control): .wordRight
    case (.left, .command): .lineLeft
    case (.right, .command): .lineRight
    case (.home, []): .lineStart
    case (.end, []): .lineEnd
    case (.up, .command), (.home, .command), (.home, .control): .textStart
    case (.down, .command), (.end, .command), (.end, .control): .textEnd
    default: nil
    }
  }

  private static func deletion(
    _ modifiers: KeyModifiers, ofCluster cluster: KeyAction, ofWord word: KeyAction
  ) -> KeyAction? {
    switch modifiers {
    case [], .shift: cluster
    case .alternate, .control: word
    default: nil
    }
  }

  private static func shortcut(_ character: Character, _ modifiers: KeyModifiers) -> KeyAction? {
    let isShifted = modifiers.contains(.shift)
    let rest = modifiers.subtracting(.shift)
    guard rest == .command || rest == .control else { return nil }
    // A letter may come in either case, as Shift or the caps lock has it.
    switch (character.lowercased(), isShifted) {
    case ("z", false): return .undo
    case ("z", true): return .redo
    case ("a", false): return .selectAll
    case ("j", false): return rest == .control ? .insertLineBreak : nil
    default: return nil
    }
  }
}
