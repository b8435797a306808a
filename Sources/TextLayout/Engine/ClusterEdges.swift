/// The grapheme clusters that some offsets into a text lie in.
struct ClusterEdges {
  private let utf8Offsets: [Int]
  private var clusters: [Range<Int>] = []

  /// Finds the clusters around offsets.
  ///
  /// - Parameters:
  ///   - utf8Offsets: Ascending; none is behind the text.
  ///   - utf8: The text.
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  init(_ utf8Offsets: [Int], in utf8: Span<UInt8>) {
    self.utf8Offsets = utf8Offsets
    clusters.reserveCapacity(utf8Offsets.count)
    var (walk, stride) = (ClusterWalk(), ClusterWalk.Stride(utf8Range: 0..<0, isPrintableASCII: true))
    for offset in utf8Offsets {
      while stride.utf8Range.upperBound < offset, let next = walk.next(in: utf8) { stride = next }
      let isWithin =
        !stride.isPrintableASCII && stride.utf8Range.lowerBound < offset && offset < stride.utf8Range.upperBound
      clusters.append(isWithin ? stride.utf8Range : offset..<offset)
    }
  }

  /// Where the cluster begins that `utf8Offset`, one of those asked for, lies in; the offset itself on a boundary.
  func lowerEdge(of utf8Offset: Int) -> Int { cluster(around: utf8Offset).lowerBound }

  /// Where that cluster ends.
  func upperEdge(of utf8Offset: Int) -> Int { cluster(around: utf8Offset).upperBound }

  /// Ranges taken outward to boundaries of grapheme clusters; empty ones stay empty.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of UTF-8 offsets within the text, in any order.
  ///   - utf8: The text.
  /// - Returns: A range for each.
  /// - Complexity: O(*n* + *k* log *k*) in the UTF-8 count of the text and the number of ranges.
  static func outward(_ ranges: [Range<Int>], in utf8: Span<UInt8>) -> [Range<Int>] {
    let clusters = ClusterEdges(ascendingBounds(of: ranges), in: utf8)
    return ranges.map { range in
      let lower = clusters.lowerEdge(of: range.lowerBound)
      return range.isEmpty ? lower..<lower : lower..<clusters.upperEdge(of: range.upperBound)
    }
  }

  /// The bounds of ranges, ascending, each once.
  static func ascendingBounds(of ranges: [Range<Int>]) -> [Int] {
    var bounds: [Int] = []
    bounds.reserveCapacity(2 * ranges.count)
    for range in ranges {
      bounds.append(range.lowerBound)
      bounds.append(range.upperBound)
    }
    bounds.sort()
    var count = 0
    for bound in bounds where count == 0 || bounds[count - 1] != bound {
      bounds[count] = bound
      count += 1
    }
    bounds.removeSubrange(count...)
    return bounds
  }

  private func cluster(around utf8Offset: Int) -> Range<Int> {
    let index = utf8Offsets.partitionPoint { $0 < utf8Offset }
    return index < clusters.count ? clusters[index] : utf8Offset..<utf8Offset
  }
}
