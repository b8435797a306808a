import TextModel

/// Finds where a line may be broken within a word, between ideographs and around them.
struct IdeographBreaks: Sendable {
  /// The cluster looked at last, which is looked at again as the first of the next part.
  private var known: (utf8Range: Range<Int>, edge: Edge) = (0..<0, Edge())

  /// What decides about breaks beside a grapheme cluster.
  private struct Edge: Sendable {
    var isWide = false
    var allowsBreakBefore = true
    var allowsBreakAfter = true
  }

  /// The first place within `utf8Range`, a word or the rest of one, where it may be broken.
  ///
  /// - Complexity: O(*k*) in the bytes before that place.
  mutating func firstBreak(in utf8: Span<UInt8>, _ utf8Range: Range<Int>) -> Int? {
    let word = utf8.extracting(utf8Range)
    var (walk, offset): (ClusterWalk, Int) = (ClusterWalk(), 0)
    var previous: Edge?
    while offset < word.count, let stride = walk.next(in: word) {
      let range =
        utf8Range.lowerBound + stride.utf8Range.lowerBound..<utf8Range.lowerBound + stride.utf8Range.upperBound
      let edge = stride.isPrintableASCII ? Edge() : edge(of: range, in: utf8)
      if let previous, previous.isWide || edge.isWide, previous.allowsBreakAfter, edge.allowsBreakBefore {
        return range.lowerBound
      }
      (previous, offset) = (edge, stride.utf8Range.upperBound)
    }
    return nil
  }

  private mutating func edge(of cluster: Range<Int>, in utf8: Span<UInt8>) -> Edge {
    if known.utf8Range == cluster { return known.edge }
    var edge = Edge()
    let scalar = utf8.scalar(at: cluster.lowerBound)
    edge.isWide =
      scalar.utf8Count == cluster.count
      ? ColumnWidths.shared.columnCount(of: scalar.value, ambiguous: 1) == 2
      : ColumnMeasurer().columnCount(ofUTF8: utf8.extracting(cluster)) == 2
    switch scalar.value {
    case 0xA0, 0x202F, 0x2060, 0xFEFF: (edge.allowsBreakBefore, edge.allowsBreakAfter) = (false, false)
    // 、。，．）」』】？！ー
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF09, 0x300D, 0x300F, 0x3011, 0xFF1F, 0xFF01, 0x30FC:
      edge.allowsBreakBefore = false
    // （「『【
    case 0xFF08, 0x300C, 0x300E, 0x3010: edge.allowsBreakAfter = false
    default: break
    }
    known = (cluster, edge)
    return edge
  }
}
