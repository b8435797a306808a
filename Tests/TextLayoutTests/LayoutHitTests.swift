import SelectableText
import Testing

/// What is where (layout.md, S11, S12, X11, X16, G3, G13).
@Suite struct LayoutHitTests {
  /// A row of signs for the columns of a row, from one left of the text: the place of the selection that is there, `t` for
  /// other text, `B` for the button, `.` for nothing.
  private static func map(_ layout: TextLayout, row: Int, columnCount: Int) -> String {
    (-1..<columnCount).map { column in
      let point = TextPoint(x: layout.insets.left + Double(column), y: layout.insets.top + Double(row))
      let hits = [0, 0.99].map { layout.hit(at: TextPoint(x: point.x + $0, y: point.y + $0)) }
      #expect(hits[0] == hits[1], "column \(column)")
      switch hits[0] {
      case .selection(let selectionIndex, let fragmentIndex):
        #expect(layout.frame(ofFragmentAt: fragmentIndex).contains(point))
        return String(selectionIndex)
      case .text: return "t"
      case .button: return "B"
      case nil: return "."
      }
    }.joined()
  }

  @Test(
    arguments: [
      ("Ask @ann.", 20, 0, .clipping, [".tttt0000t....", ".............."]),
      // Tapped, the ellipsis is the selection that was cut.
      ("Ask @ann about #swift today", 8, 1, .truncateTail, [".tttt0000......", ".............."]),
      ("Ask @ann about #swift today", 12, 1, .truncateMiddle, [".tttt000ttttt."]),
      ("Ask @ann about #swift today", 11, 1, .truncateTail, [".tttt0000ttt.."]),
      // Two pieces of one selection.
      (#"say "so it is" now"#, 7, 0, .clipping, [".tttt000......", ".000000......."]),
      (#""so #it is" now"#, 20, 0, .clipping, [".00001110000tttt."]),
      // Neighbours that a NUL joins.
      ("#a␀#b", 20, 0, .clipping, [".0011........."]),
      ("{{name}}␀!", 20, 0, .clipping, [".00000000000t."]),
      // From right to left: the tag is at the left of the word before it.
      ("אב #גד", 6, 0, .clipping, [".000ttt."]), ("אב #גד", 5, 1, .truncateTail, [".00ttt.."]),
      ("", 20, 0, .clipping, [".............."]),
    ] as [(String, Double, Int, TruncationMode, [String])])
  func aPlaceBelongsToWhatIsDrawnThere(
    text: String, width: Double, lines: Int, mode: TruncationMode, expected: [String]
  ) throws {
    for insets in [TextInsets(), TextInsets(top: 2, left: 3)] {
      let layout = try SampleLayout.make(text, width: width + insets.left) {
        ($0.numberOfLines, $0.truncationMode, $0.insets) = (lines, mode, insets)
      }
      let maps = expected.enumerated().map { Self.map(layout, row: $0.offset, columnCount: $0.element.count - 1) }
      #expect(maps == expected)
    }
  }

  @Test func aCutInTheMiddleAnswersOnBothHalves() throws {
    let selection = Selection(kind: .link, identifier: "test", utf8Range: 0..<10, value: "")
    var configuration = SelectableTextConfiguration()
    (configuration.numberOfLines, configuration.truncationMode) = (1, .truncateMiddle)
    let layout = TextLayout(
      of: "abcdefghij", selections: [SelectionSpan(selection)], configuration: configuration, containerWidth: 7,
      measurer: ColumnMeasurer())
    #expect(layout.displayedText(of: layout.lines[0]) == "abc…hij")
    #expect(Self.map(layout, row: 0, columnCount: 8) == ".0000000.")
  }

  @Test(arguments: [(16.0, ".BBBBBB.........."), (21, ".tttttttttttttttBBBBBB.")])
  func theButtonIsHit(width: Double, expected: String) throws {
    var expansion = try TextExpansion(
      collapsed: .init(label: "More", lineLimit: 1), expanded: .init(label: "Less", lineLimit: 0), visibility: .always)
    expansion.isExpanded = true
    let shown = expansion
    let layout = try SampleLayout.make("hello wonderful", width: width) { $0.expansion = shown }
    #expect(Self.map(layout, row: layout.lines.count - 1, columnCount: expected.count - 1) == expected)
    #expect(layout.buttonFrame?.width == 6)
  }

  @Test func whereLinesLieOverEachOtherTheLowestIsHit() throws {
    let measurer = FontTableMeasurer(
      regular: FontTable(unitsPerEm: 1, ascent: 1, descent: 0, missingAdvance: 1))
    var configuration = SelectableTextConfiguration()
    (configuration.fontSize, configuration.lineSpacing) = (10, -4)
    let layout = TextLayout(of: "abc\nd", configuration: configuration, containerWidth: 100, measurer: measurer)
    #expect(layout.lines.map(\.y) == [0, 6])
    let hits = [(5, 5), (5, 7), (15, 7), (15, 10), (5, 15.9), (5, 16)].map {
      layout.hit(at: TextPoint(x: $0.0, y: $0.1))
    }
    #expect(
      hits == [
        .text(fragmentIndex: 0), .text(fragmentIndex: 1), .text(fragmentIndex: 0), nil, .text(fragmentIndex: 1), nil,
      ])
  }

  @Test(arguments: [(Double.nan, 0.0), (0, .nan), (.infinity, 0), (0, -.infinity), (0, .infinity), (-1, -1)])
  func nothingIsNowhere(x: Double, y: Double) throws {
    let layout = try SampleLayout.make("#a", width: 9)
    #expect(layout.hit(at: TextPoint(x: x, y: y)) == nil)
  }

  @Test(
    arguments: [
      ("Ask @ann about #swift today", 27, 0, false, ["@ann", "#swift"]),
      ("Ask @ann about #swift today", 8, 1, false, ["@ann"]), ("Ask @ann about #swift today", 4, 1, false, []),
      ("Ask @ann about #swift today", 14, 0, true, ["@ann", "button"]),
      (#"#z "b #c d" @e"#, 40, 0, false, ["#z", #""b #c d""#, "#c", "@e"]),
      // Of a container whose own part is hidden something may be seen.
      (##"{{name}} "#a b""##, 40, 0, false, ["{{name}}", ##""#a b""##, "#a"]),
      ("", 40, 0, false, []),
    ] as [(String, Double, Int, Bool, [String])])
  func aKeyboardStopsAtWhatMayBeChosen(
    text: String, width: Double, lines: Int, hasButton: Bool, expected: [String]
  ) throws {
    let expansion = try TextExpansion(
      collapsed: .init(label: "More", lineLimit: 1), expanded: .init(label: "Less", lineLimit: 0))
    let layout = try SampleLayout.make(text, width: width) {
      ($0.numberOfLines, $0.truncationMode, $0.expansion) = (lines, .truncateTail, hasButton ? expansion : nil)
    }
    let stops = layout.focusOrder.map { stop in
      switch stop {
      case .selection(let index): String(text[layout.selections[index].selection.range(in: text)])
      case .button: "button"
      }
    }
    #expect(stops == expected)
  }

  @Test func selectionsNeedNoOrder() {
    let ranges = [4..<6, 0..<9, 0..<2, 20..<22]
    let spans = ranges.map { SelectionSpan(Selection(kind: .link, identifier: "test", utf8Range: $0, value: "")) }
    let layout = TextLayout(of: "#a b #c d e", selections: spans, containerWidth: 40, measurer: ColumnMeasurer())
    #expect(layout.focusOrder == [.selection(1), .selection(2), .selection(0)])
    #expect(spans.indices.map(layout.isVisible(selectionAt:)) == [true, true, true, false])
  }
}
