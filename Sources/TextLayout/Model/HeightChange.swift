/// That the height of a text has changed; both heights include the insets above and below.
public struct HeightChange: Hashable, Sendable {
  /// The height before.
  public let oldHeight: Double
  /// The height now.
  public let newHeight: Double
}
