/// Where the lines of a text stand in the available width.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// At the left.
  case left
  /// At the right.
  case right
  /// In the middle.
  case center
  /// Where the paragraph's direction begins: at the left unless it runs from right to left.
  case leading
  /// Where the paragraph's direction ends.
  case trailing
  /// As the platform does without being told: ``leading``.
  case natural
}
