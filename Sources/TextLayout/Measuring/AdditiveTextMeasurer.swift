public import TextModel

/// A measurer for which a text is as wide as its grapheme clusters together.
///
/// Where a text is cut, layout need not measure again what it has measured: it adds and takes away clusters, so that even
/// a word of a million clusters is cut in linear time. Measurers that know kerning or ligatures are not additive.
///
/// ```swift
/// struct Typewriter: AdditiveTextMeasurer {
///   func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double { 7.2 }
///   func lineHeight(style: TextAttributes) -> Double { 12 }
/// }
/// Typewriter().width(of: "e\u{301}a")  // 14.4
/// ```
public protocol AdditiveTextMeasurer: TextMeasurer {
  /// How wide one grapheme cluster is.
  ///
  /// - Parameters:
  ///   - utf8: The cluster, as the standard library's `Character`; not empty. Of bytes that are not UTF-8, each maximal
  ///     ill-formed subpart counts as U+FFFD.
  ///   - style: How it is drawn.
  /// - Returns: A width in the measurer's unit.
  func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double
}

extension AdditiveTextMeasurer {
  /// How wide `text` is: the sum of its clusters.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func width(of text: String, style: TextAttributes) -> Double {
    width(ofUTF8: text.utf8.span, style: style)
  }

  /// How wide the text is: the sum of its clusters.
  ///
  /// - Complexity: O(*n*) in the count of `utf8`.
  public func width(ofUTF8 utf8: Span<UInt8>, style: TextAttributes) -> Double {
    var (sum, walk) = (0.0, ClusterWalk())
    while let stride = walk.next(in: utf8) {
      if stride.isPrintableASCII {
        for offset in stride.utf8Range { sum += width(ofCluster: utf8.extracting(offset..<offset + 1), style: style) }
      } else {
        sum += width(ofCluster: utf8.extracting(stride.utf8Range), style: style)
      }
    }
    return sum
  }
}
