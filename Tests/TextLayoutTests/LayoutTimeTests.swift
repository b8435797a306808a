import TextLayout
import TextModel
import TextSelection
import TextValidation
import Testing

/// A coarse guard of linear time: twice the text takes less than 3.5 times as long to break into lines.
@Suite("Layout: time", .serialized)
struct LayoutTimeTests {
  /// A measurer for which nothing has room in a line 1 wide.
  private struct Wide: AdditiveTextMeasurer {
    func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double { 2 }
    func lineHeight(style: TextAttributes) -> Double { 1 }
  }

  private static func seconds(
    _ fragment: String, count: Int, _ mode: LineBreakMode, width: Double, _ measurer: any TextMeasurer
  ) -> Double {
    let bytes = Array(String(repeating: fragment, count: count).utf8)
    var configuration = SelectableTextConfiguration()
    (configuration.lineBreakMode, configuration.overflow) = (mode, .wrap)
    let duration = ContinuousClock().measure {
      var wrapper = LineWrapper(configuration: configuration, availableWidth: width, measurer: measurer)
      while wrapper.next(in: bytes.span) != nil {}
    }
    return duration / .seconds(1)
  }

  private static func check(
    _ fragment: String, _ mode: LineBreakMode, width: Double, count: Int, _ measurer: any TextMeasurer
  ) {
    check(fragment, count: count) { seconds(fragment, count: $0, mode, width: width, measurer) }
  }

  /// Measures up to four times: others may have the machine. A few milliseconds are no measure.
  private static func check(_ fragment: String, count: Int, _ seconds: (_ count: Int) -> Double) {
    var measured: [String] = []
    for _ in 0..<4 {
      let (once, twice) = (seconds(count), seconds(2 * count))
      if twice < max(3.5 * once, 0.02) { return }
      measured.append("\(once) s, then \(twice) s")
    }
    Issue.record("\(fragment.debugDescription): \(measured)")
  }

  @Test(arguments: ["x", "日", "e\u{301}", "\u{301}", "x\0", "x-", "👩‍👩‍👧"], LineBreakMode.allCases)
  func aLongWordIsBrokenInLinearTime(fragment: String, mode: LineBreakMode) {
    Self.check(fragment, mode, width: 40, count: 40_000, ColumnMeasurer())
  }

  /// Each line of such a text is a selection that is cut, which its ellipsis belongs to.
  @Test func selectionsWithoutRoomTakeLinearTime() {
    func seconds(_ count: Int) -> Double {
      let selections = (0..<count).map { index in
        SelectionSpan(Selection(kind: .mention, identifier: "", utf8Range: 6 * index..<6 * index + 5, value: ""))
      }
      let text = String(repeating: "@abcd ", count: count)
      let duration = ContinuousClock().measure {
        let layout = TextLayout(of: text, selections: selections, containerWidth: 4, measurer: ColumnMeasurer())
        #expect(layout.fragments.count == 2 * count)
      }
      return duration / .seconds(1)
    }
    Self.check("@abcd ", count: 4_000, seconds)
  }

  @Test(arguments: ["x", "日"])
  func clustersWithoutRoomTakeLinearTime(fragment: String) {
    Self.check(fragment, .wordWrap, width: 1, count: 10_000, Wide())
  }
}
