import TextValidation

extension TextSelector {
  /// What is shown in place of a selection, as its validator states it.
  ///
  /// - Parameter selection: A selection that this selector found.
  /// - Returns: `nil` if the selection is shown as it is, or if its validator is registered no more.
  public func replacement(of selection: Selection) -> String? {
    registration(selection.identifier)?.validator.replacementText
  }
}
