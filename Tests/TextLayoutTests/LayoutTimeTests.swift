import TextLayout
import TextModel
import TextSelection
import TextValidation
import Testing

/// A coarse guard of linear time: twice the text takes less than three times as long to break into lines.
@Suite("Layout: time", .serialized)
struct LayoutTimeTests {
  /// A measurer for which nothing has room in a line 1 wide.
  private struct Wide: AdditiveTextMeasurer {
    func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double { 2 }
    func lineHeight(style: TextAttributes) -> Double { 1 }
  }

  /// Measures up to four times: others may have the machine. A few milliseconds are no measure.
  private static func check(_ name: String, count: Int, _ run: (Int) -> Void) {
    var measured: [String] = []
    for _ in 0..<4 {
      let once = ContinuousClock().measure { run(count) } / .seconds(1)
      let twice = ContinuousClock().measure { run(2 * count) } / .seconds(1)
      if twice < max(3 * once, 0.02) { return }
      measured.append("\(once) s, then \(twice) s")
    }
    Issue.record("\(name): \(measured)")
  }

  private static func check(
    _ fragment: String, _ mode: LineBreakMode, width: Double, count: Int, _ measurer: any TextMeasurer
  ) {
    let bytes = Array(String(repeating: fragment, count: 2 * count).utf8)
    var configuration = SelectableTextConfiguration()
    (configuration.lineBreakMode, configuration.overflow) = (mode, .wrap)
    check(fragment.debugDescription, count: count) { count in
      let text = bytes.span.extracting(first: count * fragment.utf8.count)
      var wrapper = LineWrapper(configuration: configuration, availableWidth: width, measurer: measurer)
      while wrapper.next(in: text) != nil {}
    }
  }

  @Test(arguments: ["x", "日", "e\u{301}", "\u{301}", "x\0", "x-", "👩‍👩‍👧"], LineBreakMode.allCases)
  func aLongWordIsBrokenInLinearTime(fragment: String, mode: LineBreakMode) {
    Self.check(fragment, mode, width: 40, count: 10_000, ColumnMeasurer())
  }

  @Test(arguments: ["x", "日"])
  func clustersWithoutRoomTakeLinearTime(fragment: String) {
    Self.check(fragment, .wordWrap, width: 1, count: 10_000, Wide())
  }

  /// Each ellipsis is told whose it is; selections within selections, too.
  @Test func cutSelectionsTakeLinearTime() {
    Self.check("cut selections", count: 2_000) { count in
      var spans: [SelectionSpan] = []
      for start in stride(from: 0, to: 8 * count, by: 8) {
        for range in [start..<start + 3, start..<start + 7] {
          spans.append(SelectionSpan(Selection(kind: .mention, identifier: "test", utf8Range: range, value: "")))
        }
      }
      let layout = TextLayout(
        of: String(repeating: "abcdefg ", count: count), selections: spans, containerWidth: 4,
        measurer: ColumnMeasurer())
      #expect(layout.overflowedUTF8Ranges.count == count)
    }
  }
}
