import TextModel

/// The links of Mastodon to an address of XMPP or to a torrent: `xmpp:` and `magnet:` (dialects.md, MA-U2).
///
/// Neither needs `://`: the search goes from one colon to the next, and looks at the letters before it.
struct MastodonURISearch: PlatformSearch {
  private let colons = ByteFinder([UInt8(ascii: ":")])
  private static let messenger = Array("xmpp".utf8)
  private static let magnet = Array("magnet".utf8)

  /// The end of the last match: what lies before does not exist for the search.
  private var floor = 0
  /// No match has its colon before.
  private var searched = 0
  private var run = TwitterDomainRun()

  var triggers: [UInt8] { [UInt8(ascii: ":")] }

  mutating func restart() {
    (floor, searched) = (0, 0)
    run.forget()
  }

  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    var colon = colons.next(from: searched, in: utf8)
    while colon < utf8.count {
      searched = colon + 1
      if let range = link(around: colon, in: utf8) {
        (floor, searched) = (range.upperBound, range.upperBound)
        return PlatformMatch(.mastodonLink, range)
      }
      colon = colons.next(from: searched, in: utf8)
    }
    searched = utf8.count
    return nil
  }

  private mutating func link(around colon: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    if let start = start(of: Self.messenger, before: colon, in: utf8) {
      return end(ofAddressAt: colon + 1, in: utf8).map { start..<$0 }
    }
    guard let start = start(of: Self.magnet, before: colon, in: utf8) else { return nil }
    return LinkTail<MastodonLinkGrammar>.end(ofQueryAt: colon + 1, in: utf8).map { start..<$0 }
  }

  /// Where `scheme` begins that ends at `colon`, if a link may begin there (TW-U1).
  private func start(of scheme: [UInt8], before colon: Int, in utf8: Span<UInt8>) -> Int? {
    let start = colon - scheme.count
    guard start >= floor, utf8.matches(folded: scheme, at: start, limit: colon) else { return nil }
    if start == 0 { return start }
    guard start > floor else { return nil }
    return TwitterScalars.mayPrecedeLink(utf8.scalar(endingAt: start, notBefore: floor).value) ? start : nil
  }

  /// An account to write from perhaps, the address, and perhaps a resource and a query.
  ///
  /// No part of it holds a colon but the query, which no failure follows: what is read in vain ends before the next one.
  private mutating func end(ofAddressAt start: Int, in utf8: Span<UInt8>) -> Int? {
    let addressStart = end(ofAccountAt: start, in: utf8) ?? start
    guard let domainEnd = end(ofNodeAndDomainAt: addressStart, in: utf8) ?? run.end(ofDomainAt: addressStart, in: utf8)
    else { return nil }
    let end = Self.end(ofResourceAt: domainEnd, in: utf8) ?? domainEnd
    return LinkTail<MastodonLinkGrammar>.end(ofQueryAt: end, in: utf8) ?? end
  }

  /// `//`, a node, `@`, a domain, `/`.
  private mutating func end(ofAccountAt start: Int, in utf8: Span<UInt8>) -> Int? {
    guard utf8.hasASCII("//", at: start), let end = end(ofNodeAndDomainAt: start + 2, in: utf8), end < utf8.count,
      utf8[end] == UInt8(ascii: "/")
    else { return nil }
    return end + 1
  }

  private mutating func end(ofNodeAndDomainAt start: Int, in utf8: Span<UInt8>) -> Int? {
    let nodeEnd = Self.end(ofRunAt: start, of: Self.ofNode, in: utf8)
    guard nodeEnd > start, nodeEnd < utf8.count, utf8[nodeEnd] == UInt8(ascii: "@") else { return nil }
    return run.end(ofDomainAt: nodeEnd + 1, in: utf8)
  }

  /// `/` and one scalar at least.
  private static func end(ofResourceAt start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, utf8[start] == UInt8(ascii: "/") else { return nil }
    let end = end(ofRunAt: start + 1, of: ofResource, in: utf8)
    return end > start + 1 ? end : nil
  }

  /// A run of `set`, of CY, and of `%` with two hexadecimal digits.
  private static func end(ofRunAt start: Int, of set: ASCIISet, in utf8: Span<UInt8>) -> Int {
    var offset = start
    while offset < utf8.count {
      if utf8[offset] == UInt8(ascii: "%") {
        guard offset + 2 < utf8.count, utf8[offset + 1].isASCIIHexDigit, utf8[offset + 2].isASCIIHexDigit else { break }
        offset += 3
      } else {
        let step = utf8.scalar(at: offset)
        guard set.contains(step.value) || TwitterScalars.isCyrillic(step.value) else { break }
        offset += step.utf8Count
      }
    }
    return offset
  }

  private static let ofNode = ASCIISet(ASCIISet.alphanumerics + "-._~!$()*+,;=")
  private static let ofResource = ASCIISet(ASCIISet.alphanumerics + "-._~!$()*+,;=&'")
}
