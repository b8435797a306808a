import TextLayout

/// What of a state has events of its own, beside the text.
struct ObservedValues {
  let caretRange: CaretRange
  private let styles: [StyleRun]
  private let isFocused: Bool
  private let isHidden: Bool
  private let mode: ComposerMode
  private let canSend: Bool
  private let isSending: Bool
  private let counter: CharacterCounter?
  private let isPlaceholderVisible: Bool
  private let completionSession: CompletionSession?
  private let completionSessionNumber: Int
  private let candidates: CompletionCandidates
  private let typingLabel: TypingLabel?
  private let height: ComposerHeight
  private let firstVisibleLineIndex: Int

  init(_ state: ComposerState) {
    (caretRange, styles) = (state.caretRange, state.styleRuns)
    (isFocused, isHidden, mode) = (state.isFocused, state.isHidden, state.mode)
    (canSend, isSending, counter) = (state.canSend, state.isSending, state.counter)
    isPlaceholderVisible = state.isPlaceholderVisible
    (completionSession, completionSessionNumber) = (state.completionSession, state.completionSessionNumber)
    (candidates, typingLabel) = (state.candidates, state.typingLabel)
    (height, firstVisibleLineIndex) = (state.height, state.firstVisibleLineIndex)
  }

  /// What has changed, in the order of ``ComposerEvent``; styles that come and go with text have no event.
  func events(to new: ObservedValues, changesText: Bool) -> [ComposerEvent] {
    fieldEvents(to: new, changesText: changesText) + completionEvents(to: new) + heightEvents(to: new)
  }

  private func fieldEvents(to new: ObservedValues, changesText: Bool) -> [ComposerEvent] {
    var events: [ComposerEvent] = []
    if caretRange != new.caretRange { events.append(.caretRangeDidChange(new.caretRange)) }
    if !changesText, styles != new.styles { events.append(.stylesDidChange) }
    if isFocused != new.isFocused { events.append(.isFocusedDidChange(new.isFocused)) }
    if isHidden != new.isHidden { events.append(.isHiddenDidChange(new.isHidden)) }
    if mode != new.mode { events.append(.modeDidChange(new.mode)) }
    if canSend != new.canSend { events.append(.canSendDidChange(new.canSend)) }
    if isSending != new.isSending { events.append(.isSendingDidChange(new.isSending)) }
    if counter != new.counter { events.append(.counterDidChange(new.counter)) }
    if isPlaceholderVisible != new.isPlaceholderVisible {
      events.append(.isPlaceholderVisibleDidChange(new.isPlaceholderVisible))
    }
    return events
  }

  private func completionEvents(to new: ObservedValues) -> [ComposerEvent] {
    var events: [ComposerEvent] = []
    let isSameSession = completionSessionNumber == new.completionSessionNumber
    if completionSession != nil, !isSameSession || new.completionSession == nil {
      events.append(.completionSessionDidEnd)
    }
    if let session = new.completionSession {
      if !isSameSession {
        events.append(.completionSessionDidBegin(session))
      } else if let old = completionSession,
        (old.generation, old.prefixUTF8Range, old.wordUTF8Range)
          != (session.generation, session.prefixUTF8Range, session.wordUTF8Range)
      {
        events.append(.completionSessionDidChange(session))
      }
    }
    if candidates != new.candidates { events.append(.candidatesDidChange(new.candidates)) }
    return events
  }

  private func heightEvents(to new: ObservedValues) -> [ComposerEvent] {
    var events: [ComposerEvent] = []
    if typingLabel != new.typingLabel { events.append(.typingLabelDidChange(new.typingLabel)) }
    if height.barHeight != new.height.barHeight {
      events.append(.heightDidChange(from: height.barHeight, to: new.height.barHeight))
    }
    if height.isScrollEnabled != new.height.isScrollEnabled {
      events.append(.isScrollEnabledDidChange(new.height.isScrollEnabled))
    }
    if firstVisibleLineIndex != new.firstVisibleLineIndex {
      events.append(.firstVisibleLineDidChange(new.firstVisibleLineIndex))
    }
    return events
  }
}
