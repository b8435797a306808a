/// Converts offsets into a text from one unit to another.
///
/// Offsets may come in any order; ascending ones cost a single walk over the text. They are never an error: one below
/// zero counts as zero, one beyond the end as the end, one inside a scalar as the scalar's start, and a UTF-8 offset
/// inside a grapheme cluster becomes, in clusters, the offset of that cluster.
///
/// ```swift
/// OffsetConversion.ranges(of: [4..<8], in: "👍@ann", unit: .utf16)  // [2..<6]
/// ```
///
/// The rules for bytes that are not UTF-8 are those of ``OffsetCounter``, which does the counting.
public enum OffsetConversion {
  /// Converts UTF-8 offsets to offsets in `unit`.
  ///
  /// - Parameters:
  ///   - utf8Offsets: Offsets into the UTF-8 of `text`, in any order.
  ///   - text: The text.
  ///   - unit: What the results count.
  /// - Returns: One offset for each of `utf8Offsets`, in their order.
  /// - Complexity: O(*n* + *k*) in the UTF-8 count of `text` and the count of `utf8Offsets` where these ascend, else
  ///   O(*n* + *k* log *k*).
  public static func offsets(atUTF8Offsets utf8Offsets: [Int], in text: String, unit: OffsetUnit) -> [Int] {
    offsets(atUTF8Offsets: utf8Offsets, in: text.utf8.span, unit: unit)
  }

  /// Converts ranges of UTF-8 offsets to ranges of offsets in `unit`.
  ///
  /// - Parameters:
  ///   - utf8Ranges: Ranges of offsets into the UTF-8 of `text`, in any order; they may nest and overlap.
  ///   - text: The text.
  ///   - unit: What the results count.
  /// - Returns: One range for each of `utf8Ranges`, in their order.
  /// - Complexity: As ``offsets(atUTF8Offsets:in:unit:)``.
  public static func ranges(of utf8Ranges: [Range<Int>], in text: String, unit: OffsetUnit) -> [Range<Int>] {
    ranges(offsets(atUTF8Offsets: bounds(utf8Ranges), in: text, unit: unit))
  }

  /// Converts offsets in `unit` to UTF-8 offsets.
  ///
  /// - Parameters:
  ///   - offsets: Offsets into `text`, in any order.
  ///   - unit: What `offsets` count.
  ///   - text: The text.
  /// - Returns: One UTF-8 offset for each of `offsets`, in their order, each on a scalar boundary.
  /// - Complexity: As ``offsets(atUTF8Offsets:in:unit:)``.
  public static func utf8Offsets(at offsets: [Int], unit: OffsetUnit, in text: String) -> [Int] {
    utf8Offsets(at: offsets, unit: unit, in: text.utf8.span)
  }

  /// Converts ranges of offsets in `unit` to ranges of UTF-8 offsets.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of offsets into `text`, in any order; they may nest and overlap.
  ///   - unit: What `ranges` count.
  ///   - text: The text.
  /// - Returns: One range for each of `ranges`, in their order, on scalar boundaries.
  /// - Complexity: As ``offsets(atUTF8Offsets:in:unit:)``.
  public static func utf8Ranges(of ranges: [Range<Int>], unit: OffsetUnit, in text: String) -> [Range<Int>] {
    self.ranges(utf8Offsets(at: bounds(ranges), unit: unit, in: text))
  }

  /// Converts a UTF-8 offset to an index.
  ///
  /// - Returns: The index of the scalar at `utf8Offset`; rounded down inside a scalar, clamped to the ends of `text`.
  /// - Complexity: O(1).
  public static func index(atUTF8Offset utf8Offset: Int, in text: String) -> String.Index {
    let utf8 = text.utf8
    let clamped = min(max(utf8Offset, 0), utf8.count)
    var index = utf8.index(utf8.startIndex, offsetBy: clamped)
    while index < utf8.endIndex, utf8[index] & 0xC0 == 0x80 { utf8.formIndex(before: &index) }
    return index
  }

  /// Converts a range of UTF-8 offsets to a range of indices.
  ///
  /// - Returns: The range between the two indices of ``index(atUTF8Offset:in:)``.
  /// - Complexity: O(1).
  public static func range(of utf8Range: Range<Int>, in text: String) -> Range<String.Index> {
    let lower = index(atUTF8Offset: utf8Range.lowerBound, in: text)
    return lower..<index(atUTF8Offset: utf8Range.upperBound, in: text)
  }

  /// Converts UTF-8 offsets to offsets in `unit`, in a text that need not be UTF-8 throughout.
  ///
  /// - Returns: One offset for each of `utf8Offsets`, in their order.
  /// - Complexity: As ``offsets(atUTF8Offsets:in:unit:)`` of a `String`.
  package static func offsets(
    atUTF8Offsets utf8Offsets: [Int], in utf8: Span<UInt8>, unit: OffsetUnit
  ) -> [Int] {
    var counter = OffsetCounter(units: [unit])
    var converted = utf8Offsets
    for place in ascendingPlaces(of: utf8Offsets) {
      counter.advance(toUTF8Offset: utf8Offsets[place], in: utf8)
      converted[place] = counter.offset(in: unit)
    }
    return converted
  }

  /// Converts offsets in `unit` to UTF-8 offsets, in a text that need not be UTF-8 throughout.
  ///
  /// - Returns: One UTF-8 offset for each of `offsets`, in their order.
  /// - Complexity: As ``offsets(atUTF8Offsets:in:unit:)`` of a `String`.
  package static func utf8Offsets(at offsets: [Int], unit: OffsetUnit, in utf8: Span<UInt8>) -> [Int] {
    var counter = OffsetCounter(units: [unit])
    var converted = offsets
    for place in ascendingPlaces(of: offsets) {
      counter.advance(toOffset: offsets[place], in: unit, of: utf8)
      converted[place] = counter.utf8Offset
    }
    return converted
  }

  /// The places of `offsets` in ascending order of what they hold.
  private static func ascendingPlaces(of offsets: [Int]) -> [Int] {
    let isAscending = zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }
    return isAscending ? Array(offsets.indices) : offsets.indices.sorted { offsets[$0] < offsets[$1] }
  }

  private static func bounds(_ ranges: [Range<Int>]) -> [Int] {
    ranges.flatMap { [$0.lowerBound, $0.upperBound] }
  }

  private static func ranges(_ bounds: [Int]) -> [Range<Int>] {
    stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]..<bounds[$0 + 1] }
  }
}
