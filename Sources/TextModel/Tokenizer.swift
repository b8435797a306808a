/// Cuts a text into words, spaces, tabs, hard line breaks and terminators.
///
/// The tokens ascend and tile the text. A run of spaces is one token, and so is a word; each tab, each hard line break
/// and each NUL is a token of its own. Tokens hold whole grapheme clusters as the standard library breaks them.
///
/// ```swift
/// let kinds = Tokenizer("Hi  #a\0.").map(\.kind)
/// // [.word, .space, .word, .terminator, .word]
/// ```
///
/// - Complexity: A walk over all tokens is O(*n*) in the UTF-8 count of the text, and allocates nothing for a token.
public struct Tokenizer: Sequence, Sendable {
  /// The text that is cut.
  public let text: String

  /// Makes the sequence of the tokens of `text`.
  ///
  /// - Complexity: O(1); O(*n*) for a text whose storage is not UTF-8, as one that Foundation lent on Apple's platforms.
  public init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// Starts a walk from the first token.
  public func makeIterator() -> Iterator { Iterator(text: text) }

  /// A walk over the tokens of a text.
  public struct Iterator: IteratorProtocol, Sendable {
    private let text: String
    private var utf8Offset = 0

    fileprivate init(text: String) { self.text = text }

    /// The next token; `nil` at the end of the text.
    ///
    /// - Complexity: O(*n*) in the UTF-8 count of the token.
    public mutating func next() -> Token? {
      let utf8 = text.utf8.span
      guard utf8Offset < utf8.count else { return nil }
      let token = Tokenizer.token(in: utf8, at: utf8Offset)
      utf8Offset = token.utf8Range.upperBound
      return token
    }
  }

  /// What is read of a text and copied from it: `text` without its NULs.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public static func plainText(of text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(decoding: text.utf8.filter { $0 != 0 }, as: UTF8.self)
  }
}
