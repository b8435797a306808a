/// What became of an operation.
///
/// Those that hand something over come when it happens, the others when all has changed, in the order of these cases. An
/// operation changes the text at most once. What is the same afterwards has no event.
public enum ComposerEvent: Hashable, Sendable {
  // MARK: What happens on the way

  /// A message is to be sent; it is still in the field.
  case didSend(ComposedMessage)
  /// An edited message is to be replaced; it is still in the field.
  case didCommitEditing(EditCommit)
  /// Media were pasted; the text is not touched yet.
  case didPasteMedia(MediaItem)
  /// A key means nothing here: it is the host's.
  case keyNotHandled(ComposerKey)
  /// All text is to be removed, if somebody confirms it.
  case clearRequested
  /// A finger went over the field.
  case didSwipe(SwipeDirection)
  /// The keyboard does something else.
  case keyboardStatusDidChange(KeyboardStatus)
  /// The list of messages is to be scrolled to this end of it, where the newest is.
  case scrollToNewest(MessageOrder.ListEdge)
  /// Something became of the attachments.
  case attachments(AttachmentEvent)
  /// The text is about to change; the state that comes with it is the old one.
  case textWillChange(TextChange)
  /// The text has changed, and the caret with it.
  case textDidChange(TextChange)

  // MARK: What is different at the end

  /// The caret is at other offsets than before.
  case caretRangeDidChange(CaretRange)
  /// Styles have come or gone, without a change to the text.
  case stylesDidChange
  /// The field has got or lost the keyboard.
  case isFocusedDidChange(Bool)
  /// The field was hidden, or is shown again.
  case isHiddenDidChange(Bool)
  /// A message is edited now, or another, or none.
  case modeDidChange(ComposerMode)
  /// The message can be sent now, or no longer.
  case canSendDidChange(Bool)
  /// A message is on its way now, or no longer.
  case isSendingDidChange(Bool)
  /// The counter shows something else; `nil`: there is no limit any more.
  case counterDidChange(CharacterCounter?)
  /// The placeholder has come or gone.
  case isPlaceholderVisibleDidChange(Bool)
  /// The half-typed word is given up.
  case completionSessionDidEnd
  /// A word with a prefix is being typed.
  case completionSessionDidBegin(CompletionSession)
  /// The half-typed word is another.
  case completionSessionDidChange(CompletionSession)
  /// The list of candidates is another, or another of them is selected.
  case candidatesDidChange(CompletionCandidates)
  /// The line about who types says something else; `nil`: it is not seen.
  case typingLabelDidChange(TypingLabel?)
  /// The bar has another height, in the measurer's unit.
  case heightDidChange(from: Double, to: Double)
  /// The text has become higher than the field may be, or no longer is.
  case isScrollEnabledDidChange(Bool)
  /// Another line is the first that is seen, counted from 0.
  case firstVisibleLineDidChange(Int)
}

extension ComposerEvent {
  /// Whether a message is to be sent.
  var isSending: Bool { if case .didSend = self { true } else { false } }

  /// Whether it comes before the items of a bar are told of an operation (composer.md, B3).
  var precedesItems: Bool {
    switch self {
    case .completionSessionDidEnd, .completionSessionDidBegin, .completionSessionDidChange, .candidatesDidChange,
      .typingLabelDidChange, .heightDidChange, .isScrollEnabledDidChange, .firstVisibleLineDidChange:
      false
    default: true
    }
  }
}
