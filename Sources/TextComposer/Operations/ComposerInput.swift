/// Something that comes into a field from outside, and that a plugin may take (composer.md, G1 and D5).
public enum ComposerInput: Hashable, Sendable {
  /// Text.
  case text(String)
  /// A picture, a film or a pass.
  case media(MediaItem)
  /// Something to go with the message.
  case attachment(Attachment)
}
