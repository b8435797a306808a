/// What a user's pattern may anchor to: each line on its own, or the text as a whole.
public enum TextUnit: String, Sendable, CaseIterable {
  /// Each line is a text of its own.
  case line
  /// The text is one.
  case whole
}
