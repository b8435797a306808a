import ReferenceLayout
import Testing
import TextLayout

/// The examples of layout.md, section 9: the button.
@Suite struct GoldenExpansionTests {
  private static let words = "one two three four five six"

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // E12.
      GoldenRow(words, 10, button: .more(2), hides: "ee four five six", "one two / thr… [More]"),
      GoldenRow("hello wonderful world", 16, button: .more(1), "hello won… [More]"),
      GoldenRow("hello wonderful world", 16, by: .word, button: .more(1), "hello… [More]"),
      GoldenRow("hello wonderful world", 16, mode: .truncateHead, button: .more(1), "…ful world [More]"),
      GoldenRow("hello wonderful world", 16, mode: .truncateMiddle, button: .more(1), "hello…orld [More]"),
      // E11: a text that has room without the button, and none beside it.
      GoldenRow("hello wonderful", 16, mode: .clipping, button: .always, hides: "erful", "hello wond [More]"),
      GoldenRow("hello wonderful", 16, button: .always, hides: "derful", "hello won… [More]"),
      // E13.
      GoldenRow("hello", 16, button: .more(1), hides: "", "hello"),
      GoldenRow("hello", 16, button: .always, hides: "", "hello [More]"),
      GoldenRow("a\n", 16, button: .more(1), hides: "", "a"),
      GoldenRow("a\nb", 16, mode: .truncateHead, button: .more(1), hides: "", "a b"),
      // E17, E18.
      GoldenRow("", 16, button: .more(1), hides: "", ""),
      GoldenRow("", 16, button: .always, hides: "", "[More]"),
      GoldenRow("", 16, button: .alwaysLess, hides: "", "[Less]"),
    ])
  func collapsed(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // E14.
      GoldenRow("hello wonderful", 16, button: .alwaysLess, hides: "", "hello wonderful / [Less]"),
      GoldenRow("hello wonderful", 21, button: .alwaysLess, hides: "", "hello wonderful [Less]"),
      GoldenRow("hello wonderful", 20, button: .alwaysLess, hides: "", "hello wonderful / [Less]"),
      GoldenRow("hello wonderful", 16, button: .less(), hides: "", "hello wonderful"),
      GoldenRow(words, 10, button: .less(), hides: "", "one two / three four / five six / [Less]"),
      GoldenRow("hello wonderful", 10, button: .less(), hides: "", "hello / wonderful / [Less]"),
      // E15.
      GoldenRow(words, 10, button: .less(2), hides: "ee four five six", "one two / thr… [Less]"),
      GoldenRow(words, 10, button: .less(3), hides: "", "one two / three four / five six / [Less]"),
      GoldenRow("a b c", 9, button: .less(3, collapsed: 1), hides: "", "a b c"),
      // E17.
      GoldenRow("abc\n", 16, button: .alwaysLess, hides: "", "abc / [Less]"),
    ])
  func expanded(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // E16: the padding goes, then the label; the text of the line goes with them.
      GoldenRow("hello world", 7, button: .more(1), "… [More]"),
      GoldenRow("hello world", 6, button: .more(1), hides: "hello world", "[More]"),
      GoldenRow("hello world", 4, button: .more(1), hides: "hello world", "[More]"),
      GoldenRow("hello world", 3, button: .more(1), hides: "hello world", "[Mo…]"),
      GoldenRow("hello world", 1, button: .more(1), hides: "hello world", "[…]"),
      GoldenRow("hello world", 5, button: .more(1, "Go on now"), hides: "hello world", "[Go o…]"),
      GoldenRow("hello world", 4, button: .more(1, "Go on now"), hides: "hello world", "[Go…]"),
      GoldenRow("hello world", 8, ellipsis: "...", button: .more(1), hides: "hello world", "[More]"),
      GoldenRow("aaa bbb ccc", 3, button: .more(2), hides: "bbb ccc", "aaa / [Mo…]"),
    ])
  func buttonWithLittleRoom(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  /// E9, A5: where the button is.
  @Test(
    arguments: LayoutEngine.allCases,
    [
      (GoldenRow(words, 10, button: .more(2), ""), 1, 4, 6, 1),
      (GoldenRow(words, 10, button: .less(), ""), 3, 0, 6, 1),
      (GoldenRow(words, 12, align: .right, button: .less(), ""), 3, 6, 6, 1),
      (GoldenRow("hello", 16, align: .right, button: .always, ""), 0, 10, 6, 1),
      (GoldenRow("hello", 16, align: .center, button: .always, ""), 0, 7, 6, 1),
      (GoldenRow("hello world", 5, button: .more(1), ""), 0, 0, 4, 0),
      (GoldenRow("hello world", 3, button: .more(1), ""), 0, 0, 3, 0),
      // G14: left of a text that runs from right to left.
      (GoldenRow("שלום עולם", 8, button: .more(1), ""), 0, 0, 6, 1),
      (GoldenRow("שלום", 16, align: .natural, button: .always, ""), 0, 6, 6, 1),
    ] as [(GoldenRow, Int, Double, Double, Double)])
  func placeOfTheButton(
    engine: LayoutEngine, place: (row: GoldenRow, lineIndex: Int, x: Double, width: Double, padding: Double)
  ) throws {
    let button = try #require(engine.layout(place.row.input).button)
    #expect(button.lineIndex == place.lineIndex)
    #expect(button.x == place.x)
    #expect(button.width == place.width)
    #expect(button.padding == place.padding)
  }

  /// N5: the line of the button is as far from the last one as any line; E14: it counts.
  @Test(arguments: LayoutEngine.allCases)
  func lineOfTheButtonIsALine(engine: LayoutEngine) {
    var input = GoldenRow("hello wonderful", 10, button: .less(), "").input
    input.configuration.lineSpacing = 1
    let layout = engine.layout(input)
    #expect(layout.lines.map(\.y) == [0, 2, 4])
    #expect(layout.lines.last?.utf8Range == 15..<15)
    #expect(layout.contentHeight == 5)
  }

  /// E20.
  @Test(arguments: LayoutEngine.allCases)
  func togglingTwiceIsNothing(engine: LayoutEngine) {
    var input = GoldenRow(Self.words, 10, button: .more(2), "").input
    let collapsed = engine.layout(input)
    input.configuration.expansion?.isExpanded = true
    #expect(engine.layout(input) != collapsed)
    input.configuration.expansion?.isExpanded = false
    #expect(engine.layout(input) == collapsed)
  }
}
