/// A kind of media that can be pasted into a message (composer.md, D1).
public enum MediaType: String, Hashable, Sendable, Codable, CaseIterable {
  /// A PNG image.
  case png
  /// A JPEG image.
  case jpeg
  /// A TIFF image.
  case tiff
  /// A GIF image, which may move.
  case gif
  /// A QuickTime movie.
  case quickTimeMovie
  /// A pass of Passbook, Apple's Wallet today.
  case passbookPass

  /// The media type that a name stands for, in Apple's way of writing or the web's; `nil` if it is another, or generic.
  ///
  /// - Parameter contentType: `public.png`, or `image/png; charset=binary`: in any case of ASCII letters, with
  ///   parameters, which are passed over.
  /// - Complexity: O(*n*) in the UTF-8 count of `contentType`.
  public init?(contentType: String) {
    let name = ContentType(contentType).name
    guard let type = Self.allCases.first(where: { [$0.uniformTypeIdentifier, $0.mimeType].contains(name) }) else {
      return nil
    }
    self = type
  }

  /// The name on Apple's systems: `public.png`.
  public var uniformTypeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .tiff: "public.tiff"
    case .gif: "com.compuserve.gif"
    case .quickTimeMovie: "com.apple.quicktime"
    case .passbookPass: "com.apple.pkpass"
    }
  }

  /// The name on the web: `image/png`.
  public var mimeType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .tiff: "image/tiff"
    case .gif: "image/gif"
    case .quickTimeMovie: "video/quicktime"
    case .passbookPass: "application/vnd.apple.pkpass"
    }
  }
}
