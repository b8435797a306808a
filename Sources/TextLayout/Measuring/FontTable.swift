import TextModel

/// The measures of a font, as its tables `head`, `hhea`, `hmtx` and `cmap` hold them.
///
/// All numbers are in the font's own units, ``unitsPerEm`` of which are as long as the size of the font. Anything may be
/// stored; what is no length when a text is measured (negative, infinite, no number) counts as 0.
///
/// ```swift
/// var mono = FontTable(unitsPerEm: 1000, ascent: 800, descent: 200, missingAdvance: 600)
/// mono.setAdvance(1200, of: "日")
/// ```
public struct FontTable: Sendable, Hashable {
  /// How many units are as long as the size of the font.
  public let unitsPerEm: Double
  /// How far the font reaches above the baseline, in units.
  public let ascent: Double
  /// How far the font reaches below the baseline, in units, as a positive number.
  public let descent: Double
  /// The gap between the descent of a line and the ascent of the next, in units.
  public let leading: Double
  /// How far a scalar moves on of which the table knows nothing, in units, for each column that it takes in a terminal:
  /// nothing for a combining mark, twice for an ideograph.
  public let missingAdvance: Double

  /// The advances of ASCII, of the scalars beyond, and of grapheme clusters; `nil` where the table knows nothing.
  private var asciiAdvances = [Double?](repeating: nil, count: 128)
  private var scalarAdvances: [Unicode.Scalar: Double] = [:]
  private var clusterAdvances: [[UInt8]: Double] = [:]

  /// Makes a table that knows no scalar yet.
  ///
  /// - Parameters:
  ///   - unitsPerEm: How many units are as long as the size of the font.
  ///   - ascent: How far the font reaches above the baseline, in units.
  ///   - descent: How far the font reaches below the baseline, in units, as a positive number.
  ///   - leading: The gap between the descent of a line and the ascent of the next, in units.
  ///   - missingAdvance: How far a scalar moves on of which the table knows nothing, in units for each column.
  public init(unitsPerEm: Double, ascent: Double, descent: Double, leading: Double = 0, missingAdvance: Double) {
    self.unitsPerEm = unitsPerEm
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    self.missingAdvance = missingAdvance
  }

  /// Says how far `cluster` moves on: a single scalar, or several that the font draws as one, as an emoji or a ligature.
  ///
  /// - Parameters:
  ///   - advance: The way to the next cluster, in units.
  ///   - cluster: A grapheme cluster, as it is spelled: no form of it is equal to another.
  public mutating func setAdvance(_ advance: Double, of cluster: Character) {
    let scalars = cluster.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 {
      if scalar.isASCII { asciiAdvances[Int(scalar.value)] = advance } else { scalarAdvances[scalar] = advance }
    } else {
      clusterAdvances[Array(String(cluster).utf8)] = advance
    }
  }

  /// How high a line is, in ems.
  var lineHeightEms: Double { ems(ascent) + ems(descent) + ems(leading) }

  /// How far a cluster moves on, in ems: its own advance, else the widest of its scalars and every mark that takes space.
  func advanceEms(ofCluster utf8: Span<UInt8>) -> Double {
    guard !utf8.isEmpty else { return 0 }
    var step = utf8.scalar(at: 0)
    if step.utf8Count == utf8.count { return advanceEms(of: step) }
    if !clusterAdvances.isEmpty, let own = clusterAdvances[utf8.indices.map { utf8[$0] }] { return ems(own) }
    let classes = ScalarClassTable.shared
    var (widest, marks, offset) = (0.0, 0.0, 0)
    while offset < utf8.count {
      step = utf8.scalar(at: offset)
      let advance = advanceEms(of: step)
      if classes.flags(of: step.value).contains(.mark) { marks += advance } else { widest = max(widest, advance) }
      offset += step.utf8Count
    }
    return widest + marks
  }

  /// How far a scalar of ASCII moves on, in ems.
  func advanceEms(ofASCII byte: UInt8) -> Double { ems(asciiAdvances[Int(byte)] ?? missing(UInt32(byte))) }

  private func advanceEms(of step: ScalarStep) -> Double {
    if step.value < 0x80 { return advanceEms(ofASCII: UInt8(step.value)) }
    let scalar = Unicode.Scalar(step.value) ?? "\u{FFFD}"
    return ems(scalarAdvances[scalar] ?? missing(scalar.value))
  }

  /// What stands in for an advance that is not known, in units.
  private func missing(_ scalar: UInt32) -> Double {
    missingAdvance * Double(ColumnWidths.shared.columnCount(of: scalar, ambiguous: 1))
  }

  private func ems(_ units: Double) -> Double { (units / unitsPerEm).clampedLength(to: 1e6) }
}

extension Double {
  /// The length itself from 0 to `limit`, the nearer of them beyond; 0 for what is no number.
  func clampedLength(to limit: Double) -> Double { self > 0 ? Swift.min(self, limit) : 0 }
}
