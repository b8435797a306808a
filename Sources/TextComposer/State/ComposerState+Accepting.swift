extension ComposerState {
  /// Puts a completion in the place of the half-typed word (composer.md, AC1-AC7).
  ///
  /// The whole word goes, also what is behind the caret. The prefix stays if `keepsPrefix`.
  mutating func accept(_ completion: Completion, keepsPrefix: Bool, _ context: ApplyingContext) {
    guard let session = completionSession, !completion.text.isEmpty,
      let prefix = configuration.completion.prefix(withText: session.prefix),
      context.environment.shouldComplete(completion, session, self)
    else { return }
    let start = session.prefixUTF8Range.lowerBound
    let replaced =
      (keepsPrefix ? session.prefixUTF8Range.upperBound : start)..<session.wordUTF8Range.upperBound
    let blank = horizontalBlank(atUTF8Offset: replaced.upperBound)
    let inserted = completion.text + (prefix.appendsSpace && blank == nil ? " " : "")
    let end = replaced.lowerBound + completion.text.utf8.count
    // A host may have put the blank behind into the completion itself.
    let word = completion.text.withoutTrailingBlanks
    let blankCount = prefix.appendsSpace ? blank?.count ?? 1 : 0
    var edit = PlannedEdit(
      replaced, with: inserted, origin: .completion,
      caretPlace: .at(CaretRange(caretUTF8Offset: end + blankCount)))
    let record = CompletionRecord(
      id: nextID, utf8Range: start..<replaced.lowerBound + word.utf8.count,
      text: (keepsPrefix ? session.prefix : "") + word,
      prefix: keepsPrefix ? session.prefix : "", context: completion.context, style: prefix.style)
    if prefix.recordsCompletions || prefix.style != nil, start < record.utf8Range.upperBound {
      edit.annotate = { $0.insert(record) }
    }
    guard make(edit, context) else { return }
    nextID += 1
    endCompletionSession()
    detection = .suppressed
  }

  /// The blank at an offset, which is no line break; `nil`: there is none.
  private func horizontalBlank(atUTF8Offset utf8Offset: Int) -> Range<Int>? {
    guard let cluster = text.clusterUTF8Range(behindUTF8Offset: utf8Offset),
      let character = text.utf8Part(cluster).first, character.isBlank, !character.isNewline
    else { return nil }
    return cluster
  }
}

extension TextAnnotations {
  /// Adds a completion at its place among the others.
  mutating func insert(_ record: CompletionRecord) {
    let index = completions.firstIndex { $0.utf8Range.lowerBound > record.utf8Range.lowerBound }
    completions.insert(record, at: index ?? completions.endIndex)
  }
}
