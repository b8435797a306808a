import PCRE2
import TestSupport
import TextSelection
import TextValidation
import Testing

/// How many selections a text may have: the first are given, and it is told where the others begin.
@Suite("Scanner: limit of selections")
struct SelectionLimitTests {
  private static func scanner(
    _ limit: Int, pattern: String? = nil, unit: TextUnit = .whole, resolver: ConflictResolver = .leftmostLongest
  ) throws -> Scanner {
    let rules = try pattern.map { [try UserRule(name: "user", pattern: Pattern($0))] } ?? []
    let limits = try ScanLimits(selectionCount: limit)
    return Scanner {
      $0.userRules = rules
      $0.textUnit = unit
      $0.resolver = resolver
      $0.limits = limits
    }
  }

  @Test(
    arguments: [
      (nil, .whole, "⟦hashtag:#a⟧ ⟦hashtag:#b⟧ ⟦hashtag:#c⟧", []),
      (nil, .whole, "⟦hashtag:#a⟧ ⟦hashtag:#b⟧ ⟦hashtag:#c⟧ #d @e", [9]),
      (nil, .whole, "⟦hashtag:#a⟧ ⟦hashtag:#b⟧\n⟦hashtag:#c⟧\n#d", [9]),
      (nil, .line, "⟦hashtag:#a⟧ ⟦hashtag:#b⟧ ⟦hashtag:#c⟧ #d #e\n⟦hashtag:#f⟧", [9]),
      (nil, .line, "⟦hashtag:#a⟧\n⟦hashtag:#b⟧\r\n⟦hashtag:#c⟧\u{2028}⟦hashtag:#d⟧\n⟦hashtag:#e⟧", []),
      (
        nil, .line, "\n⟦mention:@a⟧ ⟦mention:@b⟧ ⟦mention:@c⟧ @d\n\n⟦mention:@a⟧ ⟦mention:@b⟧ ⟦mention:@c⟧ @d @e",
        [10, 23]
      ),
      (nil, .whole, "⟦quotation:\"⟦hashtag:#a⟧ ⟦hashtag:#b⟧ #c\"⟧ #d", [7]),
      ("x", .whole, "⟦pattern:x⟧⟦pattern:x⟧⟦pattern:x⟧xx #a", [3]),
      ("[x-z]", .whole, "⟦pattern:x⟧⟦pattern:y⟧⟦pattern:z⟧x", [3]),
      ("x", .whole, "⟦hashtag:#a⟧ ⟦pattern:x⟧ ⟦hashtag:#b⟧ x", [8]),
      ("#\\w", .whole, "⟦pattern:#a⟧ ⟦mention:@b⟧ ⟦pattern:#c⟧ #d @e @f", [9]),
      ("x", .line, "⟦pattern:x⟧⟦pattern:x⟧⟦pattern:x⟧x\n⟦hashtag:#a⟧ ⟦pattern:x⟧ ⟦pattern:x⟧ @b", [3, 12]),
    ] as [(String?, TextUnit, String, [Int])])
  func textHasItsFirstThree(pattern: String?, unit: TextUnit, marked: String, hitOffsets: [Int]) throws {
    let drawing = try KindMarkedText(marked)
    let scanner = try Self.scanner(3, pattern: pattern, unit: unit)
    #expect(scanner.drawn(drawing.text) == drawing.description)
    let hits = scanner.scanned(Array(drawing.text.utf8)).limitHits
    #expect(hits.map(\.utf8Offset) == hitOffsets)
    #expect(hits.allSatisfy { $0.limit == .selectionCount(3) && $0.ruleName == nil })
  }

  /// Whatever the limit, the selections are the first of those without one, line by line where lines count.
  @Test(arguments: [TextUnit.whole, .line], [nil, "[bc]+", "b.", "#\\w|@"])
  func limitedScanIsTheStartOfTheWhole(unit: TextUnit, pattern: String?) throws {
    let pieces = ["#a", "@b", " ", " ", "c", "bb", "\n", "a.com", "(", "$AB"]
    var generator = SeededGenerator(seed: 41)
    let free = try Self.scanner(1 << 20, pattern: pattern, unit: unit)
    for limit in 1...4 {
      let limited = try Self.scanner(limit, pattern: pattern, unit: unit)
      for _ in 0..<200 {
        let text = (0..<Int.random(in: 0...14, using: &generator))
          .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
        let (found, hits) = limited.scanned(Array(text.utf8))
        let lines = unit == .line ? text.split(separator: "\n", omittingEmptySubsequences: false) : [text[...]]
        var start = 0
        for line in lines {
          let range = start..<start + line.utf8.count
          let all = free.selections(in: String(line)).map { $0.utf8Range.lowerBound + start }
          let given = found.map(\.utf8Range.lowerBound).filter(range.contains)
          let hitCount = hits.count { range.contains($0.utf8Offset) }
          // Candidates that lose count too: there may be fewer selections then, and it may be told without need.
          #expect(all.starts(with: given), "\(text.debugDescription)")
          if pattern == nil { #expect(given.count == min(all.count, limit), "\(text.debugDescription)") }
          #expect(given.count == min(all.count, limit) || hitCount == 1, "\(text.debugDescription)")
          #expect(hitCount == (all.count > limit ? 1 : 0) || (pattern != nil && hitCount == 1))
          start = range.upperBound + 1
        }
      }
    }
  }

  @Test(arguments: [ConflictResolver.precedence, .choosing { $0.first }])
  func otherResolversAreLimitedToo(resolver: ConflictResolver) throws {
    let scanner = try Self.scanner(2, pattern: "b", resolver: resolver)
    let (found, hits) = scanner.scanned(Array("#a b @c b #d".utf8))
    #expect(found.map(\.utf8Range) == [0..<2, 3..<4])
    #expect(hits.map(\.utf8Offset) == [5])
  }

  @Test func editedTextHasWhatANewOneHas() throws {
    for unit in [TextUnit.whole, .line] {
      let scanner = try Self.scanner(3, unit: unit)
      var buffer = SelectionBuffer()
      var old = ""
      for text in ["#a #b\n#c", "#a #b #x\n#c", "#a #b #x #y\n#c", "#x #y\n#c #d", "#x", "", "#a\n#b\n#c\n#d #e #f #g"]
      {
        scanner.rescan(text, after: TextEdit(from: old, to: text), in: &buffer)
        let (found, hits) = scanner.scanned(Array(text.utf8))
        #expect(buffer.candidates == found && buffer.limitHits == hits, "\(text.debugDescription)")
        old = text
      }
    }
  }

  /// Each line of a stream counts for itself, however it is cut.
  @Test(arguments: [1, 2, 7, 100])
  func streamIsLimitedLineByLine(chunkCount: Int) async throws {
    let scanner = try Self.scanner(2)
    let bytes = Array("#a #b #c\n#d\n#e #f #g\n#h".utf8)
    let chunks = ChunkSequence(bytes, cutAt: stride(from: 0, to: bytes.count, by: chunkCount).dropFirst())
    let found = try await chunks.streamed(by: scanner)
    #expect(found.map(\.selection.value) == ["a", "b", "d", "e", "f", "h"])
  }
}
