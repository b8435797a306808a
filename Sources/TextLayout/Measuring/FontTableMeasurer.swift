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

  /// How wide the text is, in points: its clusters together.
  ///
  /// - Complexity: O(*n*) in the count of `utf8`.
  public func width(ofUTF8 utf8: Span<UInt8>, style: TextAttributes) -> Double {
    let (face, size, kerning) = (face(of: style), sizePoints(of: style), style.kerningPoints ?? 0)
    var (sum, walk) = (0.0, ClusterWalk())
    while let stride = walk.next(in: utf8) {
      if stride.isPrintableASCII {
        for offset in stride.utf8Range {
          sum += Self.points(ems: face.advanceEms(ofASCII: utf8[offset]), size: size, kerning: kerning)
        }
      } else {
        let advance = face.advanceEms(ofCluster: utf8.extracting(stride.utf8Range))
        sum += Self.points(ems: advance, size: size, kerning: kerning)
      }
    }
    return sum
  }

  /// How wide the cluster is, in points; what kerning takes away leaves no less than nothing.
  public func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double {
    Self.points(
      ems: face(of: style).advanceEms(ofCluster: utf8), size: sizePoints(of: style), kerning: style.kerningPoints ?? 0)
  }

  /// How high a line is, in points: ascent, descent and leading; not rounded.
  public func lineHeight(style: TextAttributes) -> Double {
    face(of: style).lineHeightEms * sizePoints(of: style)
  }

  private static func points(ems: Double, size: Double, kerning: Double) -> Double {
    (ems * size + kerning).clampedLength(to: greatestFontSizePoints * 1e6)
  }

  private func face(of style: TextAttributes) -> FontTable { style.isBold == true ? bold : regular }

  private func sizePoints(of style: TextAttributes) -> Double {
    ((style.fontSizePoints ?? fontSizePoints) + (style.fontSizeDeltaPoints ?? 0))
      .clampedLength(to: Self.greatestFontSizePoints)
  }
}
