/// What a ``TextCounter`` counts in.
public enum CountUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// UTF-8 code units: bytes.
  case utf8
  /// UTF-16 code units.
  case utf16
  /// Unicode scalars.
  case scalar
  /// Grapheme clusters, as the standard library's `Character`.
  case grapheme
  /// What a platform has its own scale for, on which a link weighs the same however long it is.
  case weight
  /// Seven bits of an SMS: a character of the GSM alphabet, or half of one of its extension.
  case septet
}
