/// Media that was pasted.
public struct MediaItem: Hashable, Sendable {
  /// What the clipboard called it, as it was written there.
  public let contentType: String
  /// What it is.
  public let mediaType: MediaType
  /// The media itself, as it was there.
  public let bytes: [UInt8]

  /// Media as it is on a clipboard.
  ///
  /// - Parameters:
  ///   - contentType: What the clipboard calls it.
  ///   - mediaType: What it is.
  ///   - bytes: The media itself.
  public init(contentType: String, mediaType: MediaType, bytes: [UInt8]) {
    (self.contentType, self.mediaType, self.bytes) = (contentType, mediaType, bytes)
  }
}
