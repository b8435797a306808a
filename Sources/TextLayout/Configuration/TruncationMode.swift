/// Which part of the last line gives way if a text has more lines than it may.
public enum TruncationMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// The end, without an ellipsis: the line stops at the last grapheme cluster that has room.
  case clipping
  /// The end, with an ellipsis in its place.
  case truncateTail
  /// The start of the last line: an ellipsis, and the end of the text.
  case truncateHead
  /// What is between the start of the last line and the end of the text.
  case truncateMiddle
}

/// Where truncation may cut.
public enum TruncationBoundary: String, Hashable, Sendable, Codable, CaseIterable {
  /// Between any two grapheme clusters.
  case character
  /// At the ends of words; between grapheme clusters where not one word has room.
  case word
}
