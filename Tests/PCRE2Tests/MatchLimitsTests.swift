import PCRE2
import Testing

@Suite struct MatchLimitsTests {
  /// Fifty thousand `a` and a `b`: what nested repeats and `$` fail on in exponential time.
  static let catastrophe = String(repeating: "a", count: 50_000) + "b"

  @Test(
    arguments: [
      ("(a+)+$", .fastest, .matchLimit),
      ("(a+)+$", .interpreter, .matchLimit),
      ("(?:a?){30}a{30}$", .fastest, .matchLimit),
      ("(?:a?){30}a{30}$", .interpreter, .matchLimit),
      ("(a|a)*$", .fastest, .jitStackLimit),
      ("(a|a)*$", .interpreter, .depthLimit),
    ] as [(String, Pattern.Engine, MatchError)])
  func defaultLimitsStopACatastrophe(source: String, engine: Pattern.Engine, error: MatchError) throws {
    let pattern = try Pattern(source, engine: engine)
    // Without just-in-time code both engines are the interpreter, and meet its limits.
    let expected = error == .jitStackLimit && !pattern.facts.isJITCompiled ? .depthLimit : error
    #expect(throws: expected) { try pattern.firstMatch(in: Self.catastrophe) }
  }

  @Test(
    arguments: [
      (MatchLimits(match: 100), "(a+)+$", .fastest, .matchLimit),
      (MatchLimits(match: 100), "(a+)+$", .interpreter, .matchLimit),
      (MatchLimits(depth: 10), "(a|b)*c", .interpreter, .depthLimit),
      (MatchLimits(heapKibibytes: 64), "(a|b)*c|.", .interpreter, .heapLimit),
    ] as [(MatchLimits, String, Pattern.Engine, MatchError)])
  func lowerLimitIsMetSooner(limits: MatchLimits, source: String, engine: Pattern.Engine, error: MatchError) throws {
    let pattern = try Pattern(source, engine: engine)
    let subject = String(repeating: "a", count: 5000) + "bc"
    #expect(throws: error) { try pattern.firstMatch(in: subject + "d", limits: limits) }
  }

  @Test(arguments: Pattern.Engine.allCases)
  func patternMayLowerALimitButNotRaiseIt(engine: Pattern.Engine) throws {
    let limits = MatchLimits(match: 1000)
    let subject = String(repeating: "a", count: 20) + "b"
    #expect(throws: MatchError.matchLimit) {
      try Pattern("(*LIMIT_MATCH=10)(a+)+$", engine: engine).firstMatch(in: subject)
    }
    #expect(throws: MatchError.matchLimit) {
      try Pattern("(*LIMIT_MATCH=4000000000)(a+)+$", engine: engine).firstMatch(in: subject, limits: limits)
    }
  }

  @Test(arguments: Pattern.Engine.allCases)
  func dataIsGoodForMoreAfterALimit(engine: Pattern.Engine) throws {
    var data = MatchData(limits: MatchLimits(match: 1000))
    let catastrophic = try Pattern("(a+)+$", engine: engine)
    #expect(throws: MatchError.matchLimit) { try catastrophic.firstMatch(in: Self.catastrophe.utf8Span, using: &data) }
    #expect(data.matchRange == nil)
    #expect(try catastrophic.firstMatch(in: "baa".utf8Span, using: &data) == 1..<3)
  }

  @Test(
    arguments: [
      (.matchLimit, "match limit"), (.depthLimit, "depth limit"), (.heapLimit, "heap limit"),
      (.jitStackLimit, "JIT stack limit"), (.other(code: -52), "nested recursion at the same subject position"),
      (.other(code: -9999), "error -9999"),
    ] as [(MatchError, String)])
  func descriptionNamesTheLimit(error: MatchError, start: String) {
    #expect("\(error)".hasPrefix(start))
  }
}
