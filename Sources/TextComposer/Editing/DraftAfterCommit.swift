/// What becomes of what was typed before an edit, once that is committed.
public enum DraftAfterCommit: String, Hashable, Sendable, Codable {
  /// It is there again.
  case restore
  /// It is gone.
  case discard
}
