/// Where a finger goes over the field.
public enum SwipeDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// To the left.
  case left
  /// To the right.
  case right
}
