/// Who changed the text of a field, and how.
public enum EditOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// A person typed or deleted.
  case typing
  /// A person pasted.
  case paste
  /// A person accepted what was offered for a half-typed word.
  case completion
  /// A person had symbols of markup put around text.
  case format
  /// The program did.
  case programmatic
  /// A person took something back, or took that back.
  case undo
}
