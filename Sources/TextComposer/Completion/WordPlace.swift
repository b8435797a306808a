import TextModel

/// A word of a text at whose start prefixes are looked for.
struct WordPlace {
  let text: String
  /// The word, and the words before it that a prefix's spaces let it hold.
  let utf8Range: Range<Int>
  /// How many spaces are in it.
  let spaceCount: Int

  /// The longest prefix that stands here, and where; of two as long the one that stands first.
  func longestPrefix(of prefixes: [CompletionPrefix]) -> (prefix: CompletionPrefix, utf8Offset: Int)? {
    var longest: (prefix: CompletionPrefix, utf8Offset: Int)?
    for prefix in prefixes where spaceCount <= max(0, prefix.maximumSpaceCount) && allows(prefix.position) {
      guard let utf8Offset = utf8Offset(of: prefix) else { continue }
      let rank = (prefix.text.utf8.count, -utf8Offset)
      if let other = longest, rank <= (other.prefix.text.utf8.count, -other.utf8Offset) { continue }
      longest = (prefix, utf8Offset)
    }
    return longest
  }

  /// The word as a match of the prefix at `utf8Offset`; `nil` if the caret or the query do not allow it.
  func match(_ prefix: CompletionPrefix, at utf8Offset: Int, caretUTF8Offset: Int) -> CompletionMatch? {
    let prefixRange = utf8Offset..<utf8Offset + prefix.text.utf8.count
    guard caretUTF8Offset >= prefixRange.upperBound, !isRepeated(prefix, behind: prefixRange.upperBound) else {
      return nil
    }
    let word = text.utf8Part(prefixRange.upperBound..<utf8Range.upperBound)
    let queryToCaret = text.utf8Part(prefixRange.upperBound..<caretUTF8Offset)
    let query = prefix.queryScope == .wholeWord ? word : queryToCaret
    guard prefix.allows(query) else { return nil }
    return CompletionMatch(
      prefix: prefix, prefixUTF8Range: prefixRange, wordUTF8Range: utf8Offset..<utf8Range.upperBound, query: query,
      word: word, queryToCaret: queryToCaret)
  }

  /// Whether a word with a prefix that is allowed at `position` may start here.
  private func allows(_ position: CompletionPrefix.Position) -> Bool {
    let start = utf8Range.lowerBound
    switch position {
    case .anywhere: return true
    case .startOfText: return start == 0
    case .startOfLine:
      guard start > 0 else { return true }
      let step = text.utf8.span.scalar(endingAt: start, notBefore: 0)
      return [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(step.value)
    }
  }

  /// Where the prefix stands, at the start of the word or behind its openers.
  private func utf8Offset(of prefix: CompletionPrefix) -> Int? {
    var utf8Offset = utf8Range.lowerBound
    while !holds(prefix.text, at: utf8Offset) {
      guard !prefix.openers.isEmpty, utf8Offset < utf8Range.upperBound else { return nil }
      let opener = text[OffsetConversion.index(atUTF8Offset: utf8Offset, in: text)]
      guard prefix.openers.contains(opener) else { return nil }
      utf8Offset += opener.utf8.count
    }
    return utf8Offset
  }

  /// Whether `prefix` is at `utf8Offset` in whole clusters: an `@` with a mark on it is another character.
  private func holds(_ prefix: String, at utf8Offset: Int) -> Bool {
    let utf8 = text.utf8.span
    var end = utf8Offset
    for byte in prefix.utf8 {
      guard end < utf8Range.upperBound, utf8[end] == byte else { return false }
      end += 1
    }
    return isClusterBoundary(utf8Offset) && isClusterBoundary(end)
  }

  /// Whether the word holds the prefix again (composer.md, A8).
  private func isRepeated(_ prefix: CompletionPrefix, behind utf8Offset: Int) -> Bool {
    let search = SubstringSearch(prefix.text.utf8)
    let word = text.utf8.span.extracting(..<utf8Range.upperBound)
    var start = utf8Offset
    while let found = search.firstUTF8Offset(in: word, from: start) {
      if holds(prefix.text, at: found) { return true }
      start = found + 1
    }
    return false
  }

  private func isClusterBoundary(_ utf8Offset: Int) -> Bool {
    String.Index(OffsetConversion.index(atUTF8Offset: utf8Offset, in: text), within: text) != nil
  }
}

extension CompletionPrefix {
  /// Whether completions are offered for so long a query. No more of it is counted than that takes.
  fileprivate func allows(_ query: String) -> Bool {
    let utf8 = query.utf8.span
    var breaker = ClusterBreaker()
    var (clusterCount, utf8Offset) = (0, 0)
    func isUndecided() -> Bool {
      clusterCount < minimumQueryCount || maximumQueryCount.map { clusterCount <= $0 } ?? false
    }
    while utf8Offset < utf8.count, isUndecided() {
      let step = utf8.scalar(at: utf8Offset)
      if breaker.hasBreak(before: step.value) { clusterCount += 1 }
      utf8Offset += step.utf8Count
    }
    return clusterCount >= minimumQueryCount && clusterCount <= maximumQueryCount ?? .max
  }
}
