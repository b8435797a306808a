/// A message as it is handed over to be sent.
public struct ComposedMessage: Hashable, Sendable {
  /// The text, without blanks and line breaks at its ends if the configuration says so.
  public let text: String
  /// The text as it was in the field.
  public let rawText: String
  /// The completions in ``text``, ascending, with offsets into that.
  public let completions: [CompletionRecord]
  /// The text in parts, and the media between them, in order.
  public let components: [MessageComponent]
  /// What goes with the message, in order.
  public let attachments: [Attachment]
}
