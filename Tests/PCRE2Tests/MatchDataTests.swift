import PCRE2
import TestSupport
import Testing

@Suite struct MatchDataTests {
  @Test(arguments: Pattern.Engine.allCases)
  func capturesByNumberAndName(engine: Pattern.Engine) throws {
    let pattern = try Pattern(#"(?<user>\w+)@(?:(\d+)|(?<host>\w+))(x)?"#, engine: engine)
    let marked = MarkedText("é ⟦⟦ann⟧@⟦host⟧⟧")
    var data = MatchData()
    #expect(try pattern.firstMatch(in: marked.text.utf8Span, using: &data) == marked.utf8Ranges[0])
    #expect(data.captureRange(1) == marked.utf8Ranges[1])
    #expect(data.captureRange(2) == nil)  // took no part
    #expect(data.captureRange(3) == marked.utf8Ranges[2])
    #expect(data.captureRange(4) == nil)
    #expect(data.captureRange(5) == nil)  // no such group
    #expect(data.captureRange(-1) == nil)
    #expect(data.captureRange(named: "user", of: pattern) == marked.utf8Ranges[1])
    #expect(data.captureRange(named: "host", of: pattern) == marked.utf8Ranges[2])
    #expect(data.captureRange(named: "none", of: pattern) == nil)
  }

  @Test func namedGroupsAscendByNumber() throws {
    let pattern = try Pattern("(?<b>.)(.)(?<a>.)(?'é'.)", options: .unicodeProperties)
    #expect(pattern.captureCount == 4)
    #expect(
      pattern.namedGroups == [
        NamedGroup(name: "b", number: 1), NamedGroup(name: "a", number: 3), NamedGroup(name: "é", number: 4),
      ])
    #expect(try Pattern("(a)").namedGroups.isEmpty)
  }

  @Test(arguments: Pattern.Engine.allCases)
  func ofGroupsWithOneNameTheOneThatMatchedCounts(engine: Pattern.Engine) throws {
    let pattern = try Pattern("(?J)(?<n>a)|(?<n>b)", engine: engine)
    var data = MatchData()
    _ = try pattern.firstMatch(in: "b".utf8Span, using: &data)
    #expect(data.captureRange(named: "n", of: pattern) == 0..<1)
  }

  @Test(arguments: Pattern.Engine.allCases)
  func capturesInLookaroundMayLieOutsideTheMatch(engine: Pattern.Engine) throws {
    let (pattern, marked) = (try Pattern("(?<=(a))b(?=(c))", engine: engine), MarkedText("⟦a⟧⟦b⟧⟦c⟧"))
    var data = MatchData()
    #expect(try pattern.firstMatch(in: marked.text.utf8Span, from: 1, using: &data) == marked.utf8Ranges[1])
    #expect(data.captureRange(1) == marked.utf8Ranges[0])
    #expect(data.captureRange(2) == marked.utf8Ranges[2])
  }

  @Test(arguments: Pattern.Engine.allCases)
  func growsToTheLargestPatternAndForgetsTheLastMatch(engine: Pattern.Engine) throws {
    var data = MatchData()
    let small = try Pattern("(a)", engine: engine)
    let large = try Pattern(String(repeating: "(a)", count: 1000), engine: engine)
    #expect(try small.firstMatch(in: "a".utf8Span, using: &data) == 0..<1)
    #expect(try large.firstMatch(in: String(repeating: "a", count: 1000).utf8Span, using: &data) == 0..<1000)
    #expect(data.captureRange(1000) == 999..<1000)
    #expect(try small.firstMatch(in: "ba".utf8Span, using: &data) == 1..<2)
    #expect(data.captureRange(2) == nil)
    #expect(try small.firstMatch(in: "b".utf8Span, using: &data) == nil)
    #expect(data.matchRange == nil)
    #expect(data.captureRange(0) == nil)
    #expect(data.captureRange(1) == nil)
  }
}
