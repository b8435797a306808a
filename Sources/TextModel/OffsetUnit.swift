/// What an offset into a text counts.
public enum OffsetUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// UTF-8 code units: bytes. Everything is stored in this unit.
  case utf8
  /// UTF-16 code units.
  case utf16
  /// Unicode scalars.
  case scalar
  /// Grapheme clusters, as the standard library's `Character`.
  case grapheme
}
