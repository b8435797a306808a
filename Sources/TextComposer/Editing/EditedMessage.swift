/// A message that is being edited in a field.
public struct EditedMessage: Hashable, Sendable {
  /// What the host calls the message; `nil`: nothing.
  public let id: String?
  /// Its text when editing began.
  public let original: String

  /// A message that is being edited.
  public init(id: String?, original: String) { (self.id, self.original) = (id, original) }
}
