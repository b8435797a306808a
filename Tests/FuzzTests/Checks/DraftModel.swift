import TextComposer

/// What must be stored for each key, and put aside during an edit, after each operation (composer.md, E3, E7, DR2-DR7).
struct DraftModel {
  /// What a field holds that is put aside and brought back.
  struct Content: Equatable {
    let text: [UInt8]
    let caretRange: CaretRange
    let completions: [CompletionRecord]
    let media: [InlineMedia]
    let attachments: [Attachment]
    let isStyled: Bool

    init(_ state: ComposerState) {
      (text, caretRange) = (Array(state.text.utf8), state.caretRange)
      (completions, media) = (state.completions, state.inlineMedia)
      (attachments, isStyled) = (state.attachments.items, !state.styleRuns.isEmpty)
    }
  }

  private struct Stored: Equatable {
    let text: [UInt8]
    let completionTexts: [String]
    let completionStarts: [Int]
    let references: [String]
  }

  private var stored: [DraftKey: Stored] = [:]
  private var stash: Content?

  /// Follows an operation and compares.
  mutating func follow(
    _ operation: ComposerOperation, _ events: [ComposerEvent], from before: ComposerState, to after: ComposerState,
    _ store: any DraftStore, _ comment: ComposerStep
  ) throws(BrokenPromise) {
    let isSent = events.contains { if case .didSend = $0 { true } else { false } }
    switch operation {
    case .suspend: save(stash ?? Content(before), for: before.draftKey)
    case .switchDraft(let key) where key != before.draftKey:
      save(stash ?? Content(before), for: before.draftKey)
      if after.draftKey == key { try checkShown(key, after, comment) }
    default:
      if isSent, after.configuration.clearsOnSend, after.text.isEmpty { save(Content(after), for: after.draftKey) }
    }
    try checkStash(operation, events, from: before, to: after, comment)
    for (key, draft) in stored {
      let found = store.load(key).map(Self.stored)
      try expectEqual(found, draft, "the draft of \(key) is stored, \(comment)")
    }
    if let key = before.draftKey, stored[key] == nil { try expect(store.load(key) == nil, "no draft, \(comment)") }
  }

  private mutating func checkStash(
    _ operation: ComposerOperation, _ events: [ComposerEvent], from before: ComposerState, to after: ComposerState,
    _ comment: ComposerStep
  ) throws(BrokenPromise) {
    if !before.isEditing, after.isEditing { stash = Content(before) }
    guard before.isEditing, !after.isEditing, let kept = stash else { return }
    stash = nil
    if case .switchDraft = operation { return }
    let isCommitted = events.contains { if case .didCommitEditing = $0 { true } else { false } }
    if isCommitted, after.configuration.draftAfterCommit == .discard {
      return try expect(after.text.isEmpty && after.attachments.items.isEmpty, "nothing is left, \(comment)")
    }
    try expectEqual(Content(after), kept, "what was typed is there again, \(comment)")
  }

  private func checkShown(_ key: DraftKey?, _ state: ComposerState, _ comment: ComposerStep) throws(BrokenPromise) {
    let draft = key.flatMap { stored[$0] }
    try expectEqual(Array(state.text.utf8), draft?.text ?? [], "the draft is shown, \(comment)")
    try expectEqual(
      state.attachments.items, (draft?.references ?? []).map(Attachment.url), "with its attachments, \(comment)")
    try expect(
      state.completions.allSatisfy { draft?.completionStarts.contains($0.utf8Range.lowerBound) ?? false },
      "with its completions, \(comment)")
  }

  private mutating func save(_ content: Content, for key: DraftKey?) {
    guard let key else { return }
    let mediaStarts = content.media.map(\.utf8Offset)
    let kept = content.text.indices.filter { offset in !mediaStarts.contains { ($0..<$0 + 3).contains(offset) } }
    let text = kept.map { content.text[$0] }
    let references = content.attachments.compactMap { if case .url(let url) = $0 { url } else { nil } }
    let isBlank = String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace)
    stored[key] =
      isBlank && references.isEmpty
      ? nil
      : Stored(
        text: text, completionTexts: content.completions.map(\.text),
        completionStarts: content.completions.map { record in
          record.utf8Range.lowerBound - 3 * mediaStarts.count { $0 < record.utf8Range.lowerBound }
        }, references: references)
  }

  private static func stored(_ draft: Draft) -> Stored {
    Stored(
      text: Array(draft.text.utf8), completionTexts: draft.completions.map(\.text),
      completionStarts: draft.completions.map(\.utf8Range.lowerBound), references: draft.attachmentReferences)
  }
}
