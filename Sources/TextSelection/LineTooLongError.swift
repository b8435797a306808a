/// A line of a stream is longer than the caller lets it be; what stands before it has been handed over.
public struct LineTooLongError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the line begins, counted from the start of the stream.
  public let utf8Offset: Int
  /// How many bytes a line may have.
  public let maximumLineUTF8Count: Int

  /// Makes an error.
  public init(utf8Offset: Int, maximumLineUTF8Count: Int) {
    (self.utf8Offset, self.maximumLineUTF8Count) = (utf8Offset, maximumLineUTF8Count)
  }

  /// The error as a sentence.
  public var description: String {
    "the line at offset \(utf8Offset) is longer than \(maximumLineUTF8Count) bytes"
  }
}
