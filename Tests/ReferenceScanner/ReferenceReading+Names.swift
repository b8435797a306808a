import TextModel
import TextValidation

/// Sections 10 and 11: mentions, hashtags, cashtags.
extension ReferenceReading {
  // MARK: Mentions

  /// M1: letters, marks, decimal digits, `_`.
  private func isNameScalar(at place: Int) -> Bool {
    text.has(.letter, at: place) || text.has(.mark, at: place) || text.has(.decimalDigit, at: place)
      || text[place] == "_"
  }

  func mention(at sign: Int) -> ReferenceFinding {
    guard text[sign] == "@", mayStartMention(at: sign) else { return .nothing }
    let end = nameEnd(from: sign + 1)
    guard isName(sign + 1..<end) else { return .nothing }
    // M5.
    if text[end] == "@", options.acceptsFederatedMentions, let host = mailDomain(at: end + 1) {
      return isStopped(at: host.upperBound) ? .nothing : .candidate(end: host.upperBound)
    }
    return isStopped(at: end) ? .nothing : .candidate(end: end)
  }

  /// B3 and M4, on the right.
  private func isStopped(at end: Int) -> Bool { text[end] == "@" || text.holds("://", at: end) }

  /// B3 and M3, on the left.
  private func mayStartMention(at sign: Int) -> Bool {
    if text.isAfter("@＠\\#＃$%&", orWhere: text.isSpacedWord, at: sign) { return false }
    guard let neighbour = text.leftNeighbour(of: sign), text.isOne(of: "+/=~^{}|-!*?`", at: neighbour) else {
      return true
    }
    return !text.isAfter("", orWhere: text.isSpacedWord, at: neighbour)
  }

  /// M1 and M2.
  private func nameEnd(from start: Int) -> Int {
    guard isNameScalar(at: start) else { return start }
    let startsInASCII = text[start]?.isASCII ?? false
    let startsSmall = text.has(.letter, at: start) && !text.has(.capital, at: start) && isSmall(at: start)
    func belongs(_ place: Int) -> Bool { isNameScalar(at: place) && !(startsInASCII && text.isUnspaced(at: place)) }
    var end = start + 1
    while true {
      if belongs(end) {
        end += 1
        continue
      }
      // Joiners inside; one `.` or `-` between two name scalars.
      let afterJoiners = text.runEnd(from: end) { text.has(.joiner, at: $0) }
      let next = afterJoiners > end ? afterJoiners : text.isOne(of: ".-", at: end) ? end + 1 : end
      let startsSentence = text[end] == "." && startsSmall && text.has(.capital, at: next)
      guard next > end, belongs(next), !startsSentence else { return end }
      end = next + 1
    }
  }

  private func isSmall(at place: Int) -> Bool { text[place]?.properties.generalCategory == .lowercaseLetter }

  /// M4 and M6.
  private func isName(_ name: Range<Int>) -> Bool {
    let hasDot = name.contains { text[$0] == "." }
    guard (1...(hasDot ? 253 : 64)).contains(name.count) else { return false }
    if name.contains(where: { text.has(.letter, at: $0) || text[$0] == "_" }) { return true }
    return name.count { text.has(.decimalDigit, at: $0) } >= 3
  }

  // MARK: Hashtags

  func hashtag(at sign: Int) -> ReferenceFinding {
    guard text.isOne(of: "#＃﹟", at: sign), mayStartHashtag(at: sign) else { return .nothing }
    let end = tagEnd(from: sign + 1)
    // G3, G6, B3 on the right.
    guard (sign + 1..<end).contains(where: { text.has(.letter, at: $0) }), end - sign - 1 <= 256,
      !text.holds("://", at: end)
    else { return .nothing }
    // G5.
    if case .candidate = email(at: sign + 1) { return .nothing }
    return .candidate(end: end)
  }

  /// B3 and G4.
  private func mayStartHashtag(at sign: Int) -> Bool {
    if options.acceptsAdjacentHashtags, let lastWinner, lastWinner.kind == .hashtag,
      lastWinner.range.upperBound == sign
    {
      return true
    }
    return !text.isAfter("@＠\\&$%=", orWhere: text.isWord, at: sign)
  }

  /// G1: where the tag that starts at `start` ends.
  private func tagEnd(from start: Int) -> Int {
    func continues(_ place: Int) -> Bool {
      (text.has(.identifier, at: place) || text[place] == "_") && !text.has(.hashtagMedial, at: place)
    }
    guard continues(start), !text.has(.mark, at: start) else { return start }
    let run = text.runEnd(from: start) { continues($0) || text.has(.hashtagMedial, at: $0) }
    return text.runStart(before: run, notBefore: start) { text.has(.hashtagMedial, at: $0) }
  }

  // MARK: Cashtags

  /// C1; of several readings the longest that has its boundaries.
  func cashtag(at sign: Int) -> ReferenceFinding {
    guard text[sign] == "$", !text.isAfter("$@#/\\&%", orWhere: text.isWord, at: sign) else { return .nothing }
    var ends: [Int] = []
    let symbolEnd = text.runEnd(from: sign + 1, where: isSymbolLetter)
    if (1...8).contains(symbolEnd - sign - 1) {
      ends.append(symbolEnd)
      let classEnd = text.runEnd(from: symbolEnd + 1, where: isSymbolLetter)
      if text.isOne(of: "._-", at: symbolEnd), (1...2).contains(classEnd - symbolEnd - 1) { ends.append(classEnd) }
    }
    let inch = "1INCH".unicodeScalars.enumerated().allSatisfy { text[sign + 1 + $0.offset] == $0.element }
    if inch || (options.acceptsLowercaseCashtags && text.holds("1inch", at: sign + 1)) { ends.append(sign + 6) }
    let bounded = ends.filter { !text.isWord(at: $0) && text[$0] != "$" }
    return bounded.max().map { .candidate(end: $0) } ?? .nothing
  }

  private func isSymbolLetter(at place: Int) -> Bool {
    guard let scalar = text[place] else { return false }
    return ("A"..."Z").contains(scalar) || (options.acceptsLowercaseCashtags && ("a"..."z").contains(scalar))
  }
}
