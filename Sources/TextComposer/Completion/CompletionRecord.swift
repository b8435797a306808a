public import TextModel

/// A completion in the text of a field: what was put in for a half-typed word, as long as nobody writes into it.
///
/// It moves with the text around it, and Backspace behind it removes it as one (composer.md, R1-R7).
public struct CompletionRecord: Hashable, Sendable, Identifiable {
  /// What tells it from the others of the field, also from one with the same text next to it.
  public let id: Int
  /// Where it is, prefix included, as UTF-8 offsets into the text.
  public internal(set) var utf8Range: Range<Int>
  /// What it is in the text, prefix included.
  public internal(set) var text: String
  /// What it starts with, `@` of `@John`; empty if the prefix was not kept.
  public let prefix: String
  /// What the host knows about it, a user's number for one.
  public let context: [String: String]
  /// How it is drawn; `nil`: as all text.
  public let style: TextAttributes?
  /// Whether words at its end were deleted.
  public internal(set) var isPartial: Bool

  /// A completion in a text.
  ///
  /// - Parameters:
  ///   - id: What tells it from the others.
  ///   - utf8Range: Where it is, prefix included.
  ///   - text: What it is in the text, prefix included.
  ///   - prefix: What it starts with.
  ///   - context: What the host knows about it.
  ///   - style: How it is drawn.
  ///   - isPartial: Whether words at its end were deleted.
  public init(
    id: Int, utf8Range: Range<Int>, text: String, prefix: String, context: [String: String] = [:],
    style: TextAttributes? = nil, isPartial: Bool = false
  ) {
    (self.id, self.utf8Range, self.text, self.prefix) = (id, utf8Range, text, prefix)
    (self.context, self.style, self.isPartial) = (context, style, isPartial)
  }
}
