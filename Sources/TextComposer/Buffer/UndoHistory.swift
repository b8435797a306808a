/// What a field can take back, and what it has taken back, in steps of a word or of one larger change.
struct UndoHistory: Hashable, Sendable {
  /// What one undo takes back.
  struct Step: Hashable, Sendable {
    var change: TextChange
    let caretRangeBefore: CaretRange
    var caretRangeAfter: CaretRange
    let annotationsBefore: TextAnnotations
    var annotationsAfter: TextAnnotations
  }

  /// Small changes that become one step if one follows the other.
  enum Grouping: Hashable, Sendable {
    case typing
    case deletingBackward
    case deletingForward
  }

  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  /// What the last step still takes up; `nil`: it is closed.
  private var openGrouping: Grouping?
  private var latestTime = Duration.zero

  /// Ends the step that is being added to.
  mutating func close() { openGrouping = nil }

  /// Forgets everything.
  mutating func removeAll() { self = UndoHistory() }

  /// Adds a change that was made; what had been taken back is gone.
  ///
  /// - Parameters:
  ///   - step: The change with the caret before and after.
  ///   - grouping: With which others it makes one step; `nil`: with none.
  ///   - time: When.
  ///   - idleLimit: A pause that ends a step; `nil`: none does.
  ///   - depth: How many steps are kept.
  mutating func record(_ step: Step, grouping: Grouping?, at time: Duration, idleLimit: Duration?, depth: Int) {
    redoSteps.removeAll()
    let isIdle = idleLimit.map { Self.hasPassed($0, from: latestTime, to: time) } ?? false
    latestTime = time
    let continues = grouping != nil && grouping == openGrouping && !isIdle
    openGrouping = grouping
    if continues, let grouping, let last = undoSteps.popLast() {
      if let change = last.change.merged(with: step.change, as: grouping) {
        undoSteps.append(
          Step(
            change: change, caretRangeBefore: last.caretRangeBefore, caretRangeAfter: step.caretRangeAfter,
            annotationsBefore: last.annotationsBefore, annotationsAfter: step.annotationsAfter))
        return
      }
      undoSteps.append(last)
    }
    undoSteps.append(step)
    limit(to: depth)
  }

  /// Whether so long a time lies between two; also where the difference is beyond what a duration can say.
  private static func hasPassed(_ limit: Duration, from start: Duration, to end: Duration) -> Bool {
    let (difference, overflows) = end.attoseconds.subtractingReportingOverflow(start.attoseconds)
    return overflows ? end > start : difference >= limit.attoseconds
  }

  /// Forgets the oldest steps beyond `depth`.
  mutating func limit(to depth: Int) {
    undoSteps.removeFirst(max(0, undoSteps.count - depth))
    redoSteps.removeFirst(max(0, redoSteps.count - depth))
  }

  /// Notes that the last step was taken back.
  ///
  /// - Parameters:
  ///   - caretRange: The caret just before that, where making the step again brings it.
  ///   - annotations: What belonged to the text just before; a style may have been set since the step was made.
  mutating func moveLastUndo(from caretRange: CaretRange, _ annotations: TextAnnotations) {
    if var step = undoSteps.popLast() {
      (step.caretRangeAfter, step.annotationsAfter) = (caretRange, annotations)
      redoSteps.append(step)
    }
    close()
  }

  /// Notes that the step taken back last was made again.
  mutating func moveLastRedo() {
    if let step = redoSteps.popLast() { undoSteps.append(step) }
    close()
  }
}

extension TextChange {
  /// This change and `next` as one; `nil` if they do not touch or a word begins with `next`.
  fileprivate func merged(with next: TextChange, as grouping: UndoHistory.Grouping) -> TextChange? {
    let isNextToThis =
      switch grouping {
      case .typing: next.removed.isEmpty && next.utf8Offset == insertedUTF8Range.upperBound
      case .deletingBackward: next.removedUTF8Range.upperBound == utf8Offset
      case .deletingForward: next.utf8Offset == utf8Offset
      }
    let startsWord = (grouping == .typing ? next.inserted : next.removed).first?.isWhitespace ?? false
    guard isNextToThis, !startsWord else { return nil }
    switch grouping {
    case .typing:
      return TextChange(
        utf8Offset: utf8Offset, removed: removed, inserted: inserted + next.inserted, origin: origin)
    case .deletingBackward:
      return TextChange(utf8Offset: next.utf8Offset, removed: next.removed + removed, inserted: "", origin: origin)
    case .deletingForward:
      return TextChange(utf8Offset: utf8Offset, removed: removed + next.removed, inserted: "", origin: origin)
    }
  }
}
