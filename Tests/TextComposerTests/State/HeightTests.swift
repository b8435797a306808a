import TextComposer
import TextLayout
import Testing

@Suite struct HeightTests {
  private func height(
    lineCount: Int, maximumLineCount: Int, maximumHeight: Double = 0,
    _ change: (inout ComposerConfiguration) -> Void = { _ in }
  ) throws -> ComposerHeight {
    var configuration = ComposerConfiguration(containerWidth: 10)
    (configuration.maximumLineCount, configuration.maximumHeight) = (maximumLineCount, maximumHeight)
    change(&configuration)
    let text = String(repeating: "\n", count: lineCount - 1)
    return try SampleField(text, configuration: configuration).state.height
  }

  @Test(arguments: [
    // H2: lines, their limit, how many are seen.
    (1, 4, 1, false), (3, 4, 3, false), (4, 4, 4, false), (9, 4, 4, true), (20, 0, 20, false), (20, -1, 20, false),
  ])
  func aFieldGrowsToItsLimitOfLines(
    _ lineCount: Int, _ maximumLineCount: Int, _ visibleLineCount: Int, _ isScrollEnabled: Bool
  ) throws {
    let height = try height(lineCount: lineCount, maximumLineCount: maximumLineCount)
    #expect(height.contentLineCount == lineCount)
    #expect(height.visibleLineCount == visibleLineCount)
    #expect(height.textHeight == Double(visibleLineCount))
    #expect(height.isScrollEnabled == isScrollEnabled)
    // H10
    #expect(height.canGrow == (maximumLineCount <= 0 || lineCount < maximumLineCount))
  }

  @Test(arguments: [
    // H5: exactly as high as allowed is not beyond it. H6: the smaller limit wins.
    (3, 0, 3.0, 3.0, false), (4, 0, 3.0, 3.0, true), (4, 5, 3.0, 3.0, true), (4, 2, 3.0, 2.0, true),
    (2, 5, 3.0, 2.0, false), (9, 0, 0.0, 9.0, false), (9, 0, -2.0, 9.0, false), (4, 0, 3.5, 3.5, true),
  ])
  func aFieldGrowsToItsLimitOfHeight(
    _ lineCount: Int, _ maximumLineCount: Int, _ maximumHeight: Double, _ textHeight: Double, _ isScrollEnabled: Bool
  ) throws {
    let height = try height(
      lineCount: lineCount, maximumLineCount: maximumLineCount, maximumHeight: maximumHeight)
    #expect(height.textHeight == textHeight)
    #expect(height.isScrollEnabled == isScrollEnabled)
    #expect(height.visibleLineCount == Int(textHeight))
  }

  @Test func insetsAndSpacingCountAndStacksAreOutside() throws {
    let height = try height(lineCount: 4, maximumLineCount: 0, maximumHeight: 8) {
      $0.layout.insets = TextInsets(top: 1, bottom: 2)
      $0.layout.lineSpacing = 1
      ($0.topStackHeight, $0.bottomStackHeight) = (10, 20)
    }
    // Four lines at a distance of two are seven high, ten with the insets; five are left for three of them.
    #expect(height.textHeight == 8)
    #expect(height.barHeight == 38)
    #expect(height.visibleLineCount == 3)
    #expect(height.isScrollEnabled)
  }

  @Test(arguments: [(1, 5.0, 5.0, false), (9, 5.0, 5.0, true), (2, 0.0, 2.0, false)])
  func aHeightThatIsForcedIsTheGreatest(
    _ lineCount: Int, _ maximumHeight: Double, _ textHeight: Double, _ isScrollEnabled: Bool
  ) throws {
    let height = try height(lineCount: lineCount, maximumLineCount: 0, maximumHeight: maximumHeight) {
      $0.forcesMaximumHeight = true
    }
    #expect(height.textHeight == textHeight)
    #expect(height.isScrollEnabled == isScrollEnabled)
  }

  @Test(arguments: [
    (6, 1.0, 6), (6, 1.5, 3), (6, 1.2, 5), (6, 3.0, 2), (6, 0.5, 9), (6, 0.1, 11), (1, 2.0, 1), (0, 2.0, 0),
    (6, .nan, 6), (6, .infinity, 2),
  ])
  func aLargerFontMeansFewerLines(_ maximumLineCount: Int, _ fontScale: Double, _ adjusted: Int) {
    var configuration = ComposerConfiguration(containerWidth: 10)
    configuration.maximumLineCount = maximumLineCount
    #expect(configuration.maximumLineCount(atFontScale: fontScale) == adjusted)
  }

  @Test(arguments: [(24, 8.0), (8, 2.0), (2, 1.0), (0, 1.0), (-9, 1.0)])
  func aTerminalGivesAThirdOfItsRows(_ rowCount: Int, _ maximumHeight: Double) {
    let configuration = ComposerConfiguration.terminal(rowCount: rowCount, columnCount: 80)
    #expect(configuration.maximumHeight == maximumHeight)
    #expect(configuration.maximumLineCount == 0)
    #expect(configuration.containerWidth == 80)
  }

  @Test(arguments: [
    ("a", 1), ("a\n", 2), ("\n\n", 3), ("a\r\nb\u{2028}c", 3), ("hello world", 2), ("hello  ", 1),
    // A word that is too wide goes on.
    ("abcdefghijkl", 2), ("日本語テキスト", 2),
  ])
  func linesAreThoseThatAreLaidOut(_ text: String, _ lineCount: Int) throws {
    let field = try SampleField(text, configuration: ComposerConfiguration(containerWidth: 8))
    #expect(field.state.height.contentLineCount == lineCount)
    #expect(field.state.textLayout(in: field.environment).lines.count == lineCount)
  }

  @Test func anEmptyFieldIsALineHigh() throws {
    let height = try SampleField().state.height
    #expect([height.contentLineCount, height.visibleLineCount] == [1, 1])
    #expect(height.textHeight == 1)
  }

  @Test func heightIsToldOnlyWhenItChanges() throws {
    var configuration = ComposerConfiguration(containerWidth: 5)
    configuration.maximumLineCount = 2
    var field = try SampleField(configuration: configuration)
    var told: [ComposerEvent] = []
    for character in "abcde f\nghi\n" {
      told += try field.apply(.insert(String(character), origin: .typing)).filter {
        switch $0 {
        case .heightDidChange, .isScrollEnabledDidChange, .firstVisibleLineDidChange: true
        default: false
        }
      }
    }
    #expect(
      told == [
        .heightDidChange(from: 1, to: 2), .isScrollEnabledDidChange(true), .firstVisibleLineDidChange(1),
        .firstVisibleLineDidChange(2),
      ])
  }

  @Test func theCaretIsKeptInViewByMovingAsLittleAsMayBe() throws {
    var configuration = ComposerConfiguration(containerWidth: 4)
    configuration.maximumLineCount = 2
    var field = try SampleField("ab cd ef gh|", configuration: configuration)
    func firstLine(caretUTF8Offset: Int) throws -> Int {
      try field.apply(.setCaretRange(CaretRange(caretUTF8Offset: caretUTF8Offset)))
      return field.state.firstVisibleLineIndex
    }
    // Four lines, `ab`, `cd`, `ef`, `gh`, from 0, 3, 6 and 9; where one is wrapped, the caret is on the next.
    #expect(field.state.firstVisibleLineIndex == 2)
    #expect(try firstLine(caretUTF8Offset: 6) == 2)
    #expect(try firstLine(caretUTF8Offset: 5) == 1)
    #expect(try firstLine(caretUTF8Offset: 9) == 2)
    #expect(try firstLine(caretUTF8Offset: 0) == 0)
    #expect(try firstLine(caretUTF8Offset: 5) == 0)
    #expect(try firstLine(caretUTF8Offset: 11) == 2)
    try field.apply(.clearText(clearsUndo: false))
    #expect(field.state.firstVisibleLineIndex == 0)
  }

  @Test func lessTextScrollsBack() throws {
    var configuration = ComposerConfiguration(containerWidth: 4)
    configuration.maximumLineCount = 2
    var field = try SampleField("a\nb\nc\nd\ne|", configuration: configuration)
    #expect(field.state.firstVisibleLineIndex == 3)
    try field.apply(.replace(utf8Range: 0..<4, with: "", origin: .programmatic))
    #expect(DrawnField.draw(field.state) == "c\nd\ne|")
    #expect(field.state.firstVisibleLineIndex == 1)
  }
}
