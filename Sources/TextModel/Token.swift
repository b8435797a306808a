/// A piece of a text that is of one kind, as ``Tokenizer`` cuts it.
///
/// The tokens of a text tile it: joined, they are the text, byte for byte.
///
/// ```swift
/// let text = "#tag\0."
/// for token in Tokenizer(text) {
///   print(token.kind, text[token.range(in: text)])
/// }
/// // word #tag
/// // terminator (a NUL)
/// // word .
/// ```
public struct Token: Hashable, Sendable {
  /// What a token is made of.
  ///
  /// Every token holds whole grapheme clusters, and a cluster belongs to one kind: a space with a combining mark on it
  /// is visible, hence part of a word.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A run of anything that is of no other kind: no-break spaces, ideographic spaces and ill-formed bytes too.
    case word
    /// A run of U+0020.
    case space
    /// One U+0009.
    case tab
    /// One hard line break: LF, CR LF, CR, VT, FF, U+0085, U+2028 or U+2029.
    case newLine
    /// One U+0000, which has no width and is not displayed; it ends the word before it.
    case terminator
  }

  /// What the token is made of.
  public let kind: Kind
  /// Half-open UTF-8 offsets into the text, on boundaries of grapheme clusters; never empty.
  public let utf8Range: Range<Int>

  /// Makes a token; nothing is checked.
  public init(kind: Kind, utf8Range: Range<Int>) {
    self.kind = kind
    self.utf8Range = utf8Range
  }

  /// The token's range in the text it was cut from.
  ///
  /// - Parameter text: The text that was tokenized.
  /// - Returns: The same range in the indices of `text`.
  /// - Precondition: `text` is at least as long as ``utf8Range`` says.
  /// - Complexity: O(1).
  public func range(in text: String) -> Range<String.Index> {
    let lower = text.utf8.index(text.startIndex, offsetBy: utf8Range.lowerBound)
    return lower..<text.utf8.index(lower, offsetBy: utf8Range.count)
  }
}
