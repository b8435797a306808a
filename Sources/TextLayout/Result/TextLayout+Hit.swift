extension TextLayout {
  /// What is at a place.
  public enum Hit: Hashable, Sendable {
    /// A selection, the innermost, by its place in ``TextLayout/selections``, and the fragment of it that was hit.
    case selection(selectionIndex: Int, fragmentIndex: Int)
    /// A fragment of no selection.
    case text(fragmentIndex: Int)
    /// The button.
    case button
  }

  /// What is at a place (layout.md, S12).
  ///
  /// The left and upper edges of a fragment belong to it, the others do not, so that neighbours do not compete. An
  /// ellipsis is part of the selection that was cut there (X11).
  ///
  /// - Parameter point: A place in the container.
  /// - Returns: `nil` where nothing is drawn. Where lines lie over each other, as a negative line spacing lets them, what
  ///   the lowest of them has there.
  /// - Complexity: O(log *n*) in the number of lines, and linear in the fragments of the lines at that height.
  public func hit(at point: TextPoint) -> Hit? {
    let (x, y) = (point.x - insets.left, point.y - insets.top)
    guard var lineIndex = lastLineIndex(startingAbove: y) else { return nil }
    while lineIndex >= 0, y < lines[lineIndex].y + lineHeight {
      if let hit = hit(atX: x, onLineAt: lineIndex) { return hit }
      lineIndex -= 1
    }
    return nil
  }

  private func hit(atX x: Double, onLineAt lineIndex: Int) -> Hit? {
    if let button, button.lineIndex == lineIndex, x >= button.x, x < button.x + button.width { return .button }
    let hit = lines[lineIndex].fragmentRange.first { x >= fragments[$0].x && x < fragments[$0].x + fragments[$0].width }
    return hit.map { fragmentIndex in
      fragments[fragmentIndex].selectionIndex.map { .selection(selectionIndex: $0, fragmentIndex: fragmentIndex) }
        ?? .text(fragmentIndex: fragmentIndex)
    }
  }
}
