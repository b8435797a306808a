extension TextExpansionError: CustomStringConvertible {
  /// A sentence for the programmer.
  public var description: String {
    switch self {
    case .emptyLabel: "a button needs a label in both states"
    case .collapsedWithoutLimit(let lineLimit): "a collapsed text has at least one line, not \(lineLimit)"
    case .expandedShowsNoMore(let collapsed, let expanded):
      "an expanded text has any number of lines (0) or more than the \(collapsed) of the collapsed, not \(expanded)"
    }
  }
}
