/// Where a caret goes.
public enum CaretMovement: String, Hashable, Sendable, Codable, CaseIterable {
  /// Over the grapheme cluster before it.
  case clusterBackward
  /// Over the grapheme cluster behind it.
  case clusterForward
  /// To the start of its word, or of the word before it: a run of letters, ideographs and numbers.
  case wordBackward
  /// To the end of its word, or of the word behind it.
  case wordForward
  /// To where its line begins.
  case lineStart
  /// To where its line ends or, if the text goes on on the next, before the last cluster of it.
  case lineEnd
  /// To the start of the text.
  case textStart
  /// To the end of the text.
  case textEnd
  /// To the line above, to about the same place.
  case up
  /// To the line below, to about the same place.
  case down
  /// By a cluster to the left: forward where the paragraph runs from right to left.
  case left
  /// By a cluster to the right.
  case right
  /// By a word to the left.
  case wordLeft
  /// By a word to the right.
  case wordRight
  /// To the left end of its line: where it ends if the paragraph runs from right to left.
  case lineLeft
  /// To the right end of its line.
  case lineRight

  /// Whether where it goes depends on which way the paragraph runs.
  var dependsOnDirection: Bool { inDirection(isRightToLeft: true) != inDirection(isRightToLeft: false) }

  /// The same movement in the order of the text, in a paragraph that runs from left to right or from right to left.
  func inDirection(isRightToLeft: Bool) -> CaretMovement {
    switch self {
    case .left: isRightToLeft ? .clusterForward : .clusterBackward
    case .right: isRightToLeft ? .clusterBackward : .clusterForward
    case .wordLeft: isRightToLeft ? .wordForward : .wordBackward
    case .wordRight: isRightToLeft ? .wordBackward : .wordForward
    case .lineLeft: isRightToLeft ? .lineEnd : .lineStart
    case .lineRight: isRightToLeft ? .lineStart : .lineEnd
    case .clusterBackward, .clusterForward, .wordBackward, .wordForward, .lineStart, .lineEnd, .textStart, .textEnd,
      .up, .down:
      self
    }
  }

  /// Whether it starts from where a selection begins; else from where it ends.
  var isBackward: Bool {
    switch self {
    case .clusterBackward, .wordBackward, .lineStart, .textStart, .up: true
    default: false
    }
  }
}
