extension ComposerState {
  /// How many steps are kept; 0: nothing can be taken back.
  var undoDepth: Int { configuration.isUndoEnabled ? max(0, configuration.undoDepth) : 0 }

  /// Adds a change that was made to what can be taken back.
  mutating func record(
    _ change: TextChange, _ grouping: UndoHistory.Grouping?, caretRangeBefore: CaretRange,
    in environment: ComposerEnvironment
  ) {
    let step = UndoHistory.Step(change: change, caretRangeBefore: caretRangeBefore, caretRangeAfter: caretRange)
    history.record(
      step, grouping: grouping, at: environment.clock.now, idleLimit: configuration.undoIdleLimit, depth: undoDepth)
  }

  /// Takes the last step back: the text and the caret are what they were.
  mutating func undo(in environment: ComposerEnvironment, _ notify: (ComposerEvent, ComposerState) -> Void) {
    guard !isComposing, let step = history.undoSteps.last,
      make(step.change.inverse, in: environment, notify, caretRange: { _ in step.caretRangeBefore })
    else { return }
    history.moveLastUndo()
  }

  /// Makes the step again that was taken back last.
  mutating func redo(in environment: ComposerEnvironment, _ notify: (ComposerEvent, ComposerState) -> Void) {
    guard !isComposing, let step = history.redoSteps.last,
      make(step.change.inverse.inverse, in: environment, notify, caretRange: { _ in step.caretRangeAfter })
    else { return }
    history.moveLastRedo()
  }
}
