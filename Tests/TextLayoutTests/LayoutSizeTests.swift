import SelectableText
import Testing

/// Sizes with insets (layout.md, N8-N10).
@Suite struct LayoutSizeTests {
  private static let insets = TextInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test(
    arguments: [
      ("hello world", 14, TextInsets(), 14, 1, 11, 1), ("hello world", 14, insets, 8, 2, 5, 6),
      ("hello world", 17, insets, 11, 1, 11, 5), ("hello", 6, insets, 0, 1, 0, 5), ("hello", 2, insets, 0, 1, 0, 5),
      ("", 14, insets, 8, 0, 0, 4), ("  ", 14, insets, 8, 1, 0, 5),
    ] as [(String, Double, TextInsets, Double, Double, Double, Double)])
  func insetsAreOutsideTheContent(
    text: String, width: Double, insets: TextInsets, contentWidth: Double, contentHeight: Double, usedWidth: Double,
    height: Double
  ) throws {
    let layout = try SampleLayout.make(text, width: width) { $0.insets = insets }
    #expect(layout.contentSize == TextSize(width: contentWidth, height: contentHeight))
    #expect(layout.usedWidth == usedWidth)
    #expect(layout.height == height)
  }

  @Test(
    arguments: [
      (TextSize(width: 30, height: 30), false, TextSize(width: 17, height: 5)),
      (TextSize(width: 30, height: 30), true, TextSize(width: 30, height: 5)),
      (TextSize(width: 14, height: 5), false, TextSize(width: 11, height: 5)),
      (TextSize(width: 14, height: 30), true, TextSize(width: 14, height: 6)),
      (TextSize(width: 0, height: 30), false, TextSize(width: 0, height: 5)),
    ])
  func noMoreThanOfferedIsTaken(offered: TextSize, takesFullWidth: Bool, expected: TextSize) throws {
    let model = SelectableTextModel(text: "hello world", containerWidth: 14, measurer: ColumnMeasurer())
    model.insets = Self.insets
    #expect(model.sizeThatFits(offered, takesFullWidth: takesFullWidth) == expected)
    #expect((model.containerWidth, model.layoutCount) == (14, 1))
    #expect(model.textContentSize == TextSize(width: 8, height: 2))
  }
}
