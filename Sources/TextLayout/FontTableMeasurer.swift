public import TextModel

/// Measures text in points, from the tables of a font: its advances, without kerning pairs and ligatures.
///
/// The style decides about the size (``TextModel/TextAttributes/fontSizePoints``, `fontSizeDeltaPoints`), the bold face, and
/// the space that `kerningPoints` adds after each grapheme cluster; so a selection that is drawn bold may be wider than the
/// word it was.
///
/// ```swift
/// let mono = FontTable(unitsPerEm: 1000, ascent: 800, descent: 200, missingAdvance: 600)
/// let measurer = FontTableMeasurer(regular: mono, fontSizePoints: 10)
/// measurer.width(of: "日 ok")  // 30.0
/// measurer.lineHeight(style: TextAttributes())  // 10.0
/// ```
public struct FontTableMeasurer: AdditiveTextMeasurer, Hashable {
  /// The largest size of a font that is measured, in points; larger ones count as this.
  public static let greatestFontSizePoints = 1e6

  /// The face of text that is not bold.
  public let regular: FontTable
  /// The face of bold text.
  public let bold: FontTable
  /// The size of text whose style names none, in points.
  public let fontSizePoints: Double

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - regular: The face of text that is not bold.
  ///   - bold: The face of bold text; `nil`: the same.
  ///   - fontSizePoints: The size of text whose style names none, in points.
  public init(regular: FontTable, bold: FontTable? = nil, fontSizePoints: Double = 17) {
    self.regular = regular
    self.bold = bold ?? regular
    self.fontSizePoints = fontSizePoints
  }

  /// How wide the cluster is, in points; what kerning takes away leaves no less than nothing.
  public func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double {
    let advance = face(of: style).advanceEms(ofCluster: utf8) * sizePoints(of: style)
    return (advance + (style.kerningPoints ?? 0)).clampedLength(to: Self.greatestFontSizePoints * 1e6)
  }

  /// How high a line is, in points: ascent, descent and leading; not rounded.
  public func lineHeight(style: TextAttributes) -> Double {
    face(of: style).lineHeightEms * sizePoints(of: style)
  }

  private func face(of style: TextAttributes) -> FontTable { style.isBold == true ? bold : regular }

  private func sizePoints(of style: TextAttributes) -> Double {
    ((style.fontSizePoints ?? fontSizePoints) + (style.fontSizeDeltaPoints ?? 0))
      .clampedLength(to: Self.greatestFontSizePoints)
  }
}
