import TextSelection
import Testing

@Suite struct StatisticsTests {
  /// The counts of the rule that `kind` comes from, in one scan of `text` with all rules.
  private static func statistics(_ kind: String, _ text: String) throws -> RuleStatistics {
    let scanner = Scanner()
    var scratch = ScanScratch()
    scratch.beginStatistics()
    scanner.scan(text.utf8.span, scratch: &scratch) { _ in }
    let place = try #require(scanner.rules.firstIndex { $0.identifier == kind })
    let statistics = scratch.statistics
    return try #require(statistics)[place]
  }

  // Asked, confirmed, refused, bytes.
  @Test(arguments: [
    ("mention", "Hi @ann, @ben and @1.", 3, 2, 1, 10),
    ("hashtag", "#a #1 # x", 2, 1, 1, 4),
    ("phone", "call +1 415 555 0123, not 5", 1, 1, 0, 15),
    ("handlebars", "{{a}} {{b", 2, 1, 1, 7),
    ("mention", "nothing at all", 0, 0, 0, 0),
  ])
  func countsWhatRulesAreAsked(kind: String, text: String, asked: Int, confirmed: Int, refused: Int, bytes: Int) throws
  {
    let counts = try Self.statistics(kind, text)
    #expect(counts.candidateCount == asked)
    #expect(counts.confirmedCount == confirmed)
    #expect(counts.refusedCount == refused)
    #expect(counts.visitedUTF8Count == bytes)
  }

  @Test func addsUpOverScans() throws {
    let scanner = Scanner()
    var scratch = ScanScratch()
    scratch.beginStatistics()
    for _ in 0..<3 { scanner.scan("@ann".utf8.span, scratch: &scratch) { _ in } }
    let place = try #require(scanner.rules.firstIndex { $0.identifier == "mention" })
    let statistics = scratch.statistics
    #expect(statistics?[place].confirmedCount == 3)
  }

  @Test func keepsNoAccountUnasked() {
    var scratch = ScanScratch()
    Scanner().scan("@ann".utf8.span, scratch: &scratch) { _ in }
    let statistics = scratch.statistics
    #expect(statistics == nil)
  }
}
