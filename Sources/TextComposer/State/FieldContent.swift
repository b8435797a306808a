/// All that a field holds, to be put aside for something else and brought back.
struct FieldContent: Hashable, Sendable {
  var text = ""
  var caretRange = CaretRange(caretUTF8Offset: 0)
  var annotations = TextAnnotations()
  var attachments: [Attachment] = []
  var history = UndoHistory()
}

extension ComposerState {
  /// What the field holds.
  var content: FieldContent {
    FieldContent(
      text: text, caretRange: caretRange, annotations: annotations, attachments: attachments.items, history: history)
  }

  /// Shows something else in the field, as one change that cannot be taken back.
  ///
  /// - Parameters:
  ///   - content: What it holds then.
  ///   - context: What it is done with.
  ///   - prepare: Called when the change has been allowed, before it is announced.
  ///   - turn: Changes what goes with the content, before the change is told.
  /// - Returns: Whether it was allowed.
  @discardableResult
  mutating func show(
    _ content: FieldContent, _ context: ApplyingContext, prepare: (ComposerState) -> Void = { _ in },
    turn: (inout ComposerState) -> Void
  ) -> Bool {
    let change = TextChange(utf8Offset: 0, removed: text, inserted: content.text, origin: .programmatic)
    guard !change.changesBytes || context.environment.shouldChange(change, self) else { return false }
    prepare(self)
    func place(_ state: inout ComposerState) {
      (state.caretRange, state.goalX) = (content.caretRange, nil)
      state.annotations = content.annotations
      state.history = content.history
      state.endCompletionSession()
      turn(&state)
    }
    if change.changesBytes {
      context.notify(.textWillChange(change), self)
      replaceText(change, context, then: place)
    } else {
      place(&self)
    }
    replaceAttachments(with: content.attachments, context)
    return true
  }
}
