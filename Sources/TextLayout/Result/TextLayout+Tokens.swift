public import TextModel

extension TextLayout {
  /// The tokens of the text, which tile it.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  public var tokens: [Token] { Array(Tokenizer(text)) }

  /// For each of ``fragments`` the place in ``tokens`` of the token that it shows, all of it or a part (layout.md, D2).
  ///
  /// Each piece of a replacement has the token in which the replaced text begins; an ellipsis, which stands for tokens that
  /// are hidden, has `nil`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  public var tokenIndices: [Int?] {
    var tokens = Tokenizer(text).makeIterator()
    var (tokenEnd, tokenIndex) = (tokens.next()?.utf8Range.upperBound, 0)
    return fragments.map { fragment in
      if fragment.kind == .ellipsis { return nil }
      // A further piece of a replacement has no text of its own.
      while !fragment.utf8Range.isEmpty, let end = tokenEnd, end <= fragment.utf8Range.lowerBound {
        (tokenEnd, tokenIndex) = (tokens.next()?.utf8Range.upperBound, tokenIndex + 1)
      }
      return tokenEnd == nil ? nil : tokenIndex
    }
  }
}
