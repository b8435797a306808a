import TextComposer
import Testing

@Suite struct MediaTypeTests {
  @Test(
    arguments: [
      ("public.png", .png), ("image/png", .png),
      ("public.jpeg", .jpeg), ("image/jpeg", .jpeg),
      ("public.tiff", .tiff), ("image/tiff", .tiff),
      ("com.compuserve.gif", .gif), ("image/gif", .gif),
      ("com.apple.quicktime", .quickTimeMovie), ("video/quicktime", .quickTimeMovie),
      ("com.apple.pkpass", .passbookPass), ("application/vnd.apple.pkpass", .passbookPass),
      // Capitals and parameters make no difference.
      ("Public.PNG", .png), ("IMAGE/Jpeg", .jpeg), ("image/png; charset=binary", .png), (" image/gif ;q=1;", .gif),
      ("image/png;", .png),
      // Other names are others, also such that only look the same.
      ("", nil), (";", nil), ("image/*", nil), ("image/webp", nil), ("png", nil), ("image/png2", nil),
      ("image /png", nil), ("com.apple.quic\u{212A}time", nil), ("\u{130}mage/png", nil),
      ("com.apple.uikit.image", nil), ("text/plain", nil), ("x;image/png", nil),
    ] as [(String, MediaType?)])
  func aTypeHasTwoNames(_ contentType: String, _ mediaType: MediaType?) {
    #expect(MediaType(contentType: contentType) == mediaType)
  }

  @Test(arguments: MediaType.allCases)
  func aTypeIsFoundByItsOwnNames(_ mediaType: MediaType) {
    #expect(MediaType(contentType: mediaType.uniformTypeIdentifier) == mediaType)
    #expect(MediaType(contentType: mediaType.mimeType) == mediaType)
  }

  @Test(
    arguments: [
      (PastableTypes.images, [.png, .jpeg, .tiff, .gif]),
      (.all, [.png, .jpeg, .tiff, .gif, .quickTimeMovie]),
      ([], []),
      (.passbookPass, [.passbookPass]),
      (.all.union(.passbookPass), MediaType.allCases),
      (PastableTypes(rawValue: ~0b1), [.jpeg, .tiff, .gif, .quickTimeMovie, .passbookPass]),
    ] as [(PastableTypes, [MediaType])])
  func aSetHoldsTypes(_ pastable: PastableTypes, _ mediaTypes: [MediaType]) {
    #expect(MediaType.allCases.filter { pastable.contains(PastableTypes($0)) } == mediaTypes)
  }
}
