import TextValidation

/// dialects.md, TW-U3, TW-U4, and the ASCII domains of TW-U10.
extension PlatformLinkReading {
  /// TW-U3: labels with their dots and a top-level domain; the rightmost label that one follows is the last.
  func domainEnd(from start: Int) -> Int? {
    guard let dot = labelEnd(from: start) else { return nil }
    if let end = domainEndsAfterDots[dot + 1] { return end }
    let hasUnderscore = text.scalars[start..<dot].contains("_")
    return hasUnderscore ? nil : topLevelDomainEnd(from: dot + 1, limit: text.count)
  }

  /// TW-U3: the dot after a label, which is one D, or two with D, `-` and `_` between.
  private func labelEnd(from start: Int) -> Int? {
    guard start < text.count else { return nil }
    let end = labelRunEnds[start]
    guard end > start, [start, end - 1].allSatisfy({ text.has(TwitterAlphabet.domain, at: $0) }) else { return nil }
    return text[end] == "." ? end : nil
  }

  /// TW-U4 at a place after a dot, in a text that ends at `limit`: of listed domains the longest, else an A-label.
  func topLevelDomainEnd(from start: Int, limit: Int) -> Int? {
    let ends = listedEnds[start, default: []].filter { end in
      end == limit || (end < limit && !text.has(Self.noneAfterTopLevelDomain, at: end))
    }
    if let longest = ends.max() { return longest }
    guard text.holdsFolded("xn--", at: start) else { return nil }
    let end = min(limit, text.runEnd(of: Self.encodedScalar, from: start + 4))
    return end > start + 4 ? end : nil
  }

  private static let noneAfterTopLevelDomain = ScalarSet.alphanumeric.union(ScalarSet("@+-"))
  private static let encodedScalar = ScalarSet.alphanumeric.union(ScalarSet("-"))

  /// Where listed domains end that begin at a place; only ASCII letters fold.
  static func listedEnds(at place: Int, in text: PlatformText) -> [Int] {
    let firstTwo = [text[place], text[place + 1]].compactMap(\.self).map(PlatformText.folded)
    return listedDomains[firstTwo, default: []].filter { domain in
      domain.indices.allSatisfy { text[place + $0].map(PlatformText.folded) == domain[$0] }
    }.map { place + $0.count }
  }

  /// The entries of the list of TL-1, by their first two scalars.
  private static let listedDomains = Dictionary(
    grouping: PlatformDomainNames.twitter.map { Array($0.unicodeScalars) }, by: { Array($0.prefix(2)) })

  /// TW-U10: from left to right, each as long as it can be.
  func asciiDomains(in domain: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = domain.lowerBound
    while start < domain.upperBound {
      if let end = asciiDomainEnd(from: start, limit: domain.upperBound) {
        found.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return found
  }

  private func asciiDomainEnd(from start: Int, limit: Int) -> Int? {
    var end: Int?
    var labelStart = start
    while true {
      let dot = text.runEnd(of: Self.asciiLabelScalar, from: labelStart)
      guard dot > labelStart, dot < limit, text[dot] == "." else { return end }
      end = topLevelDomainEnd(from: dot + 1, limit: limit) ?? end
      labelStart = dot + 1
    }
  }

  private static let asciiLabelScalar = ScalarSet.alphanumeric.union(TwitterAlphabet.latin, ScalarSet("-"))
}
