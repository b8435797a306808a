/// Why an operation was refused. Nothing has changed then.
public enum ComposerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A range, or the caret, goes beyond a text that has so many bytes.
  case rangeOutsideText(utf8Range: Range<Int>, textUTF8Count: Int)
  /// A prefix or a symbol has no characters, so that it would be found everywhere.
  case emptyText
  /// No prefix of this text is registered.
  case unknownPrefix(String)
  /// The range does not hold this prefix.
  case prefixNotFound(String, utf8Range: Range<Int>)
  /// No symbol of this text is registered.
  case unknownSymbol(String)
  /// There is no attachment at this place among so many.
  case noAttachment(index: Int, count: Int)
  /// There are as many attachments as are allowed.
  case tooManyAttachments(maximumCount: Int)

  /// The reason in words.
  public var description: String {
    switch self {
    case .rangeOutsideText(let range, let count):
      "the range \(range.lowerBound)..<\(range.upperBound) is not within the \(count) bytes of the text"
    case .emptyText: "a prefix or symbol needs at least one character"
    case .unknownPrefix(let prefix): "no prefix \(prefix.debugDescription) is registered; register it first"
    case .prefixNotFound(let prefix, let range):
      "the range \(range.lowerBound)..<\(range.upperBound) does not hold the prefix \(prefix.debugDescription)"
    case .unknownSymbol(let symbol): "no symbol \(symbol.debugDescription) is registered; register it first"
    case .noAttachment(let index, let count): "there is no place \(index) among \(count) attachments"
    case .tooManyAttachments(let maximumCount): "there are \(maximumCount) attachments, as many as are allowed"
    }
  }
}
