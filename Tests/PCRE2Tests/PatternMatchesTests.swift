import PCRE2
import TestSupport
import Testing

@Suite struct PatternMatchesTests {
  @Test(
    arguments: [
      ("a+", "⟦a⟧b⟦aa⟧"),
      ("x*", "⟦⟧é⟦⟧🙂⟦⟧"),
      ("a*", "⟦⟧é⟦aa⟧⟦⟧é⟦⟧"),
      ("x*|é", "⟦⟧⟦é⟧⟦⟧"),  // the same offset is tried for more than nothing, as in Perl
      ("(?=b)", "a⟦⟧b⟦⟧b"),
      ("$", "aé⟦⟧"),
      ("(?m)$", "a⟦⟧\né⟦⟧"),
      ("", "⟦⟧"),
      ("\\b", "⟦⟧ab⟦⟧ ⟦⟧c⟦⟧"),
      ("\\Ga", "⟦a⟧⟦a⟧ba"),
      ("a\\K", "a⟦⟧a⟦⟧b"),
      ("(?=a\\K)", "⟦⟧a⟦⟧ab"),
      ("(?<=\\Ka)b", "⟦ab⟧⟦ab⟧"),
      ("(?<=a)a", "a⟦a⟧⟦a⟧"),
      ("\\0", "⟦\0⟧a⟦\0⟧"),
    ] as [(String, String)], Pattern.Engine.allCases)
  func allMatches(row: (String, String), engine: Pattern.Engine) throws {
    let (pattern, marked) = (try Pattern(row.0, engine: engine), MarkedText(row.1))
    let ranges = try pattern.matches(in: marked.text)
    #expect(ranges == marked.utf8Ranges, "\(MarkedText.draw(ranges, in: marked.text))")
  }

  @Test func emptyMatchesCanBeLeftOutWithoutLosingOthers() throws {
    let (pattern, marked) = (try Pattern("|a"), MarkedText("b⟦a⟧é⟦a⟧"))
    var data = MatchData()
    var ranges: [Range<Int>] = []
    try pattern.forEachMatch(in: marked.text.utf8Span, options: .notEmpty, using: &data) { ranges.append($0) }
    #expect(ranges == marked.utf8Ranges)
  }

  /// Where `%` stands in a row, a byte that is no part of any UTF-8 stands in the subject, and so in the offsets.
  @Test(
    arguments: [
      ("a", "⟦a⟧%⟦a⟧%%b⟦a⟧"),
      (".+", "⟦é⟧%⟦🙂⟧"),
      ("a.b", "a%b"),
      ("(?<=a)b", "a%b"),
      ("(?<!a)b", "a%⟦b⟧"),
      ("^a", "⟦a⟧%a"),
      ("^a", "%a"),
      ("(?m)^a", "%a\n⟦a⟧"),
      ("a$", "a%⟦a⟧"),
      ("a$", "a%"),
      ("x*", "⟦⟧a⟦⟧%⟦⟧b⟦⟧"),
      ("a", "%"),
      ("a", ""),
    ] as [(String, String)], Pattern.Engine.allCases)
  func badBytesAreBoundaries(row: (String, String), engine: Pattern.Engine) throws {
    let (pattern, marked) = (try Pattern(row.0, engine: engine), MarkedText(row.1))
    let bytes = marked.text.utf8.map { $0 == UInt8(ascii: "%") ? 0xFF : $0 }
    var data = MatchData()
    var ranges: [Range<Int>] = []
    try pattern.forEachMatch(in: bytes.span, using: &data) { ranges.append($0) }
    #expect(ranges == marked.utf8Ranges, "\(MarkedText.draw(ranges, in: marked.text))")
  }

  @Test(arguments: Pattern.Engine.allCases)
  func limitKeepsEarlierMatchesAndTellsTheOffset(engine: Pattern.Engine) throws {
    let pattern = try Pattern("b(a+)+$|x", engine: engine)
    let start = Array("x".utf8) + [0xFF] + Array("éx ".utf8)
    let bytes = start + Array("b".utf8) + Array(MatchLimitsTests.catastrophe.utf8) + Array("x".utf8)
    var data = MatchData()
    var ranges: [Range<Int>] = []
    #expect(throws: Pattern.Interruption(reason: .matchLimit, utf8Offset: 5)) {
      try pattern.forEachMatch(in: bytes.span, using: &data) { ranges.append($0) }
    }
    #expect(ranges == [0..<1, 4..<5])
    let text = "x éx b" + MatchLimitsTests.catastrophe
    #expect(throws: MatchError.matchLimit) { try pattern.matches(in: text) }
  }

  @Test(arguments: Pattern.Engine.allCases)
  func manyMatchesAreFound(engine: Pattern.Engine) throws {
    let text = String(repeating: "a word, é ", count: 16_000)
    let ranges = try Pattern("é", engine: engine).matches(in: text)
    #expect(ranges == (0..<16_000).map { ($0 * 11 + 8)..<($0 * 11 + 10) })
  }
}
