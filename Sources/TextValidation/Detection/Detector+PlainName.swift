import TextModel

// The plain forms of addresses, mentions and tags: see Detector+PlainLink.swift.
extension Detector {
  /// What the general rule says of the `@` at `sign`; `nil` where it must be asked.
  func plainEmail(sign: Int, floor: Int, in utf8: Span<UInt8>) -> Verdict? {
    guard let host = plainHost(from: sign + 1, in: utf8) else {
      let next = utf8.byte(at: sign + 1)
      // No host begins so, whatever stands before the sign.
      return next < 0x80 && !bytes[next].has(.label) && next != UInt8(ascii: "_") ? Verdict.none : nil
    }
    if host.labelCount == 1 { return Verdict.none }
    var start = sign
    while start > floor, bytes[utf8[start - 1]].has(.localPart) { start -= 1 }
    if start > floor, utf8[start - 1] >= 0x80 || utf8[start - 1] == UInt8(ascii: "@") { return nil }
    if start == sign, !utf8[host.lastLabelStart].isASCIIDigit, !isKnownDomain(host.lastLabel, in: utf8) {
      return Verdict.none
    }
    if start == sign || sign - start > 64 || !bytes[utf8[start]].has(.word) || !bytes[utf8[sign - 1]].has(.word) {
      return nil
    }
    if start > 0, utf8[start - 1] == UInt8(ascii: ":") || utf8[start - 1] == UInt8(ascii: "@") { return nil }
    for offset in start..<sign where utf8[offset] == UInt8(ascii: ".") && utf8[offset + 1] == UInt8(ascii: ".") {
      return nil
    }
    guard !utf8[host.lastLabelStart].isASCIIDigit, isKnownDomain(host.lastLabel, in: utf8),
      utf8.byte(at: host.end) != UInt8(ascii: "@")
    else { return nil }
    return .match(start..<host.end)
  }

  /// The mention whose `@` stands at `sign`, where no address can: nothing stands before it, and no dot is in the name.
  package func plainLoneMention(sign: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    if sign > 0, bytes[utf8[sign - 1]].has(.localPart) { return nil }
    // Where a name ends before two hyphens, a host goes on: @xn--p1ai.com.
    guard let mention = plainMention(sign: sign, in: utf8), utf8.byte(at: mention.upperBound) != UInt8(ascii: "-")
    else { return nil }
    for offset in mention where utf8[offset] == UInt8(ascii: ".") { return nil }
    return mention
  }

  /// The mention whose `@` stands at `sign`; `nil` where the general rule must be asked.
  func plainMention(sign: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    guard hasDefaultNames, sign == 0 || bytes[utf8[sign - 1]].has(.beforeMention) else { return nil }
    var offset = sign + 1
    guard offset < utf8.count, utf8[offset].isASCIILetter else { return nil }
    while offset < utf8.count {
      let byte = utf8[offset]
      if !bytes[byte].has(.word) {
        if byte >= 0x80 || byte == UInt8(ascii: "@") || byte == UInt8(ascii: ":") { return nil }
        guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-"), offset + 1 < utf8.count else { break }
        let next = bytes[utf8[offset + 1]]
        // A capital after a dot begins a sentence, if the name begins with a small letter.
        if next.has(.beyondASCII) || next.has(.capital) { return nil }
        guard next.has(.word) else { break }
      }
      offset += 1
    }
    return offset - sign <= 64 ? sign..<offset : nil
  }

  /// The hashtag whose `#` stands at `sign`; `nil` where the general rule must be asked.
  func plainHashtag(sign: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    guard hasDefaultTags, sign == 0 || bytes[utf8[sign - 1]].has(.beforeHashtag) else { return nil }
    var offset = sign + 1
    var hasLetter = false
    while offset < utf8.count, bytes[utf8[offset]].has(.word) {
      hasLetter = hasLetter || utf8[offset].isASCIILetter
      offset += 1
    }
    guard hasLetter, offset - sign <= 256 else { return nil }
    if offset < utf8.count, utf8[offset] >= 0x80 || utf8[offset] == UInt8(ascii: ":") { return nil }
    return sign..<offset
  }
}
