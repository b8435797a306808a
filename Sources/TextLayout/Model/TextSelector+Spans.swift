import TextModel
public import TextSelection

extension TextSelector {
  /// The selections of a text as layout takes them, with what is drawn and how.
  ///
  /// - Parameters:
  ///   - text: Running text; never normalized.
  ///   - configuration: What ``TextLayout/SelectableTextConfiguration/selectionStyle`` lays over ``selectionAttributes``,
  ///     and what ``TextLayout/SelectableTextConfiguration/isSelectionEnabled`` forbids.
  /// - Returns: The spans, in the order of ``selections(in:)``.
  /// - Complexity: As ``selections(in:)``.
  public func spans(
    in text: String, configuration: SelectableTextConfiguration = SelectableTextConfiguration()
  ) -> [SelectionSpan] {
    let selector = configured(by: configuration)
    return selector.selections(in: text).map { selection in
      SelectionSpan(
        selection, attributes: selector.attributes(of: selection), replacement: selector.replacement(of: selection))
    }
  }

  /// The selector with what a configuration says of selections.
  func configured(by configuration: SelectableTextConfiguration) -> TextSelector {
    var selector = self
    selector.isSelectionEnabled = isSelectionEnabled && configuration.isSelectionEnabled
    if let style = configuration.selectionStyle {
      selector.selectionAttributes = style.merged(over: selectionAttributes)
    }
    return selector
  }

  /// The attributes of selections, in the tint colour if they name none.
  var tintedAttributes: TextAttributes {
    var tint = TextAttributes()
    tint.foregroundColor = tintColor
    return selectionAttributes.merged(over: tint)
  }
}
