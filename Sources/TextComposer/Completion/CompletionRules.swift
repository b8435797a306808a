/// The prefixes for which a field offers completions, and what ends a word.
///
/// ```swift
/// var rules = CompletionRules()
/// try rules.register(CompletionPrefix("@"))
/// rules.register(delimiters: [","])
/// rules.wordUTF8Range(in: "hey @jo, how", around: 7)  // 4..<7
/// ```
public struct CompletionRules: Hashable, Sendable {
  /// The prefixes, in the order in which they were first registered; no two have the same text.
  public private(set) var prefixes: [CompletionPrefix] = []
  var wordDelimiters = CompletionDelimiters()

  /// Rules that offer nothing.
  public init() {}

  /// Whether there is no prefix.
  public var isEmpty: Bool { prefixes.isEmpty }

  /// What ends a word besides white space of Unicode and line breaks, which always do.
  public var delimiters: Set<Unicode.Scalar> { wordDelimiters.extra }

  /// Adds a prefix, in the place of the one with the same text if there is one (composer.md, A1).
  ///
  /// - Parameter prefix: The prefix. Texts are compared byte by byte, so that two of them may be canonically equivalent.
  /// - Throws: ``ComposerError/emptyText`` if it has no characters: every word would start with it.
  public mutating func register(_ prefix: CompletionPrefix) throws(ComposerError) {
    guard !prefix.text.isEmpty else { throw .emptyText }
    if let place = place(of: prefix.text) {
      prefixes[place] = prefix
    } else {
      prefixes.append(prefix)
    }
  }

  /// Takes out the prefix with this text; does nothing if there is none.
  public mutating func unregister(_ text: String) {
    if let place = place(of: text) { prefixes.remove(at: place) }
  }

  /// Adds to what ends a word.
  ///
  /// - Parameter delimiters: Scalars that end a word wherever they are, also where they stand at a prefix's place.
  public mutating func register(delimiters: Set<Unicode.Scalar>) { wordDelimiters.insert(delimiters) }

  /// The prefix with exactly the bytes of `text`.
  func prefix(withText text: String) -> CompletionPrefix? { place(of: text).map { prefixes[$0] } }

  private func place(of text: String) -> Int? {
    prefixes.firstIndex { $0.text.utf8.elementsEqual(text.utf8) }
  }
}
