/// Which way a paragraph runs.
public enum BaseDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// As the first strong character says; left to right if there is none (UAX #9 P2, P3).
  case automatic = "auto"
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}
