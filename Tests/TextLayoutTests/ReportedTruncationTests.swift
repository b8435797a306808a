import Testing
import TextLayout
import TextModel
import TextSelection
import TextValidation

/// What people have reported of other libraries that cut first and detect afterwards: detect first, then cut, then clip.
@Suite struct ReportedTruncationTests {
  private static let longLink = "https://example.com/a/very/long/path?with=a&query=too"

  /// The layout of `text` with all that the default dialect selects, in one line that is cut at its end.
  private func layout(
    _ text: String, width: Double, mode: TruncationMode = .truncateTail, lineLimit: Int = 1, ellipsis: String = "…"
  ) -> TextLayout {
    var configuration = SelectableTextConfiguration()
    (configuration.numberOfLines, configuration.truncationMode) = (lineLimit, mode)
    (configuration.ellipsis, configuration.overflow) = (ellipsis, .wrap)
    return TextLayout(
      of: text, selections: Scanner().selections(in: text).map { SelectionSpan($0) }, configuration: configuration,
      containerWidth: width, measurer: ColumnMeasurer())
  }

  private func lines(_ layout: TextLayout) -> [String] { layout.lines.map(layout.displayedText) }

  /// A link that is cut is one link with its whole address, and what is shown of it is no other link.
  @Test(arguments: [
    (TruncationMode.truncateTail, "See https://exampl…"), (.truncateMiddle, "See https…uery=too"),
    (.truncateHead, "…ith=a&query=too"), (.clipping, "See https://example"),
  ])
  func aLinkCutInHalfKeepsItsTarget(_ mode: TruncationMode, _ shown: String) {
    let layout = layout(
      "See " + Self.longLink, width: mode == .truncateHead ? 16 : mode == .truncateMiddle ? 18 : 19, mode: mode)
    #expect(lines(layout) == [shown])
    #expect(layout.selections.map(\.selection.value) == [Self.longLink])
    #expect(layout.isVisible(selectionAt: 0))
    let owners = layout.fragments.filter { $0.kind != .space && $0.utf8Range.upperBound > 4 }.map(\.selectionIndex)
    #expect(owners.allSatisfy { $0 == 0 }, "every piece of the link, the ellipsis too, is the link")
  }

  @Test(arguments: [
    ("ok 👩‍👩‍👧‍👦 yes", 4.0, "ok…"), ("ok 👩‍👩‍👧‍👦 yes", 6, "ok 👩‍👩‍👧‍👦…"), ("🇫🇷🇩🇪🇮🇹", 5, "🇫🇷🇩🇪…"),
    ("nai\u{308}ve cafe\u{301}s", 4, "nai\u{308}…"), ("👍🏽👍🏽", 3, "👍🏽…"),
  ])
  func noEmojiIsSplit(_ text: String, _ width: Double, _ shown: String) {
    #expect(lines(layout(text, width: width)) == [shown])
  }

  @Test(arguments: ["all of it", "all of it\n", "all of it   ", "all of it\n \t\n"])
  func whereNothingIsCutThereIsNoEllipsis(_ text: String) {
    let layout = layout(text, width: 9)
    #expect(lines(layout) == ["all of it"])
    #expect(!layout.isTruncated)
  }

  /// The ellipsis takes of the room there is, and adds nothing to it.
  @Test(arguments: [("…", "all of…"), ("...", "all o..."), ("[…]", "all o[…]"), ("", "all of i")])
  func theEllipsisIsWithinTheLimit(_ ellipsis: String, _ shown: String) {
    let layout = layout("all of it", width: 8, ellipsis: ellipsis)
    #expect(lines(layout) == [shown])
    #expect(layout.lines[0].width <= 8)
  }

  /// Beyond the last line it is hidden, and known all the same.
  @Test func aShortenedLinkHasItsTarget() {
    let layout = layout("one two " + Self.longLink + " #more", width: 9)
    #expect(lines(layout) == ["one two…"])
    #expect(layout.selections.map(\.selection.value) == [Self.longLink, "more"])
    #expect([0, 1].map(layout.isVisible(selectionAt:)) == [false, false])
  }

  @Test func twoEqualLongLinksAreToldApart() {
    let text = Self.longLink + " " + Self.longLink
    let layout = layout(text, width: 60, mode: .truncateTail, lineLimit: 2)
    #expect(lines(layout) == [Self.longLink, Self.longLink])
    #expect([0, 1].map { layout.frames(ofSelectionAt: $0).map(\.lineIndex) } == [[0], [1]])
    let narrow = self.layout(text, width: 20, mode: .truncateMiddle)
    #expect(lines(narrow) == ["https://ex…query=too"])
    #expect(narrow.fragments.map(\.selectionIndex) == [0, 0, 1], "the ellipsis is of the first, that is cut before it")
  }
}
