/// Everything that can be done to a message field.
///
/// Offsets are UTF-8 offsets into the text of the field. Where one lies inside a grapheme cluster, a range grows to hold
/// that cluster, and a place to insert at, or a caret, goes behind it.
public enum ComposerOperation: Hashable, Sendable {
  /// Replaces the part `utf8Range` of the text, wherever the caret is, which keeps its place in the text around.
  case replace(utf8Range: Range<Int>, with: String, origin: EditOrigin)
  /// Puts text in the place of the selection, or at the caret, which then stands behind it. An empty text does nothing.
  case insert(String, origin: EditOrigin)
  /// Puts text behind all that is there; the caret goes to the end.
  case append(String)
  /// Puts text before all that is there; the caret stays in the text that it is in, behind what is put at it.
  case prepend(String)
  /// Puts text in the place of all that is there; the caret goes to the end.
  case setText(String)
  /// Removes all text; with `clearsUndo` there is nothing to take back or make again afterwards.
  case clearText(clearsUndo: Bool)
  /// Removes the selection, or else the cluster before the caret.
  case deleteBackward
  /// Removes the selection, or else the cluster behind the caret.
  case deleteForward
  /// Puts the selection on the clipboard; a caret leaves that as it is.
  case copy
  /// Puts the selection on the clipboard and removes it; a caret does neither. What may not be removed is only copied.
  case cut
  /// Puts the clipboard's text in the place of the selection, or at the caret; does nothing if there is none.
  case paste
  /// Selects.
  case setCaretRange(CaretRange)
  /// Takes the last step back; does nothing while an input method composes.
  case undo
  /// Makes the step again that was taken back last; does nothing while an input method composes.
  case redo
  /// Gives the field the keyboard.
  case focus
  /// Takes the keyboard from the field.
  case blur
  /// Says that an input method shows text that it has not settled on.
  case beginComposing
  /// Says that the input method has settled.
  case endComposing
  /// Replaces the configuration, and lays out anew: also what to do when a measurer has changed its mind.
  case configure(ComposerConfiguration)

  /// Puts a line break in the place of the selection, or at the caret.
  public static var insertLineBreak: ComposerOperation { .insert("\n", origin: .typing) }
}
