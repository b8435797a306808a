/// What a key does in a message field.
public enum KeyAction: Hashable, Sendable {
  /// Accepts the completion that is selected in the list.
  case acceptCandidate
  /// Selects another completion: so many places further down the list.
  case moveCandidateSelection(by: Int)
  /// Closes the list and leaves the word as it is.
  case cancelCompletion
  /// Ends editing with what is written.
  case commitEditing
  /// Ends editing with what was there before.
  case cancelEditing
  /// Sends the message, if it can be sent.
  case send
  /// Breaks the line.
  case insertLineBreak
  /// Gives the keyboard away.
  case dismissFocus
  /// Moves the caret or, if it extends the selection, its head.
  case moveCaret(CaretMovement, isExtending: Bool)
  /// Selects all of the text.
  case selectAll
  /// Deletes the selection or the cluster before the caret.
  case deleteBackward
  /// Deletes the selection or the cluster behind the caret.
  case deleteForward
  /// Deletes the selection or what is between the caret and where the word before it begins.
  case deleteWordBackward
  /// Deletes the selection or what is between the caret and where the word behind it ends.
  case deleteWordForward
  /// Takes the last step back.
  case undo
  /// Makes the step again that was taken back last.
  case redo
}
