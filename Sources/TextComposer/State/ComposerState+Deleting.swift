extension ComposerState {
  /// Removes the selection, or else what a movement of the caret passes over.
  ///
  /// A completion that this touches goes as one: behind it only its last word does, if the configuration says so and it
  /// is a single character that is deleted backwards (composer.md, R3 and R4).
  mutating func delete(_ movement: CaretMovement, _ context: ApplyingContext) {
    guard caretRange.isCollapsed else {
      make(PlannedEdit(caretRange.utf8Range), context)
      return
    }
    guard let passed = passedUTF8Range(movement, context), !passed.isEmpty else { return }
    let grouping: UndoHistory.Grouping? =
      switch movement {
      case .clusterBackward: .deletingBackward
      case .clusterForward: .deletingForward
      default: nil
      }
    let touched = annotations.completions.filter { $0.utf8Range.overlaps(passed) }
    guard let first = touched.first, let last = touched.last else {
      make(PlannedEdit(passed, grouping: grouping), context)
      return
    }
    let isDone =
      if movement == .clusterBackward, caretRange.headUTF8Offset == last.utf8Range.upperBound,
        let kept = last.withoutLastWord
      {
        deleteLastWord(of: last, leaving: kept, context)
      } else {
        make(
          PlannedEdit(
            min(passed.lowerBound, first.utf8Range.lowerBound)..<max(passed.upperBound, last.utf8Range.upperBound)),
          context)
      }
    if isDone { endCompletionSession() }
  }

  /// What is between the caret and where `movement` takes it; `nil`: nowhere.
  private func passedUTF8Range(_ movement: CaretMovement, _ context: ApplyingContext) -> Range<Int>? {
    guard let moved = movedCaret(movement, isExtending: true, context) else { return nil }
    return moved.caretRange.utf8Range
  }

  private mutating func deleteLastWord(
    of record: CompletionRecord, leaving kept: CompletionRecord, _ context: ApplyingContext
  ) -> Bool {
    guard configuration.deletesCompletionsByParts else {
      return make(PlannedEdit(record.utf8Range), context)
    }
    var edit = PlannedEdit(kept.utf8Range.upperBound..<record.utf8Range.upperBound)
    edit.annotate = { $0.insert(kept) }
    return make(edit, context)
  }
}

extension CompletionRecord {
  /// The completion without its last word and the blanks before that; `nil` if there are none, or nothing before them.
  fileprivate var withoutLastWord: CompletionRecord? {
    guard let blank = text.lastIndex(where: \.isBlank) else { return nil }
    let kept = text[..<blank].withoutTrailingBlanks
    guard !kept.isEmpty else { return nil }
    var record = self
    record.text = String(kept)
    record.utf8Range = utf8Range.lowerBound..<utf8Range.lowerBound + record.text.utf8.count
    record.isPartial = true
    return record
  }
}
