import TextLayout
import TextModel

/// The lines of a field as a caret goes through them.
///
/// Where a line was wrapped, the place between belongs to the line that begins there; the last place of the line above is
/// before its last cluster, be that a blank that hangs over its end.
struct CaretLines {
  private let layout: TextLayout
  private let measurer: any TextMeasurer

  /// The lines of a layout that shows all of its text.
  init(_ layout: TextLayout, measurer: any TextMeasurer) { (self.layout, self.measurer) = (layout, measurer) }

  /// The places of the lines; there may be none.
  var indices: Range<Int> { layout.lines.indices }

  /// The line that a place in the text is on; 0 if there are no lines.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func lineIndex(ofUTF8Offset utf8Offset: Int) -> Int {
    var (low, high) = (0, layout.lines.count)
    while low < high {
      let middle = low + (high - low) / 2
      if layout.lines[middle].utf8Range.lowerBound <= utf8Offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Whether the paragraph of a place in the text runs from right to left; an empty text does not.
  func isRightToLeft(atUTF8Offset utf8Offset: Int) -> Bool {
    indices.isEmpty ? false : layout.lines[lineIndex(ofUTF8Offset: utf8Offset)].isRightToLeft
  }

  /// The first and last place of a line, in the order of the text.
  func edges(ofLineAtUTF8Offset utf8Offset: Int) -> (start: Int, end: Int) {
    guard !indices.isEmpty else { return (0, 0) }
    let lineIndex = lineIndex(ofUTF8Offset: utf8Offset)
    let (start, end) = (layout.lines[lineIndex].utf8Range.lowerBound, end(ofLineAt: lineIndex))
    if !isWrapped(at: lineIndex) { return (start, end) }
    return (start, max(start, layout.text.clusterUTF8Range(beforeUTF8Offset: end)?.lowerBound ?? start))
  }

  /// How far from the left edge a caret is drawn: at the leading edge of what is behind it, at the end of a line at the
  /// trailing edge of what is before it.
  ///
  /// - Complexity: O(*n*) measured in the UTF-8 count of the line.
  func x(ofUTF8Offset utf8Offset: Int, onLineAt lineIndex: Int) -> Double {
    let stretches = stretches(ofLineAt: lineIndex)
    let stretch = stretches.last { $0.utf8Range.lowerBound <= utf8Offset } ?? stretches.first
    return stretch?.x(ofUTF8Offset: utf8Offset) ?? layout.lines[lineIndex].x
  }

  /// The place on a line whose caret is furthest to the right without being beyond `goalX`; the leftmost if all are.
  ///
  /// - Returns: A boundary of grapheme clusters, as a UTF-8 offset; one of those that are drawn at the same place.
  /// - Complexity: O(*n* log *n*) measured in the UTF-8 count of the line.
  func utf8Offset(nearX goalX: Double, onLineAt lineIndex: Int) -> Int {
    let stretches = stretches(ofLineAt: lineIndex)
    var stops = stretches.map { $0.stop(nearX: goalX) }
    if !isWrapped(at: lineIndex) {
      let x = stretches.last?.trailingX ?? layout.lines[lineIndex].x
      stops.append(CaretStop(utf8Offset: end(ofLineAt: lineIndex), x: x))
    }
    var best = stops.first ?? CaretStop(utf8Offset: layout.lines[lineIndex].utf8Range.lowerBound, x: 0)
    for stop in stops.dropFirst() where stop.isBetter(than: best, nearX: goalX, measurer) { best = stop }
    return layout.text.clusterUTF8Range(aroundUTF8Offset: best.utf8Offset).lowerBound
  }

  // MARK: Lines

  /// Whether the text goes on on the next line without a break.
  private func isWrapped(at lineIndex: Int) -> Bool {
    lineIndex + 1 < layout.lines.count
      && layout.lines[lineIndex + 1].utf8Range.lowerBound == layout.lines[lineIndex].utf8Range.upperBound
  }

  private func end(ofLineAt lineIndex: Int) -> Int {
    lineIndex + 1 < layout.lines.count ? layout.lines[lineIndex].utf8Range.upperBound : layout.text.utf8.count
  }

  /// What is on a line, in the order of the text: its fragments, then blanks that hang over its end.
  private func stretches(ofLineAt lineIndex: Int) -> [CaretStretch] {
    let (line, end) = (layout.lines[lineIndex], end(ofLineAt: lineIndex))
    var stretches = layout.fragments[line.fragmentRange].filter { !$0.utf8Range.isEmpty }.map {
      CaretStretch($0, style: layout.styles[$0.styleIndex], of: layout.text, measurer)
    }
    let drawnEnd = stretches.last?.utf8Range.upperBound ?? line.utf8Range.lowerBound
    if drawnEnd < end {
      let style = stretches.last?.style ?? layout.styles.first ?? TextAttributes()
      stretches.append(CaretStretch(hanging: drawnEnd..<end, over: line, style: style, of: layout.text, measurer))
    }
    return stretches
  }
}
