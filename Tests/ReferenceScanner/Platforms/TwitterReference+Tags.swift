import TextValidation

/// dialects.md, TW-H and TW-C.
extension TwitterReference {
  /// TW-H1 to TW-H5.
  static func hashtags(in text: PlatformText) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    for sign in 0..<text.count where sign >= floor && text.has(TwitterAlphabet.numberSign, at: sign) {
      guard mayStandBeforeHashtag(at: sign, floor: floor, in: text) else { continue }
      if text.has(keycapMark, at: sign + 1) { continue }
      let end = text.runEnd(of: TwitterAlphabet.tag, from: sign + 1)
      guard (sign + 1..<end).contains(where: { text.has(TwitterAlphabet.tagLetter, at: $0) }) else { continue }
      floor = end
      if text.has(TwitterAlphabet.numberSign, at: end) || text.holds("://", at: end) { continue }
      found.append(PlatformSelection(.hashtag, sign..<end, value: text.string(sign + 1..<end)))
    }
    return found
  }

  /// TW-H6: hashtags where nothing else is asked for.
  static func hashtagsOutsideLinks(in text: PlatformText) -> [PlatformSelection] {
    let links = links(in: text, requiresScheme: false)
    return hashtags(in: text).filter { hashtag in
      !links.contains { $0.range.overlaps(hashtag.range) && $0.range.lowerBound < hashtag.range.lowerBound }
    }
  }

  /// TW-C1.
  static func cashtags(in text: PlatformText) -> [PlatformSelection] {
    (0..<text.count).compactMap { sign in
      guard text[sign] == "$", sign == 0 || text.has(TwitterAlphabet.space, at: sign - 1),
        let end = cashtagEnd(from: sign + 1, in: text)
      else { return nil }
      return PlatformSelection(.cashtag, sign..<end, value: text.string(sign + 1..<end))
    }
  }

  /// TW-H2.
  private static func mayStandBeforeHashtag(at sign: Int, floor: Int, in text: PlatformText) -> Bool {
    if sign == 0 { return true }
    guard sign > floor else { return false }
    if text.has(presentationSelector, at: sign - 1) { return true }
    return !text.has(TwitterAlphabet.tag, at: sign - 1) && text[sign - 1] != "&"
  }

  private static let presentationSelector = ScalarSet(0xFE0E...0xFE0F)
  /// TW-H3.
  private static let keycapMark = ScalarSet(0xFE0F...0xFE0F, 0x20E3...0x20E3)

  /// The longest ending that something allowed follows: a suffix of two letters, of one, none.
  private static func cashtagEnd(from start: Int, in text: PlatformText) -> Int? {
    let lettersEnd = text.runEnd(of: .letter, from: start, atMost: 6)
    guard lettersEnd > start else { return nil }
    var ends = [lettersEnd]
    if text[lettersEnd] == "." || text[lettersEnd] == "_" {
      let suffixEnd = text.runEnd(of: .letter, from: lettersEnd + 1, atMost: 2)
      ends += (lettersEnd + 1..<suffixEnd).map { $0 + 1 }
    }
    return ends.last { $0 == text.count || text.has(afterCashtag, at: $0) }
  }

  private static let afterCashtag = ScalarSet.javaScriptSpace.union(TwitterAlphabet.punctuation)
}
