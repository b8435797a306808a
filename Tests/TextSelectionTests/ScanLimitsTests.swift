import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// What patterns may spend: hostile ones are stopped and reported, and nothing else is lost.
@Suite("Scanner: limits of patterns")
struct ScanLimitsTests {
  private static func scanner(_ patterns: String..., time: Duration = .milliseconds(1)) throws -> Scanner {
    let limits = try ScanLimits(matching: MatchLimits(time: time))
    let rules = try patterns.map { try UserRule(name: $0, pattern: Pattern($0)) }
    return Scanner {
      $0.userRules = rules
      $0.textUnit = .line
      $0.limits = limits
    }
  }

  @Test func hostilePatternsAreRead() { #expect(HostilePatterns.all.count > 20) }

  /// Two long lines: a limit of time is met in the first and told once, the others in each.
  @Test(arguments: HostilePatterns.all)
  func hostilePatternIsStoppedAndAllElseIsThere(_ source: String) throws {
    let scanner = try Self.scanner(source, "good\\d")
    let hostile = "#tag " + String(repeating: "a", count: 20_000) + " good1 @ann.\n"
    let bytes = Array((hostile + "x #one\n" + hostile).utf8)
    let (found, hits) = scanner.scanned(bytes)
    let kinds = found.filter { scanner.rules[$0.ruleIndex].identifier != source }.map(scanner.kind)
    #expect(kinds == [.hashtag, .pattern, .mention, .hashtag, .hashtag, .pattern, .mention])
    #expect((1...2).contains(hits.count), "\(hits)")
    #expect(hits.allSatisfy { $0.ruleName == source && (0..<bytes.count).contains($0.utf8Offset) })
    #expect(hits.count == 2 || hits[0].limit == .matching(.timeLimit))
  }

  /// Short lines, none of which takes long: the time is that of all together.
  @Test(arguments: ["(?=.*z)a", "(?=.*z)[a-e]", "(a+)+$"])
  func timeOfManyLinesIsBounded(_ source: String) throws {
    let scanner = try Self.scanner(source)
    let line = String(repeating: "a", count: 500) + "b #tag\n"
    let (found, hits) = scanner.scanned(Array(String(repeating: line, count: 400).utf8))
    #expect(found.count == 400)
    #expect(hits.count { $0.limit == .matching(.timeLimit) } == 1)
    #expect(hits.last?.limit == .matching(.timeLimit))
  }

  @Test func spentPatternKeepsWhatItFoundAndIsOffBehind() throws {
    let scanner = try Self.scanner("xy|a.*[bc]")
    let (found, hits) = scanner.scanned(Array(("xy\nxy " + String(repeating: "a", count: 20_000) + "\nxy").utf8))
    #expect(found.map(\.utf8Range) == [0..<2, 3..<5])
    #expect(hits.map(\.limit) == [.matching(.timeLimit)])
  }

  /// The patterns of built-in packs are kept to no limit, the caller's beside them to all.
  @Test(arguments: ["twitter", "bluesky", "telegram", "mastodon"])
  func limitsAreForTheCallersPatterns(dialect: String) throws {
    let text = " @anna #tag $ABC " + String(repeating: "@@ ## $$ ", count: 2_000) + "@anna_b #tag_b z"
    func scanner(_ limits: ScanLimits) throws -> Scanner {
      let rule = try UserRule(name: "slow", pattern: Pattern("(?:a+)+z"))
      return Scanner {
        $0.pack = Pack.builtIn(named: dialect) ?? .default
        $0.userRules = [rule]
        $0.limits = limits
      }
    }
    let tight = try scanner(
      ScanLimits(matching: MatchLimits(match: 1, depth: 1, heapKibibytes: 1, time: .microseconds(1))))
    let (found, hits) = tight.scanned(Array(text.utf8))
    let free = try scanner(.default)
    #expect(found == free.scanned(Array(text.utf8)).candidates)
    #expect(
      found.map { tight.value(of: $0, in: text.utf8.span) } == found.map { free.value(of: $0, in: text.utf8.span) })
    #expect(found.count >= 3)
    #expect(hits.allSatisfy { $0.ruleName == "slow" } && hits.count == 1)
  }

  @Test func timeIsThatOfOneScan() throws {
    let scanner = try Self.scanner("xy|a.*[bc]")
    var scratch = ScanScratch()
    scanner.scan(Array(repeating: UInt8(ascii: "a"), count: 20_000).span, scratch: &scratch) { _ in }
    #expect(scratch.limitHits.map(\.limit) == [.matching(.timeLimit)])
    var count = 0
    scanner.scan("xy".utf8.span, scratch: &scratch) { _ in count += 1 }
    #expect(count == 1 && scratch.limitHits.isEmpty)
    scanner.scan(Array(repeating: UInt8(ascii: "a"), count: 20_000).span, scratch: &scratch) { _ in }
    scratch.continuesText = true
    scanner.scan("xy".utf8.span, scratch: &scratch) { _ in count += 1 }
    #expect(count == 1 && scratch.limitHits.isEmpty)
  }

  @Test func limitsOfAScannerReachItsPatterns() throws {
    let rule = try UserRule(name: "r", pattern: Pattern("(a+)+$"))
    let limits = try ScanLimits(matching: MatchLimits(match: 5))
    let (strict, standard) = (
      Scanner {
        $0.userRules = [rule]
        $0.limits = limits
      }, Scanner { $0.userRules = [rule] }
    )
    var scratch = ScanScratch()
    for (scanner, count) in [(strict, 1), (standard, 0), (strict, 1)] {
      scanner.scan("aaaab".utf8.span, scratch: &scratch) { _ in }
      #expect(scratch.limitHits.count == count)
    }
  }

  @Test func aStreamIsOneText() async throws {
    let scanner = try Self.scanner("xy|a.*[bc]")
    let chunks = ["xy\n", String(repeating: "a", count: 20_000), "\nxy\n", "#tag\n"].map { Array($0.utf8) }
    let found = try await ChunkSequence(chunks.flatMap { $0 }, cutAt: [3, 20_003, 20_007]).streamed(by: scanner)
    #expect(found.map(\.selection.kind) == [.pattern, .hashtag])
  }

  @Test func wordsHaveTheTimeOfTheirText() throws {
    let limits = try ScanLimits(matching: MatchLimits(time: .milliseconds(1)))
    let rule = try UserRule(name: "r", pattern: Pattern("xy|a.*[bc]"))
    let scanner = Scanner {
      $0.userRules = [rule]
      $0.granularity = .word
      $0.limits = limits
    }
    let (found, hits) = scanner.scanned(Array(("xy " + String(repeating: "a", count: 20_000) + " xy #b").utf8))
    #expect(found.map { scanner.kind(of: $0) } == [.pattern, .hashtag])
    #expect(hits.map(\.utf8Offset).allSatisfy { (3..<20_003).contains($0) } && hits.count == 1)
  }

  @Test func patternsOfOthersAreCounted() throws {
    let rule = try UserRule(name: "r", pattern: Pattern("a"))
    var configuration = Scanner.Configuration()
    configuration.limits = try ScanLimits(patternCount: 2)
    for _ in 0..<2 { try configuration.add(rule) }
    let error = #expect(throws: LimitError.self) { try configuration.add(rule) }
    #expect(error?.description == "the number of patterns must be from 0 to 2, not 3")
    #expect(configuration.userRules.count == 2)
  }

  @Test(
    arguments: [
      (
        { @Sendable in try ScanLimits(selectionCount: 0) },
        "the limit of selections must be from 1 to 1073741824, not 0"
      ),
      (
        { @Sendable in try ScanLimits(patternCount: 65_537) },
        "the limit of patterns must be from 1 to 65536, not 65537"
      ),
    ] as [(@Sendable () throws -> ScanLimits, String)])
  func valueOutOfRangeIsRefused(make: @Sendable () throws -> ScanLimits, message: String) {
    let error = #expect(throws: LimitError.self) { try make() }
    #expect(error?.description == message)
  }
}
