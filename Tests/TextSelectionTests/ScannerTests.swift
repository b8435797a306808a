import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite("Scanner: what it selects and in which order")
struct ScannerTests {
  private static let scanner = Scanner()

  /// One sentence with every kind but the cashtag.
  private static let sentence =
    "The ⟦hashtag:#Hashtag⟧␀. Ask ⟦mention:@ann⟧ (see ⟦link:https://example.com/a_(b)⟧), mail ⟦email:ann@example.org⟧, "
    + "⟦quotation:\"quite soon\"⟧, ⟦handlebars:{{name}}⟧, ⟦phone:+1 415 555 0132⟧, ⟦link:example.com⟧."

  @Test func sentenceOfEveryKind() throws {
    let drawing = try KindMarkedText(Self.sentence)
    #expect(Self.scanner.drawn(drawing.text) == drawing.description)
    #expect(
      Self.scanner.selections(in: drawing.text).map(\.value) == [
        "Hashtag", "ann", "https://example.com/a_(b)", "ann@example.org", "quite soon", "name", "+14155550132",
        "https://example.com",
      ])
  }

  @Test(
    arguments: [
      "", " ", "\n", "␀", "␀␀␀", "plain words, no more",
      "␀⟦hashtag:#a⟧␀⟦mention:@b⟧␀⟦link:c.example.com⟧␀", "⟦link:https://a.example/x⟧␀y", "⟦phone:212-555-0147⟧␀ 2",
      "⟦quotation:\"a␀b\"⟧", "⟦handlebars:{{a␀b}}⟧",
    ])
  func emptyTextAndTerminators(_ marked: String) throws {
    let drawing = try KindMarkedText(marked)
    #expect(Self.scanner.drawn(drawing.text) == drawing.description)
  }

  @Test(
    arguments: [
      "⟦quotation:\"a ⟦quotation:'b ⟦quotation:«c»⟧'⟧ d\"⟧",
      "⟦quotation:“⟦hashtag:#a⟧ ⟦quotation:‘⟦mention:@b⟧’⟧ ⟦link:c.example.com⟧”⟧ ⟦hashtag:#d⟧",
      "⟦quotation:「⟦quotation:『a』⟧⟦quotation:『b』⟧」⟧",
      "⟦hashtag:#a⟧ \"⟦hashtag:#b⟧ ⟦quotation:'⟦hashtag:#c⟧'⟧ ⟦hashtag:#d⟧",
      "⟦quotation:\"⟦email:o'neil@example.com⟧\"⟧ and ⟦quotation:'⟦handlebars:{{it's}}⟧'⟧",
    ])
  func outerQuotationComesBeforeWhatItHolds(_ marked: String) throws {
    let drawing = try KindMarkedText(marked)
    #expect(Self.scanner.drawn(drawing.text) == drawing.description)
  }

  /// An apostrophe may stand in an address that starts before a domain (O1): the domain's path may go on behind it.
  @Test(
    arguments: [
      "⟦email:don'ta.example.com/x@y.org⟧/", "«⟦email:b'a.example.com/x@y.org⟧/z", "don'⟦link:ta.example.com/x@y⟧",
    ])
  func addressBeginsBeforeTheDomainInIt(_ marked: String) throws {
    let drawing = try KindMarkedText(marked)
    #expect(Self.scanner.drawn(drawing.text) == drawing.description)
  }

  @Test func ninthOpenMarkForgetsTheOuterOne() {
    // Nine pairs, of which eight can be open (detection.md, O5).
    let pairs = [
      ("«", "»"), ("「", "」"), ("『", "』"), ("｢", "｣"), ("“", "”"), ("‘", "’"), ("‹", "›"), ("〝", "〞"), ("\"", "\""),
    ]
    for depth in 1...9 {
      let opening = pairs.prefix(depth).map(\.0).joined()
      let text = opening + "x" + pairs.prefix(depth).reversed().map(\.1).joined()
      let found = Self.scanner.selections(in: text)
      #expect(found.allSatisfy { $0.kind == .quotation })
      #expect(found.count == min(depth, 8), "\(text)")
      if depth == 9 { #expect(found.first?.utf8Range.lowerBound == "«".utf8.count) }
    }
  }

  /// Asking for fewer kinds hides the others, and changes nothing else (O3).
  @Test(arguments: Granularity.allCases)
  func kindsOnlyHide(_ granularity: Granularity) {
    let kinds = Set(Self.scanner.rules.map(\.kind))
    let all = Scanner { $0.granularity = granularity }
    var subsets = kinds.map { Set([$0]) }
    subsets += kinds.map { kinds.subtracting([$0]) }
    subsets += [[], [.link, .mention, .quotation]]
    var fragments = FragmentText(seed: 3)
    let texts = CorpusMessage.all.map(\.raw) + (0..<300).map { _ in fragments.line(maximumCount: 20) }
    for subset in subsets {
      let some = Scanner {
        $0.kinds = subset
        $0.granularity = granularity
      }
      for text in texts {
        let expected = all.selections(in: text).filter { subset.contains($0.kind) }
        #expect(some.selections(in: text) == expected, "\(subset): \(text.debugDescription)")
      }
    }
  }

  /// The same, where candidates are resolved after the walk.
  @Test(arguments: [ConflictResolver.leftmostLongest, .precedence, .choosing { $0.last }])
  func kindsOnlyHideWhereUserRulesCompete(_ resolver: ConflictResolver) throws {
    let rule = try UserRule(name: "word", pattern: Pattern("[a-c]+\\.[a-z]+"))
    func scanner(_ kinds: Set<SelectionKind>?) -> Scanner {
      Scanner {
        $0.kinds = kinds
        $0.resolver = resolver
        $0.userRules = [rule]
      }
    }
    let (all, some) = (scanner(nil), scanner([.email, .quotation]))
    for message in CorpusMessage.all {
      let expected = all.selections(in: message.raw).filter { [.email, .quotation, .pattern].contains($0.kind) }
      #expect(some.selections(in: message.raw) == expected, "\(message)")
    }
  }

  @Test func streamingScanGivesTheSelections() {
    var scratch = ScanScratch()
    for message in CorpusMessage.all {
      let bytes = Array(message.raw.utf8)
      var found: [Selection] = []
      Self.scanner.scan(bytes.span, scratch: &scratch) { found.append(Self.scanner.selection(of: $0, in: bytes.span)) }
      #expect(found == Self.scanner.selections(in: message.raw), "\(message)")
      #expect(scratch.limitHits.isEmpty)
    }
  }

  @Test func scratchKeepsNothingOfTheScanBefore() {
    var scratch = ScanScratch()
    var found: [Candidate] = []
    // An open mark is left behind, and with it what it holds back.
    Self.scanner.scan(Array("“#a #b".utf8).span, scratch: &scratch) { found.append($0) }
    #expect(found.count == 2)
    found.removeAll()
    Self.scanner.scan(Array("c”".utf8).span, scratch: &scratch) { found.append($0) }
    #expect(found.isEmpty)
  }

  @Test func indexRangeIsTheRangeInTheText() throws {
    let text = "日本 👩‍👩‍👧 #タグ"
    let selection = try #require(Self.scanner.selections(in: text).first)
    #expect(text[selection.range(in: text)] == "#タグ")
  }
}
