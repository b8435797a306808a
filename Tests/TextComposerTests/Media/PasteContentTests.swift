import TextComposer
import Testing

@Suite struct PasteContentTests {
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]

  private static func form(_ contentType: String, _ text: String) -> ClipboardRepresentation {
    ClipboardRepresentation(contentType: contentType, bytes: Array(text.utf8))
  }

  private static func form(_ contentType: String, bytes: [UInt8] = [1]) -> ClipboardRepresentation {
    ClipboardRepresentation(contentType: contentType, bytes: bytes)
  }

  private static func media(
    _ contentType: String, _ mediaType: MediaType, bytes: [UInt8] = [1]
  ) -> PasteContent {
    .media(MediaItem(contentType: contentType, mediaType: mediaType, bytes: bytes))
  }

  @Test(
    arguments: [
      ([form("public.png")], .png, media("public.png", .png)),
      // The first that is admitted and there, in the order of the clipboard.
      ([form("image/jpeg"), form("image/png")], .images, media("image/jpeg", .jpeg)),
      ([form("image/jpeg"), form("image/png")], .png, media("image/png", .png)),
      ([form("image/jpeg", bytes: []), form("image/png")], .images, media("image/png", .png)),
      ([form("IMAGE/GIF;q=1")], .gif, media("IMAGE/GIF;q=1", .gif)),
      // Media before text, wherever it is.
      ([form("text/html", "<b>"), form("text/plain", "a"), form("image/png")], .all, media("image/png", .png)),
      (
        [form("public.url", "https://a.example"), form("video/quicktime")], .all,
        media("video/quicktime", .quickTimeMovie)
      ),
      // Passes are not among all.
      ([form("com.apple.pkpass")], .all, nil),
      ([form("com.apple.pkpass")], .passbookPass, media("com.apple.pkpass", .passbookPass)),
      ([form("image/png")], [], nil),
      ([form("image/webp")], .all, nil),
      ([form("image/png", bytes: [])], .all, nil),
    ] as [([ClipboardRepresentation], PastableTypes, PasteContent?)])
  func theFirstMediaThatIsAdmittedIsPasted(
    _ representations: [ClipboardRepresentation], _ pastable: PastableTypes, _ content: PasteContent?
  ) {
    #expect(PasteContent.choose(from: representations, pastable: pastable) == content)
  }

  @Test(
    arguments: [
      (picture, .png, .png), (picture, .jpeg, .png), (picture, .all, .png),
      (picture, .quickTimeMovie, nil), (picture, .passbookPass, nil), (picture, [], nil),
      ([0xFF, 0xD8, 0xFF, 0xE0], .gif, .jpeg),
      (Array("II*\0".utf8), .gif, .tiff), (Array("MM\0*".utf8), .gif, .tiff),
      (Array("GIF87a".utf8), .png, .gif), (Array("GIF89a".utf8), .png, .gif),
      (Array("GIF8".utf8), .images, nil), (Array("bplist00".utf8), .images, nil), ([], .images, nil),
    ] as [([UInt8], PastableTypes, MediaType?)])
  func anImageInGeneralIsWhatItsBytesSay(_ bytes: [UInt8], _ pastable: PastableTypes, _ mediaType: MediaType?) {
    let type = "com.apple.uikit.image"
    let representations = [Self.form(type, bytes: bytes), Self.form("text/plain", "a")]
    let content = mediaType.map { Self.media(type, $0, bytes: bytes) } ?? .text("a")
    #expect(PasteContent.choose(from: representations, pastable: pastable) == content)
  }

  @Test(
    arguments: [
      ([], nil),
      ([form("text/plain", "a")], "a"),
      ([form("public.utf8-plain-text", "é")], "é"),
      ([form("TEXT/Plain; charset=\"UTF-8\"", "é")], "é"),
      ([form("text/plain", "a"), form("text/plain", "b")], "a"),
      ([form("text/plain", ""), form("text/plain", "b")], "b"),
      ([form("text/plain", " \n")], " \n"),
      // An address before the text that goes with it.
      ([form("text/plain", "a title"), form("public.url", "https://a.example")], "https://a.example"),
      ([form("text/plain", "a title"), form("public.url", "")], "a title"),
      (
        [form("text/uri-list", "# a comment\r\nhttps://a.example\r\n\r\nhttps://b.example\r\n")],
        "https://a.example\nhttps://b.example"
      ),
      ([form("text/uri-list", "#\r\n"), form("text/plain", "a")], "a"),
      // Other text is passed over, and so is another encoding.
      ([form("text/html", "<b>a</b>"), form("public.rtf", "{}")], nil),
      ([form("text/plain;charset=utf-16", "a\0"), form("text/plain;charset=us-ascii", "b")], "b"),
      ([form("text/plain;format=flowed; charset=utf8", "a")], "a"),
      // What is not UTF-8 is repaired.
      ([form("text/plain", bytes: [0x61, 0xFF, 0x62, 0xE2, 0x82])], "a\u{FFFD}b\u{FFFD}"),
      ([form("text/uri-list", bytes: [0xFF, 0x0D, 0x0A])], "\u{FFFD}"),
    ] as [([ClipboardRepresentation], String?)])
  func textIsPastedWhereThereIsNoMedia(_ representations: [ClipboardRepresentation], _ text: String?) {
    #expect(PasteContent.choose(from: representations, pastable: .all) == text.map { .text($0) })
  }

  /// A clipboard of a host that knows text alone.
  private struct TextClipboard: ComposerClipboard {
    let content: String?

    func text() -> String? { content }
    func setText(_ text: String) {}
  }

  @Test(arguments: ["a\r\nb", "👍", "", nil])
  func aClipboardOfTextHasOneForm(_ text: String?) {
    let representations = TextClipboard(content: text).representations()
    #expect(representations.count == (text == nil ? 0 : 1))
    let content = PasteContent.choose(from: representations, pastable: .all)
    #expect(content == text.flatMap { $0.isEmpty ? nil : .text($0) })
  }

  @Test func nothingIsOnNoClipboard() {
    #expect(NoClipboard().representations().isEmpty)
  }
}
