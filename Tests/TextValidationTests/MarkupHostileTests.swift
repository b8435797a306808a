@testable import TextValidation
import Testing

/// Texts on which a search for the markup of Slack or Discord that reads anything twice takes minutes.
@Suite struct MarkupHostileTests {
  private static let byteCount = 60_000

  private static let units = [
    "<", ">", "<>", "<|", "<@", "<@U", "<!date^", "<!date^1^", ":", ":a", "::", ":a:", ":a::skin-tone-", "`", "``",
    "```",
    "` ", "` ``` ", "``` ", "`<", "```<`", "[", "]", "](", "[a", "[a](", "[a](https://", "[a](https://(", "(", ")",
    "https://", "http://)", "http://.", "<https://", "<https://a", "<t:", "<a:", "</a ", "</aaaaaaaaaaaaaaaa ", "@",
    "@here",
    "<@80351110224678912", "é", "<é",
  ]

  @Test(.timeLimit(.minutes(1)), arguments: units)
  func repetitionsTakeLinearTime(unit: String) {
    let text = String(repeating: unit, count: Self.byteCount / unit.utf8.count)
    for hostile in [text, "```" + text + ">", "[<" + text + "](https://a.co)"] {
      expectAscendingMatches(in: hostile)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "<", " a"])
  func backticksInRunsOfManyLengthsTakeLinearTime(separator: String) {
    let counts = Array(1...300)
    let shuffled = counts.map { $0 * 7 % 301 }
    for counts in [counts, counts.reversed(), shuffled, counts + counts.reversed()] {
      expectAscendingMatches(in: counts.map { String(repeating: "`", count: $0) }.joined(separator: separator + " "))
    }
  }

  private func expectAscendingMatches(in text: String) {
    let bytes = Array(text.utf8)
    let searches: [any PlatformSearch] = [SlackSearch(), DiscordSearch(looksForLinks: true)]
    for search in searches {
      let edges = search.matches(in: bytes)
        .flatMap { [$0.utf8Range.lowerBound, $0.utf8Range.upperBound] }
      #expect(edges == edges.sorted())
    }
  }
}
