import SelectableText
import Testing

/// When a text is laid out, and what it says of itself (layout.md, G17, H1-H3, T14, T16-T18).
@Suite struct SelectableTextModelTests {
  private static func lines(_ model: SelectableTextModel) -> [String] {
    model.layout.lines.map(model.layout.displayedText(of:))
  }

  // MARK: Passes

  private static let bold: TextAttributes = {
    var attributes = TextAttributes()
    attributes.isBold = true
    return attributes
  }()

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (SelectableTextModel) throws -> Void

    init(_ testDescription: String, _ make: @escaping @Sendable (SelectableTextModel) throws -> Void) {
      (self.testDescription, self.make) = (testDescription, make)
    }
  }

  @Test(arguments: [
    Change("text") { $0.text = "other" }, Change("width") { $0.containerWidth = 5 },
    Change("lines") { $0.numberOfLines = 1 }, Change("validator") { try $0.register(HashtagTextValidator()) },
    Change("size") { $0.fontSize = 12 },
    Change("style") { $0.styleRuns = [StyleRun(utf8Range: 0..<3, attributes: bold)] },
    Change("selection style") { $0.selectionStyle = bold }, Change("insets") { $0.insets.left = 1 },
    Change("measurer") { $0.measurer = CountMeasurer(.utf8) }, Change("tint") { $0.selector.tintColor = .red },
    Change("many") {
      ($0.text, $0.containerWidth, $0.numberOfLines) = ("more", 3, 2)
      try $0.register(HashtagTextValidator())
    },
  ])
  func changesAreLaidOutOnce(change: Change) throws {
    let model = SelectableTextModel(text: "one #two", containerWidth: 8, measurer: ColumnMeasurer())
    #expect(model.layoutCount == 0)
    _ = (model.layout, model.layout, model.textContentSize, model.numberOfLines)
    #expect(model.layoutCount == 1)
    try change.make(model)
    #expect(model.layoutCount == 1)
    _ = (model.layout, model.layout)
    #expect(model.layoutCount == 2)
  }

  @Test func settingWhatIsSetIsNoChange() throws {
    let model = SelectableTextModel(text: "one #two", containerWidth: 8, measurer: ColumnMeasurer())
    try model.register(HashtagTextValidator())
    model.layoutIfNeeded()
    (model.text, model.containerWidth, model.numberOfLines) = ("one #two", 8, 0)
    (model.configuration, model.styleRuns, model.selector) = (model.configuration, [], model.selector)
    (model.numberOfLines, model.isExpanded) = (-1, true)
    // A validator that selects nothing, one that is not there, and one that is there already.
    try model.register(AtSymbolTagTextValidator())
    #expect(!model.remove(QuotationsTextValidator()))
    #expect(throws: TextSelector.RegistrationError.self) { try model.register(HashtagTextValidator()) }
    model.removeExpansionButton(numberOfLines: 1)
    model.layoutIfNeeded()
    #expect(model.layoutCount == 1)
    #expect(model.remove(HashtagTextValidator()))
    #expect(model.layout.selections.isEmpty)
    #expect(model.layoutCount == 2)
  }

  // MARK: Text and style

  @Test func noTextIsAnEmptyText() {
    let model = SelectableTextModel(text: "one", containerWidth: 8, measurer: ColumnMeasurer())
    #expect(Self.lines(model) == ["one"])
    model.text = nil
    #expect(model.layout.lines.isEmpty && model.layout.height == 0 && model.plainText == "")
  }

  @Test func theTextOfAConfigurationIsShown() {
    var configuration = SelectableTextConfiguration()
    configuration.text = "configured"
    let model = SelectableTextModel(configuration: configuration, containerWidth: 20, measurer: ColumnMeasurer())
    #expect(Self.lines(model) == ["configured"])
    let other = SelectableTextModel(
      text: "given", configuration: configuration, containerWidth: 20, measurer: ColumnMeasurer())
    #expect(Self.lines(other) == ["given"])
  }

  @Test func plainTextHasNoNULs() {
    let model = SelectableTextModel(text: "#tag\0. \0", containerWidth: 8, measurer: ColumnMeasurer())
    #expect(model.plainText == "#tag. ")
  }

  private static func styled(_ changes: [(SelectableTextModel) throws -> Void]) throws -> TextLayout {
    let table = FontTable(unitsPerEm: 10, ascent: 8, descent: 2, missingAdvance: 5)
    let model = SelectableTextModel(containerWidth: 200, measurer: FontTableMeasurer(regular: table))
    for change in changes {
      try change(model)
      model.layoutIfNeeded()
    }
    return model.layout
  }

  /// What is set first does not matter: styles are resolved when the text is laid out.
  @Test func anyOrderOfChangesGivesTheSameLayout() throws {
    let changes: [(SelectableTextModel) throws -> Void] = [
      { $0.text = "one #two three" }, { ($0.fontSize, $0.textColor) = (20, .red) },
      { $0.styleRuns = [StyleRun(utf8Range: 10..<12, attributes: Self.bold)] },
      { try $0.register(HashtagTextValidator()) },
    ]
    let expected = try Self.styled(changes)
    #expect(expected.fragments.map(\.width) == [30, 10, 44, 10, 10, 20, 20])
    #expect(expected.styles.compactMap(\.foregroundColor) == [.red, .tint, .red])
    for first in changes.indices {
      #expect(try Self.styled(Array(changes[first...] + changes[..<first])) == expected)
      #expect(try Self.styled(changes[..<first].reversed() + changes[first...].reversed()) == expected)
    }
  }

  @Test func styleRunsStayWhenTheTextGetsShorter() throws {
    let model = SelectableTextModel(text: "one two", containerWidth: 20, measurer: ColumnMeasurer())
    model.styleRuns = [
      StyleRun(utf8Range: 4..<7, attributes: Self.bold), StyleRun(utf8Range: -3..<90, attributes: Self.bold),
    ]
    #expect(Self.lines(model) == ["one two"])
    model.text = "on"
    #expect(Self.lines(model) == ["on"])
  }

  // MARK: Height

  private final class Log {
    var entries: [String] = []
  }

  private static func recorded(_ text: String, width: Double) -> (SelectableTextModel, Log) {
    let (model, log) = (SelectableTextModel(text: text, containerWidth: width, measurer: ColumnMeasurer()), Log())
    model.heightDidChange = { [unowned model] change in
      log.entries.append("\(Int(change.oldHeight))>\(Int(change.newHeight))")
      #expect(model.layout.height == change.newHeight)
    }
    return (model, log)
  }

  @Test func theHeightIsToldWhenItHasChanged() throws {
    let (model, log) = Self.recorded("one two three", width: 20)
    model.insets = TextInsets(top: 2, bottom: 1)
    let steps: [((SelectableTextModel) -> Void, [String])] = [
      ({ _ in }, ["3>4"]), ({ $0.containerWidth = 8 }, ["4>5"]), ({ $0.text = "a b c" }, ["5>4"]),
      // Another text of the same height, and changes that take each other back.
      ({ $0.text = "d" }, []), ({ ($0.text, $0.containerWidth) = ("e\nf\ng", 3) }, ["4>6"]),
      ({ $0.insets.bottom = 0 }, ["6>5"]),
      (
        {
          $0.insets.top = 3
          $0.numberOfLines = 2
        }, []
      ),
      ({ $0.text = nil }, ["5>3"]),
    ]
    for (change, expected) in steps {
      change(model)
      log.entries = []
      model.layoutIfNeeded()
      model.layoutIfNeeded()
      #expect(log.entries == expected)
    }
  }

  @Test func anEmptyTextAddsNothingToItsInsets() {
    let (model, log) = Self.recorded("", width: 20)
    model.insets = TextInsets(top: 2, bottom: 1)
    model.layoutIfNeeded()
    #expect(log.entries.isEmpty)
  }

  /// The callback is never called while it runs, even if it changes and reads the layout.
  @Test func changesOfACallbackComeAfterIt() {
    let (model, log) = (SelectableTextModel(text: "a b c d", containerWidth: 1, measurer: ColumnMeasurer()), Log())
    model.heightDidChange = { [unowned model] change in
      log.entries.append("(\(Int(change.newHeight))")
      if model.containerWidth == 1 {
        model.containerWidth = 3
        log.entries.append("read \(Int(model.layout.height))")
      } else if model.text == "a b c d" {
        model.text = "e"
      }
      log.entries.append(")")
    }
    #expect(model.layout.height == 1)
    #expect(log.entries == ["(4", "read 2", ")", "(2", ")", "(1", ")"])
    #expect(model.layoutCount == 3)
  }
}
