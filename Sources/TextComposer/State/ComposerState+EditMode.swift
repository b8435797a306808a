extension ComposerState {
  /// Whether a message is edited that was sent.
  public var isEditing: Bool { mode != .normal }

  /// Puts a message into the field to be changed, and keeps what is there for later (composer.md, E1-E4).
  mutating func beginEditing(_ message: EditedMessage, completions: [CompletionRecord], _ context: ApplyingContext) {
    guard !isHidden, !(isEditing && message.original.utf8.elementsEqual(text.utf8)) else { return }
    let kept = isEditing ? stash : content
    var edited = FieldContent(text: message.original)
    edited.caretRange = CaretRange(caretUTF8Offset: message.original.utf8.count)
    edited.annotations.completions = renumbered(completions, in: message.original)
    let isShown = show(edited, context) { state in
      (state.mode, state.stash) = (.editing(message), kept)
      state.nextID += completions.count
    }
    if isShown { focus(context) }
  }

  /// Hands the edited message over and leaves it, if it could be sent (composer.md, E5 and E6).
  mutating func commitEditing(_ context: ApplyingContext) {
    guard case .editing(let message) = mode, canSubmit else { return }
    let composed = composedMessage
    let commit = EditCommit(
      message: message, text: composed.text, completions: composed.completions, components: composed.components,
      attachments: composed.attachments)
    let next = configuration.draftAfterCommit == .restore ? stash : nil
    show(next ?? FieldContent(), context, prepare: { context.notify(.didCommitEditing(commit), $0) }) { state in
      (state.mode, state.stash) = (.normal, nil)
    }
  }

  /// Leaves the message as it was; what was typed before is there again (composer.md, E7).
  mutating func cancelEditing(_ context: ApplyingContext) {
    guard isEditing else { return }
    show(stash ?? FieldContent(), context) { ($0.mode, $0.stash) = (.normal, nil) }
  }

  /// Completions of a text from outside, with numbers of this field; those that are not in `text`, or not between its
  /// grapheme clusters, are left out.
  func renumbered(_ completions: [CompletionRecord], in text: String) -> [CompletionRecord] {
    let draft = Draft(text: text, completions: completions, attachmentReferences: [])
    var annotations = TextAnnotations(completions: draft.completions)
    annotations.leaveOutJoinedCompletions(in: draft.text)
    return annotations.completions.enumerated().map { $1.renumbered(nextID + $0) }
  }
}
