/// How much of what is allowed the text of a field takes up, without blanks at its ends.
public struct CharacterCounter: Hashable, Sendable {
  /// How a counter is written.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is not.
    case none
    /// What there is and what is allowed: `3/10`.
    case split
    /// What there is less what is allowed: `-7`, and `2` for two too many.
    case countdown
    /// What is left: `7`, and `-2` for two too many.
    case countdownReversed
  }

  /// Where a counter stands beside the button that sends. A hint for who draws it.
  public enum Position: String, Hashable, Sendable, Codable, CaseIterable {
    /// Above it.
    case top
    /// Below it.
    case bottom
  }

  /// How many there are, in the unit of the counter.
  public let count: Int
  /// How many there may be.
  public let maximumCount: Int
  /// Whether there are too many; exactly the most is not too many.
  public let isLimitExceeded: Bool

  /// How many are left; less than none if there are too many.
  public var remaining: Int { maximumCount - count }

  /// What the counter shows.
  ///
  /// - Parameter style: How it is written.
  /// - Returns: The text; empty for ``Style/none``.
  public func label(in style: Style) -> String {
    switch style {
    case .none: ""
    case .split: "\(count)/\(maximumCount)"
    case .countdown: "\(-remaining)"
    case .countdownReversed: "\(remaining)"
    }
  }
}
