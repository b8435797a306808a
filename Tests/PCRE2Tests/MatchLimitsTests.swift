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
      (try MatchLimits(match: 100), "(a+)+$", .fastest, .matchLimit),
      (try MatchLimits(match: 100), "(a+)+$", .interpreter, .matchLimit),
      (try MatchLimits(depth: 10), "(a|b)*c", .interpreter, .depthLimit),
      (try MatchLimits(heapKibibytes: 64), "(a|b)*c|.", .interpreter, .heapLimit),
    ] as [(MatchLimits, String, Pattern.Engine, MatchError)])
  func lowerLimitIsMetSooner(limits: MatchLimits, source: String, engine: Pattern.Engine, error: MatchError) throws {
    let pattern = try Pattern(source, engine: engine)
    let subject = String(repeating: "a", count: 5000) + "bc"
    #expect(throws: error) { try pattern.firstMatch(in: subject + "d", limits: limits) }
  }

  @Test(arguments: Pattern.Engine.allCases)
  func patternMayLowerALimitButNotRaiseIt(engine: Pattern.Engine) throws {
    let limits = try MatchLimits(match: 1000)
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
    var data = MatchData(limits: try MatchLimits(match: 1000))
    let catastrophic = try Pattern("(a+)+$", engine: engine)
    #expect(throws: MatchError.matchLimit) { try catastrophic.firstMatch(in: Self.catastrophe.utf8Span, using: &data) }
    #expect(data.matchRange == nil)
    #expect(try catastrophic.firstMatch(in: "baa".utf8Span, using: &data) == 1..<3)
  }

  @Test(
    arguments: [
      (.matchLimit, "match limit"), (.depthLimit, "depth limit"), (.heapLimit, "heap limit"),
      (.jitStackLimit, "JIT stack limit"), (.timeLimit, "time limit"),
      (.other(code: -52), "nested recursion at the same subject position"),
      (.other(code: -9999), "error -9999"),
    ] as [(MatchError, String)])
  func descriptionNamesTheLimit(error: MatchError, start: String) {
    #expect("\(error)".hasPrefix(start))
  }

  // MARK: Time

  /// Patterns that read a text again from each of many places, and meet no other limit for long.
  static let rereading = [
    "a.*[bc]", "[a]++[bc]", "(?=.*z)a", "(?:(?=[a]*+[bc])|a){200}[bc]", "\\G(?:(?=[a]*+[bc])|a)*+[bc]", "(?s)a.*[bc]",
    "a.*[bc](*SKIP)", "(?<!x)\\Ka.*[bc]",
  ]

  @Test(arguments: rereading, Pattern.Engine.allCases)
  func searchThatReadsTheTextAgainMeetsTheTimeLimit(source: String, engine: Pattern.Engine) throws {
    let pattern = try Pattern(source, engine: engine)
    let text = String(repeating: "a", count: 20_000)
    let limits = try MatchLimits(match: 1_000_000_000, depth: 1_000_000, time: .milliseconds(1))
    #expect(throws: MatchError.timeLimit) { try pattern.firstMatch(in: text, limits: limits) }
  }

  /// Makes a pattern so large that its callouts would not fit into it.
  static func enlarged(_ source: String) -> String {
    "\(source)|q(?:w\(String(repeating: "|w", count: 9000)))"
  }

  /// The last one depends on where its search began, so it is not even tried in so long a text.
  @Test(
    arguments: [
      "[a-f].*[gh]", "[a-f]++[gh]", "(?=.*z)[a-f]", "(?:([a-f]+)+)+[gh]", "(?<!x)[a-f](?=.*z)", "\\G[a-f].*[gh]",
    ], Pattern.Engine.allCases)
  func largePatternThatReadsTheTextAgainMeetsTheTimeLimit(source: String, engine: Pattern.Engine) throws {
    let pattern = try Pattern(Self.enlarged(source), engine: engine)
    let text = String(repeating: "a", count: 20_000)
    let limits = try MatchLimits(match: 1_000_000_000, depth: 1_000_000, time: .milliseconds(1))
    #expect(throws: MatchError.timeLimit) { try pattern.firstMatch(in: text, limits: limits) }
  }

  /// The time is that of all searches together, also of those that are too short to be measured each.
  @Test func briefSearchesSpendTimeTogether() throws {
    let pattern = try Pattern("(?=.*z)a", options: .anchored)
    let text = String(repeating: "a", count: 1000)
    var data = MatchData()
    var time = TimeBudget(try MatchLimits(time: .microseconds(100)), utf8Count: 0)
    var searchCount = 0
    while !time.isSpent, searchCount < 1_000_000 {
      _ = try pattern.firstMatch(in: text.utf8Span, from: searchCount % 500, using: &data, spending: &time)
      searchCount += 1
    }
    #expect((1...100_000).contains(searchCount))
    #expect(throws: MatchError.timeLimit) { try pattern.firstMatch(in: text.utf8Span, using: &data, spending: &time) }
  }

  @Test func partsOfATextShareItsTime() throws {
    let limits = try MatchLimits(time: .milliseconds(400))
    let part = TimeBudget(limits, utf8Count: 1 << 18, partCount: 4)
    #expect(part.left * 4 == TimeBudget(limits, utf8Count: 1 << 20).left)
  }

  @Test func spentTimeStaysSpent() throws {
    let limits = try MatchLimits(time: .milliseconds(1))
    var time = TimeBudget(limits, utf8Count: 1 << 20)
    #expect(!time.isSpent)
    time.spendAll()
    time.extend(limits, byUTF8Count: 1 << 30)
    #expect(time.isSpent)
  }

  /// A search that is watched finds what one that is not finds, in a long text and with what a brief one may not spend.
  @Test(
    arguments: [
      "[bc]d", "(?:a|b)+?c", "\\bx\\w*", "(?i)B+C", "(?<=a)b.", "^a+", "c$", "(a)(b)?\\1", "(?|(b)|(c))d",
      "a(*SKIP)b|c",
      "(*NOTEMPTY)x*", "é|d\\b", "(?(DEFINE)(?<q>bc))(?&q)d", "(?C1)b(?C)c",
    ], Pattern.Engine.allCases)
  func watchedSearchFindsTheSame(source: String, engine: Pattern.Engine) throws {
    try Self.expectLongTextIsSearchedLikeShort(Pattern(source, engine: engine))
  }

  /// So does one that is asked at each offset, since it is too large to be watched.
  @Test(
    arguments: [
      "[bc]d", "(?:a|b)+?c", "\\bx\\w*", "(?i)B+C", "(?<=a)b.", "^a+", "c$", "(a)(b)?\\1", "(?|(b)|(c))d", "b*",
      "é|d\\b",
    ], Pattern.Engine.allCases)
  func largePatternFindsTheSame(source: String, engine: Pattern.Engine) throws {
    try Self.expectLongTextIsSearchedLikeShort(Pattern(Self.enlarged(source), engine: engine))
  }

  private static func expectLongTextIsSearchedLikeShort(_ pattern: Pattern) throws {
    let short = "abcd aab cd é BCd xay ab bc"
    let long = short + String(repeating: " ", count: 9000) + short
    let (inShort, inLong) = (try pattern.matches(in: short), try pattern.matches(in: long))
    #expect(inLong.filter { $0.upperBound < short.utf8.count } == inShort.filter { $0.upperBound < short.utf8.count })
    let distance = long.utf8.count - short.utf8.count
    let shifted = inLong.filter { $0.lowerBound > distance }.map { $0.lowerBound - distance..<$0.upperBound - distance }
    #expect(shifted == inShort.filter { $0.lowerBound > 0 })
  }

  @Test(
    arguments: [
      ({ @Sendable in try MatchLimits(match: 0) }, "the match limit must be from 1 to 1000000000, not 0"),
      (
        { @Sendable in try MatchLimits(depth: 1_000_000_001) },
        "the depth limit must be from 1 to 1000000000, not 1000000001"
      ),
      ({ @Sendable in try MatchLimits(heapKibibytes: -1) }, "the heap limit in KiB must be from 1 to 1048576, not -1"),
      (
        { @Sendable in try MatchLimits(jitStackKibibytes: 31) },
        "the JIT stack limit in KiB must be from 32 to 1048576, not 31"
      ),
      (
        { @Sendable in try MatchLimits(time: .zero) },
        "the time limit must be from 1us to 3600s, not 0s"
      ),
      (
        { @Sendable in try MatchLimits(time: .milliseconds(-1500)) },
        "the time limit must be from 1us to 3600s, not -1500ms"
      ),
      (
        { @Sendable in try MatchLimits(time: .nanoseconds(999)) },
        "the time limit must be from 1us to 3600s, not 999ns"
      ),
    ] as [(@Sendable () throws -> MatchLimits, String)])
  func valueOutOfRangeIsRefused(make: @Sendable () throws -> MatchLimits, message: String) {
    let error = #expect(throws: LimitError.self) { try make() }
    #expect(error?.description == message)
  }

  @Test func endsOfRangesAreAllowed() throws {
    #expect(
      try MatchLimits(match: 1, depth: 1, heapKibibytes: 1, jitStackKibibytes: 32, time: .microseconds(1)).match == 1)
    let greatest = try MatchLimits(
      match: 1_000_000_000, depth: 1_000_000_000, heapKibibytes: 1_048_576, jitStackKibibytes: 1_048_576,
      time: .seconds(3600))
    #expect(try Pattern("a").firstMatch(in: "a", limits: greatest) == 0..<1)
  }
}
