public import TextModel

extension SelectableTextModel {
  /// The most lines that are shown now; 0 for any number.
  ///
  /// With a button it is that of the current state (layout.md, E5). Setting it to that of either state selects the
  /// state; setting it to another number gives the current state that limit, unless the two would then be no
  /// ``TextExpansion``: nothing changes then. Less than 0 is 0.
  public var numberOfLines: Int {
    get { configuration.expansion?.current.lineLimit ?? max(0, configuration.numberOfLines) }
    set {
      let lineLimit = max(0, newValue)
      if let expansion = configuration.expansion {
        configuration.expansion = expansion.showing(lineLimit: lineLimit)
      } else {
        configuration.numberOfLines = lineLimit
      }
    }
  }

  /// Whether the text is expanded; `nil`: there is no button (layout.md, E4).
  ///
  /// Setting the other state does what the button does; setting `nil`, or anything where there is no button, does nothing.
  public var isExpanded: Bool? {
    get { configuration.expansion?.isExpanded }
    set {
      guard let newValue, let isExpanded, newValue != isExpanded else { return }
      configuration.expansion?.isExpanded = newValue
      layoutIfNeeded()
    }
  }

  /// Adds the button that shows more or less, in place of one that is there; the text is collapsed (layout.md, E3).
  ///
  /// - Parameters:
  ///   - collapsed: The state in which little is shown; at least one line.
  ///   - expanded: The state in which more is shown; more lines than `collapsed`, or 0.
  ///   - attributes: How the label is drawn, over the defaults and the style of selections.
  ///   - visibility: When the button is shown.
  ///   - padding: The space on each side of the label; `nil` for the measurer's own.
  /// - Throws: ``TextExpansionError`` if the states are not such; nothing changes then.
  public func addExpansionButton(
    collapsed: TextExpansion.State, expanded: TextExpansion.State, attributes: TextAttributes = TextAttributes(),
    visibility: TextExpansion.Visibility = .whenNeeded, padding: Double? = nil
  ) throws(TextExpansionError) {
    configuration.expansion = try TextExpansion(
      collapsed: collapsed, expanded: expanded, attributes: attributes, visibility: visibility, padding: padding)
  }

  /// Removes the button; without one nothing changes (layout.md, E7).
  ///
  /// - Parameter numberOfLines: The most lines from now on; `nil`: as many as before the button was added.
  public func removeExpansionButton(numberOfLines: Int? = nil) {
    guard configuration.expansion != nil else { return }
    var configuration = configuration
    configuration.expansion = nil
    if let numberOfLines { configuration.numberOfLines = max(0, numberOfLines) }
    self.configuration = configuration
  }
}

extension TextExpansion {
  /// The expansion in the state of that limit, or with the current state given that limit; as it is if it cannot be.
  fileprivate func showing(lineLimit: Int) -> TextExpansion {
    var result = self
    if lineLimit == current.lineLimit { return self }
    if lineLimit == (isExpanded ? collapsed : expanded).lineLimit {
      result.isExpanded.toggle()
      return result
    }
    let limited = State(label: current.label, lineLimit: lineLimit)
    let states = isExpanded ? (collapsed, limited) : (limited, expanded)
    guard
      var changed = try? TextExpansion(
        collapsed: states.0, expanded: states.1, attributes: attributes, visibility: visibility, padding: padding)
    else { return self }
    changed.isExpanded = isExpanded
    return changed
  }
}
