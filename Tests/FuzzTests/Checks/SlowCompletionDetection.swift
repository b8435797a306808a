import TextComposer

/// The half-typed word at a caret, found slowly and as the rules say it (composer.md, A3-A12).
struct SlowCompletionDetection {
  /// What is found.
  struct Word: Equatable {
    let prefix: String
    let query: String
    let prefixUTF8Range: Range<Int>
    let wordUTF8Range: Range<Int>
  }

  private let bytes: [UInt8]
  private let caret: Int
  private let completed: [Range<Int>]
  private let rules: CompletionRules
  /// The scalars of the text, with where they begin.
  private let scalars: [(offset: Int, scalar: Unicode.Scalar)]
  /// Where grapheme clusters begin and end.
  private let boundaries: Set<Int>

  init(_ text: String, caretUTF8Offset: Int, completed: [Range<Int>], rules: CompletionRules) {
    (self.completed, self.rules, caret) = (completed, rules, caretUTF8Offset)
    bytes = Array(text.utf8)
    scalars = text.unicodeScalars.indices.map {
      (text.utf8.distance(from: text.startIndex, to: $0), text.unicodeScalars[$0])
    }
    boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [bytes.count])
  }

  /// The word, if completions are offered for it.
  var word: Word? {
    guard let word = runAroundCaret else { return nil }
    for (start, spaceCount) in starts(from: word.lowerBound) {
      let found = rules.prefixes.filter { spaceCount <= max(0, $0.maximumSpaceCount) }
        .compactMap { prefix in place(of: prefix, from: start, to: word.upperBound).map { (prefix, $0) } }
        .max { $0.0.text.utf8.count < $1.0.text.utf8.count }
      if let (prefix, offset) = found { return offered(prefix, at: offset, wordEnd: word.upperBound) }
    }
    return nil
  }

  private func isPartOfWord(_ place: (offset: Int, scalar: Unicode.Scalar)) -> Bool {
    !place.scalar.properties.isWhitespace && !completed.contains { $0.contains(place.offset) }
  }

  private var runAroundCaret: Range<Int>? {
    if completed.contains(where: { $0.lowerBound < caret && caret < $0.upperBound }) { return nil }
    let before = scalars.filter { $0.offset < caret }.reversed().prefix(while: isPartOfWord)
    let behind = scalars.filter { $0.offset >= caret }.first { !isPartOfWord($0) }
    return (before.last?.offset ?? caret)..<(behind?.offset ?? bytes.count)
  }

  /// Where the word may begin, the nearest first: behind a delimiter, over so many spaces.
  private func starts(from wordStart: Int) -> [(start: Int, spaceCount: Int)] {
    var starts = [(wordStart, 0)]
    var (start, spaceCount) = (wordStart, 0)
    while start > 0, bytes[start - 1] == UInt8(ascii: " "), !completed.contains(where: { $0.contains(start - 1) }) {
      let run = scalars.filter { $0.offset < start - 1 }.reversed().prefix(while: isPartOfWord)
      start = run.last?.offset ?? start - 1
      spaceCount += 1
      starts.append((start, spaceCount))
    }
    return starts
  }

  /// Where the prefix stands if it does so at a start, behind its openers.
  private func place(of prefix: CompletionPrefix, from start: Int, to end: Int) -> Int? {
    switch prefix.position {
    case .anywhere: break
    case .startOfText: if start != 0 { return nil }
    case .startOfLine:
      let before = String(decoding: bytes[..<start], as: UTF8.self).unicodeScalars.last
      if let before, ![0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029].contains(before.value) { return nil }
    }
    var offset = start
    while offset < end {
      if isThere(prefix.text, at: offset, before: end) { return offset }
      let clusterEnd = boundaries.filter { $0 > offset }.min() ?? end
      let cluster = String(decoding: bytes[offset..<clusterEnd], as: UTF8.self)
      guard let opener = cluster.first, cluster.count == 1, prefix.openers.contains(opener) else { return nil }
      offset = clusterEnd
    }
    return nil
  }

  private func isThere(_ part: String, at offset: Int, before end: Int) -> Bool {
    let partEnd = offset + part.utf8.count
    return partEnd <= end && Array(bytes[offset..<partEnd]) == Array(part.utf8)
      && boundaries.contains(offset) && boundaries.contains(partEnd)
  }

  private func offered(_ prefix: CompletionPrefix, at offset: Int, wordEnd: Int) -> Word? {
    let prefixEnd = offset + prefix.text.utf8.count
    let isRepeated = (prefixEnd..<max(prefixEnd, wordEnd)).contains { isThere(prefix.text, at: $0, before: wordEnd) }
    guard caret >= prefixEnd, !isRepeated else { return nil }
    let queryEnd = prefix.queryScope == .toCaret ? caret : wordEnd
    let query = String(decoding: bytes[prefixEnd..<queryEnd], as: UTF8.self)
    guard query.count >= prefix.minimumQueryCount, query.count <= prefix.maximumQueryCount ?? .max else { return nil }
    return Word(
      prefix: prefix.text, query: query, prefixUTF8Range: offset..<prefixEnd, wordUTF8Range: offset..<wordEnd)
  }
}
