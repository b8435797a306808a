/// Where a line may end.
public enum LineBreakMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// At spaces and tabs, and between ideographs if ``SelectableTextConfiguration/breaksIdeographs`` says so.
  case wordWrap
  /// Between any two grapheme clusters.
  case characterWrap
  /// Where the Unicode Line Breaking Algorithm allows it (UAX #14).
  case unicode
}

/// What becomes of a word that is wider than a line.
public enum WordOverflow: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is cut, and an ellipsis stands for the rest.
  case truncateTail
  /// It is cut.
  case clipping
  /// It goes on in the next line.
  case wrap
}

/// How wide a tab is.
public enum TabPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// As wide as so many spaces, wherever it stands.
  case fixed
  /// It reaches to the next multiple of that width from the start of the line.
  case stops
}
