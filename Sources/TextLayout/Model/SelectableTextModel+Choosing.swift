public import TextSelection

extension SelectableTextModel {
  /// What a person has chosen.
  public enum Choice: Hashable, Sendable {
    /// A selection, whose action has run if it has one.
    case selection(Selection)
    /// The button, which has shown more or less.
    case button(isExpanded: Bool)
  }

  /// Does what a tap does: runs the action of a selection, or shows more or less.
  ///
  /// The action is given what stands in the text, whole, whatever is drawn of it or in its place (layout.md, S7).
  ///
  /// - Parameter point: A place in the container; one in the viewport is ``scrollOffset`` further down there.
  /// - Returns: `nil` if there is nothing to choose at that place, or a selection while selection is not enabled (S9).
  @discardableResult
  public func tap(at point: TextPoint) -> Choice? {
    switch layout.hit(at: point) {
    case .selection(let selectionIndex, _): choose(.selection(selectionIndex))
    case .button: choose(.button)
    case .text, nil: nil
    }
  }

  /// Does what the Enter key does where a keyboard stops: the same as a tap there.
  ///
  /// - Parameter stop: One of the ``TextLayout/focusOrder`` of ``layout``.
  /// - Returns: `nil` if there is no such stop any more, or it is a selection while selection is not enabled.
  @discardableResult
  public func choose(_ stop: TextLayout.FocusStop) -> Choice? {
    let layout = layout
    switch stop {
    case .selection(let selectionIndex):
      guard layout.selections.indices.contains(selectionIndex) else { return nil }
      let selection = layout.selections[selectionIndex].selection
      let isChosen = selector.configured(by: configuration).select(selection, in: layout.text)
      return isChosen ? .selection(selection) : nil
    case .button:
      guard layout.button != nil, let isExpanded else { return nil }
      self.isExpanded = !isExpanded
      return .button(isExpanded: !isExpanded)
    }
  }
}
