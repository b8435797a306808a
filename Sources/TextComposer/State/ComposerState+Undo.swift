extension ComposerState {
  /// How many steps are kept; 0: nothing can be taken back.
  var undoDepth: Int { configuration.isUndoEnabled ? max(0, configuration.undoDepth) : 0 }

  /// Adds a change that was made to what can be taken back.
  mutating func record(
    _ step: UndoHistory.Step, _ grouping: UndoHistory.Grouping?, in environment: ComposerEnvironment
  ) {
    history.record(
      step, grouping: grouping, at: environment.clock.now, idleLimit: configuration.undoIdleLimit, depth: undoDepth)
  }

  /// Takes the last step back: the text, the caret and what belongs to the text are what they were.
  mutating func undo(_ context: ApplyingContext) {
    let before = (caretRange: caretRange, annotations: annotations)
    guard !isComposing, let step = history.undoSteps.last,
      restore(step.change.inverse, step.caretRangeBefore, step.annotationsBefore, context)
    else { return }
    history.moveLastUndo(from: before.caretRange, before.annotations)
  }

  /// Makes the step again that was taken back last.
  mutating func redo(_ context: ApplyingContext) {
    guard !isComposing, let step = history.redoSteps.last,
      restore(step.change.inverse.inverse, step.caretRangeAfter, step.annotationsAfter, context)
    else { return }
    history.moveLastRedo()
  }

  /// Puts back what was there before or after a step, if that is allowed.
  private mutating func restore(
    _ change: TextChange, _ caretRange: CaretRange, _ annotations: TextAnnotations, _ context: ApplyingContext
  ) -> Bool {
    guard change.changesBytes else {
      // What was typed over something may have become the same again; the caret and completions had gone.
      (self.caretRange, self.annotations, goalX, detection) = (caretRange, annotations, nil, .due)
      return true
    }
    guard context.environment.shouldChange(change, self) else { return false }
    context.notify(.textWillChange(change), self)
    replaceText(change, context) { state in
      (state.caretRange, state.annotations) = (caretRange, annotations)
    }
    return true
  }
}
