import SelectableText
import Testing

/// The button that shows more or less (layout.md, E2-E8, E13, E18-E20).
@Suite struct ModelExpansionTests {
  private static let text = "one two three four five six"

  private static func model(_ text: String = text, width: Double = 10) -> SelectableTextModel {
    SelectableTextModel(text: text, containerWidth: width, measurer: ColumnMeasurer())
  }

  private static func lines(_ model: SelectableTextModel) -> String { SampleLayout.draw([], in: model.layout) }

  private static func addButton(to model: SelectableTextModel, _ collapsed: Int = 2, _ expanded: Int = 0) throws {
    model.truncationMode = .truncateTail
    try model.addExpansionButton(
      collapsed: .init(label: "More", lineLimit: collapsed), expanded: .init(label: "Less", lineLimit: expanded))
  }

  @Test func aButtonCollapsesAndToggles() throws {
    let model = Self.model()
    #expect(model.isExpanded == nil)
    try Self.addButton(to: model)
    let collapsed = model.layout
    #expect((model.isExpanded, model.numberOfLines) == (false, 2))
    #expect(Self.lines(model) == "one two / thr…[More]")
    model.isExpanded = true
    #expect((model.isExpanded, model.numberOfLines) == (true, 0))
    #expect(Self.lines(model) == "one two / three four / five six / [Less]")
    let expanded = model.layout
    model.isExpanded = false
    #expect(model.layout == collapsed)
    model.isExpanded = true
    #expect(model.layout == expanded)
    // Added again, it is another, and collapsed.
    try Self.addButton(to: model, 1)
    #expect(model.isExpanded == false)
    #expect(Self.lines(model) == "one…[More]")
  }

  @Test func aButtonThatWouldShowNoMoreIsRefused() throws {
    let model = Self.model()
    try Self.addButton(to: model)
    let before = model.layout
    let error = TextExpansionError.expandedShowsNoMore(collapsedLineLimit: 3, expandedLineLimit: 3)
    #expect(throws: error) { try Self.addButton(to: model, 3, 3) }
    #expect(model.layout == before)
  }

  @Test(
    arguments: [
      (false, nil, nil), (false, true, nil), (false, false, nil), (true, nil, false), (true, false, false),
      (true, true, true),
    ] as [(Bool, Bool?, Bool?)])
  func settingTheStateIsTriState(hasButton: Bool, newValue: Bool?, expected: Bool?) throws {
    let model = Self.model()
    if hasButton { try Self.addButton(to: model) }
    model.isExpanded = newValue
    #expect(model.isExpanded == expected)
    model.isExpanded = nil
    #expect(model.isExpanded == expected)
  }

  /// A number of lines, set while collapsed or expanded: the state and limits then, as collapsed/expanded.
  @Test(
    arguments: [
      (0, false, 0, true, 2, 0), (0, false, 2, false, 2, 0), (0, true, 2, false, 2, 0), (0, false, 7, false, 7, 0),
      (0, true, 7, true, 2, 7), (0, false, -1, true, 2, 0), (5, false, 5, true, 2, 5), (5, true, 2, false, 2, 5),
      (5, false, 3, false, 3, 5), (5, true, 0, true, 2, 0),
      // Limits that the two states could not have together.
      (5, false, 0, false, 2, 5), (5, false, 7, false, 2, 5), (5, true, 1, true, 2, 5),
    ])
  func theNumberOfLinesIsThatOfTheState(
    expandedLimit: Int, isExpanded: Bool, newValue: Int, isExpandedThen: Bool, collapsed: Int, expanded: Int
  ) throws {
    let model = Self.model()
    try Self.addButton(to: model, 2, expandedLimit)
    model.expansion?.padding = 0
    model.isExpanded = isExpanded
    model.numberOfLines = newValue
    let expansion = try #require(model.expansion)
    #expect(expansion.isExpanded == isExpandedThen)
    #expect((expansion.collapsed.lineLimit, expansion.expanded.lineLimit) == (collapsed, expanded))
    #expect(model.numberOfLines == (isExpandedThen ? expanded : collapsed))
    #expect((expansion.collapsed.label, expansion.expanded.label, expansion.padding) == ("More", "Less", 0))
  }

  @Test(arguments: [(nil, 3), (2, 2), (0, 0), (-4, 0)] as [(Int?, Int)])
  func removalRestoresTheLimit(numberOfLines: Int?, expected: Int) throws {
    let model = Self.model()
    model.numberOfLines = 3
    try Self.addButton(to: model, 1)
    try Self.addButton(to: model, 2)
    model.isExpanded = true
    model.removeExpansionButton(numberOfLines: numberOfLines)
    #expect(model.isExpanded == nil)
    #expect(model.numberOfLines == expected)
    #expect(model.layout.button == nil)
  }

  /// State, limit and layout have changed when the height is told.
  @Test func aToggleTellsTheHeightLast() throws {
    let model = Self.model()
    try Self.addButton(to: model)
    model.layoutIfNeeded()
    var told: [String] = []
    model.heightDidChange = { [unowned model] change in
      told.append("\(model.isExpanded == true) \(model.numberOfLines) \(model.layout.lines.count) \(change.newHeight)")
    }
    model.isExpanded = true
    #expect(told == ["true 0 4 4.0"])
    model.isExpanded = false
    #expect(told == ["true 0 4 4.0", "false 2 2 2.0"])
  }

  @Test(
    arguments: [
      ("hello", .whenNeeded, "hello", "hello"), ("hello", .always, "hello[More]", "hello[Less]"),
      ("", .whenNeeded, "", ""), ("", .always, "[More]", "[Less]"),
      ("hello wonderful", .whenNeeded, "hell…[More]", "hello / wonderful / [Less]"),
    ] as [(String, TextExpansion.Visibility, String, String)])
  func aButtonIsShownWhereItIsWanted(
    text: String, visibility: TextExpansion.Visibility, collapsed: String, expanded: String
  ) throws {
    let model = Self.model(text, width: 11)
    try Self.addButton(to: model, 1)
    model.expansion?.visibility = visibility
    #expect(Self.lines(model) == collapsed)
    model.isExpanded = true
    #expect(Self.lines(model) == expanded)
  }

  /// From the weakest: the tint, bold and two points smaller; the style of selections; the button's own.
  @Test func theLabelIsDrawnAsItIsTold() throws {
    let model = Self.model()
    model.selector.tintColor = .red
    try Self.addButton(to: model)
    let attributes = try #require(model.layout.button?.attributes)
    #expect((attributes.foregroundColor, attributes.isBold) == (.red, true))
    var style = TextAttributes()
    (style.foregroundColor, style.isItalic, style.isBold) = (.black, true, false)
    model.selectionStyle = style
    var own = TextAttributes()
    (own.foregroundColor, own.selectedBackgroundColor) = (.tint, .red)
    model.expansion?.attributes = own
    let merged = try #require(model.layout.button?.attributes)
    #expect((merged.foregroundColor, merged.selectedBackgroundColor) == (.tint, .red))
    #expect((merged.isItalic, merged.isBold) == (true, false))
  }
}
