import PCRE2
import TestSupport
import Testing

@Suite struct PatternTests {
  @Test(
    arguments: [
      ("b+", "ab⟦bb⟧", 2),
      ("b+", "abb", 3),
      ("(?<=a)b", "a⟦b⟧", 1),  // look-behind sees what is before the offset
      ("(?<!a)b", "ab⟦b⟧", 1),
      ("(?<=é)ü", "é⟦ü⟧", 2),
      ("\\bb", "ab ⟦b⟧", 1),
      ("^b", "bb", 1),
      ("(?m)^b", "b\n⟦b⟧", 1),
      ("\\Ab", "bb", 1),
      ("\\Gb", "b⟦b⟧b", 1),
      ("b*", "ab⟦⟧", 2),
      ("", "⟦⟧", 0),
      (".", "⟦🙂⟧", 0),
      ("a\0b", "\0⟦a\0b⟧\0", 0),
      ("[^\0]", "\0⟦b⟧\0", 0),
      ("\\R", "a⟦\u{2028}⟧", 0),
      ("a$", "⟦a⟧\n", 0),
      ("(?C)(?C\"x\")a", "⟦a⟧", 0),  // callouts do nothing
      ("(*NO_JIT)a", "⟦a⟧", 0),
      ("(*NOTEMPTY)a*", "b⟦a⟧", 0),
      ("(*UCP)(*NOTEMPTY_ATSTART)a*", "é⟦⟧", 0),
      ("(*UTF)(*UCP)\\w+", "⟦é⟧", 0),
      ("(*ANYCRLF)a$", "⟦a⟧\r\n", 0),
    ] as [(String, String, Int)], Pattern.Engine.allCases)
  func firstMatchIsLeftmostFromTheOffset(row: (String, String, Int), engine: Pattern.Engine) throws {
    let (pattern, marked) = (try Pattern(row.0, engine: engine), MarkedText(row.1))
    var data = MatchData()
    let range = try pattern.firstMatch(in: marked.text.utf8Span, from: row.2, using: &data)
    #expect(range == marked.utf8Ranges.first)
    #expect(data.matchRange == range)
    #expect(data.captureRange(0) == range)
  }

  @Test(
    arguments: [
      ("É", "⟦é⟧", .caseInsensitive),
      ("^b", "a\n⟦b⟧", .multiline),
      ("a.b", "⟦a\nb⟧", .dotMatchesNewline),
      ("a b # c", "⟦ab⟧", .extended),
      ("b", "ab", .anchored),
      ("a", "⟦a⟧b", .anchored),
      ("a", "ab⟦a⟧", .endAnchored),
      ("\\w+", "⟦ab⟧é", []),
      ("\\w+", "⟦abé⟧", .unicodeProperties),
      ("a$", "a\n", .dollarMatchesOnlyAtEnd),
    ] as [(String, String, CompileOptions)], Pattern.Engine.allCases)
  func compileOption(row: (String, String, CompileOptions), engine: Pattern.Engine) throws {
    let (pattern, marked) = (try Pattern(row.0, options: row.2, engine: engine), MarkedText(row.1))
    #expect(pattern.options == row.2)
    #expect(try pattern.firstMatch(in: marked.text) == marked.utf8Ranges.first)
  }

  @Test(
    arguments: [
      ("^a", "a", .notBeginningOfLine),
      ("(?m)^a", "a\n⟦a⟧", .notBeginningOfLine),
      ("\\Aa", "⟦a⟧", .notBeginningOfLine),
      ("a$", "a", .notEndOfLine),
      ("a\\z", "⟦a⟧", .notEndOfLine),
      ("a*", "b⟦a⟧", .notEmpty),
      ("|b", "⟦b⟧", .notEmpty),
      ("x*", "b", .notEmpty),
      ("a*", "é⟦⟧b", .notEmptyAtStart),
    ] as [(String, String, MatchOptions)], Pattern.Engine.allCases)
  func matchOption(row: (String, String, MatchOptions), engine: Pattern.Engine) throws {
    let (pattern, marked) = (try Pattern(row.0, engine: engine), MarkedText(row.1))
    var data = MatchData()
    #expect(
      try pattern.firstMatch(in: marked.text.utf8Span, options: row.2, using: &data) == marked.utf8Ranges.first)
  }

  @Test(
    arguments: [
      ("a\\Kb", "a⟦b⟧", 0),
      ("ab\\K", "ab⟦⟧", 0),
      ("(?=ab\\K)", "⟦⟧ab", 0),  // PCRE2: 2..<0
      ("(?=ab\\K)a", "a⟦⟧b", 0),  // PCRE2: 2..<1
      ("(?<=\\Ka)b", "⟦ab⟧", 0),
      ("(?<=\\Ka)b", "a⟦b⟧", 1),  // PCRE2: 0..<2
      ("(?=(?1))b|(bc\\K)", "b⟦⟧c", 0),
    ] as [(String, String, Int)], Pattern.Engine.allCases)
  func keepOutNeverGivesARangeOutsideTheSearch(row: (String, String, Int), engine: Pattern.Engine) throws {
    let (pattern, marked) = (try Pattern(row.0, engine: engine), MarkedText(row.1))
    var data = MatchData()
    #expect(
      try pattern.firstMatch(in: marked.text.utf8Span, from: row.2, using: &data) == marked.utf8Ranges.first)
  }

  @Test func jitIsUsedWhereTheLibraryHasIt() throws {
    #expect(try Pattern("a").facts.isJITCompiled == PCRE2Version.supportsJIT)
    #expect(try !Pattern("a", engine: .interpreter).facts.isJITCompiled)
  }

  @Test func threadsMayShareAPattern() async throws {
    let pattern = try Pattern("(a|b)+c")
    let subject = String(repeating: "ab", count: 500) + "c"
    let found = try await withThrowingTaskGroup(of: Range<Int>?.self) { group in
      for _ in 0..<8 { group.addTask { try pattern.firstMatch(in: subject) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found == Array(repeating: 0..<1001, count: 8))
  }

  @Test(arguments: [-1, 1, 3])
  func offsetInsideAScalarIsAMistake(utf8Offset: Int) async {
    // The subject "é" has boundaries at 0 and 2 only; anything else would let PCRE2 read outside it.
    await #expect(processExitsWith: .failure) { [utf8Offset] in
      var data = MatchData()
      _ = try Pattern("a").firstMatch(in: "é".utf8Span, from: utf8Offset, using: &data)
    }
  }
}
