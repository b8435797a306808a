/// What a typing indicator shows.
public struct TypingLabel: Hashable, Sendable {
  /// The text; empty if nobody types.
  public let text: String
  /// Where the names are in ``text``, to be set apart, as UTF-8 offsets; ascending and disjoint.
  public let nameUTF8Ranges: [Range<Int>]

  /// A text with names in it.
  public init(text: String, nameUTF8Ranges: [Range<Int>]) {
    (self.text, self.nameUTF8Ranges) = (text, nameUTF8Ranges)
  }
}
