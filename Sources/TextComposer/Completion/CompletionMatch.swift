/// A prefix at a caret, and the word that it starts.
///
/// Two are of the same session if they have the same prefix in the same place (composer.md, A13).
struct CompletionMatch: Hashable, Sendable {
  /// The prefix that was found.
  var prefix: CompletionPrefix
  /// Where it is, as UTF-8 offsets into the text.
  var prefixUTF8Range: Range<Int>
  /// Where it and the word are, up to the end of the word, however far the caret is in it.
  var wordUTF8Range: Range<Int>
  /// What is looked for: ``word`` or ``queryToCaret``, as the prefix says.
  var query: String
  /// The word without the prefix.
  var word: String
  /// The word without the prefix as far as the caret.
  var queryToCaret: String
}
