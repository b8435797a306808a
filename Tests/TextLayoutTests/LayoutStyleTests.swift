import SelectableText
import Testing

/// How what is drawn is drawn (layout.md, M7, M8, S6, X11).
@Suite struct LayoutStyleTests {
  private static func size(_ points: Double) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.fontSizePoints = points
    return attributes
  }

  /// The style of the ellipsis is that of the text before the cut, at the head that behind it; here the words are in the
  /// sizes 1 to 4.
  @Test(
    arguments: [
      (8, 1, .truncateTail, ["one two…"], 2), (10, 1, .truncateTail, ["one two t…"], 3),
      (1, 1, .truncateTail, ["…"], 1), (5, 1, .truncateHead, ["…four"], 4), (7, 1, .truncateHead, ["…e four"], 3),
      (8, 1, .truncateMiddle, ["one…our"], 1), (7, 2, .truncateTail, ["one two", "three…"], 3),
      // A word that is cut for itself.
      (4, 0, .truncateTail, ["one", "two", "thr…", "four"], 3),
    ] as [(Double, Int, TruncationMode, [String], Double)])
  func anEllipsisIsDrawnAsTheTextBesideIt(
    width: Double, lines: Int, mode: TruncationMode, shown: [String], points: Double
  ) {
    var configuration = SelectableTextConfiguration()
    (configuration.numberOfLines, configuration.truncationMode) = (lines, mode)
    let runs = [0..<3, 4..<7, 8..<13, 14..<18].enumerated().map {
      StyleRun(utf8Range: $0.element, attributes: Self.size(Double($0.offset + 1)))
    }
    let layout = TextLayout(
      of: "one two three four", styleRuns: runs, configuration: configuration, containerWidth: width,
      measurer: ColumnMeasurer())
    #expect(layout.lines.map(layout.displayedText(of:)) == shown)
    let ellipses = layout.fragments.filter { $0.kind == .ellipsis }
    #expect(ellipses.map { layout.styles[$0.styleIndex].fontSizePoints } == [points])
  }

  /// From the weakest: the text, the defaults of selections, those of the view, those of the validator.
  @Test func aSelectionIsDrawnByAllThatSpeaksOfIt() throws {
    var (selected, own, struck) = (TextAttributes(), TextAttributes(), TextAttributes())
    (selected.foregroundColor, own.isUnderlined, struck.isStruckThrough) = (.red, true, true)
    let model = SelectableTextModel(text: "see #swift", containerWidth: 20, measurer: ColumnMeasurer())
    try model.register(ContainerValidator(validator: HashtagTextValidator(), selectionAttributes: own))
    (model.selectionStyle, model.styleRuns) = (selected, [StyleRun(utf8Range: 0..<10, attributes: struck)])
    let styles = model.layout.fragments.map { model.layout.styles[$0.styleIndex] }
    #expect(styles.map(\.foregroundColor) == [.black, .black, .red])
    #expect(styles.map(\.isBold) == [nil, nil, true])
    #expect(styles.map(\.fontSizeDeltaPoints) == [nil, nil, 2])
    #expect(styles.map(\.isStruckThrough) == [true, true, true])
    #expect(styles.map(\.isUnderlined) == [nil, nil, true])
  }

  /// Columns and counts are the same in every weight and size.
  @Test(arguments: [ColumnMeasurer(), CountMeasurer(.utf16), CountMeasurer(.grapheme)] as [any TextMeasurer])
  func whatIsCountedHasNoWeight(measurer: any TextMeasurer) {
    var heavy = Self.size(40)
    heavy.isBold = true
    #expect(measurer.width(of: "ab", style: heavy) == 2)
    #expect(measurer.lineHeight(style: heavy) == 1)
  }

  @Test(
    arguments: [(nil, 1, 6), (0, 0, 4), (2, 2, 8), (1.9, 1, 6), (-3, 0, 4), (.nan, 0, 4)] as [(Double?, Double, Double)]
  )
  func paddingInColumnsIsWhole(padding: Double?, expected: Double, width: Double) throws {
    var configuration = SelectableTextConfiguration()
    configuration.expansion = try TextExpansion(
      collapsed: .init(label: "More", lineLimit: 1), expanded: .init(label: "Less", lineLimit: 0), visibility: .always,
      padding: padding)
    let layout = TextLayout(of: "a", configuration: configuration, containerWidth: 20, measurer: ColumnMeasurer())
    let button = try #require(layout.button)
    #expect((button.padding, button.width) == (expected, width))
  }
}
