extension ComposerState {
  /// Does what a key means here, or tells that it means nothing (composer.md, Y2-Y7).
  mutating func press(_ key: ComposerKey, _ context: ApplyingContext) throws(ComposerError) {
    let keyContext = KeyContext(
      isShowingCandidates: isShowingCandidates, hasCompletionSession: completionSession != nil, isEditing: isEditing,
      isFocused: isFocused, isComposing: isComposing, returnSends: configuration.returnSends)
    guard let action = KeyAction(for: key, in: keyContext) else {
      context.notify(.keyNotHandled(key), self)
      return
    }
    switch action {
    case .acceptCandidate: try perform(.acceptSelectedCandidate, context)
    case .commitEditing: commitEditing(context)
    case .send: send(context)
    case .insertLineBreak: insert("\n", origin: .typing, context)
    case .cancelCompletion: cancelCompletion(context)
    case .cancelEditing: cancelEditing(context)
    case .dismissFocus: blur(context)
    case .moveCandidateSelection(let count): candidates.moveSelection(by: count)
    case .moveCaret(let movement, let isExtending):
      if !moveCaret(movement, isExtending: isExtending, context) { context.notify(.keyNotHandled(key), self) }
    case .deleteBackward: delete(.clusterBackward, context)
    case .deleteForward: delete(.clusterForward, context)
    case .deleteWordBackward: delete(.wordBackward, context)
    case .deleteWordForward: delete(.wordForward, context)
    case .undo: undo(context)
    case .redo: redo(context)
    case .selectAll: selectAll()
    }
  }

  /// Moves the caret, or the head of the selection.
  ///
  /// - Returns: Whether there was somewhere to go.
  @discardableResult
  mutating func moveCaret(_ movement: CaretMovement, isExtending: Bool, _ context: ApplyingContext) -> Bool {
    guard let moved = movedCaret(movement, isExtending: isExtending, context) else { return false }
    if moved.caretRange != caretRange { history.close() }
    (caretRange, goalX) = moved
    return true
  }

  /// Where a movement takes the caret; `nil`: nowhere.
  func movedCaret(
    _ movement: CaretMovement, isExtending: Bool, _ context: ApplyingContext
  ) -> (caretRange: CaretRange, goalX: Double?)? {
    CaretMover(text, measurer: context.environment.measurer, layout: { textLayout(in: context.environment) })
      .moved(caretRange, by: movement, isExtending: isExtending, goalX: goalX)
  }

  private mutating func selectAll() {
    let all = CaretRange(anchorUTF8Offset: 0, headUTF8Offset: text.utf8.count)
    if all != caretRange { history.close() }
    (caretRange, goalX) = (all, nil)
  }
}
