import SelectableText
import TestSupport
import Testing

/// What nobody means to lay out: limits without end, measurers that lie, ranges that are nowhere.
@Suite("Layout: hostile input")
struct HostileLayoutTests {
  /// A measurer that gives the same answer to every question.
  private struct Constant: TextMeasurer {
    let answer: Double

    func width(of text: String, style: TextAttributes) -> Double { answer }
    func lineHeight(style: TextAttributes) -> Double { answer }
  }

  /// The same, cluster by cluster.
  private struct ConstantClusters: AdditiveTextMeasurer {
    let answer: Double

    func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double { answer }
    func lineHeight(style: TextAttributes) -> Double { answer }
  }

  private static let lengths = [
    .nan, -.nan, -1, -0.0, 0, .leastNonzeroMagnitude, 0.3, 1, 1e308, .greatestFiniteMagnitude, .infinity, -.infinity,
  ]

  private static let text = "Ask \u{5D0}@ann\tabout\0 日本 #swift 👩‍👩‍👧 to\u{301}day\nand more  "

  /// Configurations of all modes, with and without a limit and a button.
  private static func configurations() throws -> [SelectableTextConfiguration] {
    var result: [SelectableTextConfiguration] = []
    for lineBreak in LineBreakMode.allCases {
      for overflow in WordOverflow.allCases {
        for truncation in TruncationMode.allCases {
          for lineLimit in [0, 1, .max] {
            var configuration = SelectableTextConfiguration()
            (configuration.lineBreakMode, configuration.overflow) = (lineBreak, overflow)
            (configuration.truncationMode, configuration.numberOfLines) = (truncation, lineLimit)
            (configuration.tabPolicy, configuration.tabWidth) = (lineLimit == 1 ? .fixed : .stops, lineLimit)
            (configuration.alignment, configuration.truncationBoundary) = (.center, .word)
            result.append(configuration)
            configuration.expansion = try TextExpansion(
              collapsed: .init(label: "More", lineLimit: max(1, lineLimit)),
              expanded: .init(label: "Less", lineLimit: 0))
            configuration.expansion?.isExpanded = lineLimit == 0
            result.append(configuration)
          }
        }
      }
    }
    return result
  }

  /// Asks a layout all that it answers; its ranges lie in the text, between scalars.
  private static func check(_ layout: TextLayout, _ name: String) {
    let utf8 = Array(layout.text.utf8)
    func isBoundary(_ offset: Int) -> Bool {
      (0...utf8.count).contains(offset) && (offset == utf8.count || utf8[offset] & 0xC0 != 0x80)
    }
    let ranges =
      layout.lines.flatMap { [$0.utf8Range, $0.utf8RangeAfterEllipsis].compactMap(\.self) }
      + layout.fragments.map(\.utf8Range) + [layout.hiddenUTF8Range].compactMap(\.self) + layout.overflowedUTF8Ranges
    for range in ranges {
      #expect(isBoundary(range.lowerBound) && isBoundary(range.upperBound), "\(range) of \(name)")
    }
    for line in layout.lines { _ = layout.displayedText(of: line) }
    for index in layout.selections.indices {
      #expect(layout.frames(ofSelectionAt: index).isEmpty != layout.isVisible(selectionAt: index), "\(name)")
    }
    for (index, fragment) in layout.fragments.enumerated() {
      let frame = layout.frame(ofFragmentAt: index)
      _ = layout.hit(at: TextPoint(x: frame.x + fragment.width / 2, y: frame.y))
    }
    for place in [Double.nan, .infinity, -.infinity, 1e308] { _ = layout.hit(at: TextPoint(x: place, y: place)) }
    _ = layout.focusOrder
    _ = layout.wordFrames { _ in true }
    _ = layout.scrollOffset(toWord: "and", position: .center, viewportHeight: .nan)
    _ = layout.sizeThatFits(TextSize(width: .nan, height: -1))
  }

  @Test func aLimitWithoutEndIsNoLimit() throws {
    var configuration = SelectableTextConfiguration()
    configuration.numberOfLines = .max
    let layout = TextLayout(
      of: "one two", configuration: configuration, containerWidth: 4, measurer: ColumnMeasurer())
    #expect(layout.lines.count == 2 && !layout.isTruncated)
  }

  @Test(arguments: lengths)
  func aMeasurerThatLiesDoesNoHarm(length: Double) throws {
    for configuration in try Self.configurations() {
      for measurer in [Constant(answer: length), ConstantClusters(answer: length)] as [any TextMeasurer] {
        for width in [3, Double.infinity] {
          let layout = TextLayout(
            of: Self.text, selections: TextSelector().spans(in: Self.text), configuration: configuration,
            containerWidth: width, measurer: measurer)
          Self.check(layout, "\(measurer) in \(width)")
        }
      }
    }
  }

  @Test(arguments: lengths)
  func anyNumberIsALength(length: Double) throws {
    for var configuration in try Self.configurations() {
      configuration.insets = TextInsets(top: length, left: length, bottom: -length, right: length)
      configuration.lineSpacing = length
      configuration.fontSize = length
      configuration.expansion?.padding = length
      for measurer in [ColumnMeasurer(), Constant(answer: 1)] as [any TextMeasurer] {
        Self.check(
          TextLayout(of: Self.text, configuration: configuration, containerWidth: 7, measurer: measurer), "\(length)")
        configuration.insets = TextInsets()
        Self.check(
          TextLayout(of: Self.text, configuration: configuration, containerWidth: length, measurer: measurer),
          "\(length)")
      }
    }
  }

  // MARK: Ranges

  private static let fragments = [
    "a", " ", "\n", "\0", "\t", "e\u{301}", "\u{301}", "\u{1F1EB}", "\u{1F1F7}", "👩\u{200D}", "日", "ש", "\r\n",
    "\u{2067}",
    "@ann", "\u{2069}",
  ]
  private static let replacements = [
    nil, nil, nil, "", " ", "x", "\u{301}", "one\ntwo", "\0", "\u{1F1EB}", "\u{202E}a", "\u{2067}", "\r", "\n",
    "\u{200D}👩",
    "日本語", "Ada Example",
  ]

  @Test func rangesThatAreNowhereDoNoHarm() throws {
    var generator = SeededGenerator(seed: 88)
    let configurations = try Self.configurations()
    func pick<Value>(_ values: [Value]) throws -> Value { try #require(values.randomElement(using: &generator)) }
    for _ in 0..<4_000 {
      let text = try (0..<Int.random(in: 0...8, using: &generator)).map { _ in try pick(Self.fragments) }.joined()
      let count = text.utf8.count
      func range() -> Range<Int> {
        let bounds = (0..<2).map { _ in Int.random(in: -2...count + 2, using: &generator) }.sorted()
        if Int.random(in: 0..<20, using: &generator) == 0 { return Int.min..<Int.max }
        return bounds[0]..<bounds[1]
      }
      let selections = try (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        SelectionSpan(
          Selection(kind: .mention, identifier: "test", utf8Range: range(), value: ""),
          replacement: try pick(Self.replacements))
      }
      var bold = TextAttributes()
      bold.isBold = true
      let runs = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        StyleRun(utf8Range: range(), attributes: bold)
      }
      let width = Double(Int.random(in: 0...9, using: &generator))
      let layout = TextLayout(
        of: text, styleRuns: runs, selections: selections, configuration: try pick(configurations),
        containerWidth: width, measurer: ColumnMeasurer())
      Self.check(
        layout,
        "\(text.debugDescription) with \(selections.map { ($0.selection.utf8Range, $0.replacement) }) in \(width)")
    }
  }

  // MARK: The model

  /// Each callback changes what it was called for, and comes to rest.
  @Test func callbacksMayChangeTheModel() throws {
    let model = SelectableTextModel(text: "one two three", containerWidth: 20, measurer: ColumnMeasurer())
    var heights: [Double] = []
    model.heightDidChange = { [unowned model] change in
      heights.append(change.newHeight)
      if model.containerWidth > 3 { model.containerWidth -= 5 }
      model.viewportHeight = 1
      model.viewportHeight += 0.5
      model.scroll(to: .infinity)
      _ = model.layout
    }
    model.didScroll = { [unowned model] offset in
      if model.numberOfLines < 2 { model.numberOfLines += 1 }
      model.viewportHeight = offset.isNaN ? 0 : 1
      model.configuration.text? += " x"
      if model.layoutCount > 50 { model.didScroll = nil }
    }
    model.layoutIfNeeded()
    #expect(!heights.isEmpty && model.layout.lines.count <= 2)
  }
}
