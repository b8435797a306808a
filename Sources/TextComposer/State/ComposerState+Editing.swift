extension ComposerState {
  /// What an operation does to the text: the part to replace, by what, and where the caret goes.
  private struct Replacement {
    var utf8Range: Range<Int>
    var inserted = ""
    var origin = EditOrigin.typing
    var grouping: UndoHistory.Grouping?
    var caretPlace = CaretPlace.behindInserted
  }

  /// Applies one of the operations that change the text.
  mutating func edit(
    _ operation: ComposerOperation, in environment: ComposerEnvironment,
    _ notify: (ComposerEvent, ComposerState) -> Void
  ) throws(ComposerError) {
    if let replacement = try replacement(for: operation), !replace(replacement, in: environment, notify) { return }
    if case .clearText(clearsUndo: true) = operation { history.removeAll() }
  }

  /// What `operation` does to the text; `nil`: nothing.
  private func replacement(for operation: ComposerOperation) throws(ComposerError) -> Replacement? {
    let whole = 0..<text.utf8.count
    let end = whole.upperBound..<whole.upperBound
    switch operation {
    case .replace(let utf8Range, let inserted, let origin):
      try checkRange(utf8Range)
      return Replacement(
        utf8Range: text.snappedOutward(utf8Range), inserted: inserted, origin: origin, caretPlace: .kept)
    case .insert(let inserted, let origin):
      guard !inserted.isEmpty else { return nil }
      return Replacement(
        utf8Range: caretRange.utf8Range, inserted: inserted, origin: origin,
        grouping: origin == .typing ? .typing : nil)
    case .append(let inserted):
      return Replacement(utf8Range: end, inserted: inserted, origin: .programmatic, caretPlace: .end)
    case .prepend(let inserted):
      return Replacement(utf8Range: 0..<0, inserted: inserted, origin: .programmatic, caretPlace: .kept)
    case .setText(let inserted):
      return Replacement(utf8Range: whole, inserted: inserted, origin: .programmatic, caretPlace: .end)
    case .clearText: return Replacement(utf8Range: whole, origin: .programmatic, caretPlace: .end)
    case .deleteBackward where caretRange.isCollapsed:
      return text.clusterUTF8Range(beforeUTF8Offset: caretRange.headUTF8Offset).map {
        Replacement(utf8Range: $0, grouping: .deletingBackward)
      }
    case .deleteForward where caretRange.isCollapsed:
      return text.clusterUTF8Range(behindUTF8Offset: caretRange.headUTF8Offset).map {
        Replacement(utf8Range: $0, grouping: .deletingForward)
      }
    case .deleteBackward, .deleteForward: return Replacement(utf8Range: caretRange.utf8Range)
    case .copy, .cut, .paste, .setCaretRange, .undo, .redo, .focus, .blur, .beginComposing, .endComposing, .configure:
      return nil
    }
  }

  /// Replaces a part of the text, moves the caret and records the change.
  ///
  /// - Returns: Whether it was allowed.
  private mutating func replace(
    _ replacement: Replacement, in environment: ComposerEnvironment,
    _ notify: (ComposerEvent, ComposerState) -> Void
  ) -> Bool {
    let caretRangeBefore = caretRange
    let change = TextChange(
      utf8Offset: replacement.utf8Range.lowerBound, removed: text.utf8Part(replacement.utf8Range),
      inserted: replacement.inserted, origin: replacement.origin)
    let place = replacement.caretPlace
    if change.changesBytes {
      let isMade = make(change, in: environment, notify) { text in
        caretRangeBefore.placed(place, after: change, in: text)
      }
      guard isMade else { return false }
      record(change, replacement.grouping, caretRangeBefore: caretRangeBefore, in: environment)
    } else {
      caretRange = caretRangeBefore.placed(place, after: change, in: text)
      if caretRange != caretRangeBefore { history.close() }
    }
    return true
  }

  /// The one place where text changes.
  ///
  /// - Returns: Whether it was allowed.
  mutating func make(
    _ change: TextChange, in environment: ComposerEnvironment,
    _ notify: (ComposerEvent, ComposerState) -> Void, caretRange: (String) -> CaretRange
  ) -> Bool {
    guard environment.shouldChange(change, self) else { return false }
    notify(.textWillChange(change), self)
    text.replaceUTF8Part(change.removedUTF8Range, with: change.inserted)
    self.caretRange = caretRange(text)
    lines.update(after: change, in: text, ComposerLineMeasure(configuration, environment.measurer))
    renewHeight()
    renewCounter()
    notify(.textDidChange(change), self)
    return true
  }
}

/// Where an operation leaves the caret.
private enum CaretPlace {
  case behindInserted
  case end
  /// In the text that it was in.
  case kept
}

extension CaretRange {
  /// Where the caret or selection is in `text`, which is the one after `change`.
  fileprivate func placed(_ place: CaretPlace, after change: TextChange, in text: String) -> CaretRange {
    let placed =
      switch place {
      case .behindInserted: CaretRange(caretUTF8Offset: change.insertedUTF8Range.upperBound)
      case .end: CaretRange(caretUTF8Offset: text.utf8.count)
      case .kept: change.changesBytes ? shifted(by: change) : self
      }
    return placed.moved(to: text.snappedOutward(placed.utf8Range))
  }
}
