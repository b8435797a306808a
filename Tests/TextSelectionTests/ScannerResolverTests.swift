import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// Resolvers at work in a scan.
@Suite("Scanner: resolvers")
struct ScannerResolverTests {
  private static func scanner(_ resolver: ConflictResolver, _ patterns: [String] = []) throws -> Scanner {
    let rules = try patterns.map { try UserRule(name: $0, kind: SelectionKind(rawValue: "user"), pattern: Pattern($0)) }
    return Scanner {
      $0.resolver = resolver
      $0.userRules = rules
    }
  }

  @Test(
    arguments: [
      (["x @ann"], "⟦user:x @ann⟧ ⟦mention:@bob⟧"),
      (["n"], "x @a⟦user:n⟧⟦user:n⟧"),
      (["b\\.example"], "https://a.⟦user:b.example⟧/x"),
      (["c\" d"], "\"b ⟦user:c\" d⟧"),
      (
        [],
        "⟦quotation:\"⟦email:ana@example.com⟧ ⟦phone:212-555-0147⟧\"⟧ ⟦link:https://x-5555555-y.example.com/#a@b.example⟧"
      ),
    ] as [([String], String)])
  func precedenceGoesBeforeTheLeftmost(patterns: [String], marked: String) throws {
    let drawing = try KindMarkedText(marked)
    #expect(try Self.scanner(.precedence, patterns).drawn(drawing.text) == drawing.description)
  }

  /// A refused run is claimed, whoever resolves (detection.md, A2).
  @Test(
    arguments: [
      "ana.@example.com", "x..y@example.com", "https://-a.example,b.example.com",
      "javascript://a.example,b.example.com",
      "hxxps://bad.example.com/x,example.com", "01 02 03 04 05 06 07 08 09",
    ], [ConflictResolver.leftmostLongest, .precedence, .choosing { $0.first }])
  func refusedRunsAreClaimed(_ text: String, _ resolver: ConflictResolver) throws {
    #expect(try Self.scanner(resolver, ["never matches"]).drawn(text) == text)
  }

  /// One search finds the links and addresses of Telegram; a rule may stand between the two all the same.
  @Test(
    arguments: [
      "⟦email:ann@example.org⟧ ⟦site:example.com⟧", "⟦site:example.com⟧ ⟦email:ann@example.org⟧",
      "⟦link:example.org⟧ ⟦email:ann@example.com⟧ ⟦site:example.com⟧",
    ])
  func precedenceIsThatOfRulesNotOfSearches(_ marked: String) throws {
    let files = [
      "pack.json": """
      {"format": 1, "dialect": "sites", "version": "1", "follows": "nobody", "summary": "Sites.", "offset_unit": "utf8",
       "text_unit": "line", "granularity": "range", "searches": "apart", "extends": "telegram",
       "precedence": ["email", "site", "link"]}
      """,
      "site.json": """
      {"kind": "site", "summary": "A site.", "matches": ["⟦example.com⟧"], "rejects": ["example.org"]}
      """,
      "site.pcre2": "example[.]com",
    ]
    let pack = try PackSource(folder: "sites", files: files.mapValues { Array($0.utf8) })
      .compiled(extending: Pack.builtIn)
    let drawing = try KindMarkedText(marked)
    let scanner = Scanner {
      $0.pack = pack
      $0.resolver = .precedence
    }
    #expect(scanner.drawn(drawing.text) == drawing.description)
  }

  @Test func choiceGetsCandidatesOfTheScan() throws {
    let scanner = try Self.scanner(.choosing { $0.last }, ["@a", "nn \\w+"])
    let drawing = try KindMarkedText("hi ⟦mention:@ann⟧ b, ⟦mention:@a⟧ ⟦user:nn c⟧ ⟦hashtag:#d⟧")
    #expect(scanner.drawn(drawing.text) == drawing.description)
  }

  /// Where no candidates overlap, who resolves makes no difference.
  @Test func resolversAgreeWithoutConflicts() throws {
    let scanners = try [ConflictResolver.leftmostLongest, .precedence, .choosing { $0.first }].map {
      try Self.scanner($0, ["never matches"])
    }
    let plain = Scanner()
    for message in CorpusMessage.all where ["hashtags", "emoji", "quotations", "cjk", "phones"].contains(message.topic)
    {
      for scanner in scanners {
        #expect(scanner.drawn(message.raw) == plain.drawn(message.raw), "\(message)")
      }
    }
  }

  /// A scan that resolves what one walk found gives what the walk gives.
  @Test func resolvingScanGivesWhatTheWalkGives() throws {
    let resolving = try Self.scanner(.leftmostLongest, ["never matches"])
    let walking = Scanner()
    var fragments = FragmentText(seed: 17)
    for _ in 0..<1000 {
      let bytes = fragments.bytes()
      let shifted = walking.candidates(in: bytes).map {
        Candidate(ruleIndex: $0.ruleIndex + 1, utf8Range: $0.utf8Range)
      }
      #expect(resolving.candidates(in: bytes) == shifted, "\(bytes)")
    }
  }

  @Test(
    arguments: [
      "⟦spoiler:||⟦hashtag:#a⟧ b||⟧ ⟦mention:@c⟧", "⟦quotation:\"a ⟦spoiler:||⟦mention:@b⟧||⟧\"⟧",
      "⟦spoiler:||\"a||⟧ b\"",
      "⟦spoiler:||⟦quotation:\"a\"⟧||⟧",
    ])
  func patternOfAPackMayBeAContainer(_ marked: String) throws {
    let rule = Rule(
      name: "spoiler", kind: SelectionKind(rawValue: "spoiler"),
      matcher: .pattern(source: "\\|\\| .*? \\|\\|", triggers: []), isContainer: true)
    let drawing = try KindMarkedText(marked)
    for resolver in [ConflictResolver.leftmostLongest, .precedence, .choosing { $0.first }] {
      let scanner = Scanner {
        $0.pack = Pack(dialect: "test", rules: Pack.default.rules + [rule])
        $0.resolver = resolver
      }
      #expect(scanner.drawn(drawing.text) == drawing.description)
    }
  }
}
