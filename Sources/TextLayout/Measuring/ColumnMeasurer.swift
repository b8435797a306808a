public import TextModel

/// Measures text in the columns of a terminal.
///
/// A grapheme cluster is as wide as its widest scalar, never the sum of them: a letter with marks on it is one column, a
/// family of emoji two.
///
/// - No column: controls, marks that take no space, joiners, variation selectors and all else that is not drawn. Line
///   breaks and tabs are controls: what they do is up to layout.
/// - Two columns: East Asian Wide and Fullwidth scalars, emoji drawn as such by default, flags, and a cluster that holds
///   U+FE0F (VS16), which asks for an emoji.
/// - One column: all else; scalars whose East Asian Width is Ambiguous as asked.
///
/// A line is 1 high; weight and size change nothing. The widths are those of the Unicode version that
/// `selectable --version --verbose` prints as Unicode Character Database; clusters are the standard library's.
///
/// ```swift
/// ColumnMeasurer().width(of: "日本 ok")  // 7
/// ColumnMeasurer().width(of: "👩‍👩‍👧")  // 2
/// ```
public struct ColumnMeasurer: AdditiveTextMeasurer, Hashable {
  /// Whether scalars of ambiguous width, as Greek and Cyrillic letters, take two columns, as in East Asian terminals.
  public let isAmbiguousWide: Bool

  private var ambiguousColumnCount: Int { isAmbiguousWide ? 2 : 1 }

  /// Makes a measurer.
  ///
  /// - Parameter isAmbiguousWide: Whether scalars whose East Asian Width is Ambiguous take two columns.
  public init(isAmbiguousWide: Bool = false) { self.isAmbiguousWide = isAmbiguousWide }

  /// `true`: columns are whole.
  public var measuresWholeNumbers: Bool { true }

  /// How many columns a text takes.
  ///
  /// - Parameter utf8: The text. Of bytes that are not UTF-8, each maximal ill-formed subpart is drawn as U+FFFD.
  /// - Returns: The count of columns.
  /// - Complexity: O(*n*) in the count of `utf8`; printable ASCII costs no look-up.
  public func columnCount(ofUTF8 utf8: Span<UInt8>) -> Int {
    var (count, walk) = (0, ClusterWalk())
    while let stride = walk.next(in: utf8) {
      count += stride.isPrintableASCII ? stride.utf8Range.count : columnCount(ofCluster: stride.utf8Range, in: utf8)
    }
    return count
  }

  /// How many columns the text takes, whatever the style.
  public func width(ofUTF8 utf8: Span<UInt8>, style: TextAttributes) -> Double { Double(columnCount(ofUTF8: utf8)) }

  /// How many columns the cluster takes, whatever the style.
  public func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double {
    Double(columnCount(ofCluster: 0..<utf8.count, in: utf8))
  }

  /// 1, whatever the style.
  public func lineHeight(style: TextAttributes) -> Double { 1 }

  private func columnCount(ofCluster utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Int {
    let widths = ColumnWidths.shared
    var (widest, wantsEmoji) = (0, false)
    var offset = utf8Range.lowerBound
    while offset < utf8Range.upperBound {
      let step = utf8.scalar(at: offset)
      widest = max(widest, widths.columnCount(of: step.value, ambiguous: ambiguousColumnCount))
      wantsEmoji = wantsEmoji || step.value == 0xFE0F
      offset += step.utf8Count
    }
    // Where there is nothing to draw, there is nothing to draw as an emoji either.
    return wantsEmoji && widest > 0 ? 2 : widest
  }
}
