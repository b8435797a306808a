public import TextModel

/// Measures a text by what it consists of: bytes, UTF-16 code units, scalars or grapheme clusters.
///
/// Wrapping and truncation then keep a length limit of that unit. A line is 1 high; styles change nothing.
///
/// ```swift
/// CountMeasurer(.utf16).width(of: "👍a")  // 3
/// CountMeasurer(.grapheme).width(of: "👍🏽a")  // 2
/// ```
public struct CountMeasurer: AdditiveTextMeasurer, Hashable {
  /// What is counted.
  public let unit: OffsetUnit

  /// Makes a measurer that counts `unit`.
  public init(_ unit: OffsetUnit) { self.unit = unit }

  /// `true`: counts are whole numbers.
  public var measuresWholeNumbers: Bool { true }

  /// How many units a text has.
  ///
  /// - Parameter utf8: The text. Bytes that are not UTF-8 count as themselves in `.utf8`; in the other units each maximal
  ///   ill-formed subpart counts as U+FFFD.
  /// - Returns: The count.
  /// - Complexity: O(*n*) in the count of `utf8`, O(1) in `.utf8`.
  public func count(ofUTF8 utf8: Span<UInt8>) -> Int {
    switch unit {
    case .utf8:
      return utf8.count
    case .grapheme:
      return clusterCount(of: utf8)
    case .utf16, .scalar:
      var counter = OffsetCounter(units: [unit])
      counter.advance(toUTF8Offset: utf8.count, in: utf8)
      return counter.offset(in: unit)
    }
  }

  /// How many units the text has, whatever the style.
  public func width(ofUTF8 utf8: Span<UInt8>, style: TextAttributes) -> Double { Double(count(ofUTF8: utf8)) }

  /// How many units the cluster has, whatever the style: one, in `.grapheme`.
  public func width(ofCluster utf8: Span<UInt8>, style: TextAttributes) -> Double {
    unit == .grapheme ? 1 : Double(count(ofUTF8: utf8))
  }

  /// 1, whatever the style.
  public func lineHeight(style: TextAttributes) -> Double { 1 }

  private func clusterCount(of utf8: Span<UInt8>) -> Int {
    var walk = ClusterWalk()
    var count = 0
    while let stride = walk.next(in: utf8) { count += stride.clusterCount }
    return count
  }
}
