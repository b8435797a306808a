import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// Patterns of a caller's own in the pass of a scan: rules written `kind=pattern`, and what they select in a drawing.
@Suite("Scanner: user rules")
struct UserRuleTests {
  private static func rules(_ written: [String]) throws -> [UserRule] {
    try written.map { rule in
      let parts = rule.split(separator: "=", maxSplits: 1)
      let kind = String(parts[0])
      return try UserRule(name: kind, kind: SelectionKind(rawValue: kind), pattern: Pattern(String(parts[1])))
    }
  }

  private static func scanner(
    _ written: [String], unit: TextUnit = .whole, resolver: ConflictResolver = .leftmostLongest
  ) throws -> Scanner {
    let rules = try rules(written)
    return Scanner {
      $0.userRules = rules
      $0.textUnit = unit
      $0.resolver = resolver
    }
  }

  @Test(
    arguments: [
      // Leftmost, then longest, against built-ins and one another.
      (["key=[A-Z]+-\\d+"], "see ⟦key:ABC-123⟧ by ⟦mention:@ann⟧, ⟦key:B-7⟧"),
      (["tag=#\\w+!"], "⟦tag:#yes!⟧ ⟦hashtag:#no⟧"),
      (["tag=#\\w"], "⟦hashtag:#yes⟧"),
      (["name=ana@ex"], "⟦email:ana@example.com⟧"),
      (["name=to ana@ex"], "⟦name:to ana@ex⟧ample.com"),
      (["host=example\\.com/a b"], "⟦host:example.com/a b⟧"),
      (["a=x+", "b=x+y"], "⟦a:xx⟧ ⟦b:xxy⟧ ⟦a:x⟧"),
      (["a=x+y", "b=x+"], "⟦b:xx⟧ ⟦a:xxy⟧ ⟦b:x⟧"),
      // At an equal range the user's rule wins; of two, the first.
      (["mine=#\\w+"], "⟦mine:#yes⟧"),
      (["link=example\\.com"], "⟦link:example.com⟧ ⟦link:a.example.com⟧"),
      (["a=x+", "b=x+"], "⟦a:xx⟧"),
      (["whole=\".*\""], "⟦whole:\"a #b\"⟧"),
      // A quotation holds what lies in it, and goes where a match partly overlaps it.
      (["b=bc"], "⟦quotation:\"a ⟦b:bc⟧ d\"⟧"),
      (["b=bc\" d"], "\"a ⟦b:bc\" d⟧"),
      (["b=x \"a"], "⟦b:x \"a⟧ ⟦hashtag:#b⟧\""),
      (["b=b' c"], "⟦quotation:\"a '⟦b:b' c⟧\"⟧"),
      (["b=x .* y"], "⟦b:x \"a\" y⟧ ⟦quotation:\"c\"⟧"),
      // Empty matches are none.
      (["e=x*"], "a⟦e:xx⟧b"), (["e=(?=a)"], "aaa"), (["e=^|$|\\b"], "one two"), (["e=|a"], "b⟦e:a⟧"),
      (["e=a\\K|b"], "a⟦e:b⟧"),
      // The whole text is one.
      (["f=^\\w+"], "⟦f:one⟧ two\nthree"), (["f=\\w+$"], "one\n⟦f:two⟧"), (["f=(?m)^\\w+"], "⟦f:one⟧ two\n⟦f:three⟧"),
      (["f=o.t"], "one\ntwo"), (["f=(?s)e.t"], "on⟦f:e\nt⟧wo"),
    ] as [([String], String)])
  func candidatesOfRulesCompete(rules: [String], marked: String) throws {
    let drawing = try KindMarkedText(marked)
    #expect(try Self.scanner(rules).drawn(drawing.text) == drawing.description)
  }

  @Test(arguments: FragmentText.lineBreaks)
  func eachLineIsATextOfItsOwn(_ lineBreak: String) throws {
    let scanner = try Self.scanner(["first=^\\w+", "last=\\w+$", "dot=b.b"], unit: .line)
    let drawing = try KindMarkedText(
      "⟦first:one⟧ two ⟦last:three⟧⏎⟦first:four⟧⏎⏎⟦first:a⟧ ⟦hashtag:#b⟧⏎⟦first:b⟧ ⟦last:c⟧⏎".replacing(
        "⏎", with: lineBreak))
    #expect(scanner.drawn(drawing.text) == drawing.description)
  }

  @Test func kindsDoNotHideTheUsersRules() throws {
    let rules = try Self.rules(["key=[A-Z]+-\\d+"])
    let scanner = Scanner {
      $0.userRules = rules
      $0.kinds = [.hashtag]
    }
    #expect(scanner.drawn("@ann #a ABC-1") == "@ann ⟦hashtag:#a⟧ ⟦key:ABC-1⟧")
  }

  @Test func nameAndKindAreTheRules() throws {
    let rule = try UserRule(name: "the key", kind: SelectionKind(rawValue: "key"), pattern: Pattern("K\\d"))
    let unnamed = try UserRule(name: "p", pattern: Pattern("p\\d"))
    let scanner = Scanner { $0.userRules = [rule, unnamed] }
    let found = scanner.selections(in: "K1 p2")
    #expect(found.map(\.identifier) == ["the key", "p"])
    #expect(found.map(\.kind.rawValue) == ["key", "pattern"])
    #expect(scanner.rules.prefix(2).map(\.identifier) == ["the key", "p"])
  }

  @Test func moreThanSixtyFourRules() throws {
    let scanner = try Self.scanner((0..<150).map { "k=<\($0)>" } + ["last=[<]x>"])
    let drawing = try KindMarkedText("⟦k:<0>⟧⟦k:<63>⟧ ⟦k:<64>⟧ ⟦k:<65>⟧ <150> ⟦k:<149>⟧ ⟦last:<x>⟧ ⟦hashtag:#a⟧")
    #expect(scanner.drawn(drawing.text) == drawing.description)
    #expect(scanner.selections(in: "<99>").map(\.utf8Range) == [0..<4])
  }

  /// `%` stands for a byte that no UTF-8 has.
  @Test(
    arguments: [
      (["a=a.?"], "⟦a:a⟧%⟦a:a⟧%%⟦a:ab⟧"), (["a=a\\Wb"], "a%b"), (["a=^a"], "⟦a:a⟧%a"), (["a=a$"], "a%⟦a:a⟧"),
      (["a=(?<=x)a"], "x%a x⟦a:a⟧"), (["a=(?<!x)a"], "xa%⟦a:a⟧"), (["a=[ab]+c|#"], "%⟦a:abc⟧%⟦a:#⟧%"),
    ] as [([String], String)])
  func badBytesAreBoundaries(rules: [String], marked: String) throws {
    let drawing = try KindMarkedText(marked)
    let bytes = drawing.text.utf8.map { $0 == UInt8(ascii: "%") ? 0xFF : $0 }
    #expect(try Self.scanner(rules).listed(bytes) == drawing.selections.map { "\($0.kind) \($0.utf8Range)" })
  }

  // MARK: Limits

  /// A line over which `(a+)+$` meets a limit.
  private static let catastrophe = String(repeating: "a", count: 50_000) + "b"

  @Test(arguments: ["bad=(a+)+$", "bad=(?<=.)(a+)+$|(?<!.)(a+)+$", "bad=[ab](a+)+$"])
  func limitIsReportedAndAllElseIsThere(_ rule: String) throws {
    let scanner = try Self.scanner([rule, "good=x\\d"], unit: .line)
    let (first, last) = ("#one x1 aa\n", "\n@two x2 aa")
    let bytes = Array((first + "#three " + Self.catastrophe + " x3" + last).utf8)
    let (found, hits) = scanner.scanned(bytes)
    let kinds = found.map { scanner.rules[$0.ruleIndex].kind.rawValue }
    #expect(kinds == ["hashtag", "good", "bad", "hashtag", "good", "mention", "good", "bad"])
    #expect(hits.map(\.ruleName) == ["bad"])
    let line = first.utf8.count..<bytes.count - last.utf8.count
    #expect(hits.allSatisfy { line.contains($0.utf8Offset) })
  }

  @Test func patternIsGivenUpForTheLineOnly() throws {
    let scanner = try Self.scanner(["bad=x|b(a+)+$"], unit: .line)
    let line = "x b" + Self.catastrophe + " x\n"
    let (found, hits) = scanner.scanned(Array((line + line).utf8))
    #expect(hits.map(\.utf8Offset) == [2, line.utf8.count + 2])
    #expect(found.map(\.utf8Range.lowerBound) == [0, line.utf8.count])
  }

  @Test func limitHitsAreThoseOfTheLastScan() throws {
    let scanner = try Self.scanner(["bad=(a+)+$"])
    var scratch = ScanScratch()
    scanner.scan(Array(Self.catastrophe.utf8).span, scratch: &scratch) { _ in }
    #expect(scratch.limitHits.count == 1)
    scanner.scan(Array("aa".utf8).span, scratch: &scratch) { _ in }
    #expect(scratch.limitHits.isEmpty)
  }

  // MARK: Dispatch

  /// Patterns with few first bytes, which are asked at those, and others, which search: both find what PCRE2 finds alone.
  @Test(
    arguments: [
      "ab", "a+b?", "a|bc", "(?:a|b)c*", "[ab]c|c\\b", "(?i)ab+", "(?i:a)B", "(?<=b)a", "(?<!b)a+", "\\bA", "a\\b",
      "(?=ab)a",
      "a(?=c)", "a.c", "a[^c]*c", "é", "é|ü", "日+", "a*+b", "(a)\\1", "(?|ab|(c))", "(a|b)(?1)", "a\\Kb", "(?<=\\Kb)a",
      "(?<=\\Kab)c|ab",
      "\\Ga", "\\Ga|b", "a(*SKIP)b", "aa(*SKIP)b|c", "a(*COMMIT)b", "a(*PRUNE)b", "a(*ACCEPT)b", "^a", "a$", "(?m)^a",
      "(?m)a$", "\\Aab",
      "b\\z", "(?s)a.", "a??b", "\\x{41}", "[a-c]", "\\d+a", "(?>a+)b", "a{2}", "(*UCP)a\\w", "\\(*a", "[(*]a",
      "c(?!a)|cab",
    ])
  func dispatchFindsWhatASearchFinds(_ source: String) throws {
    let pattern = try Pattern(source)
    let scanner = Scanner {
      $0.pack = Pack(dialect: "none")
      $0.userRules = [UserRule(name: source, pattern: pattern)]
    }
    var generator = SeededGenerator(seed: 29)
    let pieces = ["a", "a", "b", "c", "A", "B", "C", "é", "ü", "É", "日", " ", "\n", "1", "(", "*", "aab", "abc"]
    for _ in 0..<150 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
      let expected = try pattern.matches(in: text).filter { !$0.isEmpty }
      #expect(scanner.selections(in: text).map(\.utf8Range) == expected, "\(text.debugDescription)")
    }
  }

  /// A match begins where the search does: at the start, and where the match before ends.
  @Test func anAnchoredPatternIsAskedNowhereElse() throws {
    let rule = UserRule(name: "a", pattern: try Pattern("ab?", options: .anchored))
    let scanner = Scanner { $0.userRules = [rule] }
    #expect(scanner.drawn("aba ab") == "⟦pattern:ab⟧⟦pattern:a⟧ ab")
  }
}
