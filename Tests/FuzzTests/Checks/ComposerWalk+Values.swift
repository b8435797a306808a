import TextComposer
import TextModel
import TextSelection

/// What a field computes, against formulas that are slow and say what the rules say.
extension ComposerState {
  /// Checks what depends on the text and on what was told of the field (composer.md, S1-S4, C1-C5, T8, P1).
  func checkValues(_ comment: ComposerStep) throws(BrokenPromise) {
    let visible = text.split(omittingEmptySubsequences: true) {
      $0.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    try checkCounter(visible, comment)
    let hasContent = !visible.isEmpty || !attachments.items.isEmpty
    let allowed = counter.map { !$0.isLimitExceeded } ?? true
    let canSubmit = hasContent && allowed && !isSending && !isHidden && middleContent == .text
    if configuration.managesSendEnabled {
      try expectEqual(canSend, canSubmit && !isEditing, "what can be sent is sent, \(comment)")
    }
    try expectEqual(
      isRightButtonVisible,
      !isEditing && (!configuration.hidesRightButton || !text.isEmpty || !attachments.items.isEmpty),
      "the right button comes and goes, \(comment)")
    try expectEqual(
      isPlaceholderVisible, text.isEmpty && !configuration.placeholder.isEmpty, "the placeholder, \(comment)")
    let isTypingSeen = !typing.names.isEmpty && !isEditing && completionSession == nil
    try expectEqual(
      typingLabel, isTypingSeen ? configuration.typingTemplates.label(of: typing.names) : nil,
      "who types is seen, \(comment)")
    try expectEqual(isShowingCandidates, completionSession != nil && !candidates.isEmpty, "the list, \(comment)")
    try expect(height.barHeight.isFinite && height.textHeight.isFinite, "heights are numbers, \(comment)")
  }

  private func checkCounter(_ visible: [Substring], _ comment: ComposerStep) throws(BrokenPromise) {
    guard configuration.maximumCount > 0 else { return try expectEqual(counter, nil, "no limit, \(comment)") }
    let trimmed =
      if let first = visible.first, let last = visible.last { String(text[first.startIndex..<last.endIndex]) } else {
        ""
      }
    let budget = configuration.counter.budget(of: trimmed, limit: configuration.maximumCount)
    try expectEqual(counter?.count, budget.count, "the counter counts what is sent, \(comment)")
    try expectEqual(counter?.isLimitExceeded, !budget.isWithinLimits, "the limit, \(comment)")
  }

  /// Checks the half-typed word, after the text or the caret has changed and nothing but that was done about it.
  func checkDetection(_ comment: ComposerStep) throws(BrokenPromise) {
    let isPossible = isFocused && !isHidden && !isComposing && caretRange.isCollapsed && middleContent == .text
    let detection = SlowCompletionDetection(
      text, caretUTF8Offset: caretRange.headUTF8Offset, completed: completions.map(\.utf8Range),
      rules: configuration.completion)
    let found = completionSession.map { session in
      SlowCompletionDetection.Word(
        prefix: session.prefix, query: session.query, prefixUTF8Range: session.prefixUTF8Range,
        wordUTF8Range: session.wordUTF8Range)
    }
    try expectEqual(found, isPossible ? detection.word : nil, "the word at the caret, \(comment)")
  }
}
