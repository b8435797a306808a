/// Takes places in the display text back to the source.
struct SourceMap {
  let display: DisplayText
  /// The parts of the display text that are on lines.
  let shown: [Range<Int>]

  func range(of places: Range<Int>) -> Range<Int> {
    let lower = utf8Offset(of: places.lowerBound)
    return lower..<max(lower, utf8Offset(of: places.upperBound))
  }

  /// Where a place is in the source: in a replacement, at the end of what it replaces if a part of it has been shown
  /// before that place, else at the start.
  private func utf8Offset(of place: Int) -> Int {
    if place == 0 { return 0 }
    guard place < display.count else { return display.sourceUTF8Count }
    for (clusters, source) in display.replacements where clusters.lowerBound < place && place < clusters.upperBound {
      let isOwned = shown.contains { !$0.isEmpty && $0.overlaps(clusters) && $0.lowerBound < place }
      return isOwned ? source.upperBound : source.lowerBound
    }
    return display.clusters[place].sourceUTF8Range.lowerBound
  }

  /// The source of a fragment; of the fragments of a replacement the first has all of it.
  func fragmentRange(of clusters: Range<Int>, owned: inout Set<Int>) -> Range<Int> {
    guard let first = clusters.first else {
      return utf8Offset(of: clusters.lowerBound)..<utf8Offset(of: clusters.lowerBound)
    }
    for (index, (replaced, source)) in display.replacements.enumerated() where replaced.contains(first) {
      return owned.insert(index).inserted ? source : source.upperBound..<source.upperBound
    }
    return display.clusters[first].sourceUTF8Range
      .lowerBound..<display.clusters[clusters.upperBound - 1].sourceUTF8Range.upperBound
  }
}
