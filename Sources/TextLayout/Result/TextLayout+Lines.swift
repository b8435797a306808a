extension TextLayout {
  /// The line that a fragment is on.
  ///
  /// - Parameter fragmentIndex: A place in ``fragments``.
  /// - Returns: A place in ``lines``.
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(ofFragmentAt fragmentIndex: Int) -> Int {
    precondition(fragments.indices.contains(fragmentIndex), "no fragment has that fragmentIndex")
    return lines.partitionPoint { $0.fragmentRange.upperBound <= fragmentIndex }
  }

  /// The last line whose upper edge is not below `y`, a distance from the upper edge of the text; `nil`: none is.
  func lastLineIndex(startingAbove y: Double) -> Int? {
    let count = lines.partitionPoint { $0.y <= y }
    return count > 0 ? count - 1 : nil
  }
}
