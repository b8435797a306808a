import TextModel
import TextSelection

/// Parts of a text that are drawn alike and belong to the same selection; they tile it.
struct TextSpans: Sendable {
  /// One part, from the end of the one before it.
  struct Part: Hashable, Sendable {
    let upperBound: Int
    let styleIndex: Int
    /// The innermost selection.
    let selectionIndex: Int?
    /// The innermost of the selections that begin before the part and end behind its start.
    let crossingSelectionIndex: Int?
    /// The embedding level (UAX #9).
    var level: UInt8 = 0
  }

  private(set) var parts: [Part]
  private(set) var styles: [TextAttributes]

  /// One part in one style.
  init(_ style: TextAttributes) {
    let all = Part(upperBound: .max, styleIndex: 0, selectionIndex: nil, crossingSelectionIndex: nil)
    (parts, styles) = ([all], [style])
  }

  /// Cuts a text where a style or a selection begins or ends.
  ///
  /// - Parameters:
  ///   - utf8: The display text.
  ///   - base: The style of text that no run is about.
  ///   - styleRuns: Places in the display text, and what is laid over `base` there, the later over the earlier.
  ///   - selections: Places in the display text, and what is laid over all of those; the inner over the outer.
  /// - Complexity: O(*n* + *k* log *k* + *d*), *k* ranges, *d* the sum over the parts of how many ranges each is in.
  init(
    _ utf8: Span<UInt8>, base: TextAttributes, styleRuns: [(range: Range<Int>, attributes: TextAttributes)],
    selections: [(range: Range<Int>, attributes: TextAttributes)]
  ) {
    self.init(base)
    if styleRuns.isEmpty, selections.isEmpty { return }
    var cover = Cover((styleRuns + selections).map { $0.range.clamped(to: 0..<utf8.count) }, in: utf8)
    let firstOwner = styleRuns.count
    var styleIndices = [base: 0]
    parts.removeAll()
    parts.reserveCapacity(2 * cover.ranges.count + 2)
    while let upperBound = cover.next() {
      let runs = cover.covering.prefix { $0 < firstOwner }
      let owners = cover.covering[runs.endIndex...]
      var (style, innermost) = (base, Int?.none)
      for index in runs { style = styleRuns[index].attributes.merged(over: style) }
      // Selections that hold others are laid beneath them.
      for index in owners.count > 1 ? cover.longestFirst(owners) : owners {
        style = selections[index - firstOwner].attributes.merged(over: style)
        innermost = index - firstOwner
      }
      let styleIndex = styleIndices[style] ?? styles.count
      if styleIndex == styles.count {
        styleIndices[style] = styleIndex
        styles.append(style)
      }
      parts.append(
        Part(
          upperBound: upperBound, styleIndex: styleIndex, selectionIndex: innermost,
          crossingSelectionIndex: cover.innermostCrossing(from: firstOwner).map { $0 - firstOwner }))
    }
    // The last part takes in whatever is asked about at the end.
    parts.append(
      Part(
        upperBound: .max, styleIndex: parts.last?.styleIndex ?? 0, selectionIndex: nil, crossingSelectionIndex: nil))
  }

  /// Cuts parts where the level changes.
  ///
  /// - Complexity: O(*k* + *r*) in the numbers of parts and runs.
  mutating func split(_ directions: TextDirections) {
    var (split, partIndex, isStart) = ([Part](), 0, true)
    for run in directions.runs {
      while partIndex < parts.count {
        let part = parts[partIndex]
        let upperBound = min(part.upperBound, run.utf8Range.upperBound)
        split.append(
          Part(
            upperBound: upperBound, styleIndex: part.styleIndex, selectionIndex: part.selectionIndex,
            crossingSelectionIndex: isStart ? part.crossingSelectionIndex : part.selectionIndex, level: run.level))
        isStart = part.upperBound <= run.utf8Range.upperBound
        if isStart { partIndex += 1 }
        if upperBound == run.utf8Range.upperBound { break }
      }
    }
    parts = split + parts[min(partIndex, parts.count - 1)...]
  }

  /// The place of the part that `utf8Offset` is in.
  ///
  /// - Complexity: O(log *k*) in the number of parts.
  func index(at utf8Offset: Int) -> Int {
    parts.count == 1 ? 0 : min(parts.count - 1, parts.partitionPoint { $0.upperBound <= utf8Offset })
  }

  /// Whether a selection begins or ends between a part and the next.
  func isSelectionEdge(after index: Int) -> Bool {
    index + 1 < parts.count && parts[index].selectionIndex != parts[index + 1].selectionIndex
  }

  /// The innermost selection that begins before `utf8Offset` and ends behind it.
  ///
  /// - Complexity: O(log *k*) in the number of parts.
  func selectionIndex(around utf8Offset: Int) -> Int? {
    let index = index(at: utf8Offset)
    let start = index > 0 ? parts[index - 1].upperBound : 0
    return utf8Offset > start ? parts[index].selectionIndex : parts[index].crossingSelectionIndex
  }
}

/// Walks over the stretches of a text between edges of ranges, and tells which ranges cover each.
private struct Cover {
  let ranges: [Range<Int>]
  private let edges: [Int]
  private let opening: [Int]
  private var passedEdgeCount = 0
  private var openedCount = 0
  /// The places of the ranges that cover the stretch passed last, ascending.
  private(set) var covering: [Int] = []
  /// Of those the ones that begin before it.
  private var crossing: [Int] = []

  /// Takes `ranges` outward to boundaries of grapheme clusters.
  init(_ ranges: [Range<Int>], in utf8: Span<UInt8>) {
    let snapped = ClusterEdges.outward(ranges, in: utf8)
    self.ranges = snapped
    edges = ClusterEdges.ascendingBounds(of: snapped + [0..<utf8.count]).filter { $0 > 0 }
    opening = snapped.indices.filter { !snapped[$0].isEmpty }.sorted {
      (snapped[$0].lowerBound, $0) < (snapped[$1].lowerBound, $1)
    }
  }

  /// Passes the next stretch, and gives its end.
  mutating func next() -> Int? {
    guard passedEdgeCount < edges.count else { return nil }
    let start = passedEdgeCount == 0 ? 0 : edges[passedEdgeCount - 1]
    covering.removeAll { ranges[$0].upperBound <= start }
    crossing.removeAll(keepingCapacity: true)
    crossing.append(contentsOf: covering)
    var hasOpened = false
    while openedCount < opening.count, ranges[opening[openedCount]].lowerBound <= start {
      covering.append(opening[openedCount])
      (openedCount, hasOpened) = (openedCount + 1, true)
    }
    if hasOpened { covering.sort() }
    passedEdgeCount += 1
    return edges[passedEdgeCount - 1]
  }

  /// Orders the places of ranges: the longer before the shorter.
  func longestFirst(_ indices: ArraySlice<Int>) -> ArraySlice<Int> { indices.sorted(by: isOuter)[...] }

  /// The place of the shortest range from `first` on that begins before the stretch passed last and covers it.
  func innermostCrossing(from first: Int) -> Int? { crossing.lazy.filter { $0 >= first }.max(by: isOuter) }

  private func isOuter(_ first: Int, _ second: Int) -> Bool {
    (-ranges[first].count, first) < (-ranges[second].count, second)
  }
}
