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
  }

  private(set) var parts: [Part]
  private(set) var styles: [TextAttributes]
  /// The places of the selections in the display text, on boundaries of grapheme clusters.
  private(set) var selectionUTF8Ranges: [Range<Int>]

  /// One part in one style.
  init(_ style: TextAttributes) {
    (parts, styles, selectionUTF8Ranges) = ([Part(upperBound: .max, styleIndex: 0, selectionIndex: nil)], [style], [])
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
    selectionUTF8Ranges = Array(cover.ranges[styleRuns.count...])
    var styleIndices = [base: 0]
    parts.removeAll()
    while let (upperBound, covering) = cover.next() {
      // Ranges are in the order in which they are laid over each other, but selections: the shorter over the longer.
      let runs = covering.filter { $0 < styleRuns.count }
      let owners = covering.filter { $0 >= styleRuns.count }.sorted {
        (-cover.ranges[$0].count, $0) < (-cover.ranges[$1].count, $1)
      }
      var style = base
      for index in runs { style = styleRuns[index].attributes.merged(over: style) }
      for index in owners { style = selections[index - styleRuns.count].attributes.merged(over: style) }
      let styleIndex = styleIndices[style] ?? styles.count
      if styleIndex == styles.count {
        styleIndices[style] = styleIndex
        styles.append(style)
      }
      parts.append(
        Part(upperBound: upperBound, styleIndex: styleIndex, selectionIndex: owners.last.map { $0 - styleRuns.count }))
    }
    // The last part takes in whatever is asked about at the end.
    parts.append(Part(upperBound: .max, styleIndex: parts.last?.styleIndex ?? 0, selectionIndex: nil))
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
  /// - Complexity: O(*m*) in the number of selections.
  func selectionIndex(around utf8Offset: Int) -> Int? {
    selectionUTF8Ranges.indices.filter {
      selectionUTF8Ranges[$0].lowerBound < utf8Offset && utf8Offset < selectionUTF8Ranges[$0].upperBound
    }.min { selectionUTF8Ranges[$0].count < selectionUTF8Ranges[$1].count }
  }
}

/// Walks over the stretches of a text between edges of ranges, and tells which ranges cover each.
private struct Cover {
  private(set) var ranges: [Range<Int>]
  private var edges: [Int] = []
  private var opening: [Int] = []
  private var passedEdgeCount = 0
  private var openedCount = 0
  private var covering: [Int] = []
  private let utf8Count: Int

  /// Takes `ranges` outward to boundaries of grapheme clusters.
  init(_ ranges: [Range<Int>], in utf8: Span<UInt8>) {
    utf8Count = utf8.count
    let offsets = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    var snapped: [Int: Range<Int>] = [:]
    var (walk, stride, next) = (ClusterWalk(), ClusterWalk.Stride(utf8Range: 0..<0, isPrintableASCII: true), 0)
    while next < offsets.count {
      let offset = offsets[next]
      if offset <= stride.utf8Range.upperBound {
        let isWithin =
          !stride.isPrintableASCII && stride.utf8Range.lowerBound < offset
          && offset < stride.utf8Range.upperBound
        snapped[offset] = isWithin ? stride.utf8Range : offset..<offset
        next += 1
      } else if let further = walk.next(in: utf8) {
        stride = further
      } else {
        next = offsets.count
      }
    }
    self.ranges = ranges.map { range in
      let lower = snapped[range.lowerBound]?.lowerBound ?? range.lowerBound
      return lower..<max(lower, range.isEmpty ? lower : snapped[range.upperBound]?.upperBound ?? range.upperBound)
    }
    edges = Set(self.ranges.flatMap { [$0.lowerBound, $0.upperBound] } + [utf8Count]).filter { $0 > 0 }.sorted()
    opening = self.ranges.indices.filter { !self.ranges[$0].isEmpty }.sorted {
      (self.ranges[$0].lowerBound, $0) < (self.ranges[$1].lowerBound, $1)
    }
  }

  /// The end of the next stretch, and the places of the ranges that cover it, ascending.
  mutating func next() -> (upperBound: Int, covering: [Int])? {
    guard passedEdgeCount < edges.count else { return nil }
    let start = passedEdgeCount == 0 ? 0 : edges[passedEdgeCount - 1]
    covering.removeAll { ranges[$0].upperBound <= start }
    var hasOpened = false
    while openedCount < opening.count, ranges[opening[openedCount]].lowerBound <= start {
      covering.append(opening[openedCount])
      (openedCount, hasOpened) = (openedCount + 1, true)
    }
    if hasOpened { covering.sort() }
    passedEdgeCount += 1
    return (edges[passedEdgeCount - 1], covering)
  }
}
