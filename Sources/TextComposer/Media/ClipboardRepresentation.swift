/// One of the forms in which something is on a clipboard.
public struct ClipboardRepresentation: Hashable, Sendable {
  /// What the bytes are: a uniform type identifier, or a media type of the web.
  public let contentType: String
  /// The bytes; none if the clipboard only promises them.
  public let bytes: [UInt8]

  /// One form of what is on a clipboard.
  ///
  /// - Parameters:
  ///   - contentType: What the bytes are: `public.png`, or `text/plain;charset=utf-8`.
  ///   - bytes: The bytes.
  public init(contentType: String, bytes: [UInt8]) {
    (self.contentType, self.bytes) = (contentType, bytes)
  }

  /// Plain text.
  public init(text: String) {
    self.init(contentType: "text/plain;charset=utf-8", bytes: Array(text.utf8))
  }

  /// The name of images in general, whose bytes may be of any kind.
  private static let genericImageType = "com.apple.uikit.image"

  /// The media, if it is of a type that is admitted, and there.
  func media(of pastable: PastableTypes) -> MediaItem? {
    guard !bytes.isEmpty, let mediaType = admittedMediaType(pastable) else { return nil }
    return MediaItem(contentType: contentType, mediaType: mediaType, bytes: bytes)
  }

  private func admittedMediaType(_ pastable: PastableTypes) -> MediaType? {
    if ContentType(contentType).name == Self.genericImageType {
      return pastable.isDisjoint(with: .images) ? nil : MediaType(imageBytes: bytes)
    }
    guard let mediaType = MediaType(contentType: contentType) else { return nil }
    return pastable.contains(PastableTypes(mediaType)) ? mediaType : nil
  }
}
