extension SelectableTextModel {
  /// Registers a validator behind those that are registered.
  ///
  /// - Parameters:
  ///   - validator: What selects.
  ///   - action: Run when one of its selections is chosen; `nil`: nothing happens.
  /// - Throws: `TextSelector.RegistrationError` if the identifier is empty or registered already; nothing changes then.
  public func register(
    _ validator: any TextSelectionValidator, action: TextSelector.Action? = nil
  ) throws(TextSelector.RegistrationError) {
    try selector.register(validator, action: action)
  }

  /// Removes the validator that is registered under the identifier of `validator`, and no other.
  ///
  /// - Parameter validator: The validator, or an equal one.
  /// - Returns: Whether there was one.
  @discardableResult
  public func remove(_ validator: any TextSelectionValidator) -> Bool { selector.remove(validator) }

  /// Scrolls to the first word that a validator accepts.
  ///
  /// - Parameters:
  ///   - validator: Asked about each word by its `validate(text:)`; it need not be registered anywhere.
  ///   - position: Where in the viewport the word's first line comes to stand.
  /// - Returns: Whether a word passes and the first that does is not hidden; nothing moves otherwise.
  @discardableResult
  public func scroll(toWordPassing validator: some TextSelectionValidator, position: ScrollPosition) -> Bool {
    scroll(toWordWhere: validator.validate, position: position)
  }
}
