import TextModel

/// The links of Mastodon that have a scheme and `://` (dialects.md, MA-U1).
struct MastodonLinkSearch: PlatformSearch {
  private var candidates = LinkCandidateSearch<MastodonLinkGrammar>()

  var triggers: [UInt8] { [UInt8(ascii: ".")] }

  mutating func restart() { candidates.restart() }

  /// Candidates without a scheme are none, and yet what they hold is read.
  mutating func next(in utf8: Span<UInt8>) -> PlatformMatch? {
    while let candidate = candidates.next(in: utf8) {
      guard candidate.hasScheme, let link = candidate.link(in: utf8) else { continue }
      return PlatformMatch(.mastodonLink, link)
    }
    return nil
  }

  /// What Mastodon says of a link besides: what it shows of it.
  ///
  /// - Parameters:
  ///   - utf8Range: Where the link stands.
  ///   - utf8: The text.
  /// - Returns: `replacement`, unless the link is shown as it is.
  /// - Complexity: O(*n*) in the bytes of the link.
  static func attributes(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> [String: String] {
    let start = displayStart(of: utf8Range, in: utf8)
    var end = start
    for _ in 0..<displayedScalarCount where end < utf8Range.upperBound { end += utf8.scalar(at: end).utf8Count }
    if start..<end == utf8Range { return [:] }
    return ["replacement": utf8.string(in: start..<end) + (end < utf8Range.upperBound ? "…" : "")]
  }

  /// What is shown of what is left, before `…`.
  private static let displayedScalarCount = 30

  /// Where what is shown begins: no `http://` or `https://` and `www.` behind it, and no `xmpp:` (MA-T1).
  ///
  /// Prefixes are left out in small letters only, as Mastodon 4.6 does.
  private static func displayStart(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Int {
    let start = utf8Range.lowerBound
    if utf8.hasASCII("xmpp:", at: start) { return start + "xmpp:".utf8.count }
    guard let scheme = ["http://", "https://"].first(where: { utf8.hasASCII($0, at: start) }) else { return start }
    let hostStart = start + scheme.utf8.count
    return utf8.hasASCII("www.", at: hostStart) ? hostStart + "www.".utf8.count : hostStart
  }
}
