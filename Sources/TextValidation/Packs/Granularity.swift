/// Whether selections are exact ranges of running text, or whole words as in the seed library.
public enum Granularity: String, Sendable, CaseIterable {
  /// Exact ranges.
  case range
  /// Whole words; the first validator in order that accepts a word selects it.
  case word
}
