/// Something that is offered for a half-typed word.
///
/// ```swift
/// let completion = Completion("John", context: ["id": "42"])
/// ```
public struct Completion: Hashable, Sendable {
  /// What is put behind the prefix, and what queries are compared with.
  public var text: String
  /// What the host knows about it, a user's number for one; it goes with the text when that is accepted and sent.
  public var context: [String: String]
  /// What a list shows in the place of ``text``; `nil`: the text. It is not searched.
  public var label: String?

  /// Something to offer.
  ///
  /// - Parameters:
  ///   - text: What is put behind the prefix.
  ///   - context: What the host knows about it.
  ///   - label: What a list shows; `nil`: the text.
  public init(_ text: String, context: [String: String] = [:], label: String? = nil) {
    (self.text, self.context, self.label) = (text, context, label)
  }
}
