/// What is in the middle of the bar.
public enum MiddleContent: Hashable, Sendable {
  /// The field.
  case text
  /// Something of the host's, as a button to join: nothing is completed or sent then.
  case custom(id: String, height: Double)
}
