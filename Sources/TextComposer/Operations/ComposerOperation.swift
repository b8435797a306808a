public import TextModel

/// Everything that can be done to a message field.
///
/// Offsets are UTF-8 offsets into the text of the field. Where one lies inside a grapheme cluster, a range grows to hold
/// that cluster, and a place to insert at, or a caret, goes behind it.
public enum ComposerOperation: Hashable, Sendable {
  // MARK: Text

  /// Replaces the part `utf8Range` of the text, wherever the caret is, which keeps its place in the text around.
  case replace(utf8Range: Range<Int>, with: String, origin: EditOrigin)
  /// Puts text in the place of the selection, or at the caret, which then stands behind it. An empty text does nothing.
  ///
  /// A blank that is typed behind a blank closes a symbol of markup, or ends a sentence, if the configuration says so.
  case insert(String, origin: EditOrigin)
  /// Puts text in, as the program does, that is drawn in a style of its own.
  case insertStyled(String, style: TextAttributes)
  /// Puts text behind all that is there; the caret goes to the end.
  case append(String)
  /// Puts text before all that is there; the caret stays in the text that it is in, behind what is put at it.
  case prepend(String)
  /// Puts text in the place of all that is there; the caret goes to the end.
  case setText(String)
  /// Removes all text; with `clearsUndo` there is nothing to take back or make again afterwards.
  case clearText(clearsUndo: Bool)
  /// Removes the selection, or else what the caret passes over on its way; a completion that this touches goes as one.
  case delete(CaretMovement)
  /// Draws a part of the text in a style, over those it has; the text stays what it is.
  case setStyle(TextAttributes, utf8Range: Range<Int>)
  /// Takes the styles from a part of the text.
  case clearStyles(utf8Range: Range<Int>)
  /// Puts a registered symbol of markup around what is selected, or at the caret, or takes it away from there.
  case format(symbol: String)
  /// Takes the last step back; does nothing while an input method composes.
  case undo
  /// Makes the step again that was taken back last; does nothing while an input method composes.
  case redo

  // MARK: Caret and keys

  /// Selects.
  case setCaretRange(CaretRange)
  /// Moves the caret, or with `isExtending` the head of the selection.
  case moveCaret(CaretMovement, isExtending: Bool = false)
  /// Presses a key of a keyboard.
  case press(ComposerKey)

  // MARK: Clipboard

  /// Puts the selection on the clipboard; a caret leaves that as it is.
  case copy
  /// Puts the selection on the clipboard and removes it; a caret does neither. What may not be removed is only copied.
  case cut
  /// Puts what is on the clipboard in the place of the selection, or at the caret; does nothing if there is none.
  case paste

  // MARK: Completion

  /// Opens with the prefix at the start of `utf8Range` and the rest of that as the word.
  case showCompletions(prefix: String, utf8Range: Range<Int>)
  /// Gives what a host found for the half-typed word; left aside if the word is of another generation by now.
  case setCandidates([Completion], generation: Int)
  /// Moves the selection in the list of candidates, as far as that goes.
  case moveCandidateSelection(by: Int)
  /// Puts a completion in the place of the half-typed word, behind its prefix if that is kept.
  case acceptCompletion(Completion, keepsPrefix: Bool = true)
  /// Accepts the candidate that is selected in the list; its prefix is kept if ``CompletionPrefix/keepsPrefix`` says so.
  case acceptSelectedCandidate
  /// Gives the half-typed word up, unless the host keeps it; the next change looks at the word again.
  case cancelCompletion

  // MARK: Sending and editing

  /// Hands the message over, if it may be sent.
  case send
  /// Says that a message is on its way: no other can be sent.
  case beginSending
  /// Says that it has arrived.
  case endSending
  /// Says whether messages can be sent, where the host decides.
  case setSendEnabled(Bool)
  /// Puts a message into the field to be changed, with the completions in it.
  case beginEditing(EditedMessage, completions: [CompletionRecord] = [])
  /// Hands the edited message over, if it could be sent, and brings back what was typed before.
  case commitEditing
  /// Leaves the edited message as it was, and brings back what was typed before.
  case cancelEditing
  /// Does something to the attachments.
  case attach(AttachmentOperation)

  // MARK: The field

  /// Gives the field the keyboard, unless it is hidden.
  case focus
  /// Takes the keyboard from the field.
  case blur
  /// Says what a keyboard on the screen does.
  case setKeyboardStatus(KeyboardStatus)
  /// Hides the field, which keeps its text, or shows it again.
  case setHidden(Bool)
  /// Says that an input method shows text that it has not settled on.
  case beginComposing
  /// Says that the input method has settled.
  case endComposing
  /// Says what is in the middle of the bar.
  case setMiddleContent(MiddleContent)
  /// Asks for all text to be removed, as a shake does; a host that agrees applies ``clearText(clearsUndo:)``.
  case requestClear
  /// Says that a finger went over the field.
  case swipe(SwipeDirection)
  /// Replaces the configuration, and lays out anew: also what to do when a measurer has changed its mind.
  case configure(ComposerConfiguration)

  // MARK: Others

  /// Notes that somebody types.
  case insertTypingName(String)
  /// Notes that somebody no longer types.
  case removeTypingName(String)
  /// Forgets all who type.
  case dismissTyping
  /// Touches the line about who types; it goes if the configuration says so.
  case touchTypingLabel
  /// Looks at the clock: who has not typed for long is forgotten.
  case tick
  /// Writes what was typed to the store, as when a program goes to the background.
  case suspend
  /// Shows what is stored, unless there is something in the field.
  case restoreDraft
  /// Writes what was typed under the old key, and shows what is stored under the new one; `nil`: nothing is stored.
  case switchDraft(to: DraftKey?)
}

extension ComposerOperation {
  /// Puts a line break in the place of the selection, or at the caret.
  public static var insertLineBreak: ComposerOperation { .insert("\n", origin: .typing) }
  /// Removes the selection, or else the cluster before the caret, or the end of a completion.
  public static var deleteBackward: ComposerOperation { .delete(.clusterBackward) }
  /// Removes the selection, or else the cluster behind the caret, or the completion there.
  public static var deleteForward: ComposerOperation { .delete(.clusterForward) }
}
