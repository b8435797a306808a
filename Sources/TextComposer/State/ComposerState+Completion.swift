import TextLayout

extension ComposerState {
  /// Whether a list of candidates is to be shown: there is a half-typed word, and something to complete it with.
  public var isShowingCandidates: Bool { completionSession != nil && !candidates.isEmpty }

  /// Whether a system may suggest words while one types; not while candidates are at hand. A hint (composer.md, Q4).
  public var isTypingSuggestionEnabled: Bool { completionSession == nil }

  /// Whether the list of messages may be scrolled: not while candidates are shown over it. A hint (composer.md, O4).
  public var isMessageListScrollEnabled: Bool { !isShowingCandidates }

  /// Does something about the half-typed word.
  mutating func complete(_ operation: ComposerOperation, _ context: ApplyingContext) throws(ComposerError) {
    switch operation {
    case .showCompletions(let prefix, let utf8Range):
      try showCompletions(prefix: prefix, utf8Range: utf8Range, context)
    case .setCandidates(let completions, let generation): setCandidates(completions, generation: generation)
    case .moveCandidateSelection(let count): candidates.moveSelection(by: count)
    case .acceptCompletion(let completion, let keepsPrefix): accept(completion, keepsPrefix: keepsPrefix, context)
    case .acceptSelectedCandidate:
      guard let completion = candidates.selected, let prefix = completionSession?.prefix else { return }
      let keepsPrefix = configuration.completion.prefix(withText: prefix)?.keepsPrefix ?? true
      accept(completion, keepsPrefix: keepsPrefix, context)
    case .cancelCompletion: cancelCompletion(context)
    default: break
    }
  }

  /// Moves what is known of the half-typed word with a change, until it is looked at anew.
  mutating func shiftCompletionSession(by change: TextChange) {
    guard let session = completionSession else { return }
    let (replaced, distance) = (change.removedUTF8Range, change.inserted.utf8.count - change.removed.utf8.count)
    let (prefix, end) = (session.prefixUTF8Range, session.wordUTF8Range.upperBound)
    if replaced.upperBound <= prefix.lowerBound {
      completionSession = session.moved(toUTF8Offset: prefix.lowerBound + distance)
      return
    }
    guard text.holds(session.prefix, atUTF8Offset: prefix.lowerBound) else {
      endCompletionSession()
      return
    }
    let isInWord = prefix.upperBound <= replaced.lowerBound && replaced.lowerBound < end && replaced.upperBound <= end
    let completed = annotations.completions.first { $0.utf8Range.lowerBound >= prefix.upperBound }?.utf8Range.lowerBound
    let latestEnd = min(isInWord ? end + distance : end, completed ?? text.utf8.count)
    let wordEnd = max(prefix.upperBound, min(latestEnd, text.utf8.count))
    completionSession = session.ending(
      atUTF8Offset: text.snappedOutward(prefix.lowerBound..<wordEnd).upperBound)
  }

  /// Looks at the word at the caret again, after the text or the caret has changed (composer.md, A2 and A13-A15).
  mutating func renewCompletionSession(_ context: ApplyingContext) {
    guard let match = completionMatch(context) else {
      if allowsEnd(context) { endCompletionSession() } else { keepSession(context) }
      return
    }
    if let session = completionSession, session.isContinued(by: match) {
      let isSame = session.query == match.query && session.wordUTF8Range == match.wordUTF8Range
      completionSession = match.session(generation: isSame ? session.generation : latestGeneration + 1)
      if !isSame { askForCandidates(context) }
      return
    }
    guard allowsEnd(context) else {
      keepSession(context)
      return
    }
    endCompletionSession()
    begin(match, context)
  }

  /// Begins with a half-typed word, if the host allows it.
  mutating func begin(_ match: CompletionMatch, _ context: ApplyingContext) {
    let session = match.session(generation: latestGeneration + 1)
    guard context.environment.shouldBeginCompletion(session, self) else { return }
    completionSession = session
    completionSessionNumber += 1
    askForCandidates(context)
  }

  /// Ends with the half-typed word; the host is not asked.
  mutating func endCompletionSession() {
    completionSession = nil
    candidates = CompletionCandidates()
  }

  /// Ends with the half-typed word unless the host keeps it.
  mutating func cancelCompletion(_ context: ApplyingContext) {
    if let session = completionSession, context.environment.shouldEndCompletion(session, self) {
      endCompletionSession()
    }
  }

  /// Opens with a word of the host's choice (composer.md, A19).
  mutating func showCompletions(
    prefix: String, utf8Range: Range<Int>, _ context: ApplyingContext
  ) throws(ComposerError) {
    guard let registered = configuration.completion.prefix(withText: prefix) else {
      throw .unknownPrefix(prefix)
    }
    try checkRange(utf8Range)
    let prefixEnd = utf8Range.lowerBound + prefix.utf8.count
    guard text.snappedOutward(utf8Range) == utf8Range, prefixEnd <= utf8Range.upperBound,
      text.holds(prefix, atUTF8Offset: utf8Range.lowerBound),
      !annotations.completions.contains(where: { $0.utf8Range.overlaps(utf8Range) })
    else { throw .prefixNotFound(prefix, utf8Range: utf8Range) }
    guard canComplete, allowsEnd(context) else { return }
    endCompletionSession()
    let word = text.utf8Part(prefixEnd..<utf8Range.upperBound)
    begin(
      CompletionMatch(
        prefix: registered, prefixUTF8Range: utf8Range.lowerBound..<prefixEnd, wordUTF8Range: utf8Range, query: word,
        word: word, queryToCaret: word), context)
  }

  /// Takes what a host found for a half-typed word, unless the word is another by now (composer.md, A16).
  mutating func setCandidates(_ completions: [Completion], generation: Int) {
    guard generation == completionSession?.generation else { return }
    candidates = CompletionCandidates(completions)
  }

  private mutating func askForCandidates(_ context: ApplyingContext) {
    guard let session = completionSession else { return }
    latestGeneration = session.generation
    if let completions = context.environment.completionSource?.completions(for: session) {
      candidates = CompletionCandidates(completions)
    }
  }

  /// Whether words are completed at all, as the field stands.
  private var canComplete: Bool {
    isFocused && !isHidden && !isComposing && caretRange.isCollapsed && middleContent == .text
      && !configuration.completion.isEmpty
  }

  private func completionMatch(_ context: ApplyingContext) -> CompletionMatch? {
    guard canComplete, context.environment.shouldDetectCompletion(self) else { return nil }
    return configuration.completion.match(
      in: text, caretUTF8Offset: caretRange.headUTF8Offset, excluding: annotations.completions.map(\.utf8Range))
  }

  /// Looks for what a session that the host keeps has for its word now, though the text no longer matches.
  private mutating func keepSession(_ context: ApplyingContext) {
    guard let session = completionSession else { return }
    let (prefix, latestEnd) = (session.prefixUTF8Range, session.wordUTF8Range.upperBound)
    let completed = annotations.completions.first { $0.utf8Range.lowerBound >= prefix.upperBound }
    let end = max(prefix.upperBound, min(latestEnd, completed?.utf8Range.lowerBound ?? latestEnd))
    let wordEnd = text.snappedOutward(prefix.lowerBound..<end).upperBound
    let word = text.utf8Part(prefix.upperBound..<wordEnd)
    guard wordEnd != latestEnd || !word.utf8.elementsEqual(session.word.utf8) else { return }
    completionSession = CompletionSession(
      prefix: session.prefix, query: word, word: word, queryToCaret: word, prefixUTF8Range: prefix,
      wordUTF8Range: prefix.lowerBound..<wordEnd, generation: latestGeneration + 1)
    askForCandidates(context)
  }

  /// Whether the half-typed word may be given up: there is none, its prefix is gone or part of a completion, or the host
  /// lets it go.
  private func allowsEnd(_ context: ApplyingContext) -> Bool {
    guard let session = completionSession, canComplete else { return true }
    guard text.holds(session.prefix, atUTF8Offset: session.prefixUTF8Range.lowerBound),
      !annotations.completions.contains(where: { $0.utf8Range.overlaps(session.prefixUTF8Range) })
    else { return true }
    return context.environment.shouldEndCompletion(session, self)
  }
}

extension CompletionSession {
  /// The same, with a word that ends elsewhere.
  fileprivate func ending(atUTF8Offset utf8Offset: Int) -> CompletionSession {
    CompletionSession(
      prefix: prefix, query: query, word: word, queryToCaret: queryToCaret, prefixUTF8Range: prefixUTF8Range,
      wordUTF8Range: wordUTF8Range.lowerBound..<utf8Offset, generation: generation)
  }
}
