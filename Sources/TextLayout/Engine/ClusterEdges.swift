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

  private func cluster(around utf8Offset: Int) -> Range<Int> {
    let index = utf8Offsets.partitionPoint { $0 < utf8Offset }
    return index < clusters.count ? clusters[index] : utf8Offset..<utf8Offset
  }
}
