/// Where an item is in the bar of a message field. Items are told of events in the order of these cases.
public enum ItemPlace: String, Hashable, Sendable, Codable, CaseIterable {
  /// Beside the field, where lines begin.
  case leading
  /// Beside the field, where lines end.
  case trailing
  /// Below the field.
  case bottom
  /// Above the field.
  case top
  /// Nowhere that is drawn.
  case none

  /// On which side an item beside the field is.
  public enum Side: String, Hashable, Sendable, Codable {
    /// On the left.
    case left
    /// On the right.
    case right
  }

  /// The side on which the place is; `nil` if it is not beside the field.
  ///
  /// - Parameter isRightToLeft: Whether the interface is read from right to left.
  /// - Returns: Left for ``leading`` in an interface that is read from left to right.
  public func side(isRightToLeft: Bool) -> Side? {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .bottom, .top, .none: nil
    }
  }
}
