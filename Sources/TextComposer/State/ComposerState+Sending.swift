extension ComposerState {
  /// Whether the message may be handed over: there is something in it, not too much, and the field is there.
  ///
  /// While ``ComposerConfiguration/managesSendEnabled`` is off, the host says with
  /// ``ComposerOperation/setSendEnabled(_:)`` what is enough to send, whatever the text. A message that is edited is
  /// committed, not sent.
  public var canSend: Bool {
    guard configuration.managesSendEnabled else { return isSendEnabled && isReady && !isEditing }
    return canSubmit && !isEditing
  }

  /// Whether what is in the field may be sent or committed.
  var canSubmit: Bool {
    (hasVisibleText || !attachments.items.isEmpty) && !(counter?.isLimitExceeded ?? false) && isReady
  }

  /// Whether the field is there, and no message is on its way.
  private var isReady: Bool { !isSending && !isHidden && middleContent == .text }

  /// Whether the right button, which sends, is seen: not while a message is edited, and only with a text, even one of
  /// blanks, or an attachment, unless it never hides.
  public var isRightButtonVisible: Bool {
    !isEditing && (!configuration.hidesRightButton || !text.isEmpty || !attachments.items.isEmpty)
  }

  /// Whether the left button is seen: there is one, and no message is edited.
  public var isLeftButtonVisible: Bool { configuration.hasLeftButton && !isEditing }

  /// What would be sent now.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  public var composedMessage: ComposedMessage {
    let trimmed = configuration.trimsOnSend ? text.trimmed : text[...]
    let start = text.utf8.distance(from: text.startIndex, to: trimmed.startIndex)
    let sent = start..<start + trimmed.utf8.count
    let completions = annotations.completions.filter {
      sent.lowerBound <= $0.utf8Range.lowerBound && $0.utf8Range.upperBound <= sent.upperBound
    }
    return ComposedMessage(
      text: String(trimmed), rawText: text,
      completions: completions.map { $0.moved(by: -start) },
      components: MessageComponent.components(of: text, media: annotations.media), attachments: attachments.items)
  }

  /// Hands the message over, and then empties the field if that is wanted (composer.md, S5 and S8).
  mutating func send(_ context: ApplyingContext) {
    guard canSend else { return }
    context.notify(.didSend(composedMessage), self)
    guard configuration.clearsOnSend else { return }
    var edit = PlannedEdit(0..<text.utf8.count, origin: .programmatic, caretPlace: .end)
    edit.clearsUndo = true
    guard make(edit, context) else { return }
    endCompletionSession()
    replaceAttachments(with: [], context)
    saveDraft(context)
  }
}
