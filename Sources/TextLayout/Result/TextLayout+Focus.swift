import TextSelection

extension TextLayout {
  /// What a person gets to with a keyboard, and may choose.
  public enum FocusStop: Hashable, Sendable {
    /// A selection, by its place in ``TextLayout/selections``.
    case selection(Int)
    /// The button.
    case button
  }

  /// Where a keyboard stops: the visible selections in the order of the text, one that contains others before them, then
  /// the button (layout.md, S11). Words that are not selected and selections that are hidden are no stops.
  ///
  /// - Complexity: O(*n* + *s* log *s*) in the number of fragments and that of selections.
  public var focusOrder: [FocusStop] {
    let order = selections.indices.sorted { first, second in
      let (first, second) = (selections[first].selection.utf8Range, selections[second].selection.utf8Range)
      return (first.lowerBound, second.upperBound) < (second.lowerBound, first.upperBound)
    }
    var isInnermost = [Bool](repeating: false, count: selections.count)
    for fragment in fragments {
      if let selectionIndex = fragment.selectionIndex { isInnermost[selectionIndex] = true }
    }
    // From the end: among what starts no earlier, the visible selection that ends first tells whether one is contained.
    var stops: [FocusStop] = button == nil ? [] : [.button]
    var nearestEnd = Int.max
    for selectionIndex in order.reversed() {
      let end = selections[selectionIndex].selection.utf8Range.upperBound
      if isInnermost[selectionIndex] { nearestEnd = min(nearestEnd, end) }
      if nearestEnd <= end { stops.append(.selection(selectionIndex)) }
    }
    return stops.reversed()
  }
}
