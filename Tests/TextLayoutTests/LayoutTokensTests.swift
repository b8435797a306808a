import SelectableText
import Testing

/// Which token each fragment shows (layout.md, D2).
@Suite struct LayoutTokensTests {
  @Test(
    arguments: [
      // A NUL and line breaks are tokens, and are not drawn.
      ("Hi  #a␀.\n\n\tz", 20, 0, .clipping, [0, 1, 2, 4, 7, 8]),
      ("one two three", 8, 1, .truncateTail, [0, 1, 2, nil]), ("one two three", 8, 1, .truncateHead, [nil, 2, 3, 4]),
      ("abcdefghij", 7, 1, .truncateMiddle, [0, nil, 0]), ("ab abcdef", 3, 0, .clipping, [0, 2, 2]),
      // A replacement has spaces of its own.
      ("hi {{name}} x", 40, 0, .clipping, [0, 1, 2, 2, 2, 3, 4]), ("", 9, 0, .clipping, []),
    ] as [(String, Double, Int, TruncationMode, [Int?])])
  func fragmentsHaveTheirTokens(
    text: String, width: Double, lines: Int, mode: TruncationMode, expected: [Int?]
  ) throws {
    let layout = try SampleLayout.make(text, width: width) {
      ($0.numberOfLines, $0.truncationMode, $0.overflow) = (lines, mode, .wrap)
    }
    #expect(layout.tokenIndices == expected)
    #expect(layout.tokens.map(\.utf8Range.count).reduce(0, +) == layout.text.utf8.count)
  }
}
