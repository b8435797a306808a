/// The text of a block whose lines have marks between them, in one piece, and where its bytes come from.
struct MarkdownGatheredText: Sendable {
  private(set) var utf8: [UInt8] = []
  private var textOffsets: [Int] = []
  private var sourceOffsets: [Int] = []

  /// Joins `segments` of `source`, which ascend, in place of what was gathered before.
  mutating func gather(_ segments: ArraySlice<Range<Int>>, of source: Span<UInt8>) {
    utf8.removeAll(keepingCapacity: true)
    textOffsets.removeAll(keepingCapacity: true)
    sourceOffsets.removeAll(keepingCapacity: true)
    for segment in segments {
      textOffsets.append(utf8.count)
      sourceOffsets.append(segment.lowerBound)
      for offset in segment { utf8.append(source[offset]) }
    }
  }

  /// Where in the source a range of the text stands, which is not empty.
  ///
  /// - Complexity: O(log *n*) in the segments.
  func sourceRange(_ utf8Range: Range<Int>) -> Range<Int> {
    sourceOffset(utf8Range.lowerBound)..<sourceOffset(utf8Range.upperBound - 1) + 1
  }

  private func sourceOffset(_ utf8Offset: Int) -> Int {
    var (low, high) = (0, textOffsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if textOffsets[middle] <= utf8Offset { low = middle } else { high = middle }
    }
    return sourceOffsets[low] + utf8Offset - textOffsets[low]
  }
}
