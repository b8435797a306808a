/// Why an operation was refused. Nothing has changed then.
public enum ComposerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A range, or the caret, goes beyond a text that has so many bytes.
  case rangeOutsideText(utf8Range: Range<Int>, textUTF8Count: Int)

  /// The reason in words.
  public var description: String {
    switch self {
    case .rangeOutsideText(let range, let count):
      "the range \(range.lowerBound)..<\(range.upperBound) is not within the \(count) bytes of the text"
    }
  }
}
