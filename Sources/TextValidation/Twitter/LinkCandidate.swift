import TextModel

/// A match of the pattern of links that may still be refused: a scheme perhaps, a domain, and what follows it.
struct LinkCandidate<Grammar: LinkGrammar>: Equatable {
  let utf8Range: Range<Int>
  /// Where the domain stands; the scheme, if there is one, stands before it.
  let domain: Range<Int>
  let hasPath: Bool

  var hasScheme: Bool { domain.lowerBound > utf8Range.lowerBound }

  /// The link that comes of a candidate with a scheme; `nil` if it is refused (TW-U8, TW-U9).
  ///
  /// - Complexity: O(*n*) in the bytes of the candidate.
  func link(in utf8: Span<UInt8>) -> Range<Int>? {
    if isRefused(in: utf8) { return nil }
    if hasEncodedStart(in: utf8) {
      var domains: [Range<Int>] = []
      appendASCIIDomains(to: &domains, in: utf8)
      if domains.isEmpty { return nil }
    }
    return shortenedLink(in: utf8)
  }

  /// Adds the links that come of a candidate without a scheme, any number of them, none if it is refused (TW-U10).
  ///
  /// - Parameters:
  ///   - links: Where they are added: half-open ranges of UTF-8 offsets, ascending.
  ///   - utf8: The text.
  /// - Complexity: O(*n*) in the bytes of the candidate.
  func appendLinks(to links: inout [Range<Int>], in utf8: Span<UInt8>) {
    if isRefused(in: utf8) { return }
    if utf8Range.lowerBound > 0 {
      // A part of a path or of a name.
      let before = utf8[utf8Range.lowerBound - 1]
      if "-_./".utf8.contains(before) { return }
    }
    let count = links.count
    appendASCIIDomains(to: &links, in: utf8)
    if hasPath, links.count > count, let last = links.popLast() {
      links.append(last.lowerBound..<utf8Range.upperBound)
    }
  }

  /// Of a link to the shortener only slug and query are the link; any other is whole (TW-U9).
  private func shortenedLink(in utf8: Span<UInt8>) -> Range<Int>? {
    guard utf8.matches(folded: LinkLimits.shortener, at: domain.lowerBound, limit: utf8Range.upperBound),
      utf8.hasASCII("http", at: utf8Range.lowerBound, ignoringCase: true)
    else { return utf8Range }
    let slugStart = domain.lowerBound + LinkLimits.shortener.count
    var slugEnd = slugStart
    while slugEnd < utf8Range.upperBound, utf8[slugEnd].isASCIIAlphanumeric { slugEnd += 1 }
    if slugEnd == slugStart { return utf8Range }
    if slugEnd - slugStart > LinkLimits.slugCount { return nil }
    return utf8Range.lowerBound..<(LinkTail<Grammar>.end(ofQueryAt: slugEnd, in: utf8) ?? slugEnd)
  }

  private func isRefused(in utf8: Span<UInt8>) -> Bool { isTooLong(in: utf8) || hasLongLabel(in: utf8) }

  /// TW-U8, for scheme and candidate together: a scheme that is written counts twice.
  private func isTooLong(in utf8: Span<UInt8>) -> Bool {
    let schemeCount = hasScheme ? domain.lowerBound - utf8Range.lowerBound : "https://".utf8.count
    if utf8Range.count + schemeCount <= LinkLimits.utf16Count { return false }
    var utf16Count = schemeCount
    var offset = utf8Range.lowerBound
    while offset < utf8Range.upperBound {
      let step = utf8.scalar(at: offset)
      utf16Count += step.utf16Count
      offset += step.utf8Count
    }
    return utf16Count > LinkLimits.utf16Count
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
      if scalarCount > LinkLimits.labelCount { return true }
      if !isASCII {
        let encoded = Punycode.encode(utf8.string(in: start..<end))
        if encoded.map({ $0.utf8.count + 4 > LinkLimits.labelCount }) ?? true { return true }
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

/// The limits of TW-U8 and TW-U9.
private enum LinkLimits {
  /// Letters of a label, encoded.
  static let labelCount = 63
  /// UTF-16 units of a candidate, with its scheme twice.
  static let utf16Count = 4096
  /// Letters and digits of a slug of the shortener.
  static let slugCount = 40
  static let shortener = Array("t.co/".utf8)
}
