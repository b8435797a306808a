/// Walks over grapheme clusters one by one.
struct ClusterStepper {
  private var walk = ClusterWalk()
  private var stride = 0..<0

  /// Where the next cluster ends.
  mutating func next(in utf8: Span<UInt8>) -> Int? {
    if stride.isEmpty {
      guard let next = walk.next(in: utf8) else { return nil }
      guard next.isPrintableASCII else { return next.utf8Range.upperBound }
      stride = next.utf8Range
    }
    stride = stride.lowerBound + 1..<stride.upperBound
    return stride.lowerBound
  }
}
