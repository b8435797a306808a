extension TextLayout {
  /// The places of the words that a validator accepts, as ``TextLayout/TextLayout/wordFrames(where:)`` has them.
  ///
  /// - Parameter validator: Asked about each word by its `validate(text:)`; it need not be registered anywhere.
  /// - Returns: For each word that passes and is not wholly hidden, in the order of the text, the frames of its pieces.
  public func wordFrames(passing validator: some TextSelectionValidator) -> [[TextFrame]] {
    wordFrames(where: validator.validate)
  }

  /// How far to scroll down so that the first word is shown that a validator accepts.
  ///
  /// - Parameters:
  ///   - validator: Asked about each word by its `validate(text:)`; it need not be registered anywhere.
  ///   - position: Where in the viewport the word's first line comes to stand.
  ///   - viewportHeight: How much of the container is seen at once.
  /// - Returns: `nil` if no word passes or the first that does is hidden.
  public func scrollOffset(
    toWordPassing validator: some TextSelectionValidator, position: ScrollPosition, viewportHeight: Double
  ) -> Double? {
    scrollOffset(toWordWhere: validator.validate, position: position, viewportHeight: viewportHeight)
  }
}
