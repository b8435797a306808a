/// Where in a viewport a line comes to stand.
public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
  /// At its upper edge.
  case top
  /// In its middle.
  case center
  /// At its lower edge.
  case bottom
}

extension TextLayout {
  /// How far to scroll down so that a word is shown (layout.md, R1).
  ///
  /// - Parameters:
  ///   - word: What is looked for: the first word that is the same in the text or as it is drawn, in the same case.
  ///   - position: Where in the viewport its first line comes to stand.
  ///   - viewportHeight: How much of the container is seen at once.
  /// - Returns: An offset as ``clampedScrollOffset(_:viewportHeight:)`` has it; `nil` if there is no such word or the
  ///   first is hidden.
  /// - Complexity: As ``wordFrames(where:)``.
  public func scrollOffset(toWord word: String, position: ScrollPosition, viewportHeight: Double) -> Double? {
    scrollOffset(position: position, viewportHeight: viewportHeight) {
      source(of: $0) == word || $0.replacement == word
    }
  }

  /// How far to scroll down so that the first word is shown that passes a test (layout.md, R2).
  ///
  /// - Parameters:
  ///   - isSought: Whether the word it is given passes; it is given what stands in the text, whole.
  ///   - position: Where in the viewport its first line comes to stand.
  ///   - viewportHeight: How much of the container is seen at once.
  /// - Returns: An offset as ``clampedScrollOffset(_:viewportHeight:)`` has it; `nil` if no word passes or the first that
  ///   does is hidden.
  /// - Complexity: As ``wordFrames(where:)``.
  public func scrollOffset(
    toWordWhere isSought: (String) throws -> Bool, position: ScrollPosition, viewportHeight: Double
  ) rethrows -> Double? {
    try scrollOffset(position: position, viewportHeight: viewportHeight) { try isSought(source(of: $0)) }
  }

  /// The nearest offset at which the viewport is filled, or at which the text begins if it is not as high.
  ///
  /// - Parameters:
  ///   - offset: How far down the upper edge of the viewport shall be in the container.
  ///   - viewportHeight: How much of the container is seen at once.
  /// - Returns: An offset from 0 to what of ``height`` is beyond the viewport.
  public func clampedScrollOffset(_ offset: Double, viewportHeight: Double) -> Double {
    let greatest = height - viewportHeight
    // Neither comparison holds for what is no number.
    return offset > 0 && greatest > 0 ? min(offset, greatest) : 0
  }

  private func scrollOffset(
    position: ScrollPosition, viewportHeight: Double, toWordWhere isSought: (SourceWords.Word) throws -> Bool
  ) rethrows -> Double? {
    guard let found = try words().first(where: { try isSought($0.word) }), !found.fragmentRange.isEmpty else {
      return nil
    }
    let frame = frame(ofFragmentAt: found.fragmentRange.lowerBound)
    let offset =
      switch position {
      case .top: frame.y
      case .center: frame.y + frame.height / 2 - viewportHeight / 2
      case .bottom: frame.y + frame.height - viewportHeight
      }
    return clampedScrollOffset(offset, viewportHeight: viewportHeight)
  }
}
