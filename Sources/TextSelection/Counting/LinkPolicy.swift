/// What becomes of a link that begins within the limit and does not fit whole.
public enum LinkPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It goes, and what follows it.
  case drop
  /// It stays whole at the end, and text before it goes instead.
  ///
  /// Of several such links it is the last. Before it stands as much of the text's start as fits, the ellipsis and a space;
  /// if not even those two fit, it stands alone; if it does not fit alone, it goes as with ``drop``.
  case keep
}
