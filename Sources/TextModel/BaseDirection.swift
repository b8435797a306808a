/// The direction in which the lines of a paragraph run: the one that its first character stands at the start of.
///
/// The paragraph level of UAX #9, found or given. Only ``automatic`` looks at the text.
///
/// ```swift
/// let direction = BaseDirection(rawValue: "rightToLeft") ?? .automatic
/// ```
public enum BaseDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// That of the first strong character of each paragraph (UAX #9, P2): right to left if it is a letter of Hebrew,
  /// Arabic and their kin, left to right if it is any other letter or if there is none (P3).
  ///
  /// Isolates, from U+2066, U+2067 or U+2068 to their U+2069, are passed over.
  case automatic = "auto"
  /// Left to right, whatever the text says (UAX #9, HL1).
  case leftToRight
  /// Right to left, whatever the text says (UAX #9, HL1).
  case rightToLeft
}
