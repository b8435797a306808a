import Testing
import TextLayout
import TextModel

@Suite struct FontTableMeasurerTests {
  private static let regular: FontTable = {
    var table = FontTable(unitsPerEm: 1000, ascent: 800, descent: 200, leading: 50, missingAdvance: 500)
    for (cluster, advance) in [("a", 400), ("i", 200), ("é", 450), ("日", 900), ("👍", 1200), ("\u{93F}", 250)]
      as [(String, Double)]
    {
      table.setAdvance(advance, of: Character(cluster))
    }
    table.setAdvance(1100, of: "🇫🇷")
    return table
  }()
  private static let bold = FontTable(unitsPerEm: 100, ascent: 90, descent: 30, missingAdvance: 60)

  private let measurer = FontTableMeasurer(regular: regular, bold: bold, fontSizePoints: 10)

  @Test(
    arguments: [
      ("", 0), ("a", 4), ("ai", 6), ("é", 4.5), ("日", 9), ("👍", 12),
      // Not known: half an em for each column.
      ("b", 5), ("語", 10), ("\u{7}", 0), ("ab", 9), ("ж", 5),
      // Marks that take no space do not widen a letter, others do.
      ("a\u{301}", 4), ("a\u{20E3}", 4), ("\u{915}\u{93F}", 7.5), ("\u{93F}", 2.5),
      // What is drawn as one is as wide as its widest part, if the table does not know it.
      ("👍🏽", 12), ("👍\u{200D}👍", 12), ("🇫🇷", 11), ("🇷🇫", 10), ("\u{1112}\u{1161}\u{11AB}", 10),
    ] as [(String, Double)])
  func widthInPoints(text: String, expected: Double) {
    #expect(abs(measurer.width(of: text) - expected) < 1e-9)
  }

  @Test func badBytesAreAsWideAsTheirReplacement() {
    let bytes: [UInt8] = [0x61, 0xFF]
    #expect(abs(measurer.width(ofUTF8: bytes.span, style: TextAttributes()) - 9) < 1e-9)
  }

  @Test(
    arguments: [
      // Bold, size, what is added to it, kerning; width of "aa" and height of a line.
      (nil, nil, nil, nil, 8, 10.5), (true, nil, nil, nil, 12, 12), (false, nil, nil, nil, 8, 10.5),
      (nil, 20, nil, nil, 16, 21), (nil, nil, 2, nil, 9.6, 12.6), (nil, 20, 5, nil, 20, 26.25),
      (true, nil, 2, nil, 14.4, 14.4),
      (nil, nil, nil, 1, 10, 10.5), (nil, nil, nil, -1, 6, 10.5), (nil, nil, nil, -9, 0, 10.5),
      (nil, nil, -30, nil, 0, 0),
    ] as [(Bool?, Double?, Double?, Double?, Double, Double)])
  func styleDecides(
    isBold: Bool?, size: Double?, delta: Double?, kerning: Double?, width: Double, height: Double
  ) {
    var style = TextAttributes()
    (style.isBold, style.fontSizePoints, style.fontSizeDeltaPoints, style.kerningPoints) = (
      isBold, size, delta, kerning
    )
    #expect(abs(measurer.width(of: "aa", style: style) - width) < 1e-9)
    #expect(abs(measurer.lineHeight(style: style) - height) < 1e-9)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude] as [Double])
  func nonsenseGivesALengthAllTheSame(nonsense: Double) {
    var broken = FontTable(
      unitsPerEm: nonsense, ascent: nonsense, descent: nonsense, leading: nonsense, missingAdvance: nonsense)
    broken.setAdvance(nonsense, of: "a")
    var tables = [broken, FontTable(unitsPerEm: 1, ascent: 1, descent: 1, missingAdvance: nonsense)]
    tables.append(FontTable(unitsPerEm: nonsense, ascent: 1, descent: 1, missingAdvance: 1))
    var style = TextAttributes()
    for table in tables {
      for size in [10, nonsense] {
        for kerning in [nil, nonsense] {
          style.kerningPoints = kerning
          let measurer = FontTableMeasurer(regular: table, fontSizePoints: size)
          for answer in [measurer.width(of: "ab日", style: style), measurer.lineHeight(style: style)] {
            #expect(answer >= 0 && answer.isFinite)
          }
        }
      }
    }
  }
}
