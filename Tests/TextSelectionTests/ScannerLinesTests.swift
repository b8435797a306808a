import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// No selection crosses a line break, and no line knows of another.
@Suite("Scanner: lines")
struct ScannerLinesTests {
  private static let scanner = Scanner()

  /// `⏎` stands for each of the line breaks.
  @Test(
    arguments: [
      "\"a⏎b\" \"c", "“a⏎b”", "«a⏎b» ⟦quotation:«c»⟧", "「a⏎b」", "x 'y⏎z' x", "\"⏎\"",
      "{{a⏎b}}", "{{⏎}}", "{{{a⏎b}}}", "{⏎{a}}",
      "212-555-⏎0147", "⟦phone:212-555-0147⟧⏎ext. 9", "⟦phone:212-555-0147⟧⏎x9", "⟦phone:212-555-0147⟧ ext⏎9",
      "⟦phone:212-555-0147⟧ ext.⏎9", "⟦phone:212-555-0147⟧⏎2 times", "+1⏎415 555 0132", "(212)⏎555-0123",
      "⟦link:https://a.example/⟧⏎x", "https://⏎a.example", "⟦link:example.com⟧⏎/x", "example.⏎com",
      "mailto:⏎⟦email:ana@example.com⟧",
      "ana⏎⟦mention:@example.com⟧", "ana@⏎⟦link:example.com⟧", "⟦email:ana@example.com⟧⏎", "@⏎ana",
      "⟦mention:@ana⟧⏎⟦mention:@bob⟧",
      "a⏎⟦mention:@ana⟧",
      "⟦hashtag:#one⟧⏎⟦hashtag:#two⟧", "a⏎⟦hashtag:#b⟧", "US⏎⟦cashtag:$ABC⟧", "tel:⏎⟦phone:+44-20-7946-0958⟧",
      "⟦quotation:\"a\"⟧⏎⟦quotation:\"b\"⟧", "⏎", "⏎⏎⟦hashtag:#a⟧⏎⏎",
    ], FragmentText.lineBreaks)
  func lineBreakEndsEverything(_ marked: String, _ lineBreak: String) throws {
    let drawing = try KindMarkedText(marked.replacing("⏎", with: lineBreak))
    #expect(Self.scanner.drawn(drawing.text) == drawing.description)
  }

  /// The candidates of `lines`, each scanned by itself, at their offsets in the lines joined.
  private static func separately(_ scanner: Scanner, _ lines: [(text: String, lineBreak: String)]) -> [Candidate] {
    var start = 0
    var found: [Candidate] = []
    for line in lines {
      found += scanner.candidates(in: Array(line.text.utf8)).map {
        Candidate(ruleIndex: $0.ruleIndex, utf8Range: start + $0.utf8Range.lowerBound..<start + $0.utf8Range.upperBound)
      }
      start += line.text.utf8.count + line.lineBreak.utf8.count
    }
    return found
  }

  /// The default scanner, and one whose user patterns look at the ends of their text and at what stands beside it.
  private static func scanners() throws -> [Scanner] {
    let sources = ["^\\w+", "\\w+$", "(?<=\\s)b\\w*", "a\\b", "\\A#", "(?m)^.$", "[^a]\\z"]
    let rules = try sources.map { try UserRule(name: $0, kind: SelectionKind(rawValue: $0), pattern: Pattern($0)) }
    return [
      scanner,
      Scanner {
        $0.userRules = rules
        $0.textUnit = .line
      },
      Scanner {
        $0.userRules = rules
        $0.textUnit = .line
        $0.resolver = .precedence
      },
    ]
  }

  @Test func manyLinesAreScannedAsEachAlone() throws {
    var fragments = FragmentText(seed: 11)
    for (index, scanner) in try Self.scanners().enumerated() {
      for _ in 0..<(index == 0 ? 600 : 100) {
        let lines = (0..<fragments.number(in: 1..<9)).map { _ in
          (text: fragments.line(), lineBreak: fragments.lineBreak())
        }
        Self.expectIndependence(scanner, lines)
      }
      let messages = CorpusMessage.all.map(\.raw).filter { text in
        !FragmentText.lineBreaks.contains { text.unicodeScalars.contains($0.unicodeScalars) }
      }
      #expect(messages.count > 300)
      Self.expectIndependence(scanner, messages.map { (text: $0, lineBreak: fragments.lineBreak()) })
    }
  }

  private static func expectIndependence(_ scanner: Scanner, _ lines: [(text: String, lineBreak: String)]) {
    let joined = lines.map { $0.text + $0.lineBreak }.joined()
    let (together, apart) = (scanner.candidates(in: Array(joined.utf8)), separately(scanner, lines))
    guard together != apart else { return }
    let difference = zip(together, apart).first { $0 != $1 }
    Issue.record("\(lines.count < 10 ? joined.debugDescription : "") \(String(describing: difference))")
  }
}
