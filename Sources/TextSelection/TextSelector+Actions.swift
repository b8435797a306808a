extension TextSelector {
  /// The selection of `text` at an offset, the innermost if one contains another.
  ///
  /// - Parameters:
  ///   - utf8Offset: A UTF-8 offset into `text`; outside of it nothing is selected.
  ///   - text: Running text.
  /// - Returns: The selection, whether or not selection is enabled; `nil` if there is none.
  /// - Complexity: As ``selections(in:)``.
  public func selection(at utf8Offset: Int, in text: String) -> Selection? {
    selections(in: text).last { $0.utf8Range.contains(utf8Offset) }
  }

  /// Runs the action of the selection at an offset, the innermost if one contains another.
  ///
  /// - Parameters:
  ///   - utf8Offset: A UTF-8 offset into `text`; outside of it nothing is selected.
  ///   - text: Running text.
  /// - Returns: The selection, whether or not its validator has an action; `nil` if there is none, or if selection is
  ///   not enabled.
  /// - Complexity: As ``selections(in:)``.
  @discardableResult
  public func select(at utf8Offset: Int, in text: String) -> Selection? {
    guard isSelectionEnabled, let selection = selection(at: utf8Offset, in: text) else { return nil }
    return select(selection, in: text) ? selection : nil
  }

  /// Runs the action of the selection at an index, the innermost if one contains another.
  ///
  /// - Parameters:
  ///   - index: An index of `text`.
  ///   - text: Running text.
  /// - Returns: The selection, whether or not its validator has an action; `nil` if there is none, or if selection is
  ///   not enabled.
  /// - Complexity: As ``selections(in:)``.
  @discardableResult
  public func select(at index: String.Index, in text: String) -> Selection? {
    select(at: text.utf8.distance(from: text.startIndex, to: index), in: text)
  }

  /// Runs the action of a selection that was found before, with the part of the text that it covers.
  ///
  /// - Parameters:
  ///   - selection: A selection that this selector found in `text`.
  ///   - text: The text it was found in.
  /// - Returns: Whether it was chosen: not if selection is not enabled, if its validator is registered no more, or if
  ///   it reaches beyond `text`.
  @discardableResult
  public func select(_ selection: Selection, in text: String) -> Bool {
    guard isSelectionEnabled, let registration = registration(selection.identifier),
      selection.utf8Range.lowerBound >= 0, selection.utf8Range.upperBound <= text.utf8.count
    else { return false }
    registration.action?(Self.part(selection.utf8Range, of: text), registration.validator)
    return true
  }
}
