extension TextLayout {
  /// The places a selection takes: one for each run of its fragments on a line, ascending; empty if it is hidden.
  public func frames(ofSelectionAt selectionIndex: Int) -> [TextFrame] { [] }

  /// Whether any of a selection is drawn.
  public func isVisible(selectionAt selectionIndex: Int) -> Bool { false }
}
