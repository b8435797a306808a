import TextLayout
import TextModel

extension ComposerState {
  /// Makes an edit, moves the caret and records the change.
  ///
  /// - Returns: Whether it was allowed.
  @discardableResult
  mutating func make(_ edit: PlannedEdit, _ context: ApplyingContext) -> Bool {
    let before = (caretRange: caretRange, annotations: annotations)
    let change = edit.change(in: text)
    guard change.changesBytes else {
      settleUnchangedText(edit, change)
      return true
    }
    guard context.environment.shouldChange(change, self) else { return false }
    context.notify(.textWillChange(change), self)
    replaceText(change, context) { state in
      state.annotations.follow(edit.parts)
      edit.annotate?(&state.annotations)
      state.annotations.leaveOutJoinedCompletions(in: state.text)
      state.caretRange = before.caretRange.placed(edit.caretPlace, after: change, in: state.text)
      guard !edit.clearsUndo else {
        state.history.removeAll()
        return
      }
      state.record(
        UndoHistory.Step(
          change: change, caretRangeBefore: before.caretRange, caretRangeAfter: state.caretRange,
          annotationsBefore: before.annotations, annotationsAfter: state.annotations),
        edit.grouping, in: context.environment)
    }
    return true
  }

  /// Does what an edit does beside the text, where that is the same to the byte: a word that was typed to its end is a
  /// completion all the same once it is accepted.
  private mutating func settleUnchangedText(_ edit: PlannedEdit, _ change: TextChange) {
    if let annotate = edit.annotate {
      annotations.follow(edit.parts)
      annotate(&annotations)
    }
    let before = caretRange
    (caretRange, goalX) = (before.placed(edit.caretPlace, after: change, in: text), nil)
    if edit.clearsUndo { history.removeAll() }
    if caretRange != before { history.close() }
  }

  /// Makes a change that has been allowed and announced, and tells of it: the one place where text changes.
  mutating func replaceText(
    _ change: TextChange, _ context: ApplyingContext, then place: (inout ComposerState) -> Void
  ) {
    text.replaceUTF8Part(change.removedUTF8Range, with: change.inserted)
    place(&self)
    (goalX, detection) = (nil, .due)
    shiftCompletionSession(by: change)
    lines.update(after: change, in: text, ComposerLineMeasure(configuration, context.environment.measurer))
    renewHeight()
    renewCounter()
    context.notify(.textDidChange(change), self)
  }

  /// Applies one of the operations that change the text, whatever stands in it.
  mutating func edit(_ operation: ComposerOperation, _ context: ApplyingContext) throws(ComposerError) {
    if let edit = try plannedEdit(for: operation) { make(edit, context) }
  }

  /// What `operation` does to the text; `nil`: nothing.
  private func plannedEdit(for operation: ComposerOperation) throws(ComposerError) -> PlannedEdit? {
    let whole = 0..<text.utf8.count
    let end = whole.upperBound..<whole.upperBound
    switch operation {
    case .replace(let utf8Range, let inserted, let origin):
      try checkRange(utf8Range)
      return PlannedEdit(
        text.snappedOutward(utf8Range), with: inserted, origin: origin,
        grouping: origin == .typing && !inserted.isEmpty ? .typing : nil, caretPlace: .kept)
    case .append(let inserted): return PlannedEdit(end, with: inserted, origin: .programmatic, caretPlace: .end)
    case .prepend(let inserted): return PlannedEdit(0..<0, with: inserted, origin: .programmatic, caretPlace: .kept)
    case .setText(let inserted): return PlannedEdit(whole, with: inserted, origin: .programmatic, caretPlace: .end)
    case .clearText(let clearsUndo):
      var edit = PlannedEdit(whole, origin: .programmatic, caretPlace: .end)
      edit.clearsUndo = clearsUndo
      return edit
    default: return nil
    }
  }

  /// Puts text in the place of the selection, or at the caret; of two blanks typed, the second may mean something else.
  mutating func insert(
    _ inserted: String, style: TextAttributes? = nil, origin: EditOrigin, _ context: ApplyingContext
  ) {
    guard !inserted.isEmpty else { return }
    if inserted == " ", origin == .typing, closeOnDoubleSpace(context) { return }
    var edit = PlannedEdit(
      caretRange.utf8Range, with: inserted, origin: origin, grouping: origin == .typing ? .typing : nil)
    if let style {
      let start = caretRange.utf8Range.lowerBound
      edit.annotate = {
        $0.styles.append(StyleRun(utf8Range: start..<start + inserted.utf8.count, attributes: style))
      }
    }
    make(edit, context)
  }
}

extension CaretRange {
  /// Where the caret or selection is in `text`, which is the one after `change`.
  fileprivate func placed(_ place: PlannedEdit.CaretPlace, after change: TextChange, in text: String) -> CaretRange {
    let placed =
      switch place {
      case .behindInserted: CaretRange(caretUTF8Offset: change.insertedUTF8Range.upperBound)
      case .end: CaretRange(caretUTF8Offset: text.utf8.count)
      case .kept: change.changesBytes ? shifted(by: change) : self
      case .at(let caretRange): caretRange
      }
    return placed.moved(to: text.snappedOutward(placed.utf8Range))
  }
}
