import TextModel

extension TwitterLinks.Candidate {
  private static let greatestLabelCount = 63
  private static let greatestUTF16Count = 4096
  private static let greatestSlugCount = 40
  private static let shortener = Array("t.co/".utf8)

  /// Adds the links that come of the candidate: one with a scheme, any number without, none if it is refused.
  ///
  /// - Parameters:
  ///   - links: Where they are added: half-open ranges of UTF-8 offsets, ascending.
  ///   - utf8: The text.
  ///   - requiresScheme: Whether a candidate without a scheme is refused.
  /// - Complexity: O(*n*) in the bytes of the candidate.
  func appendLinks(to links: inout [Range<Int>], in utf8: Span<UInt8>, requiresScheme: Bool) {
    guard hasScheme || !requiresScheme, !isTooLong(in: utf8), !hasLongLabel(in: utf8) else { return }
    let count = links.count
    if hasScheme {
      if hasEncodedStart(in: utf8) {
        appendASCIIDomains(to: &links, in: utf8)
        let isRefused = links.count == count
        links.removeSubrange(count...)
        if isRefused { return }
      }
      if let link = shortenedLink(in: utf8) { links.append(link) }
      return
    }
    if utf8Range.lowerBound > 0 {
      // A part of a path or of a name (TW-U10).
      let before = utf8[utf8Range.lowerBound - 1]
      if "-_./".utf8.contains(before) { return }
    }
    appendASCIIDomains(to: &links, in: utf8)
    if hasPath, links.count > count, let last = links.popLast() {
      links.append(last.lowerBound..<utf8Range.upperBound)
    }
  }

  /// Of a link to the shortener only slug and query are the link; any other is whole (TW-U9).
  private func shortenedLink(in utf8: Span<UInt8>) -> Range<Int>? {
    guard utf8.matches(folded: Self.shortener, at: domain.lowerBound, limit: utf8Range.upperBound) else {
      return utf8Range
    }
    let slugStart = domain.lowerBound + Self.shortener.count
    var slugEnd = slugStart
    while slugEnd < utf8Range.upperBound, utf8[slugEnd].isASCIIAlphanumeric { slugEnd += 1 }
    if slugEnd == slugStart { return utf8Range }
    if slugEnd - slugStart > Self.greatestSlugCount { return nil }
    return utf8Range.lowerBound..<(TwitterLinkTail.end(ofQueryAt: slugEnd, in: utf8) ?? slugEnd)
  }

  /// TW-U8, for scheme and candidate together: a scheme that is written counts twice.
  private func isTooLong(in utf8: Span<UInt8>) -> Bool {
    let schemeCount = hasScheme ? domain.lowerBound - utf8Range.lowerBound : "https://".utf8.count
    if utf8Range.count + schemeCount <= Self.greatestUTF16Count { return false }
    var utf16Count = schemeCount
    var offset = utf8Range.lowerBound
    while offset < utf8Range.upperBound {
      let step = utf8.scalar(at: offset)
      utf16Count += step.utf16Count
      offset += step.utf8Count
    }
    return utf16Count > Self.greatestUTF16Count
  }

  /// TW-U8, for what the Domain Name System takes.
  private func hasLongLabel(in utf8: Span<UInt8>) -> Bool {
    var start = domain.lowerBound
    while start < domain.upperBound {
      var end = start
      var (scalarCount, isASCII) = (0, true)
      while end < domain.upperBound, utf8[end] != UInt8(ascii: ".") {
        isASCII = isASCII && utf8[end] < 0x80
        scalarCount += 1
        end += utf8.scalar(at: end).utf8Count
      }
      // Each scalar takes at least one letter: only short labels need be encoded to be counted.
      if scalarCount > Self.greatestLabelCount { return true }
      if !isASCII {
        let encoded = Punycode.encode(utf8.string(in: start..<end))
        if encoded.map({ $0.utf8.count + 4 > Self.greatestLabelCount }) ?? true { return true }
      }
      start = end + 1
    }
    return false
  }

  /// TW-U8: in small letters only.
  private func hasEncodedStart(in utf8: Span<UInt8>) -> Bool {
    domain.count >= 4 && zip("xn--".utf8, domain).allSatisfy { $0 == utf8[$1] }
  }

  /// Adds the parts of the domain that are domains of ASCII and accented Latin, each as long as can be (TW-U10).
  private func appendASCIIDomains(to domains: inout [Range<Int>], in utf8: Span<UInt8>) {
    // Where labels began that follow each other without a gap, and where the last top-level domain after one ended.
    var (start, end): (Int?, Int?)
    var labelStart = domain.lowerBound
    var offset = domain.lowerBound
    func finish() {
      if let start, let end { domains.append(start..<end) }
      // No top-level domain stood behind that end, so nothing begins before the gap either.
      offset = max(offset, end ?? 0)
      (start, end, labelStart) = (nil, nil, offset)
    }
    while offset < domain.upperBound {
      let step = utf8.scalar(at: offset)
      if TwitterScalars.isOfASCIIDomain(step.value) {
        offset += step.utf8Count
      } else if utf8[offset] == UInt8(ascii: "."), offset > labelStart {
        start = start ?? labelStart
        offset += 1
        labelStart = offset
        end = TwitterDomains.shared.end(at: offset, limit: domain.upperBound, in: utf8) ?? end
      } else {
        let gap = offset
        finish()
        // What was read as a top-level domain beyond ASCII is behind the gap already.
        if offset == gap { offset += step.utf8Count }
        labelStart = offset
      }
    }
    finish()
  }
}
