extension CompletionSession {
  /// The same, with its prefix at another offset.
  func moved(toUTF8Offset utf8Offset: Int) -> CompletionSession {
    let distance = utf8Offset - prefixUTF8Range.lowerBound
    func moved(_ utf8Range: Range<Int>) -> Range<Int> {
      utf8Range.lowerBound + distance..<utf8Range.upperBound + distance
    }
    return CompletionSession(
      prefix: prefix, query: query, word: word, queryToCaret: queryToCaret, prefixUTF8Range: moved(prefixUTF8Range),
      wordUTF8Range: moved(wordUTF8Range), generation: generation)
  }

  /// Whether a word has the same prefix at the same place.
  func isContinued(by match: CompletionMatch) -> Bool {
    prefix == match.prefix.text && prefixUTF8Range == match.prefixUTF8Range
  }
}

extension CompletionMatch {
  /// What a host is told of the word.
  func session(generation: Int) -> CompletionSession {
    CompletionSession(
      prefix: prefix.text, query: query, word: word, queryToCaret: queryToCaret, prefixUTF8Range: prefixUTF8Range,
      wordUTF8Range: wordUTF8Range, generation: generation)
  }
}
