import TestSupport
@testable import TextValidation
import Testing

/// The search that remembers what it has read, and each trigger on its own.
@Suite struct LinkifyRustReferenceTests {
  private static let textCount = 2_500
  private static let greatestPieceCount = 14
  private static let pieces = [
    "a", "b", "ab", "co", "com", "x-y", "-", "--", ".", ".", ".", "..", ":", "://", "://", "/", "?", "#", "@", "@",
    "@@",
    "http://", "https://", "HTTP://", "ftp://", "abc://", "file://", "1abc://", "a+b://", "ssh://", " ", " ", "\t", "<",
    ">", "'", "\"", "(", ")", "[", "]", "{", "}", "$", "+", "=", "^", "`", "|", "~", "_", ",", ";", "!", "&", "%", "*",
    "\\",
    "1", "2", "10", "127.0.0.1", "1.1", "1.1:", "a.b:", "é", "例", "😀", "\u{85}", "\u{A0}", "a.co", "b.com/", "a@b.co",
    "user:pw@", ".com", ":80", "x.y", "/?", "/(", "/x",
  ]

  @Test(arguments: [true, false], [true, false])
  func findsWhatEachTriggerFinds(requiresScheme: Bool, acceptsIRIs: Bool) {
    var options = DetectionOptions()
    options.requiresScheme = requiresScheme
    options.linkifyRust.acceptsIRIs = acceptsIRIs
    options.linkifyRust.needsDotInEmailDomains = acceptsIRIs
    let search = LinkifyRustSearch(options, findsLinks: true, findsEmails: true)
    var random = SeededGenerator(seed: 7)
    var foundCount = 0
    for _ in 0..<Self.textCount {
      let pieceCount = Int.random(in: 1...Self.greatestPieceCount, using: &random)
      let text = (0..<pieceCount).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      let expected = LinkifyRustReference(text, options).matches()
      #expect(search.matches(in: Array(text.utf8)) == expected, "\(text)")
      foundCount += expected.count
    }
    #expect(foundCount > Self.textCount / 20)
  }
}
