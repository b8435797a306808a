public import TextValidation

/// The slow reference of the `mastodon` dialect: dialects.md, section 9.
public enum MastodonReference: PlatformReference {
  /// `mastodon`.
  public static let dialect = "mastodon"

  /// MA-X1, and N7 for the kinds.
  ///
  /// - Parameters:
  ///   - text: The text, which is valid by its type.
  ///   - kinds: The kinds that are asked for; `nil`: all.
  ///   - options: Of which none counts.
  /// - Returns: Selections in text order; they do not overlap.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let text = PlatformText(text)
    var found: [PlatformSelection] = []
    if kinds?.contains(.link) ?? true {
      let reading = PlatformLinkReading(of: text, grammar: .mastodon)
      found += reading.links(requiresScheme: true) + reading.messengerAndMagnetLinks()
    }
    found += mentions(in: text) + hashtags(in: text)
    return found.filter { kinds?.contains($0.kind) ?? true }.withoutOverlaps
  }

  /// MA-M1. What is before a sign counts even if it has been read.
  static func mentions(in text: PlatformText) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    for sign in 0..<text.count where text[sign] == "@" && !text.has(noneBeforeMention, at: sign - 1) {
      guard let nameEnd = joinedRunsEnd(of: .word, from: sign + 1, in: text) else { continue }
      let domainEnd = text[nameEnd] == "@" ? joinedRunsEnd(of: wordScalar, from: nameEnd + 1, in: text) : nil
      let end = domainEnd ?? nameEnd
      if let domainEnd, domainEnd - (nameEnd + 1) > 253 { continue }
      if text.has(noneAfterMention, at: end) || text.holds("://", at: end) { continue }
      found.append(PlatformSelection(.mention, sign..<end, value: text.string(sign + 1..<end)))
    }
    return found
  }

  /// MA-H1, MA-H2.
  static func hashtags(in text: PlatformText) -> [PlatformSelection] {
    (0..<text.count).compactMap { sign in
      guard text.has(TwitterAlphabet.numberSign, at: sign), sign == 0 || text.has(.whiteSpace, at: sign - 1),
        let nameEnd = hashtagEnd(from: sign + 1, in: text)
      else { return nil }
      let end = text.holds("://", at: nameEnd) ? endWithoutScheme(of: sign + 1..<nameEnd, in: text) : nameEnd
      return PlatformSelection(.hashtag, sign..<end, value: text.string(sign + 1..<end))
    }
  }

  /// Runs of a set that are joined by runs of `.` and `-`.
  private static func joinedRunsEnd(of set: ScalarSet, from start: Int, in text: PlatformText) -> Int? {
    guard text.has(set, at: start) else { return nil }
    var end = text.runEnd(of: set, from: start)
    while true {
      let joinEnd = text.runEnd(of: mentionJoin, from: end)
      guard joinEnd > end, text.has(set, at: joinEnd) else { return end }
      end = text.runEnd(of: set, from: joinEnd)
    }
  }

  /// MA-H1: with separators inside, else without.
  private static func hashtagEnd(from start: Int, in text: PlatformText) -> Int? {
    guard text.has(wordScalar, at: start) else { return nil }
    let run = start..<text.runEnd(of: hashtagScalar, from: start)
    if let last = run.last(where: { text.has(wordScalar, at: $0) }),
      run.dropFirst().prefix(while: { $0 < last }).contains(where: { text.has(hashtagContent, at: $0) })
    {
      return last + 1
    }
    let end = text.runEnd(of: wordScalar, from: start)
    return (start..<end).contains { text.has(.alphabetic, at: $0) } ? end : nil
  }

  /// MA-H2. A name that is nothing else is kept.
  private static func endWithoutScheme(of name: Range<Int>, in text: PlatformText) -> Int {
    let starts = ["https", "http"].map { name.upperBound - $0.count }
    let scheme = zip(starts, ["https", "http"]).first { start, scheme in
      start > name.lowerBound && text.holds(scheme, at: start)
    }
    return scheme?.0 ?? name.upperBound
  }

  static let wordScalar = ScalarSet.letterOrMark.union(.decimalNumber, .connector)
  private static let mentionJoin = ScalarSet(".-")
  private static let noneBeforeMention = wordScalar.union(ScalarSet("/="))
  private static let noneAfterMention = TwitterAlphabet.atSign.union(TwitterAlphabet.latin)
  private static let hashtagScalar = wordScalar.union(ScalarSet("\u{B7}\u{30FB}\u{200C}"))
  private static let hashtagContent = ScalarSet.alphabetic.union(ScalarSet("_\u{B7}\u{30FB}\u{200C}"))
}
