import SelectableText
import Testing

/// How far to scroll to words (layout.md, R1-R4).
@Suite struct LayoutScrollingTests {
  /// Ten lines of one word, `w0` to `w9`, the last two the same as the second and third; a replaced word before them.
  private static func layout(_ change: SampleLayout.Change = { _ in }) throws -> TextLayout {
    let words = (0..<8).map { "w\($0)" } + ["w1", "w2"]
    return try SampleLayout.make("{{name}}\n" + words.joined(separator: "\n"), width: 12, change)
  }

  @Test(
    arguments: [
      // Eleven lines, of which three are seen.
      ("w3", .top, 4), ("w3", .center, 3), ("w3", .bottom, 2), ("w0", .bottom, 0), ("w0", .center, 0), ("w7", .top, 8),
      // The first that is the same, in the same case.
      ("w1", .top, 2), ("W1", .top, nil), ("w", .top, nil), ("", .top, nil),
      // As it stands in the text or as it is drawn.
      ("{{name}}", .top, 0), ("Ada Example", .top, 0), ("Ada", .top, nil),
    ] as [(String, ScrollPosition, Double?)])
  func aWordIsScrolledTo(word: String, position: ScrollPosition, expected: Double?) throws {
    let layout = try Self.layout()
    #expect(layout.scrollOffset(toWord: word, position: position, viewportHeight: 3) == expected)
    let passing = layout.scrollOffset(toWordWhere: { $0 == word }, position: position, viewportHeight: 3)
    #expect(passing == (word == "Ada Example" ? nil : expected))
  }

  @Test func theFirstThatPassesIsScrolledTo() throws {
    let layout = try Self.layout { ($0.insets, $0.lineSpacing) = (TextInsets(top: 5, bottom: 1), 1) }
    #expect(layout.height == 27)
    let validator = SuffixValidator(suffix: "2")
    let offsets = ScrollPosition.allCases.map {
      layout.scrollOffset(toWordPassing: validator, position: $0, viewportHeight: 4)
    }
    #expect(offsets == [11, 9.5, 8])
  }

  /// The lines after the third are hidden: `w1` is shown, `w2` first stands in the fourth line.
  @Test(arguments: [("w1", 1.0 as Double?), ("w2", nil), ("w7", nil)])
  func nothingMovesToWhatIsHidden(word: String, expected: Double?) throws {
    let layout = try Self.layout { ($0.numberOfLines, $0.truncationMode) = (3, .truncateTail) }
    #expect(layout.scrollOffset(toWord: word, position: .top, viewportHeight: 2) == expected)
  }

  @Test(arguments: [
    (4.0, 3.0, 4.0), (-1, 3, 0), (9, 3, 8), (8, 3, 8), (5, 11, 0), (5, 20, 0), (.nan, 3, 0), (5, .nan, 0),
    (.infinity, 3, 8), (5, .infinity, 0), (-.infinity, -.infinity, 0),
  ])
  func offsetsStayInTheText(offset: Double, viewportHeight: Double, expected: Double) throws {
    #expect(try Self.layout().clampedScrollOffset(offset, viewportHeight: viewportHeight) == expected)
  }

  @Test func aWordOfManyLinesIsScrolledToItsFirst() throws {
    let layout = try SampleLayout.make("a\nbcdefgh", width: 3) { $0.overflow = .wrap }
    #expect(layout.lines.count == 4)
    #expect(layout.scrollOffset(toWord: "bcdefgh", position: .top, viewportHeight: 1) == 1)
  }
}
