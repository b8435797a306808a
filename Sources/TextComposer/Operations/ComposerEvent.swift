/// What became of an operation, in the order of these cases.
///
/// An operation changes the text at most once. What is the same afterwards has no event.
public enum ComposerEvent: Hashable, Sendable {
  /// The text is about to change; the state that comes with it is the old one.
  case textWillChange(TextChange)
  /// The text has changed, and the caret with it.
  case textDidChange(TextChange)
  /// The caret is at other offsets than before.
  case caretRangeDidChange(CaretRange)
  /// The field has got or lost the keyboard.
  case isFocusedDidChange(Bool)
  /// The message can be sent now, or no longer.
  case canSendDidChange(Bool)
  /// The counter shows something else; `nil`: there is no limit any more.
  case counterDidChange(CharacterCounter?)
  /// The placeholder has come or gone.
  case isPlaceholderVisibleDidChange(Bool)
  /// The bar has another height, in the measurer's unit.
  case heightDidChange(from: Double, to: Double)
  /// The text has become higher than the field may be, or no longer is.
  case isScrollEnabledDidChange(Bool)
  /// Another line is the first that is seen, counted from 0.
  case firstVisibleLineDidChange(Int)
}
