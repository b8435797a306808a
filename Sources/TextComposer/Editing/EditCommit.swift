/// What became of an edited message, as the host receives it.
public struct EditCommit: Hashable, Sendable {
  /// The message as it was.
  public let message: EditedMessage
  /// Its new text, without blanks at the ends if the configuration says so.
  public let text: String
  /// The completions in ``text``, ascending.
  public let completions: [CompletionRecord]
  /// The text in parts, and the media between them, in order.
  public let components: [MessageComponent]
  /// What was attached while it was edited, in order.
  public let attachments: [Attachment]
}
