import SelectableText
import Testing

/// Where a text is scrolled to (layout.md, R1-R6).
@Suite struct ModelScrollingTests {
  private final class Log {
    var offsets: [Double] = []
  }

  /// Ten lines of one word, `w0` to `w9`, of which three are seen.
  private static func model() -> (SelectableTextModel, Log) {
    let text = (0..<10).map { "w\($0)" }.joined(separator: "\n")
    let (model, log) = (SelectableTextModel(text: text, containerWidth: 5, measurer: ColumnMeasurer()), Log())
    model.viewportHeight = 3
    model.didScroll = { [unowned model] offset in
      #expect(model.scrollOffset == offset)
      log.offsets.append(offset)
    }
    return (model, log)
  }

  @Test func aProgramScrollsInAnyCase() {
    let (model, log) = Self.model()
    #expect(!model.isScrollEnabled)
    model.scroll(to: 2)
    model.scroll(to: 2)
    model.scroll(to: 99)
    model.scroll(to: -1)
    #expect(log.offsets == [2, 7, 0])
    #expect(model.scroll(toWord: "w5", position: .center))
    #expect(model.scroll(toWord: "w5", position: .center))
    #expect(model.scroll(toWordPassing: SuffixValidator(suffix: "9"), position: .top))
    #expect(model.scroll(toWordWhere: { $0.hasPrefix("w") }, position: .bottom))
    #expect(log.offsets == [2, 7, 0, 4, 7, 0])
    #expect(!model.scroll(toWord: "x", position: .top))
    #expect(!model.scroll(toWordWhere: { _ in false }, position: .top))
    #expect(log.offsets.count == 6)
  }

  @Test func aPersonScrollsIfTheyMay() {
    let (model, log) = Self.model()
    #expect(!model.userScroll(by: 1))
    model.isScrollEnabled = true
    #expect(model.userScroll(by: 5))
    #expect(model.userScroll(by: 5))
    #expect(!model.userScroll(by: 5))
    #expect(model.userScroll(by: -1))
    #expect(log.offsets == [5, 7, 6])
  }

  @Test func aTextThatGetsShorterIsScrolledBack() {
    let (model, log) = Self.model()
    model.scroll(to: 7)
    model.numberOfLines = 5
    model.layoutIfNeeded()
    model.viewportHeight = 4
    model.viewportHeight = .infinity
    #expect(log.offsets == [7, 2, 1, 0])
    #expect(!model.scroll(toWord: "w7", position: .top))
  }

  @Test func withoutAViewportThereIsNothingToScroll() {
    let model = SelectableTextModel(text: "a\nb\nc", containerWidth: 5, measurer: ColumnMeasurer())
    #expect(model.scroll(toWord: "c", position: .top))
    #expect(model.scrollOffset == 0)
  }
}
