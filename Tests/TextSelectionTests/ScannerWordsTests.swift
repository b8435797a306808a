import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// Word granularity (layout.md, S1-S3): whole words, the first rule that accepts.
@Suite("Scanner: words")
struct ScannerWordsTests {
  private static func seed() throws -> Pack { try #require(Pack.builtIn(named: "selectabletextview")) }

  @Test(
    arguments: [
      "the ⟦hashtag:#Hashtag⟧␀. Next", "⟦mention:@ann,⟧ ⟦link:https://example.com/a_(b)⟧",
      "(see ⟦link:http://a.example⟧",
      "⟦quotation:\"soon\"⟧ \"quite soon\"", "⟦email:ann@example.org⟧ ⟦hashtag:#a@b.com⟧",
      "⟦link:slack://x⟧ plain 5551",
      "␀⟦hashtag:#a⟧␀⟦hashtag:#b⟧\t⟦hashtag:#c⟧\n⟦hashtag:#d⟧\r\n⟦mention:@e⟧",
    ])
  func seedDialectSelectsWords(_ marked: String) throws {
    let pack = try Self.seed()
    let drawing = try KindMarkedText(marked)
    #expect(Scanner { $0.pack = pack }.drawn(drawing.text) == drawing.description)
  }

  @Test(
    arguments: [
      "⟦mention:(@ann)⟧ ⟦link:see:example.com,⟧ ⟦hashtag:#a#b⟧ plain", "⟦link:https://example.com/?q=#tag⟧",
      "\"quite soon\" ⟦quotation:\"soon\"⟧ ⟦handlebars:{{name}}⟧", "⟦mention:@ann/#tag⟧",
      "212 555 0147 ⟦phone:212-555-0147!⟧",
      "⟦hashtag:\"#tag\"⟧", "⟦email:<ann@example.org>⟧ {{a b}}",
    ])
  func nativeRulesAcceptWordsByAMatchWithin(_ marked: String) throws {
    let drawing = try KindMarkedText(marked)
    #expect(Scanner { $0.granularity = .word }.drawn(drawing.text) == drawing.description)
  }

  @Test func userRulesComeFirst() throws {
    let pack = try Self.seed()
    let rules = [
      try UserRule(name: "long", kind: SelectionKind(rawValue: "long"), pattern: Pattern("^.{5,}$")),
      try UserRule(name: "my", kind: SelectionKind(rawValue: "my"), pattern: Pattern("#my")),
    ]
    let scanner = Scanner {
      $0.pack = pack
      $0.userRules = rules
    }
    #expect(
      scanner.drawn("#my @me #mytag @you #a") == "⟦my:#my⟧ ⟦mention:@me⟧ ⟦long:#mytag⟧ ⟦mention:@you⟧ ⟦hashtag:#a⟧")
  }

  @Test func patternsAndValidatorsOfAPackStandInItsOrder() {
    let rules = [
      Rule(name: "tag", kind: .hashtag, matcher: .validator("HashtagTextValidator")),
      Rule(name: "key", kind: SelectionKind(rawValue: "key"), matcher: .pattern(source: "[A-Z]+-\\d+", triggers: [])),
      Rule(name: "mention", kind: .mention, matcher: .validator("AtSymbolTagTextValidator")),
    ]
    let pack = Pack(dialect: "test", granularity: .word, rules: rules)
    let text = "#ABC-1 ABC-1 @ABC-1 @a"
    #expect(Scanner { $0.pack = pack }.drawn(text) == "⟦hashtag:#ABC-1⟧ ⟦key:ABC-1⟧ ⟦key:@ABC-1⟧ ⟦mention:@a⟧")
    let some = Scanner {
      $0.pack = pack
      $0.kinds = [.hashtag, .mention]
    }
    #expect(some.drawn(text) == "⟦hashtag:#ABC-1⟧ ABC-1 @ABC-1 ⟦mention:@a⟧")
  }

  @Test func choiceIsAskedAboutWordsThatSeveralAccept() throws {
    let pack = try Self.seed()
    func scanner(_ choose: @escaping @Sendable ([Candidate]) -> Candidate?) -> Scanner {
      Scanner {
        $0.pack = pack
        $0.resolver = .choosing(choose)
      }
    }
    let text = "#a @b@example.com https://a.example"
    #expect(scanner { $0.last }.drawn(text) == "⟦hashtag:#a⟧ ⟦email:@b@example.com⟧ ⟦link:https://a.example⟧")
    #expect(scanner { _ in nil }.drawn(text) == "⟦hashtag:#a⟧ @b@example.com https://a.example")
    let ranges = scanner { asked in asked.allSatisfy { $0.utf8Range == asked[0].utf8Range } ? asked.last : nil }
    #expect(ranges.selections(in: text).map(\.identifier) == scanner { $0.last }.selections(in: text).map(\.identifier))
  }

  @Test func limitsAreReportedAtTheWord() throws {
    let rule = try UserRule(name: "bad", pattern: Pattern("(a+)+$"))
    let scanner = Scanner {
      $0.granularity = .word
      $0.userRules = [rule]
    }
    let text = "@x " + String(repeating: "a", count: 50_000) + "b aa"
    let (found, hits) = scanner.scanned(Array(text.utf8))
    #expect(found.map { scanner.rules[$0.ruleIndex].kind } == [.mention, .pattern])
    #expect(hits.map(\.utf8Offset) == [3])
  }
}
