/// Which media a field takes from the clipboard; none by default (composer.md, D1).
public struct PastableTypes: OptionSet, Hashable, Sendable {
  /// One bit per type, in the order of the cases of ``MediaType``.
  public let rawValue: Int

  /// The types whose bits are set; others mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One type.
  public init(_ type: MediaType) {
    switch type {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .tiff: self = .tiff
    case .gif: self = .gif
    case .quickTimeMovie: self = .quickTimeMovie
    case .passbookPass: self = .passbookPass
    }
  }

  /// PNG images.
  public static let png = PastableTypes(rawValue: 1 << 0)
  /// JPEG images.
  public static let jpeg = PastableTypes(rawValue: 1 << 1)
  /// TIFF images.
  public static let tiff = PastableTypes(rawValue: 1 << 2)
  /// GIF images.
  public static let gif = PastableTypes(rawValue: 1 << 3)
  /// QuickTime movies.
  public static let quickTimeMovie = PastableTypes(rawValue: 1 << 4)
  /// Passes of Passbook.
  public static let passbookPass = PastableTypes(rawValue: 1 << 5)

  /// All images.
  public static let images: PastableTypes = [.png, .jpeg, .tiff, .gif]
  /// All images, and movies; passes, which are not meant for messages, only if named.
  public static let all: PastableTypes = [.images, .quickTimeMovie]
}
