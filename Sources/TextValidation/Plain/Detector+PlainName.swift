import TextModel

// The plain forms of addresses, mentions and tags: see PlainForm.swift.
extension Detector {
  /// The mention or the address whose `@` stands at `sign`.
  func plainName(
    sign: Int, floor: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> PlainForm {
    guard sign > 0, bytes[utf8[sign - 1]].has(.localPart) else { return plainMention(sign: sign, in: utf8, runs) }
    return plainEmail(sign: sign, floor: floor, in: utf8, runs)
  }

  private func plainEmail(
    sign: Int, floor: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> PlainForm {
    let host = plainHost(from: sign + 1, in: utf8, runs)
    guard !host.isUnclear, host.labelCount >= 2, !utf8[host.lastLabelStart].isASCIIDigit,
      utf8.byte(at: host.end) != UInt8(ascii: "@")
    else { return .unclear }
    let start = plainRunStart(before: sign, floor: floor, in: utf8, runs, .localPart)
    guard start >= 0, start < sign, bytes[utf8[start]].has(.word), bytes[utf8[sign - 1]].has(.word)
    else { return .unclear }
    if start > 0,
      utf8[start - 1] >= 0x80 || utf8[start - 1] == UInt8(ascii: ":") || utf8[start - 1] == UInt8(ascii: "@")
    {
      return .unclear
    }
    guard isKnownDomain(host.lastLabel, in: utf8) else { return .unclear }
    return PlainForm(rule: .email, start: start, end: host.end)
  }

  /// The mention whose `@` stands at `sign`, where no address can: nothing stands before it, and no domain behind it.
  private func plainMention(sign: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns) -> PlainForm {
    guard hasDefaultNames, sign == 0 || bytes[utf8[sign - 1]].has(.beforeMention), sign + 1 < utf8.count,
      utf8[sign + 1].isASCIILetter
    else { return .unclear }
    var end = plainWordEnd(from: sign + 1, in: utf8, runs)
    var hasDot = false
    while end >= 0, end < utf8.count, bytes[utf8[end]].has(.nameSign) {
      let next = end + 1 < utf8.count ? bytes[utf8[end + 1]] : []
      // A capital after a dot begins a sentence, if the name begins with a small letter.
      if utf8[end] != UInt8(ascii: "."), utf8[end] != UInt8(ascii: "-") || !next.has(.word) { return .unclear }
      if next.has(.beyondASCII) || next.has(.capital) { return .unclear }
      guard next.has(.word) else { break }
      hasDot = hasDot || utf8[end] == UInt8(ascii: ".")
      end = plainWordEnd(from: end + 1, in: utf8, runs)
    }
    guard end >= 0, end - sign <= 64 else { return .unclear }
    if hasDot {
      let host = plainHost(from: sign + 1, in: utf8, runs)
      guard !host.isUnclear, !utf8[host.lastLabelStart].isASCIIDigit, !isKnownDomain(host.lastLabel, in: utf8) else {
        return .unclear
      }
    }
    return PlainForm(rule: .mention, start: sign, end: end)
  }

  /// The end of letters, digits and underscores from `start` on; -1 if the window does not show it.
  @inline(__always)
  private func plainWordEnd(from start: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns) -> Int {
    var end = runs.runEnd(from: start)
    while end >= 0, end < utf8.count, utf8[end] == UInt8(ascii: "_") { end = runs.runEnd(from: end + 1) }
    return end
  }

  /// The hashtag whose `#` stands at `sign`.
  func plainHashtag(sign: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns) -> PlainForm {
    guard hasDefaultTags, sign == 0 || bytes[utf8[sign - 1]].has(.beforeHashtag) else { return .unclear }
    let end = plainWordEnd(from: sign + 1, in: utf8, runs)
    guard end > sign + 1, end - sign <= 256 else { return .unclear }
    var letter = sign + 1
    while letter < end, !utf8[letter].isASCIILetter { letter += 1 }
    guard letter < end else { return .unclear }
    if end < utf8.count, utf8[end] >= 0x80 || utf8[end] == UInt8(ascii: ":") { return .unclear }
    return PlainForm(rule: .hashtag, start: sign, end: end)
  }

  /// The cashtag whose `$` stands at `sign`: one to eight capitals.
  func plainCashtag(sign: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns) -> PlainForm {
    let end = runs.runEnd(from: sign + 1)
    // A sum of money. A name of digits would be 1INCH.
    if end > sign + 1, utf8[sign + 1].isASCIIDigit, utf8[sign + 1] != UInt8(ascii: "1") { return .nothing }
    guard end > sign + 1, end - sign <= 9, endsPlainly(at: end, in: utf8),
      sign == 0 || bytes[utf8[sign - 1]].has(.beforeCashtag)
    else { return .unclear }
    for offset in sign + 1..<end where !utf8[offset].isASCIICapital { return .unclear }
    if end < utf8.count, bytes[utf8[end]].has(.word) || utf8[end] == UInt8(ascii: "$") { return .unclear }
    return PlainForm(rule: .cashtag, start: sign, end: end)
  }
}
