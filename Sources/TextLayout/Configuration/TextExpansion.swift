public import TextModel

/// The button that shows more or less of a text, and which of the two is shown.
///
/// ```swift
/// let expansion = try TextExpansion(
///   collapsed: .init(label: "More...", lineLimit: 2), expanded: .init(label: "Less", lineLimit: 0))
/// ```
public struct TextExpansion: Hashable, Sendable {
  /// One of the two states: what the button is called in it, and how many lines the text may have.
  public struct State: Hashable, Sendable, Codable {
    /// What is written on the button.
    public var label: String
    /// The most lines of text; 0 for any number. A line that the button has for itself does not count.
    public var lineLimit: Int

    /// Makes a state; nothing is checked.
    public init(label: String, lineLimit: Int) { (self.label, self.lineLimit) = (label, lineLimit) }

    private enum CodingKeys: String, CodingKey {
      case label = "text"
      case lineLimit = "lines"
    }
  }

  /// When the button is shown.
  public enum Visibility: String, Hashable, Sendable, Codable, CaseIterable {
    /// If something is hidden while the text is collapsed.
    case whenNeeded
    /// Always.
    case always
  }

  /// The state in which little is shown.
  public let collapsed: State
  /// The state in which more is shown.
  public let expanded: State
  /// Which state it is.
  public var isExpanded = false
  /// How the label is drawn, over the defaults and the style of selections.
  public var attributes = TextAttributes()
  /// When the button is shown.
  public var visibility: Visibility
  /// The space on each side of the label, in the measurer's unit; `nil`: 1 if the measurer's widths are whole numbers,
  /// else 2.5.
  public var padding: Double?

  /// Makes a collapsed expansion.
  ///
  /// - Parameters:
  ///   - collapsed: The state in which little is shown; at least one line.
  ///   - expanded: The state in which more is shown; more lines than `collapsed`, or 0.
  ///   - attributes: How the label is drawn, over the defaults and the style of selections.
  ///   - visibility: When the button is shown.
  ///   - padding: The space on each side of the label; `nil` for the measurer's own.
  /// - Throws: ``TextExpansionError`` if the states are not such.
  public init(
    collapsed: State, expanded: State, attributes: TextAttributes = TextAttributes(),
    visibility: Visibility = .whenNeeded, padding: Double? = nil
  ) throws(TextExpansionError) {
    guard !collapsed.label.isEmpty, !expanded.label.isEmpty else { throw .emptyLabel }
    guard collapsed.lineLimit > 0 else { throw .collapsedWithoutLimit(lineLimit: collapsed.lineLimit) }
    guard expanded.lineLimit == 0 || expanded.lineLimit > collapsed.lineLimit else {
      throw .expandedShowsNoMore(collapsedLineLimit: collapsed.lineLimit, expandedLineLimit: expanded.lineLimit)
    }
    (self.collapsed, self.expanded) = (collapsed, expanded)
    (self.attributes, self.visibility, self.padding) = (attributes, visibility, padding)
  }

  /// The state that is shown.
  public var current: State { isExpanded ? expanded : collapsed }
}

/// Why two states are no ``TextExpansion``.
public enum TextExpansionError: Error, Hashable, Sendable {
  /// A button has nothing written on it.
  case emptyLabel
  /// Collapsed, the text would have as many lines as it likes.
  case collapsedWithoutLimit(lineLimit: Int)
  /// Expanded, the text would have no more lines than collapsed.
  case expandedShowsNoMore(collapsedLineLimit: Int, expandedLineLimit: Int)
}
