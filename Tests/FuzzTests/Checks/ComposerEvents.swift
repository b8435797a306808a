import TextComposer

/// The events that an operation must have had, by what is different afterwards (composer.md, B3-B6, A14).
struct ComposerEvents {
  let before: ComposerState
  let after: ComposerState

  /// Checks all that come at the end; those on the way must come before them.
  func check(_ events: [ComposerEvent], _ comment: ComposerStep) throws(BrokenPromise) {
    let textEvents = events.indices.filter { events[$0].isOfText }
    if let first = textEvents.first {
      try expectEqual(textEvents.count, 2, "a change is announced and told, \(comment)")
      guard case .textWillChange(let announced) = events[first], case .textDidChange(let told) = events[textEvents[1]]
      else { throw BrokenPromise("a change is announced, then told, \(comment)") }
      try expectEqual(announced, told, "what is announced is told, \(comment)")
    }
    let late = events.drop { !$0.isLate }
    try expect(late.allSatisfy(\.isLate), "what happens on the way is told first, \(comment): \(events)")
    let session = late.filter(\.isOfSession)
    try expect(sessionEvents.contains(Array(session)), "the session is told, \(comment): \(session)")
    let expected = fieldEvents(changesText: !textEvents.isEmpty) + session + displayEvents
    try expectEqual(Array(late), expected, "what is different is told in order, \(comment)")
  }

  private func fieldEvents(changesText: Bool) -> [ComposerEvent] {
    var events: [ComposerEvent] = []
    if before.caretRange != after.caretRange { events.append(.caretRangeDidChange(after.caretRange)) }
    if !changesText, before.styleRuns != after.styleRuns { events.append(.stylesDidChange) }
    if before.isFocused != after.isFocused { events.append(.isFocusedDidChange(after.isFocused)) }
    if before.isHidden != after.isHidden { events.append(.isHiddenDidChange(after.isHidden)) }
    if before.mode != after.mode { events.append(.modeDidChange(after.mode)) }
    if before.canSend != after.canSend { events.append(.canSendDidChange(after.canSend)) }
    if before.isSending != after.isSending { events.append(.isSendingDidChange(after.isSending)) }
    if before.counter != after.counter { events.append(.counterDidChange(after.counter)) }
    if before.isPlaceholderVisible != after.isPlaceholderVisible {
      events.append(.isPlaceholderVisibleDidChange(after.isPlaceholderVisible))
    }
    return events
  }

  /// What may be told of the half-typed word.
  private var sessionEvents: [[ComposerEvent]] {
    switch (before.completionSession, after.completionSession) {
    case (nil, nil): [[]]
    case (_?, nil): [[.completionSessionDidEnd]]
    case (nil, let session?): [[.completionSessionDidBegin(session)]]
    case (let old?, let session?) where Self.isSame(old, session): [[]]
    case (_?, let session?):
      [[.completionSessionDidChange(session)], [.completionSessionDidEnd, .completionSessionDidBegin(session)]]
    }
  }

  private static func isSame(_ old: CompletionSession, _ new: CompletionSession) -> Bool {
    (old.prefix, old.query, old.prefixUTF8Range, old.wordUTF8Range, old.generation)
      == (new.prefix, new.query, new.prefixUTF8Range, new.wordUTF8Range, new.generation)
  }

  private var displayEvents: [ComposerEvent] {
    var events: [ComposerEvent] = []
    if before.candidates != after.candidates { events.append(.candidatesDidChange(after.candidates)) }
    if before.typingLabel != after.typingLabel { events.append(.typingLabelDidChange(after.typingLabel)) }
    let (old, new) = (before.height, after.height)
    if old.barHeight != new.barHeight { events.append(.heightDidChange(from: old.barHeight, to: new.barHeight)) }
    if old.isScrollEnabled != new.isScrollEnabled { events.append(.isScrollEnabledDidChange(new.isScrollEnabled)) }
    if before.firstVisibleLineIndex != after.firstVisibleLineIndex {
      events.append(.firstVisibleLineDidChange(after.firstVisibleLineIndex))
    }
    return events
  }
}

extension ComposerEvent {
  fileprivate var isOfText: Bool {
    switch self {
    case .textWillChange, .textDidChange: true
    default: false
    }
  }

  fileprivate var isOfSession: Bool {
    switch self {
    case .completionSessionDidEnd, .completionSessionDidBegin, .completionSessionDidChange: true
    default: false
    }
  }

  /// Whether it comes when all has changed.
  fileprivate var isLate: Bool {
    switch self {
    case .didSend, .didCommitEditing, .didPasteMedia, .keyNotHandled, .clearRequested, .didSwipe,
      .keyboardStatusDidChange, .attachments, .textWillChange, .textDidChange:
      false
    default: true
    }
  }
}
