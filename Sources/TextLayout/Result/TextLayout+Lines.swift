extension TextLayout {
  /// The line that a fragment is on.
  ///
  /// - Parameter fragmentIndex: A place in ``fragments``.
  /// - Returns: A place in ``lines``.
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(ofFragmentAt fragmentIndex: Int) -> Int {
    precondition(fragments.indices.contains(fragmentIndex), "no fragment has that fragmentIndex")
    return lineCount { $0.fragmentRange.upperBound <= fragmentIndex }
  }

  /// The last line whose upper edge is not below `y`, a distance from the upper edge of the text; `nil`: none is.
  func lastLineIndex(startingAbove y: Double) -> Int? {
    let count = lineCount { $0.y <= y }
    return count > 0 ? count - 1 : nil
  }

  /// How many lines, all of them at the beginning, satisfy `belongsToStart`.
  private func lineCount(where belongsToStart: (Line) -> Bool) -> Int {
    var (lower, upper) = (0, lines.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongsToStart(lines[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
