import TestSupport
import TextModel
import Testing

/// Letters that read from right to left are drawn as in ``BidiDrawing``.
struct BidiParagraphTests {
  /// What a text looks like, from left to right; brackets are not mirrored.
  @Test(
    arguments: [
      ("", .automatic, ""), ("abc", .automatic, "abc"), ("abc", .rightToLeft, "abc"), ("ABC", .automatic, "CBA"),
      ("abc DEF ghi", .automatic, "abc FED ghi"), ("DEF abc", .automatic, "abc FED"),
      ("DEF abc", .leftToRight, "FED abc"), ("abc DEF", .rightToLeft, "FED abc"), ("abc!", .rightToLeft, "!abc"),
      ("he said \"CAR MEANS\".", .automatic, "he said \"SNAEM RAC\"."),
      // Numbers.
      ("DEF 12 GHI", .automatic, "IHG 12 FED"), ("abc DEF 12 GHI", .automatic, "abc IHG 12 FED"),
      ("DEF 1-2", .automatic, "1-2 FED"), ("NOP 1-2", .automatic, "2-1 PON"),
      ("NOP 1,234.5", .automatic, "1,234.5 PON"),
      ("NOP ①②/③", .automatic, "①②/③ PON"), ("NOP ①②.③", .automatic, "①②.③ PON"), ("DEF $5 a", .automatic, "a $5 FED"),
      ("NOP $5", .automatic, "5$ PON"), ("DEF +972 50", .automatic, "50 972+ FED"),
      ("abc 1 DEF", .automatic, "abc 1 FED"),
      // Brackets.
      ("abc DEF (GHI)", .automatic, "abc )IHG( FED"),
      ("abc (DEF) ghi", .automatic, "abc (FED) ghi"), ("DEF (abc) GHI", .automatic, "IHG )abc( FED"),
      ("a(A)B", .automatic, "a(A)B"), ("a\u{2329}A\u{3009}B", .automatic, "a\u{2329}A\u{3009}B"),
      ("a(A]B", .automatic, "a(B]A"),
      // Isolates, embeddings, overrides.
      ("abc \u{2067}DEF, 12\u{2069}, GHI", .automatic, "abc 12 ,FED, IHG"),
      ("\u{2068}ABC\u{2069}: 3 files", .automatic, "CBA: 3 files"), ("ABC: 3 files", .leftToRight, "3 :CBA files"),
      ("abc \u{2068}def! \u{2067}GHI\u{2069}\u{2069} JKL", .rightToLeft, "LKJ def! IHG abc"),
      ("\u{202E}abc\u{202C}d", .leftToRight, "cbad"), ("A\u{202D}BC\u{202C}D", .leftToRight, "DBCA"),
      ("abc \u{202B}DEF ghi\u{202C}!", .automatic, "abc ghi FED!"),
      // White space at the end, tabs, hard breaks.
      ("abc DEF ", .automatic, "abc FED "), ("DEF abc  ", .automatic, "  abc FED"),
      ("ABC\tDEF", .automatic, "FED\tCBA"),
      ("ABC \tDEF", .leftToRight, "CBA \tFED"), ("DEF abc\n", .automatic, "\nabc FED"),
      ("ABC\r\n", .leftToRight, "CBA\r\n"),
    ] as [(String, BaseDirection, String)])
  func looks(_ drawing: String, _ baseDirection: BaseDirection, _ expected: String) {
    let scalars = Array(BidiDrawing.text(drawing).unicodeScalars)
    let order = BidiText(scalars).line(baseDirection).visualOrder
    #expect(BidiDrawing.drawing(order.map { scalars[$0] }) == expected)
  }

  /// Each line of a paragraph, drawn as in ``looks(_:_:_:)``.
  @Test(
    arguments: [
      ("⟦ABC def ⟧⟦GHI jkl⟧", .automatic, [" def CBA", "jkl IHG"]),
      ("⟦abc DE⟧⟦F ghi⟧", .automatic, ["abc ED", "F ghi"]),
      ("⟦DEF ⟧⟦12 ⟧⟦34⟧", .automatic, [" FED", " 12", "34"]), ("⟦abc\t⟧⟦DEF⟧", .rightToLeft, ["\tabc", "FED"]),
      ("⟦abc \u{2067}DEF ⟧⟦GHI\u{2069} jkl⟧", .automatic, ["abc FED ", "IHG jkl"]),
      ("⟦A⟧⟦⟧⟦b⟧", .automatic, ["A", "", "b"]),
    ] as [(String, BaseDirection, [String])])
  func linesLook(_ marked: String, _ baseDirection: BaseDirection, _ expected: [String]) {
    let lines = MarkedText(BidiDrawing.text(marked))
    let utf8 = Array(lines.text.utf8)
    let paragraph = BidiParagraph(utf8.span, 0..<utf8.count, baseDirection: baseDirection)
    let found = lines.utf8Ranges.map { line in
      paragraph.visualRuns(ofLine: line, in: utf8.span).map { run in
        let scalars = Array(String(decoding: utf8[run.utf8Range], as: UTF8.self).unicodeScalars)
        return BidiDrawing.drawing(run.isRightToLeft ? scalars.reversed() : scalars)
      }.joined()
    }
    #expect(found == expected)
  }

  /// The level of each scalar, a digit each, before lines are cut; `-` is U+202B or what else a row tells.
  @Test(
    arguments: [
      ("", .rightToLeft, ""), ("abc", .automatic, "000"), ("abc ", .rightToLeft, "2221"),
      ("a AB c", .automatic, "001100"),
      ("AB 12 a ", .automatic, "11122121"), ("a NO 12", .automatic, "0011122"),
      // What X9 removes has the level before it.
      ("a\u{202B}A\u{202C}b", .automatic, "00110"), ("\u{202B}A", .automatic, "13"), ("\u{AD}A", .leftToRight, "01"),
      ("\u{202B}\u{202C}", .rightToLeft, "11"), ("A\u{200B}\u{AD}b", .automatic, "1112"),
      // Isolates: overflow, the same run on both sides, no end.
      ("a\u{2067}\u{2069}b", .automatic, "0000"), ("a\u{2067}b", .automatic, "002"), ("A\u{2069}b", .automatic, "112"),
      // A separator in the midst ends what is open.
      ("\u{202E}ab\u{1C}cd", .leftToRight, "011000"), ("\u{2067}a\u{1C}\u{2069}b", .leftToRight, "02000"),
      ("AB\u{1C}cd", .automatic, "11122"),
    ] as [(String, BaseDirection, String)])
  func levels(_ drawing: String, _ baseDirection: BaseDirection, _ expected: String) {
    let utf8 = Array(BidiDrawing.text(drawing).utf8)
    let paragraph = BidiParagraph(utf8.span, 0..<utf8.count, baseDirection: baseDirection)
    let found = paragraph.runs.map { run in
      String(decoding: utf8[run.utf8Range], as: UTF8.self).unicodeScalars.map { _ in "\(run.level)" }.joined()
    }
    #expect(found.joined() == expected)
  }

  @Test(
    arguments: [
      ([0xD7, 0x90, 0xD7, 0x62], [0..<3: 1, 3..<4: 2]), ([0x61, 0xFF, 0xD7], [0..<3: 0]),
      ([0xD7, 0x90, 0xE2, 0x80, 0xD7, 0x91, 0xF0], [0..<7: 1]),
    ] as [([UInt8], [Range<Int>: UInt8])])
  func bytesThatAreNoTextAreNeutral(_ utf8: [UInt8], _ expected: [Range<Int>: UInt8]) {
    let paragraph = BidiParagraph(utf8.span, 0..<utf8.count, baseDirection: .automatic)
    #expect(Dictionary(uniqueKeysWithValues: paragraph.runs.map { ($0.utf8Range, $0.level) }) == expected)
  }

  /// The paragraph is drawn: what stands around it is of no account.
  @Test(
    arguments: [
      ("⟦⟧", 0), ("⟦abc⟧", 0), ("⟦ABC⟧", 1), ("⟦NOP⟧", 1), ("⟦12. ABC abc⟧", 1), ("ABC⟦abc⟧", 0), ("abc⟦ABC⟧", 1),
      ("A⟦12⟧A", 0), ("⟦①②⟧", 0), ("⟦\u{202B}a⟧", 0), ("⟦\u{200F}a⟧", 1), ("⟦\u{61C}a⟧", 1), ("⟦\n⟧", 0),
      ("⟦\u{2067}ABC\u{2069} a⟧", 0), ("⟦\u{2066}abc\u{2069} A⟧", 1), ("⟦\u{2067}ABC a⟧", 0), ("⟦\u{2069}ABC⟧", 1),
      ("⟦\u{2068}\u{2067}a\u{2069}b\u{2069}\u{2069}C⟧", 1), ("\u{2067}⟦ABC⟧", 1),
    ] as [(String, UInt8)])
  func baseLevel(_ marked: String, _ expected: UInt8) throws {
    let text = MarkedText(BidiDrawing.text(marked))
    let utf8 = Array(text.text.utf8)
    let utf8Range = try #require(text.utf8Ranges.first)
    let found = BidiParagraph.baseLevel(of: utf8.span, in: utf8Range)
    #expect(found == expected)
    #expect(BidiParagraph(utf8.span, utf8Range, baseDirection: .automatic).baseLevel == expected)
    #expect(BidiParagraph(utf8.span, utf8Range, baseDirection: .leftToRight).baseLevel == 0)
    #expect(BidiParagraph(utf8.span, utf8Range, baseDirection: .rightToLeft).baseLevel == 1)
  }

  @Test func namesAreThoseOfTheSpecification() {
    #expect(BaseDirection.allCases.map(\.rawValue) == ["auto", "leftToRight", "rightToLeft"])
  }
}
