/// A half-typed word for which completions are offered, from its prefix on.
///
/// It is the same session as long as the same prefix stands in the same place (composer.md, A13).
public struct CompletionSession: Hashable, Sendable {
  /// What the word starts with.
  public let prefix: String
  /// What is looked for: ``word`` or ``queryToCaret``, as the prefix says.
  public let query: String
  /// The word without the prefix.
  public let word: String
  /// The word without the prefix as far as the caret.
  public let queryToCaret: String
  /// Where the prefix is, as UTF-8 offsets into the text.
  public let prefixUTF8Range: Range<Int>
  /// Where the prefix and the word are, up to the end of the word, however far the caret is in it.
  public let wordUTF8Range: Range<Int>
  /// What tells this query from earlier and later ones, also of other sessions: what comes late for another is dropped.
  public let generation: Int

  /// A session of such values; nothing is checked.
  ///
  /// - Parameters:
  ///   - prefix: What the word starts with.
  ///   - query: What is looked for.
  ///   - word: The word without the prefix.
  ///   - queryToCaret: The word without the prefix as far as the caret.
  ///   - prefixUTF8Range: Where the prefix is, as UTF-8 offsets into the text.
  ///   - wordUTF8Range: Where the prefix and the word are, likewise.
  ///   - generation: What tells this query from others.
  public init(
    prefix: String, query: String, word: String, queryToCaret: String, prefixUTF8Range: Range<Int>,
    wordUTF8Range: Range<Int>, generation: Int
  ) {
    (self.prefix, self.query, self.word, self.queryToCaret) = (prefix, query, word, queryToCaret)
    (self.prefixUTF8Range, self.wordUTF8Range, self.generation) = (prefixUTF8Range, wordUTF8Range, generation)
  }
}
