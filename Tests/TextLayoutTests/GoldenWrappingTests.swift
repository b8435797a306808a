import ReferenceLayout
import Testing
import TextLayout

/// The examples of layout.md, sections 2, 5 and 6, as far as they are lines.
@Suite struct GoldenWrappingTests {
  @Test(
    arguments: LayoutEngine.allCases,
    [
      // T4, T5.
      GoldenRow("a\t\t\tb", 20, "a            b"),
      GoldenRow("a\tb", 20, tab: 2, "a  b"),
      GoldenRow("a\tb", 20, tabs: .stops, "a   b"),
      GoldenRow("abcd\tb", 20, tabs: .stops, "abcd    b"),
      GoldenRow("a\t\tb", 20, tab: 3, tabs: .stops, "a     b"),
      GoldenRow("ab\tcd", 20, tab: 0, "abcd"),
      GoldenRow("ab\tcd", 20, tab: 0, tabs: .stops, "abcd"),
      GoldenRow("ab\tcd", 3, tab: 0, "ab / cd"),
      GoldenRow("ab\tcd", 20, tab: -3, "abcd"),
      // T6, T7.
      GoldenRow("a\n\n\nb", 20, "a / (empty) / (empty) / b"),
      GoldenRow("a\r\nb\rc\u{B}d\u{C}e\u{85}f\u{2028}g\u{2029}h", 20, "a / b / c / d / e / f / g / h"),
      // T8, T9, T10: a NUL is not drawn and ends no line.
      GoldenRow("a\0\0\0b", 20, "ab"),
      GoldenRow("#tag\0. next", 5, "#tag. / next"),
      GoldenRow("#tag\0. next", 4, "#ta… / next"),
      GoldenRow("\0\0", 5, "(empty)"),
      // T1, T15: no break at a no-break space, at an ideographic one, at a space that carries a mark.
      GoldenRow("ab\u{A0}cd", 4, overflow: .clipping, "ab\u{A0}c"),
      GoldenRow("ab \u{301}cd", 4, overflow: .clipping, "ab \u{301}c"),
      GoldenRow("日\u{3000}本", 4, ideographs: false, "日…"),
    ])
  func tokens(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // W2, W3.
      GoldenRow("hello world", 11, "hello world"),
      GoldenRow("hello world", 5, "hello / world"),
      GoldenRow("hello  \t world", 5, "hello / world"),
      GoldenRow("hello world", 10, "hello / world"),
      // W4.
      GoldenRow("  ab cd", 4, "␣␣ab / cd"),
      GoldenRow("x\n  ab cd", 4, "x / ␣␣ab / cd"),
      GoldenRow("     word", 6, "(empty) / word"),
      // W5.
      GoldenRow("a \nb", 5, "a / b"),
      GoldenRow("a   ", 2, "a"),
      // W6, W7.
      GoldenRow("abcdefghijklmno", 10, "abcdefghi…"),
      GoldenRow("abcdefghijklmno b", 10, "abcdefghi… / b"),
      GoldenRow("a abcdefghijklmno b", 10, "a / abcdefghi… / b"),
      // W8.
      GoldenRow("abcdefghijklmno", 10, overflow: .clipping, "abcdefghij"),
      GoldenRow("abcdefghijklmno", 10, overflow: .wrap, "abcdefghij / klmno"),
      GoldenRow("abcdefghijklmno pq", 10, overflow: .wrap, "abcdefghij / klmno pq"),
      GoldenRow("abcdefghij", 7, limit: 1, mode: .truncateMiddle, "abc…hij"),
      GoldenRow("abcdefghij kl", 7, limit: 3, mode: .truncateMiddle, "abcdef… / kl"),
      GoldenRow("kl abcdefghij", 7, limit: 3, mode: .truncateMiddle, "kl / abcdef…"),
      GoldenRow("kl abcdefghij", 7, limit: 2, mode: .truncateMiddle, "kl / abc…hij"),
      GoldenRow("abcdefghij", 7, limit: 1, mode: .clipping, "abcdefg"),
      // W9.
      GoldenRow("日本語テキスト", 6, "日本語 / テキス / ト"),
      GoldenRow("日本語テキスト", 6, ideographs: false, "日本…"),
      GoldenRow("ab日本", 3, "ab / 日 / 本"),
      GoldenRow("a bs🏽x", 3, "a b / s🏽x"),
      GoldenRow("日本。", 4, "日 / 本。"),
      GoldenRow("日「本」", 4, "日 / 「…"),
      GoldenRow("日\u{2060}本", 3, "日\u{2060}…"),
      // W10.
      GoldenRow("hello world", 7, breaks: .characterWrap, "hello w / orld"),
      GoldenRow("hello world", 5, breaks: .characterWrap, "hello / world"),
      // W11.
      GoldenRow("👍a", 1, breaks: .characterWrap, "👍 / a"),
      GoldenRow("a👍b", 1, overflow: .wrap, "a / 👍 / b"),
      // W12.
      GoldenRow("abc\n", 10, "abc / (empty)"),
      GoldenRow("\n\n", 10, "(empty) / (empty) / (empty)"),
      GoldenRow("\nabc", 10, "(empty) / abc"),
    ])
  func lines(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  /// W8: what becomes of a word that is wider than a line, for every limit; on the last line it gives way as the text does.
  @Test(
    arguments: LayoutEngine.allCases,
    [
      (.truncateTail, ["kl / abcd… / pq", "kl a…", "kl / abcd…", "kl / abcd… / pq"]),
      (.clipping, ["kl / abcde / pq", "kl a…", "kl / abcd…", "kl / abcde / pq"]),
      (.wrap, ["kl / abcde / fghij / klm / pq", "kl a…", "kl / abcd…", "kl / abcde / fghi…"]),
    ] as [(WordOverflow, [String])])
  func wordsThatDoNotFit(engine: LayoutEngine, row: (overflow: WordOverflow, drawings: [String])) {
    for (limit, drawing) in row.drawings.enumerated() {
      GoldenRow("kl abcdefghijklm pq", 5, limit: limit, overflow: row.overflow, drawing).expectHolds(for: engine)
    }
  }

  /// W8: the last permitted line is cut as the text is, but where words are clipped.
  @Test(
    arguments: LayoutEngine.allCases,
    [(.truncateTail, "kl / ab…lm"), (.clipping, "kl / abcde"), (.wrap, "kl / ab…lm")] as [(WordOverflow, String)])
  func aWordThatDoesNotFitOnTheLastLine(engine: LayoutEngine, row: (overflow: WordOverflow, drawing: String)) {
    GoldenRow("kl abcdefghijklm", 5, limit: 2, mode: .truncateMiddle, overflow: row.overflow, row.drawing)
      .expectHolds(for: engine)
  }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      GoldenRow("well-known fact", 5, breaks: .unicode, "well- / known / fact"),
      GoldenRow("a b  c", 1, breaks: .unicode, "a / b / c"),
      GoldenRow("日本「語」", 6, breaks: .unicode, "日本 / 「語」"),
      GoldenRow("a\u{200B}bc", 2, breaks: .unicode, "a\u{200B} / bc"),
    ])
  func unicodeOpportunities(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  @Test(
    arguments: LayoutEngine.allCases,
    [
      // N1, N2.
      GoldenRow("a b", 1, limit: -1, "a / b"),
      GoldenRow("", 10, hides: "", ""),
      GoldenRow("", 10, limit: 1, hides: "", ""),
      GoldenRow("   ", 10, "(empty)"),
      GoldenRow("\0", 10, "(empty)"),
    ])
  func fewLines(engine: LayoutEngine, row: GoldenRow) { row.expectHolds(for: engine) }

  /// T13, D4: hard breaks are between the ranges of lines, hanging blanks and NULs in them.
  @Test(
    arguments: LayoutEngine.allCases,
    [
      ("Hi  #a\0.\n\n\tz", 20, [0..<8, 9..<9, 10..<12]), ("a \r\nb", 9, [0..<2, 4..<5]),
      ("hello  world", 5, [0..<7, 7..<12]), ("     word", 6, [0..<5, 5..<9]), ("a\n", 9, [0..<1, 2..<2]),
      ("ab\0 cd\0", 3, [0..<4, 4..<7]),
    ] as [(String, Double, [Range<Int>])])
  func rangesOfLines(engine: LayoutEngine, row: (text: String, width: Double, utf8Ranges: [Range<Int>])) {
    #expect(engine.layout(GoldenRow(row.text, row.width, "").input).lines.map(\.utf8Range) == row.utf8Ranges)
  }

  /// W11: a cluster that is wider than the line is drawn in the line's width, and told.
  @Test(arguments: LayoutEngine.allCases)
  func wideClusterIsClamped(engine: LayoutEngine) {
    let layout = engine.layout(GoldenRow("a👍b", 1, overflow: .wrap, "").input)
    #expect(layout.lines.map(\.width) == [1, 1, 1])
    #expect(layout.overflowedUTF8Ranges == [1..<5])
  }

  /// W8: a word that is cut is told, and is not what a limit hides.
  @Test(arguments: LayoutEngine.allCases)
  func cutWordIsTold(engine: LayoutEngine) {
    let layout = engine.layout(GoldenRow("a abcdefghijklmno b", 10, "").input)
    #expect(layout.overflowedUTF8Ranges == [2..<17])
    #expect(layout.lines.map(\.utf8Range) == [0..<2, 2..<18, 18..<19])
    #expect(!layout.isTruncated)
    #expect(layout.hiddenUTF8Range == nil)
  }
}
