/// Something that is sent beside the text of a message.
public enum Attachment: Hashable, Sendable {
  /// An image, as the bytes of its file.
  case image([UInt8])
  /// The address of something.
  case url(String)
  /// Bytes of which nothing is known.
  case data([UInt8])
  /// A file: its name without a path, its type as a media type or uniform type identifier, and what is in it.
  case file(name: String, contentType: String, bytes: [UInt8])
}
