import TextModel

extension [Completion] {
  /// What a query is found in: first what begins with it, then what holds it elsewhere, each in the order of the array
  /// (composer.md, A17).
  ///
  /// Case does not matter: both sides are compared byte by byte in lower case, by Unicode's full mappings and for no
  /// language in particular. `ß` is not `SS`, and what is composed is not what is decomposed.
  ///
  /// - Parameter query: What to look for.
  /// - Returns: Some of the completions; all of them for an empty query.
  /// - Complexity: O(*n* + *m*) in the UTF-8 count of all texts and of `query`. ``CompletionIndex`` gives the first of
  ///   the same without a walk over all.
  public func matching(_ query: String) -> [Completion] {
    if query.isEmpty { return self }
    let search = SubstringSearch(query.lowercased().utf8)
    var (beginning, holding): ([Completion], [Completion]) = ([], [])
    for completion in self {
      let text = completion.text.lowercased()
      switch search.firstUTF8Offset(in: text.utf8.span) {
      case 0: beginning.append(completion)
      case .some: holding.append(completion)
      case nil: break
      }
    }
    return beginning + holding
  }
}

extension Completion {
  /// Where a query is first found in the text, for a list that shows it in bold.
  ///
  /// - Parameter query: What to look for, as in `matching(_:)`.
  /// - Returns: Half-open UTF-8 offsets into ``text``, in whole grapheme clusters even where the query is a part of one;
  ///   `nil` if the query is not found, or is empty.
  /// - Complexity: O(*n* + *m*) in the UTF-8 count of the text and of `query`.
  public func matchUTF8Range(of query: String) -> Range<Int>? {
    if query.isEmpty { return nil }
    let search = SubstringSearch(query.lowercased().utf8)
    let folded = text.lowercased()
    guard let found = search.firstUTF8Offset(in: folded.utf8.span) else { return nil }
    // Clusters are looked up by offset, which a bridged string would count from its start each time.
    var text = text
    text.makeContiguousUTF8()
    return text.snappedOutward(text.utf8Range(ofLowercase: found..<found + search.needle.count))
  }
}

extension String {
  /// The scalars whose lower case holds `utf8Range` of the whole text's, which may be longer or shorter: `İ` becomes `i`
  /// with a dot above.
  ///
  /// - Precondition: The range is not empty.
  fileprivate func utf8Range(ofLowercase utf8Range: Range<Int>) -> Range<Int> {
    var lower: Int?
    var (upper, foldedEnd) = (0, 0)
    for scalar in unicodeScalars {
      if foldedEnd >= utf8Range.upperBound { break }
      foldedEnd += scalar.isASCII ? 1 : scalar.properties.lowercaseMapping.utf8.count
      if lower == nil, foldedEnd > utf8Range.lowerBound { lower = upper }
      upper += UTF8.width(scalar)
    }
    return (lower ?? upper)..<upper
  }
}
