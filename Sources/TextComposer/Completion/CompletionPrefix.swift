public import TextModel

/// What a word starts with for which completions are offered, as `@` or `::`, and how they are offered.
///
/// ```swift
/// var command = CompletionPrefix("/")
/// command.position = .startOfText
/// command.appendsSpace = false
/// ```
public struct CompletionPrefix: Hashable, Sendable {
  /// Where a word with the prefix may stand.
  public enum Position: String, Hashable, Sendable, Codable, CaseIterable {
    /// Anywhere.
    case anywhere
    /// At the start of the text or behind a line break: LF, VT, FF, CR, U+0085, U+2028 or U+2029.
    case startOfLine
    /// At the start of the text.
    case startOfText
  }

  /// How much of a word is what is looked for.
  public enum QueryScope: String, Hashable, Sendable, Codable, CaseIterable {
    /// All behind the prefix, on both sides of the caret.
    case wholeWord
    /// What is between the prefix and the caret.
    case toCaret
  }

  /// The prefix, compared byte by byte: one composed and one decomposed are two.
  public let text: String
  /// What may stand between the start of a word and the prefix, any number of times, as `(` and `"`.
  public var openers: Set<Character> = []
  /// The least of a query for which completions are offered, in grapheme clusters; less than 0 counts as 0.
  public var minimumQueryCount = 0
  /// The most of a query for which completions are offered, in grapheme clusters; `nil`: any number.
  public var maximumQueryCount: Int?
  /// Where a word with the prefix, openers included, may stand.
  public var position = Position.anywhere
  /// How much of a word is what is looked for.
  public var queryScope = QueryScope.wholeWord
  /// How many U+0020 a word may hold before the caret, as between a first and a last name; less than 0 counts as 0.
  public var maximumSpaceCount = 0
  /// Whether the prefix stays before a candidate that is chosen in the list.
  public var keepsPrefix = true
  /// Whether a space is put behind what is accepted, unless a blank is there.
  public var appendsSpace = true
  /// Whether what is accepted is kept as a ``CompletionRecord`` even without a ``style``.
  public var recordsCompletions = true
  /// How what is accepted is drawn; `nil`: as all text.
  public var style: TextAttributes?

  /// A prefix of defaults.
  ///
  /// - Parameter text: The prefix. An empty one cannot be registered; one with a delimiter in it is never found, spaces
  ///   up to ``maximumSpaceCount`` excepted.
  public init(_ text: String) { self.text = text }
}
