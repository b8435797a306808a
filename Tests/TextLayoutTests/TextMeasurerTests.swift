import Testing
import TextLayout
import TextModel

/// What every measurer promises.
@Suite struct TextMeasurerTests {
  static let additive: [any AdditiveTextMeasurer] = [
    ColumnMeasurer(), ColumnMeasurer(isAmbiguousWide: true), CountMeasurer(.utf8), CountMeasurer(.utf16),
    CountMeasurer(.scalar), CountMeasurer(.grapheme), Typewriter(),
    FontTableMeasurer(regular: FontTable(unitsPerEm: 1024, ascent: 800, descent: 200, missingAdvance: 512)),
  ]

  /// A client's measurer that answers no more than it must.
  struct Typewriter: AdditiveTextMeasurer {
    func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double { 7.25 }
    func lineHeight(style: TextAttributes) -> Double { 12 }
  }

  /// A client's measurer that sees strings only, and that texts are not the sum of their clusters.
  struct Ligatures: TextMeasurer {
    func width(of text: String, style: TextAttributes) -> Double {
      Double(text.unicodeScalars.count) - (text.contains("fi") ? 0.5 : 0)
    }
    func lineHeight(style: TextAttributes) -> Double { 1 }
  }

  @Test(arguments: additive)
  func nothingHasNoWidthAndALineHasHeight(measurer: any AdditiveTextMeasurer) {
    #expect(measurer.width(of: "") == 0)
    #expect(measurer.lineHeight(style: TextAttributes()) > 0)
  }

  @Test(arguments: additive)
  func aTextIsAsWideAsItsClusters(measurer: any AdditiveTextMeasurer) {
    var samples = SampleText(seed: 24)
    let style = TextAttributes()
    for _ in 0..<2_000 {
      let text = samples.string()
      let whole = measurer.width(of: text)
      let sum = text.reduce(0) { $0 + measurer.width(ofCluster: String($1).utf8.span, style: style) }
      #expect(whole == sum && whole >= 0 && whole.isFinite, "\(text.debugDescription)")
      #expect(measurer.width(ofUTF8: text.utf8.span, style: style) == whole)
      if measurer.measuresWholeNumbers { #expect(whole == whole.rounded()) }
    }
  }

  /// In bytes only, bad bytes are not measured as what is drawn in their place.
  @Test(arguments: additive.filter { $0 as? CountMeasurer != CountMeasurer(.utf8) })
  func badBytesAreMeasuredAsTheirReplacement(measurer: any AdditiveTextMeasurer) {
    var samples = SampleText(seed: 25)
    for _ in 0..<2_000 {
      let bytes = samples.bytes()
      let drawn = measurer.width(of: String(decoding: bytes, as: UTF8.self))
      #expect(measurer.width(ofUTF8: bytes.span, style: TextAttributes()) == drawn, "\(bytes)")
    }
  }

  @Test(arguments: [([], 0), ([0x66, 0x69, 0x78], 2.5), ([0x66, 0xFF, 0x69], 3)] as [([UInt8], Double)])
  func aMeasurerOfStringsIsAskedAboutWholeTexts(bytes: [UInt8], expected: Double) {
    #expect(Ligatures().width(ofUTF8: bytes.span, style: TextAttributes()) == expected)
    #expect(!Ligatures().measuresWholeNumbers)
  }

  @Test(
    arguments: [
      (CountMeasurer(.utf8), 8, 8, true), (CountMeasurer(.utf8), 9, 8, false), (ColumnMeasurer(), 8, 7.9999999, false),
      (Typewriter(), 8, 8, true), (Typewriter(), 0.1 + 0.2, 0.3, true), (Typewriter(), 8.00001, 8, false),
      (Typewriter(), .nan, 8, false),
    ] as [(any TextMeasurer, Double, Double, Bool)])
  func anExactFitFits(measurer: any TextMeasurer, width: Double, available: Double, expected: Bool) {
    #expect(measurer.fits(width, in: available) == expected)
  }
}
