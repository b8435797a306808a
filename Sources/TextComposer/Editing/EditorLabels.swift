/// The words of the row above a field in which a message is edited, for a host to draw.
public struct EditorLabels: Hashable, Sendable, Codable {
  /// What is going on.
  public var title = "Editing Message"
  /// The button that leaves the message as it was.
  public var cancel = "Cancel"
  /// The button that commits.
  public var save = "Save"

  /// The words in English.
  public init() {}
}
