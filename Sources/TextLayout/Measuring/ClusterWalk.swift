import TextModel

/// Walks over the grapheme clusters of a text, and over printable ASCII in strides.
///
/// Between two printable bytes of ASCII there is always a boundary (UAX #29 GB999), and each is one column, one scalar and
/// one cluster: whoever measures can take them together.
struct ClusterWalk {
  /// What the walk passes in one step.
  struct Stride: Equatable {
    /// The UTF-8 offsets passed, on boundaries of clusters; never empty.
    let utf8Range: Range<Int>
    /// Whether this is a run of U+0020 to U+007E, each a cluster of its own; else it is one cluster.
    let isPrintableASCII: Bool

    var clusterCount: Int { isPrintableASCII ? utf8Range.count : 1 }
  }

  private var utf8Offset = 0
  private let widths = ColumnWidths.shared

  /// Passes the next stride.
  ///
  /// - Parameter utf8: The whole text, the same at every call.
  /// - Returns: What was passed; `nil` at the end.
  /// - Complexity: O(1) amortized, by the byte passed.
  mutating func next(in utf8: Span<UInt8>) -> Stride? {
    let start = utf8Offset
    guard start < utf8.count else { return nil }
    var end = start
    while end < utf8.count, utf8[end] &- 0x20 < 0x5F { end += 1 }
    // What is beyond ASCII may belong to the last byte before it, as a combining mark does.
    if end < utf8.count, end > start, utf8[end] >= 0x80 { end -= 1 }
    let isPrintableASCII = end > start
    if !isPrintableASCII { end = endOfCluster(at: start, in: utf8) }
    utf8Offset = end
    return Stride(utf8Range: start..<end, isPrintableASCII: isPrintableASCII)
  }

  /// Where the cluster ends that begins at `start`: nothing before a boundary decides about what comes after it.
  private func endOfCluster(at start: Int, in utf8: Span<UInt8>) -> Int {
    let first = utf8.scalar(at: start)
    var end = start + first.utf8Count
    guard end < utf8.count else { return end }
    var step = utf8.scalar(at: end)
    // Two plain scalars part, which is quicker told than by the standard library's recognizer.
    if widths.isPlain(first.value), widths.isPlain(step.value) { return end }
    var breaker = ClusterBreaker()
    _ = breaker.hasBreak(before: first.value)
    while !breaker.hasBreak(before: step.value) {
      end += step.utf8Count
      guard end < utf8.count else { break }
      step = utf8.scalar(at: end)
    }
    return end
  }
}
