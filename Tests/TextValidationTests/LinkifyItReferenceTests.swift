import TestSupport
@testable import TextValidation
import Testing

/// The search that reads on from trigger to trigger, and the rounds as they are told.
@Suite struct LinkifyItReferenceTests {
  private static let textCount = 2_500
  private static let greatestPieceCount = 14
  private static let pieces = [
    "a", "b", "x1", "co", "com", "рф", "info", "xn--", "xn--p1ai", "xn--a-", "-", "--", "---", "----", ".", ".", ".",
    "..",
    ":", "//", "/", "?", "#", "@", "@", "http:", "http://", "https://", "HTTPS://", "ftp:", "mailto:", "localhost",
    "www.", " ", " ", "\t", "<", ">", "｜", "\"", "'", "(", ")", "[", "]", "{", "}", "$", "+", "=", "^", "`", "|", "~",
    "_", ",", ";", "!", "&", "%", "*", "\\", "1", "10", "192.0.2.1", "255", "256", ":80", ":65535", ":65536", ":1", "é",
    "例", "😀", "。", "\u{A0}", "\u{200D}", "a.co", "b.com/", "a@b.co", "user:pw@", ".com", ".com<", ".us>", ".zz",
    "name@",
    String(repeating: "q", count: 62), String(repeating: "z", count: 63),
  ]

  @Test(arguments: [
    LinkifyItReference.Options(), .init(acceptsBareAddresses: true), .init(endsLinksAtTripleDash: true),
    .init(acceptsBareAddresses: true, endsLinksAtTripleDash: true, findsMentions: true),
  ])
  func findsWhatTheRoundsFind(_ options: LinkifyItReference.Options) throws {
    var detection = DetectionOptions()
    detection.acceptsBareAddresses = options.acceptsBareAddresses
    detection.linkifyIt.endsLinksAtTripleDash = options.endsLinksAtTripleDash
    let search = LinkifyItSearch(detection, findsMentions: options.findsMentions)
    let reference = try LinkifyItReference(options)
    var random = SeededGenerator(seed: 5)
    var foundCount = 0
    for _ in 0..<Self.textCount {
      let pieceCount = Int.random(in: 1...Self.greatestPieceCount, using: &random)
      let text = (0..<pieceCount).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      let expected = try reference.matches(in: text)
      #expect(search.matches(in: Array(text.utf8)) == expected, "\(text)")
      foundCount += expected.count
    }
    #expect(foundCount > Self.textCount / 20)
  }
}
