import TextModel

/// How many columns of a terminal each Unicode scalar takes by itself, and which scalars join no others.
///
/// 0 for marks that take no space (General_Category Mn, Me), format characters (Cf), controls, separators of lines and
/// paragraphs, what is ignorable by default, and the vowels and final consonants of Hangul syllables written in parts; 2 for
/// East_Asian_Width Wide and Fullwidth and for Emoji_Presentation; else 1, or as asked where East_Asian_Width is Ambiguous.
///
/// Table: `Generated/ColumnWidthTable.swift`, made by `generate-sources` from the Unicode Character Database; its first
/// line names the version. Two stages: the block of 128 code points that a scalar is in names a pattern of 128 widths.
package struct ColumnWidths: Sendable {
  /// The table, decoded from its text at first use.
  package static let shared = ColumnWidths()

  private static let ambiguous: UInt8 = 3
  private static let plainFlag: UInt8 = 4
  private let patternOfBlock: [UInt16]
  private let columnsOfMember: [UInt8]

  private init() {
    patternOfBlock = CompactNumberReader.runs(in: Self.blockText)
    columnsOfMember = CompactNumberReader.runs(in: Self.patternText)
  }

  /// How many columns the scalar `value` takes: 0, 1 or 2.
  ///
  /// - Parameters:
  ///   - value: A code point; what is no scalar counts as U+FFFD, which is drawn in its place.
  ///   - ambiguous: How many columns a scalar takes whose East_Asian_Width is Ambiguous.
  /// - Returns: A count of columns.
  /// - Complexity: O(1).
  package func columnCount(of value: UInt32, ambiguous: Int) -> Int {
    let columns = member(of: value) & ~Self.plainFlag
    return columns == Self.ambiguous ? ambiguous : Int(columns)
  }

  /// Whether the scalar `value` is plain: between it and another such scalar there is a boundary of grapheme clusters,
  /// whatever stands before them and after them.
  ///
  /// Grapheme_Cluster_Break is Other (UAX #29 GB999): letters, ideographs, signs and single emoji, but no Hangul.
  ///
  /// - Parameter value: A code point; what is no scalar counts as U+FFFD.
  /// - Returns: Whether the scalar is known to be plain.
  /// - Complexity: O(1).
  package func isPlain(_ value: UInt32) -> Bool { member(of: value) & Self.plainFlag != 0 }

  private func member(of value: UInt32) -> UInt8 {
    let value = Unicode.Scalar(value)?.value ?? 0xFFFD
    return columnsOfMember[Int(patternOfBlock[Int(value >> 7)]) << 7 | Int(value & 0x7F)]
  }
}
