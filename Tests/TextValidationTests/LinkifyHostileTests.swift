@testable import TextValidation
import Testing

/// Texts on which a search of linkify-it or of the Rust crate linkify that reads anything twice takes minutes.
@Suite struct LinkifyHostileTests {
  private static let byteCount = 60_000

  private static let units = [
    ".", ":", "/", "@", "//", "://", "a.", "a@", "a:", "a.b:", "a.b,", "a.co,", "a.co:", "a.co<", "a.co｜", "a$", "$a.b",
    "$1.", "1.1:", "1.1.", "mailto:", "mailto:a", "http:", "http://", "http://a", "http://a/(", "http://a/[",
    "http://a/{",
    "http://a/\"", "http://a/'", "http://a/.", "http://a/!", "http://a/?", "ftp:", "//a.", "//a@", "a://?", "a://'",
    "a/(",
    "localhost", "www.", "xn--", "xn--a.", "a---", "a---b.", "-", "a-.", "\"", "\"a", "a@\"", "@a.co<", "_a.b", "é.",
    "é@",
    "a.co a@", "a_b.co", "\u{2028}", "a\"b.co@",
  ]

  @Test(.timeLimit(.minutes(1)), arguments: units)
  func repetitionsTakeLinearTime(unit: String) {
    let text = String(repeating: unit, count: Self.byteCount / unit.utf8.count)
    for hostile in [text, "'a.b:http://a/" + text + ")@a.org", "a." + text + ".1.1.co "] {
      expectAscendingMatches(in: hostile)
    }
  }

  private func expectAscendingMatches(in text: String) {
    let bytes = Array(text.utf8)
    var options = DetectionOptions()
    options.acceptsBareAddresses = true
    options.linkifyIt.endsLinksAtTripleDash = true
    options.linkifyRust.acceptsIRIs = false
    let searches: [any PlatformSearch] = [
      LinkifyItSearch(options, findsMentions: true),
      LinkifyRustSearch(options, findsLinks: true, findsEmails: true),
    ]
    for search in searches {
      let edges = search.matches(in: bytes).flatMap { [$0.utf8Range.lowerBound, $0.utf8Range.upperBound] }
      #expect(edges == edges.sorted())
    }
  }
}
