import ReferenceLayout
import Testing
import TextLayout
import TextModel

/// The examples of layout.md, sections 6 and 7, and of section 13 where lines are placed.
@Suite struct GoldenPlacingTests {
  @Test(
    arguments: LayoutEngine.allCases,
    [
      // A1, A3: hanging blanks move nothing.
      GoldenRow("aaa bbb ccc", 8, align: .right, "␣aaa bbb / ␣␣␣␣␣ccc"),
      GoldenRow("aaa bbb ccc", 8, align: .left, "aaa bbb / ccc"),
      // A2.
      GoldenRow("aaa bbb ccc", 8, align: .center, "aaa bbb / ␣␣ccc"),
      // A4.
      GoldenRow("aa bbb", 4, limit: 1, mode: .clipping, align: .right, "aa b"),
      GoldenRow("aa 日本", 4, limit: 1, mode: .clipping, align: .right, "␣␣aa"),
      // A5.
      GoldenRow("hello", 16, align: .right, button: .always, "␣␣␣␣␣hello [More]"),
      // A6, G14.
      GoldenRow("ab", 4, align: .leading, "ab"),
      GoldenRow("ab", 4, align: .natural, "ab"),
      GoldenRow("ab", 4, align: .trailing, "␣␣ab"),
      GoldenRow("אב\nab", 4, align: .leading, "␣␣אב / ab"),
      GoldenRow("אב\nab", 4, align: .trailing, "אב / ␣␣ab"),
      GoldenRow("אב\nab", 4, align: .right, "␣␣אב / ␣␣ab"),
      GoldenRow("1 אב", 6, align: .natural, "␣␣1 אב"),
      GoldenRow("שלום עולם", 6, limit: 1, hides: " עולם", "שלום…"),
    ])
  func alignment(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  /// G14: the base direction is that of each paragraph, or the one asked for.
  @Test(
    arguments: LayoutEngine.allCases,
    [
      (.automatic, [false, true, false, false]), (.leftToRight, [false, false, false, false]),
      (.rightToLeft, [true, true, true, true]),
    ] as [(BaseDirection, [Bool])])
  func baseDirection(engine: LayoutEngine, direction: (base: BaseDirection, isRightToLeft: [Bool])) {
    var input = LayoutInput(text: "ab\nשלום\n12\nc ב", width: 20)
    input.configuration.baseDirection = direction.base
    #expect(engine.layout(input).lines.map(\.isRightToLeft) == direction.isRightToLeft)
  }

  /// N3, N4, M7, G18.
  @Test(
    arguments: LayoutEngine.allCases,
    [(0, [0, 1, 2], 3), (1, [0, 2, 4], 5), (-5, [0, 1, 2], 3), (1.9, [0, 2, 4], 5), (-0.5, [0, 1, 2], 3)]
      as [(Double, [Double], Double)])
  func lineSpacing(engine: LayoutEngine, spacing: (value: Double, y: [Double], contentHeight: Double)) {
    var input = LayoutInput(text: "a\nb\nc", width: 10)
    input.configuration.lineSpacing = spacing.value
    let layout = engine.layout(input)
    #expect(layout.lines.map(\.y) == spacing.y)
    #expect(layout.contentHeight == spacing.contentHeight)
  }

  /// N4: where heights are fractions, lines come together at most.
  @Test(arguments: LayoutEngine.allCases, [(-100, [0, 0], 9), (-2, [0, 7], 16)] as [(Double, [Double], Double)])
  func negativeSpacingOfPoints(engine: LayoutEngine, spacing: (value: Double, y: [Double], contentHeight: Double)) {
    let font = FontTable(unitsPerEm: 1024, ascent: 800, descent: 224, missingAdvance: 512)
    var input = LayoutInput(text: "a\nb", width: 50, measurer: FontTableMeasurer(regular: font))
    input.configuration.fontSize = 8.25
    input.configuration.lineSpacing = spacing.value
    let layout = engine.layout(input)
    // N7: rounded up.
    #expect(layout.lineHeight == 9)
    #expect(layout.lines.map(\.y) == spacing.y)
    #expect(layout.contentHeight == spacing.contentHeight)
  }

  /// N7: every line is as high as the highest style of the text.
  @Test(arguments: LayoutEngine.allCases)
  func linesAreAsHighAsTheHighestStyle(engine: LayoutEngine) {
    let font = FontTable(unitsPerEm: 1024, ascent: 800, descent: 224, missingAdvance: 512)
    var input = LayoutInput(text: "ab\ncd", width: 50, measurer: FontTableMeasurer(regular: font))
    input.configuration.fontSize = 8
    var large = TextAttributes()
    large.fontSizePoints = 12
    input.styleRuns = [StyleRun(utf8Range: 4..<5, attributes: large)]
    let layout = engine.layout(input)
    #expect(layout.lineHeight == 12)
    #expect(layout.lines.map(\.y) == [0, 12])
    // T14: a token is as wide as its spans together.
    #expect(layout.lines.map(\.width) == [8, 10])
    #expect(layout.lines.map(\.fragments.count) == [1, 2])
  }

  /// M8: a selection that is drawn larger may wrap.
  @Test(arguments: LayoutEngine.allCases, [(0, "aa ⟦bb⟧"), (2, "aa / ⟦bb⟧")] as [(Double, String)])
  func selectionStyleMayWrap(engine: LayoutEngine, row: (sizeDelta: Double, drawing: String)) {
    let font = FontTable(unitsPerEm: 1024, ascent: 800, descent: 224, missingAdvance: 512)
    var input = LayoutInput(
      marked: "aa ⟦bb⟧", configuration: SelectableTextConfiguration(), width: 20,
      measurer: FontTableMeasurer(regular: font))
    input.configuration.fontSize = 8
    input.selections[0].attributes.fontSizeDeltaPoints = row.sizeDelta
    #expect(engine.layout(input).drawing == row.drawing)
  }

  /// N8, N10.
  @Test(arguments: LayoutEngine.allCases)
  func insetsNarrowTheText(engine: LayoutEngine) {
    var input = LayoutInput(text: "hello world", width: 12)
    input.configuration.insets = TextInsets(top: 1, left: 2, bottom: 1, right: 3)
    let layout = engine.layout(input)
    #expect(layout.drawing == "hello / world")
    #expect(layout.contentHeight == 2)
    #expect(layout.usedWidth == 5)
  }

  /// M5: the same text and width in other units.
  @Test(
    arguments: LayoutEngine.allCases,
    [(.utf8, "日…"), (.utf16, "日本語👍…"), (.scalar, "日本語👍a…"), (.grapheme, "日本語👍a…")] as [(OffsetUnit, String)])
  func countedUnits(engine: LayoutEngine, unit: (unit: OffsetUnit, drawing: String)) {
    var input = LayoutInput(text: "日本語👍ab\u{301}c", width: 6, measurer: CountMeasurer(unit.unit))
    input.configuration.numberOfLines = 1
    input.configuration.truncationMode = .truncateTail
    #expect(engine.layout(input).drawing == unit.drawing)
  }
}
