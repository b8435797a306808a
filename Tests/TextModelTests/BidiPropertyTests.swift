import TestSupport
import TextModel
import Testing

struct BidiPropertyTests {
  @Test func mayReorderKnowsEveryScalar() {
    let formatting: Set<BidiClass> = [.lri, .rli, .fsi, .pdi, .lre, .rle, .lro, .rlo, .pdf]
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bidiClass = BidiClassTable.shared.bidiClass(of: value)
      let utf8 = Array("é".utf8) + Array(scalar.utf8)
      let expected = [.r, .al, .an].contains(bidiClass) || formatting.contains(bidiClass)
      if BidiParagraph.mayReorder(utf8.span) != expected { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test(arguments: [[], [0xD7], [0xFF, 0xFE], [0xE2, 0x80], [0xF4, 0x90], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func bytesThatAreNoTextReorderNothing(_ utf8: [UInt8]) {
    let mayReorder = BidiParagraph.mayReorder(utf8.span)
    #expect(!mayReorder)
  }

  @Test func visualOrderIsThatOfTheRuleAsItIsWritten() {
    var generator = SeededGenerator(seed: 9)
    for greatest: UInt8 in [0, 1, 2, 3, 5, 126] {
      for _ in 0..<600 {
        let levels = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          UInt8.random(in: 0...greatest, using: &generator)
        }
        #expect(BidiParagraph.visualOrder(ofLevels: levels) == Self.referenceOrder(levels), "\(levels)")
      }
    }
  }

  /// L2 as it is written: turns about what is of each level or higher, the highest level first.
  private static func referenceOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in (1...126).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order
  }

  /// Scalars of every class, and bytes of which many sequences are not UTF-8.
  private static let scalars: [Unicode.Scalar] =
    BidiClassExamples.samples.sorted { $0.value < $1.value }.map(\.value)
    + Array("()[]\u{2329}\u{3009}אبa1".unicodeScalars)
  private static let pieces: [[UInt8]] = [[0xD7], [0x80], [0xE2, 0x81], [0xFF]]

  @Test func runsTileWhateverTheTextIs() throws {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<4_000 {
      let utf8 = generator.bytes(of: Self.scalars, Self.pieces, maximumCount: 40)
      let start = Int.random(in: 0...utf8.count, using: &generator)
      let utf8Range = start..<Int.random(in: start...utf8.count, using: &generator)
      let direction = try #require(BaseDirection.allCases.randomElement(using: &generator))
      let paragraph = BidiParagraph(utf8.span, utf8Range, baseDirection: direction)
      #expect(Self.tile(paragraph.runs, utf8Range), "\(utf8)")
      let cut = Int.random(in: utf8Range.lowerBound...utf8Range.upperBound, using: &generator)
      for line in [utf8Range.lowerBound..<cut, cut..<utf8Range.upperBound] {
        let visual = paragraph.visualRuns(ofLine: line, in: utf8.span)
        let logical = visual.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
        #expect(Self.tile(logical, line), "\(utf8)")
        #expect(BidiParagraph.visualOrder(ofLevels: logical.map(\.level)).map { logical[$0] } == visual)
      }
    }
  }

  /// Whether `runs` stand side by side in `utf8Range`, each of another level than the one before.
  private static func tile(_ runs: [BidiRun], _ utf8Range: Range<Int>) -> Bool {
    let starts = [utf8Range.lowerBound] + runs.map(\.utf8Range.upperBound)
    return starts.last == utf8Range.upperBound && zip(runs, starts).allSatisfy { $0.utf8Range.lowerBound == $1 }
      && runs.allSatisfy { !$0.utf8Range.isEmpty } && zip(runs, runs.dropFirst()).allSatisfy { $0.level != $1.level }
  }

  @Test func levelsHaveAnEnd() {
    let utf8 = Array((String(repeating: "\u{202B}\u{202A}", count: 100) + "aא").utf8)
    let paragraph = BidiParagraph(utf8.span, 0..<utf8.count, baseDirection: .leftToRight)
    #expect(paragraph.runs.map(\.level) == [0, 126, 125])
  }

  /// BD16: with 63 brackets open the search ends; the pairs found till then stay.
  @Test(arguments: [(63, true), (64, true), (65, true), (62, false), (63, false), (64, false)])
  func bracketsHaveAnEnd(openCount: Int, isBefore: Bool) {
    let open = String(repeating: "(", count: openCount)
    let pair = "a[א]ב"
    let text = isBefore ? pair + open : "a" + open + pair
    let utf8 = Array(text.utf8)
    let paragraph = BidiParagraph(utf8.span, 0..<utf8.count, baseDirection: .leftToRight)
    // A pair that is found has the level of what is before it; else its second bracket has that of the letters beside it.
    let closingOffset = text.utf8.count - (isBefore ? openCount : 0) - 3
    let level = paragraph.runs.first { $0.utf8Range.contains(closingOffset) }?.level
    #expect(level == (isBefore || openCount < 63 ? 0 : 1))
  }

  /// A second where each scalar costs the same; minutes where it costs as much as all before it.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("\u{202B}", ""), ("\u{202B}a\u{202A}1", ""), ("\u{202B}a\u{202C}", ""), ("\u{2067}", "\u{2069}"),
      ("\u{2068}", ""),
      ("\u{2068}א", "\u{2069}"), ("\u{2067}a\u{2069}", ""), ("\u{2068}\u{2069}", ""), ("\u{2067}\u{202B}\u{2069}", ""),
      ("(", ""), ("(", ")"), ("(]", ""), ("a(א)", ""), ("[(\u{300}א", ""), ("א1", ""), ("\u{300}", ""), ("%", "1"),
      (" ", ""),
      ("א\t", ""), ("א ", ""), ("\u{1C}א", ""),
    ])
  func hostileTextsTakeLinearTime(_ unit: String, _ closingUnit: String) {
    let count = 50_000
    let text = String(repeating: unit, count: count) + String(repeating: closingUnit, count: count)
    let utf8 = Array(text.utf8)
    // In the second direction nothing is left out, whatever the text is.
    for direction in [BaseDirection.automatic, .rightToLeft] {
      let paragraph = BidiParagraph(utf8.span, 0..<utf8.count, baseDirection: direction)
      let visualRuns = paragraph.visualRuns(ofLine: 0..<utf8.count, in: utf8.span)
      #expect(Self.tile(paragraph.runs, 0..<utf8.count))
      #expect(Self.tile(visualRuns.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }, 0..<utf8.count))
    }
  }
}
