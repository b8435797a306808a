import ReferenceLayout
import Testing
import TextLayout

/// The examples of layout.md, sections 1 and 8, and those of section 13 that are lines.
@Suite struct GoldenTruncationTests {
  @Test(
    arguments: LayoutEngine.allCases,
    [
      // M3: an exact fit fits, of the ellipsis too.
      GoldenRow("hello world", 8, limit: 1, ellipsis: "...", "hello..."),
      // X1, X6.
      GoldenRow("a\n", 10, limit: 1, hides: "", "a"),
      GoldenRow("a b\nc", 10, limit: 1, hides: "\nc", "a b…"),
      GoldenRow("x\n\ny", 10, limit: 2, hides: "\ny", "x / …"),
      // X3.
      GoldenRow("hello world foo", 10, limit: 1, hides: "ld foo", "hello wor…"),
      GoldenRow("hello world foo", 10, limit: 1, by: .word, hides: " world foo", "hello…"),
      GoldenRow("hello world foo", 10, limit: 1, by: .word, ellipsis: "...", "hello..."),
      GoldenRow("hello world foo", 5, limit: 1, by: .word, "hell…"),
      GoldenRow("ab⟦cd⟧ef gh", 6, limit: 1, by: .word, "ab⟦cd⟧…"),
      // X4: an ellipsis that is empty, one for which there is room only further back.
      GoldenRow("hello world foo", 10, limit: 1, ellipsis: "", hides: "d foo", "hello worl"),
      GoldenRow("ab cd efgh", 6, limit: 1, ellipsis: "...", "ab..."),
      GoldenRow("aaa bbb ccc", 3, limit: 2, ellipsis: "...", "aaa / ..."),
      // X5.
      GoldenRow("well, then", 6, limit: 1, "well,…"),
      GoldenRow("well \t then", 8, limit: 1, "well…"),
      // X7.
      GoldenRow("abcdefghijklmno", 10, limit: 1, hides: "jklmno", "abcdefghi…"),
      GoldenRow("abcdefghijklmno", 10, limit: 2, hides: "", "abcdefghi…"),
      // X8.
      GoldenRow("hello world", 10, limit: 1, mode: .clipping, hides: "d", "hello worl"),
      // X13, X14.
      GoldenRow("hello world", 2, limit: 1, ellipsis: "...", ".."),
      GoldenRow("hello world", 1, limit: 1, ellipsis: "日", hides: "hello world", "(empty)"),
      GoldenRow("hello world", 3, limit: 1, ellipsis: "...", "..."),
    ])
  func tail(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // X9.
      GoldenRow("hello world foo", 10, limit: 1, mode: .truncateHead, hides: "hello ", "…world foo"),
      GoldenRow("aa bb cc dd ee", 5, limit: 2, mode: .truncateHead, hides: "cc d", "aa bb / …d ee"),
      GoldenRow("hello world foo", 9, limit: 1, mode: .truncateHead, by: .word, "…foo"),
      GoldenRow("hello world", 4, limit: 1, mode: .truncateHead, by: .word, "…rld"),
      // X2: hard breaks are blanks.
      GoldenRow("ab\ncd\nef", 6, limit: 1, mode: .truncateHead, hides: "ab\n", "…cd ef"),
      GoldenRow("ab\ncd\nef", 8, limit: 1, mode: .truncateHead, hides: "", "ab cd ef"),
      GoldenRow("ab\ncd\n\n", 5, limit: 1, mode: .truncateHead, hides: "", "ab cd"),
    ])
  func head(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // X10.
      GoldenRow("abcdefghij", 7, limit: 1, mode: .truncateMiddle, hides: "defg", "abc…hij"),
      GoldenRow("abcdefghij", 6, limit: 1, mode: .truncateMiddle, hides: "defgh", "abc…ij"),
      GoldenRow("日本語テキスト長い", 9, limit: 1, mode: .truncateMiddle, "日本…長い"),
      GoldenRow("hello world foo", 10, limit: 1, mode: .truncateMiddle, hides: " world ", "hello…foo"),
      GoldenRow("one two three four", 11, limit: 1, mode: .truncateMiddle, by: .word, "one…four"),
      GoldenRow("one two three four", 12, limit: 1, mode: .truncateMiddle, by: .word, "one two…four"),
      GoldenRow("aa bb cc dd ee", 5, limit: 2, mode: .truncateMiddle, "aa bb / cc…ee"),
      // Both halves, and the ellipsis, belong to a selection cut in its middle.
      GoldenRow("⟦http://a.example/b⟧", 9, limit: 1, mode: .truncateMiddle, "⟦http…le/b⟧"),
      GoldenRow("⟦abcd⟧ef⟦ghij⟧", 7, limit: 1, mode: .truncateMiddle, "⟦abc…⟧⟦hij⟧"),
      GoldenRow("abc⟦def⟧ghi⟦jkl⟧", 8, limit: 1, mode: .truncateMiddle, "abc⟦d…⟧⟦jkl⟧"),
    ])
  func middle(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // G2.
      GoldenRow("hello world", 1, limit: 1, hides: "hello world", "…"),
      // G3.
      GoldenRow("⟦#Hashtag⟧", 5, limit: 1, hides: "htag", "⟦#Has…⟧"),
      GoldenRow("⟦#a⟧ ⟦#bc⟧ d", 6, limit: 1, "⟦#a⟧ ⟦#b…⟧"),
      // Where the cut lies between selections or in plain text, the ellipsis belongs to none.
      GoldenRow("⟦#a⟧⟦#b⟧", 3, limit: 1, "⟦#a⟧…"),
      GoldenRow("⟦#a⟧ bcd", 5, limit: 1, "⟦#a⟧ b…"),
      // G4, G5.
      GoldenRow("👍👍👍👍", 5, limit: 1, "👍👍…"),
      GoldenRow("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 4, limit: 1, "👨‍👩‍👧…"),
      GoldenRow("🇫🇷🇫🇷🇫🇷", 4, limit: 1, "🇫🇷…"),
      GoldenRow("e\u{301}e\u{301}e\u{301}", 2, limit: 1, "e\u{301}…"),
      GoldenRow("❤️❤️❤️", 4, limit: 1, "❤️…"),
      // G7.
      GoldenRow("    ", 2, limit: 1, hides: "", "(empty)"),
      GoldenRow("\n\n", 2, "(empty) / (empty) / (empty)"),
      // G8.
      GoldenRow("a\nb", 10, limit: 1, hides: "\nb", "a…"),
      // Blanks that a limit hides are hidden, but nothing is truncated.
      GoldenRow("a\n \n", 10, limit: 1, hides: " \n", "a"),
      // G9, G10.
      GoldenRow("aaa bbb", 3, limit: 9, hides: "", "aaa / bbb"),
      GoldenRow("aaa bbb", 3, limit: 2, hides: "", "aaa / bbb"),
      // G11.
      GoldenRow("ab\0\0cd", 3, limit: 1, hides: "cd", "ab…"),
      // G12.
      GoldenRow("⟦{{n}}⟧ x", 5, replacements: ["abcdefgh"], "⟦abcd…⟧ / x"),
      // V17: a replacement is wrapped as text is, whatever it replaces.
      GoldenRow("⟦{{my_name}}⟧!", 4, overflow: .wrap, replacements: ["Ada Example"], "⟦Ada⟧ / ⟦Exam⟧ / ⟦ple⟧!"),
      GoldenRow("a⟦x⟧b", 4, replacements: [""], "ab"),
      // G13.
      GoldenRow("⟦#a⟧\0⟦#b⟧", 4, "⟦#a⟧⟦#b⟧"),
      // G15.
      GoldenRow("日本語テキスト長い", 8, limit: 1, ideographs: false, "日本語…"),
      // G19, G20.
      GoldenRow("ab\u{AD}cd", 4, "ab\u{AD}cd"),
      GoldenRow("ab\u{AD}cd", 3, overflow: .clipping, "ab\u{AD}c"),
      GoldenRow("ab\u{200B}cd", 3, overflow: .clipping, "ab\u{200B}c"),
      GoldenRow("a\u{1}b", 2, "a\u{1}b"),
    ])
  func edges(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  /// D4, and where the ellipsis stands for what is hidden.
  @Test(
    arguments: LayoutEngine.allCases,
    [
      (.truncateTail, 0..<9, nil, 9..<15, 9), (.clipping, 0..<10, nil, 10..<15, nil),
      (.truncateHead, 6..<15, nil, 0..<6, 6), (.truncateMiddle, 0..<5, 12..<15, 5..<12, 5),
    ] as [(TruncationMode, Range<Int>, Range<Int>?, Range<Int>, Int?)])
  func rangesOfATruncatedLine(
    engine: LayoutEngine,
    row: (mode: TruncationMode, line: Range<Int>, after: Range<Int>?, hidden: Range<Int>, ellipsis: Int?)
  ) {
    let layout = engine.layout(GoldenRow("hello world foo", 10, limit: 1, mode: row.mode, "").input)
    #expect(layout.lines.map(\.utf8Range) == [row.line])
    #expect(layout.lines.compactMap(\.utf8RangeAfterEllipsis) == (row.after.map { [$0] } ?? []))
    #expect(layout.hiddenUTF8Range == row.hidden)
    let ellipses = layout.lines.flatMap(\.fragments).filter { $0.kind == .ellipsis }.map(\.utf8Range)
    #expect(ellipses == (row.ellipsis.map { [$0..<$0] } ?? []))
  }

  /// X16: what is hidden has no fragment.
  @Test(arguments: LayoutEngine.allCases)
  func hiddenSelectionsHaveNoFragment(engine: LayoutEngine) {
    let layout = engine.layout(GoldenRow("⟦#ab⟧ ⟦#cd⟧ ⟦#ef⟧", 6, limit: 1, "").input)
    #expect(Set(layout.lines.flatMap(\.fragments).compactMap(\.selectionIndex)) == [0, 1])
  }

  /// G1.
  @Test(arguments: LayoutEngine.allCases, [0, -3, .nan] as [Double])
  func noWidthShowsNothing(engine: LayoutEngine, width: Double) {
    let layout = engine.layout(GoldenRow("a b", width, "").input)
    #expect(layout.lines.map(\.utf8Range) == [0..<0])
    #expect(layout.lines.allSatisfy { $0.fragments.isEmpty })
    #expect(layout.isTruncated)
    #expect(layout.hiddenUTF8Range == 0..<3)
    #expect(layout.contentHeight == 1)
  }
}
