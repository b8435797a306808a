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
    /// The selections around that one, in ``TextSpans/enclosing``, from the inside out.
    var enclosingRange = 0..<0
    /// The embedding level (UAX #9).
    var level: UInt8 = 0
  }

  private(set) var parts: [Part]
  private(set) var styles: [TextAttributes]
  /// The places of the selections in the display text, on boundaries of grapheme clusters.
  private(set) var selectionUTF8Ranges: [Range<Int>] = []
  /// The selections around the innermost ones, part by part.
  private var enclosing: [Int] = []

  /// One part in one style.
  init(_ style: TextAttributes) {
    (parts, styles) = ([Part(upperBound: .max, styleIndex: 0, selectionIndex: nil)], [style])
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
    parts.reserveCapacity(2 * cover.ranges.count + 2)
    while let upperBound = cover.next() {
      let runs = cover.covering.prefix { $0 < styleRuns.count }
      let owners = cover.covering[runs.endIndex...]
      var style = base
      for index in runs { style = styleRuns[index].attributes.merged(over: style) }
      // Selections that hold others are laid beneath them.
      let outwardsIn = owners.count > 1 ? cover.longestFirst(owners) : owners
      for index in outwardsIn { style = selections[index - styleRuns.count].attributes.merged(over: style) }
      let enclosingStart = enclosing.count
      for index in outwardsIn.dropLast().reversed() { enclosing.append(index - styleRuns.count) }
      let styleIndex = styleIndices[style] ?? styles.count
      if styleIndex == styles.count {
        styleIndices[style] = styleIndex
        styles.append(style)
      }
      parts.append(
        Part(
          upperBound: upperBound, styleIndex: styleIndex, selectionIndex: outwardsIn.last.map { $0 - styleRuns.count },
          enclosingRange: enclosingStart..<enclosing.count))
    }
    // The last part takes in whatever is asked about at the end.
    parts.append(Part(upperBound: .max, styleIndex: parts.last?.styleIndex ?? 0, selectionIndex: nil))
  }

  /// Cuts parts where the level changes.
  ///
  /// - Complexity: O(*k* + *r*) in the numbers of parts and runs.
  mutating func split(_ directions: TextDirections) {
    var (split, partIndex) = ([Part](), 0)
    for run in directions.runs {
      while partIndex < parts.count {
        let part = parts[partIndex]
        let upperBound = min(part.upperBound, run.utf8Range.upperBound)
        split.append(
          Part(
            upperBound: upperBound, styleIndex: part.styleIndex, selectionIndex: part.selectionIndex,
            enclosingRange: part.enclosingRange, level: run.level))
        if part.upperBound <= run.utf8Range.upperBound { partIndex += 1 }
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
  /// - Complexity: O(log *k* + *d*) in the number of parts and that of the selections around the offset.
  func selectionIndex(around utf8Offset: Int) -> Int? {
    guard utf8Offset > 0 else { return nil }
    let part = parts[index(at: utf8Offset - 1)]
    guard let innermost = part.selectionIndex else { return nil }
    func reachesBeyond(_ index: Int) -> Bool { selectionUTF8Ranges[index].upperBound > utf8Offset }
    return reachesBeyond(innermost) ? innermost : enclosing[part.enclosingRange].first(where: reachesBeyond)
  }
}

/// Walks over the stretches of a text between edges of ranges, and tells which ranges cover each.
private struct Cover {
  private(set) var ranges: [Range<Int>]
  private let edges: [Int]
  private let opening: [Int]
  private var passedEdgeCount = 0
  private var openedCount = 0
  /// The places of the ranges that cover the stretch passed last, ascending.
  private(set) var covering: [Int] = []

  /// Takes `ranges` outward to boundaries of grapheme clusters.
  init(_ ranges: [Range<Int>], in utf8: Span<UInt8>) {
    let clusters = ClusterEdges(Self.ascending(ranges), in: utf8)
    let snapped = ranges.map { range in
      let lower = clusters.lowerEdge(of: range.lowerBound)
      return range.isEmpty ? lower..<lower : lower..<clusters.upperEdge(of: range.upperBound)
    }
    self.ranges = snapped
    edges = Self.ascending(snapped + [0..<utf8.count]).filter { $0 > 0 }
    opening = snapped.indices.filter { !snapped[$0].isEmpty }.sorted {
      (snapped[$0].lowerBound, $0) < (snapped[$1].lowerBound, $1)
    }
  }

  /// The bounds of ranges, ascending, each once.
  private static func ascending(_ ranges: [Range<Int>]) -> [Int] {
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

  /// Passes the next stretch, and gives its end.
  mutating func next() -> Int? {
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
    return edges[passedEdgeCount - 1]
  }

  /// Orders the places of ranges: the longer before the shorter.
  func longestFirst(_ indices: ArraySlice<Int>) -> ArraySlice<Int> {
    indices.sorted { (-ranges[$0].count, $0) < (-ranges[$1].count, $1) }[...]
  }
}
