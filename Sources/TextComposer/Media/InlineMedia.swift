/// Media in the text of a field, where an object replacement character, U+FFFC, stands for it.
public struct InlineMedia: Hashable, Sendable, Identifiable {
  /// What tells it from the others of the field, also from the same media pasted twice.
  public let id: Int
  /// Where its U+FFFC begins, as a UTF-8 offset into the text.
  public internal(set) var utf8Offset: Int
  /// The media.
  public let item: MediaItem

  /// How many bytes its U+FFFC has.
  static let utf8Count = 3

  /// Media in a text.
  ///
  /// - Parameters:
  ///   - id: What tells it from the others.
  ///   - utf8Offset: Where its U+FFFC begins.
  ///   - item: The media.
  public init(id: Int, utf8Offset: Int, item: MediaItem) {
    (self.id, self.utf8Offset, self.item) = (id, utf8Offset, item)
  }
}
