extension ComposerState {
  /// Writes what was typed to the store, or removes what is stored if nothing was; not the text of an edited message.
  ///
  /// Media between the characters are left out: a draft has nothing to keep them in.
  func saveDraft(_ context: ApplyingContext) {
    guard let draftKey else { return }
    let typed = (isEditing ? stash ?? FieldContent() : content).withoutMedia
    let draft = Draft(
      text: typed.text, completions: typed.annotations.completions,
      attachmentReferences: typed.attachments.compactMap(context.environment.attachmentReference))
    context.environment.draftStore.keep(draft, for: draftKey)
  }

  /// Shows what is stored for the field's key, unless there is something in the field (composer.md, DR4).
  mutating func restoreDraft(_ context: ApplyingContext) {
    guard let draftKey, !isEditing, text.isEmpty, attachments.items.isEmpty,
      let draft = context.environment.draftStore.load(draftKey)
    else { return }
    show(draft, context) { _ in }
  }

  /// Writes what was typed under the old key, and shows what is stored under the new one (composer.md, DR2).
  ///
  /// A message that is edited is left as it was.
  mutating func switchDraft(to key: DraftKey?, _ context: ApplyingContext) {
    guard key != draftKey else { return }
    saveDraft(context)
    let draft = key.flatMap(context.environment.draftStore.load)
    show(draft ?? Draft(text: "", completions: [], attachmentReferences: []), context) { state in
      (state.draftKey, state.mode, state.stash) = (key, .normal, nil)
    }
  }

  private mutating func show(
    _ draft: Draft, _ context: ApplyingContext, turn: (inout ComposerState) -> Void
  ) {
    var content = FieldContent(text: draft.text)
    content.caretRange = CaretRange(caretUTF8Offset: draft.text.utf8.count)
    content.annotations.completions = renumbered(draft.completions, in: draft.text)
    content.attachments = draft.attachmentReferences.compactMap(context.environment.attachment)
    show(content, context) { state in
      state.nextID += draft.completions.count
      turn(&state)
    }
  }
}

extension [CompletionRecord] {
  /// The completions, ascending, where they are once all of `parts`, ascending and none of them in one, are taken out.
  fileprivate func moved(over parts: [ProposedEdit.Part]) -> [CompletionRecord] {
    var (next, removedUTF8Count) = (0, 0)
    return map { record in
      while next < parts.count, parts[next].utf8Range.upperBound <= record.utf8Range.lowerBound {
        removedUTF8Count += parts[next].utf8Range.count
        next += 1
      }
      return record.moved(by: -removedUTF8Count)
    }
  }
}

extension FieldContent {
  /// The same without media in the text, and without styles, which a draft does not keep.
  fileprivate var withoutMedia: FieldContent {
    guard !annotations.media.isEmpty else { return self }
    var content = self
    let parts = annotations.media.map {
      ProposedEdit.Part(utf8Range: $0.utf8Offset..<$0.utf8Offset + InlineMedia.utf8Count, inserted: "")
    }
    var (kept, end) = ("", 0)
    for part in parts {
      kept += text.utf8Part(end..<part.utf8Range.lowerBound)
      end = part.utf8Range.upperBound
    }
    content.text = kept + text.utf8Part(end..<text.utf8.count)
    content.annotations = TextAnnotations(completions: annotations.completions.moved(over: parts))
    return content
  }
}
