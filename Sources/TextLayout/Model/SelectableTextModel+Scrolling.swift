extension SelectableTextModel {
  /// Scrolls, whether or not a person may.
  ///
  /// - Parameter offset: How far down the upper edge of the viewport shall be in the container; the nearest offset at
  ///   which the viewport is filled is taken.
  public func scroll(to offset: Double) { moveScrollOffset(to: offset) }

  /// Scrolls as a person does, with a wheel or keys: only if ``SelectableTextConfiguration/isScrollEnabled`` says so.
  ///
  /// - Parameter distance: How far down; less than 0 is up.
  /// - Returns: Whether anything moved.
  @discardableResult
  public func userScroll(by distance: Double) -> Bool {
    guard configuration.isScrollEnabled else { return false }
    layoutIfNeeded()
    let before = scrollOffset
    moveScrollOffset(to: before + distance)
    return scrollOffset != before
  }

  /// Scrolls to the first word that is the same in the text or as it is drawn (layout.md, R1).
  ///
  /// - Parameters:
  ///   - word: What is looked for, in the same case.
  ///   - position: Where in the viewport its first line comes to stand.
  /// - Returns: Whether there is such a word and the first is not hidden; nothing moves otherwise.
  @discardableResult
  public func scroll(toWord word: String, position: ScrollPosition) -> Bool {
    scroll(toFound: layout.scrollOffset(toWord: word, position: position, viewportHeight: viewportHeight))
  }

  /// Scrolls to the first word that passes a test (layout.md, R2).
  ///
  /// - Parameters:
  ///   - isSought: Whether the word it is given passes; it is given what stands in the text, whole.
  ///   - position: Where in the viewport its first line comes to stand.
  /// - Returns: Whether a word passes and the first that does is not hidden; nothing moves otherwise.
  @discardableResult
  public func scroll(toWordWhere isSought: (String) throws -> Bool, position: ScrollPosition) rethrows -> Bool {
    scroll(
      toFound: try layout.scrollOffset(toWordWhere: isSought, position: position, viewportHeight: viewportHeight))
  }

  private func scroll(toFound offset: Double?) -> Bool {
    guard let offset else { return false }
    moveScrollOffset(to: offset)
    return true
  }
}
