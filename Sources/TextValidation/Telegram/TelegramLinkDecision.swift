import TextModel

/// What a candidate is: an e-mail address, a link or nothing (dialects.md, TG-U7 to TG-U9, TG-U12).
enum TelegramLinkDecision {
  private static let mailScheme = Array("mailto:".utf8)
  /// A name that is made to look like the platform's own.
  private static let lookalike = Array("teiegram.org".utf8)

  /// What the candidate is; `nil` if it is nothing.
  ///
  /// Its protocol is that which the search has found: no host or user holds a `/`, so that no other can stand there.
  ///
  /// - Complexity: O(*n*) in the bytes of the candidate.
  static func match(_ candidate: TelegramLinkCandidate, in utf8: Span<UInt8>) -> PlatformMatch? {
    let utf8Range = candidate.utf8Range
    if let address = address(in: utf8Range, utf8) { return PlatformMatch(.telegramEmail, address) }
    let authorityEnd = authorityEnd(from: candidate.restStart, limit: utf8Range.upperBound, in: utf8)
    let domain = domain(of: candidate.restStart..<authorityEnd, in: utf8)
    let isLookalike =
      domain.count == lookalike.count
      && utf8.matches(folded: lookalike, at: domain.lowerBound, limit: domain.upperBound)
    guard !isLookalike,
      TelegramDomain.isAccepted(domain, hasProtocol: candidate.restStart > utf8Range.lowerBound, in: utf8)
    else { return nil }
    let end = end(ofPath: authorityEnd..<utf8Range.upperBound, in: utf8)
    return PlatformMatch(.telegramLink, utf8Range.lowerBound..<end)
  }

  /// The candidate, or what is behind its `mailto:`, if that is an e-mail address.
  private static func address(in utf8Range: Range<Int>, _ utf8: Span<UInt8>) -> Range<Int>? {
    if TelegramEmail.isAddress(utf8Range, in: utf8) { return utf8Range }
    guard utf8Range.count > mailScheme.count,
      mailScheme.indices.allSatisfy({ utf8[utf8Range.lowerBound + $0] == mailScheme[$0] })
    else { return nil }
    let rest = utf8Range.dropFirst(mailScheme.count)
    return TelegramEmail.isAddress(rest, in: utf8) ? rest : nil
  }

  /// Where the first `/`, `?` or `#` stands.
  private static func authorityEnd(from start: Int, limit: Int, in utf8: Span<UInt8>) -> Int {
    var offset = start
    while offset < limit {
      switch utf8[offset] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return offset
      default: offset += 1
      }
    }
    return limit
  }

  /// What stands after the first `@` and, of that, before the last `:`.
  private static func domain(of authority: Range<Int>, in utf8: Span<UInt8>) -> Range<Int> {
    let start = authority.first { utf8[$0] == UInt8(ascii: "@") }.map { $0 + 1 } ?? authority.lowerBound
    let end = (start..<authority.upperBound).last { utf8[$0] == UInt8(ascii: ":") } ?? authority.upperBound
    return start..<end
  }

  /// Where a path ends: before the first bracket that closes what was not opened, and before bad ends (TG-U9).
  private static func end(ofPath path: Range<Int>, in utf8: Span<UInt8>) -> Int {
    var (parentheses, brackets, braces) = (0, 0, 0)
    var end = path.lowerBound
    while end < path.upperBound {
      switch utf8[end] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "}"): braces -= 1
      default: break
      }
      if parentheses < 0 || brackets < 0 || braces < 0 { break }
      end += 1
    }
    while end > path.lowerBound, TelegramScalars.isBadEnd(utf8[end - 1]) { end -= 1 }
    return end
  }
}
