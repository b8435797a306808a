import TextValidation

/// dialects.md, TW-M and TW-R.
extension TwitterReference {
  /// TW-M1 to TW-M4, lists among the mentions.
  static func mentionsAndLists(in text: PlatformText) -> [PlatformSelection] {
    var found: [PlatformSelection] = []
    var floor = 0
    for sign in 0..<text.count where sign >= floor && text.has(TwitterAlphabet.atSign, at: sign) {
      guard mayStandBeforeMention(at: sign, floor: floor, in: text) else { continue }
      guard let nameEnd = nameEnd(from: sign + 1, in: text) else { continue }
      let slugEnd = slugEnd(from: nameEnd, in: text)
      let end = slugEnd ?? nameEnd
      floor = end
      if isRefused(endingAt: end, in: text) { continue }
      let kind = slugEnd == nil ? SelectionKind.mention : list
      found.append(PlatformSelection(kind, sign..<end, value: text.string(sign + 1..<end)))
    }
    return found
  }

  /// TW-R1.
  static func replies(in text: PlatformText) -> [PlatformSelection] {
    let sign = text.runEnd(of: TwitterAlphabet.space, from: 0)
    guard text.has(TwitterAlphabet.atSign, at: sign), let end = nameEnd(from: sign + 1, in: text),
      !isRefused(endingAt: end, in: text)
    else { return [] }
    return [PlatformSelection(reply, sign..<end, value: text.string(sign + 1..<end))]
  }

  /// TW-M1: 1 to 20 word characters, of more the first 20.
  static func nameEnd(from start: Int, in text: PlatformText) -> Int? {
    let end = text.runEnd(of: .word, from: start, atMost: 20)
    return end > start ? end : nil
  }

  /// TW-M3: `/`, a letter and up to 24 more.
  static func slugEnd(from slash: Int, in text: PlatformText) -> Int? {
    guard text[slash] == "/", text.has(.letter, at: slash + 1) else { return nil }
    return text.runEnd(of: slugScalar, from: slash + 2, atMost: 24)
  }

  private static let slugScalar = ScalarSet.word.union(ScalarSet("-"))

  /// TW-M2, TW-M4's and N5's floor: what is before it is not there.
  private static func mayStandBeforeMention(at sign: Int, floor: Int, in text: PlatformText) -> Bool {
    if sign == 0 { return true }
    guard sign > floor else { return false }
    if !text.has(noneBeforeMention, at: sign - 1) { return true }
    let retweet = sign - 2
    guard retweet >= floor, text.holdsFolded("rt", at: retweet) else { return false }
    return retweet == 0 || (retweet > floor && !text.has(noneBeforeRetweet, at: retweet - 1))
  }

  private static let noneBeforeMention = ScalarSet.alphanumeric.union(ScalarSet("_!#$%&*@\u{FF20}"))
  private static let noneBeforeRetweet = ScalarSet.alphanumeric.union(ScalarSet("_+~.-"))

  /// TW-M4.
  private static func isRefused(endingAt end: Int, in text: PlatformText) -> Bool {
    text.has(TwitterAlphabet.atSign, at: end) || text.has(TwitterAlphabet.latin, at: end) || text.holds("://", at: end)
  }
}
