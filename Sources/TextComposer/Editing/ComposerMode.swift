/// What a field is used for.
public enum ComposerMode: Hashable, Sendable {
  /// To write a new message.
  case normal
  /// To change one that was sent.
  case editing(EditedMessage)
}
