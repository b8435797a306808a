/// The boundaries of the grapheme clusters of a text, from its end on, as far as somebody asks for them.
///
/// They can only be found from the start. Kept are the places where every so many clusters begin, and of the boundaries
/// those that were asked for: a text of any length takes little memory if only its end is of interest.
struct ClusterBoundsFromEnd {
  private static let blockClusterCount = 1 << 10

  /// Where blocks of clusters begin that nobody has asked for yet.
  private var blockStarts: [(utf8Offset: Int, stepper: ClusterStepper)] = []
  /// Boundaries, the last first.
  private var utf8Offsets: [Int]

  /// Walks over a text.
  ///
  /// - Complexity: O(*n*) in the count of `text`.
  init(of text: Span<UInt8>) {
    utf8Offsets = [text.count]
    var (stepper, clusterCount, utf8Offset) = (ClusterStepper(), 0, 0)
    while utf8Offset < text.count {
      if clusterCount.isMultiple(of: Self.blockClusterCount) { blockStarts.append((utf8Offset, stepper)) }
      utf8Offset = stepper.next(in: text) ?? text.count
      clusterCount += 1
    }
  }

  /// The boundary that has so many clusters behind it; `nil`: there are not as many.
  ///
  /// - Complexity: O(1) amortized over calls with ascending counts.
  mutating func utf8Offset(behindWhich clusterCount: Int, in text: Span<UInt8>) -> Int? {
    while utf8Offsets.count <= clusterCount {
      guard let block = blockStarts.popLast(), let end = utf8Offsets.last else { return nil }
      var (stepper, utf8Offset, found) = (block.stepper, block.utf8Offset, [Int]())
      while utf8Offset < end {
        found.append(utf8Offset)
        utf8Offset = stepper.next(in: text) ?? end
      }
      utf8Offsets += found.reversed()
    }
    return utf8Offsets[clusterCount]
  }
}
