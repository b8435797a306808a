extension MediaType {
  /// What images begin with: ISO/IEC 15948 5.2 for PNG, ITU-T T.81 B.1.1 for JPEG, TIFF 6.0 section 2, GIF89a section 17.
  private static let imageSignatures: [(start: [UInt8], type: MediaType)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    ([0x49, 0x49, 0x2A, 0x00], .tiff),
    ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
  ]

  /// The kind of image that `bytes` begin as; `nil` if they begin as none.
  init?(imageBytes bytes: [UInt8]) {
    guard let type = Self.imageSignatures.first(where: { bytes.starts(with: $0.start) })?.type else { return nil }
    self = type
  }
}
