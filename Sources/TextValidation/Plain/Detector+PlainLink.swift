import TextModel

// The plain forms of links: see PlainForm.swift.
extension Detector {
  /// The link with `http` or `https` whose colon stands at `colon`.
  func plainLink(
    colon: Int, floor: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> PlainForm {
    guard linksEveryWebScheme, colon + 3 < utf8.count, utf8[colon + 1] == UInt8(ascii: "/"),
      utf8[colon + 2] == UInt8(ascii: "/")
    else { return .unclear }
    let start = plainWebScheme(before: colon, floor: floor, in: utf8)
    let host = plainHost(from: colon + 3, in: utf8, runs)
    guard start >= 0, !host.isUnclear, !utf8[host.lastLabelStart].isASCIIDigit else { return .unclear }
    if host.runEnd == utf8.count { return PlainForm(rule: .schemeLink, start: start, end: host.end) }
    let next = bytes[utf8[host.runEnd]]
    // What is no host may still be user info, unless it is a sign before a blank.
    guard next.has(.authorityEnd) || endsPlainly(at: host.runEnd, in: utf8),
      host.end == host.runEnd || !next.has(.partStart)
    else { return .unclear }
    let end = plainTail(from: host.end, linkStart: start, in: utf8, runs)
    return end < 0 ? .unclear : PlainForm(rule: .schemeLink, start: start, end: end)
  }

  /// Where `http` or `https` directly before `colon` starts, if no letter, digit or sign stands before it; else -1.
  @inline(__always)
  private func plainWebScheme(before colon: Int, floor: Int, in utf8: Span<UInt8>) -> Int {
    guard colon - 4 >= floor else { return -1 }
    let start = utf8[colon - 1] | 0x20 == UInt8(ascii: "s") ? colon - 5 : colon - 4
    guard start >= floor, utf8[start] | 0x20 == UInt8(ascii: "h"), utf8[start + 1] | 0x20 == UInt8(ascii: "t"),
      utf8[start + 2] | 0x20 == UInt8(ascii: "t"), utf8[start + 3] | 0x20 == UInt8(ascii: "p"),
      start == floor || !Self.isSchemeByte(utf8[start - 1])
    else { return -1 }
    return start
  }

  /// The domain without a scheme whose run of host bytes holds the dot at `dot`.
  func plainDomain(
    around dot: Int, floor: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> PlainForm {
    let start = plainRunStart(before: dot, floor: floor, in: utf8, runs, .hostSign)
    guard start >= 0 else { return .unclear }
    if start > 0, !bytes[utf8[start - 1]].has(.beforeDomain) { return .unclear }
    let host = plainHost(from: start, in: utf8, runs)
    guard !host.isUnclear, host.labelCount >= 2 else { return .unclear }
    let first = utf8[host.lastLabelStart]
    if first.isASCIIDigit {
      // Four numbers may be an address.
      guard host.labelCount != 4, hasDefaultDomains else { return .unclear }
      return .nothing(from: start, to: host.runEnd)
    }
    guard isKnownDomain(host.lastLabel, in: utf8) else { return .nothing(from: start, to: host.runEnd) }
    guard !utf8[start].isASCIIDigit, !first.isASCIICapital, !options.requiresScheme else { return .unclear }
    if host.runEnd == utf8.count {
      return fileEndings.contains(host.lastLabel, in: utf8)
        ? .unclear : PlainForm(rule: .bareDomain, start: start, end: host.end)
    }
    let next = utf8[host.runEnd]
    if next == UInt8(ascii: "@") || next == UInt8(ascii: ":") { return .unclear }
    if bytes[next].has(.partStart) && host.end != host.runEnd { return .unclear }
    if next != UInt8(ascii: "/"), fileEndings.contains(host.lastLabel, in: utf8) { return .unclear }
    let end = plainTail(from: host.end, linkStart: start, in: utf8, runs)
    guard end >= 0, end == utf8.count || utf8[end] != UInt8(ascii: "@") else { return .unclear }
    return PlainForm(rule: .bareDomain, start: start, end: end)
  }

  /// Where the letters, digits and signs of a class before `offset` start, no earlier than `floor` and not before two dots;
  /// -1 if they are many.
  @inline(__always)
  func plainRunStart(
    before offset: Int, floor: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns, _ signs: ByteClass
  ) -> Int {
    guard let preceding = runs.mask(before: offset) else { return -1 }
    var start = offset
    while true {
      let passedCount = offset &- start
      guard passedCount < 64 else { return -1 }
      start &-= (~(preceding &<< UInt64(truncatingIfNeeded: passedCount))).leadingZeroBitCount
      guard start > floor, bytes[utf8[start &- 1]].has(signs) else { return max(start, floor) }
      if utf8[start &- 1] == UInt8(ascii: "."), utf8[start] == UInt8(ascii: ".") { return -1 }
      start &-= 1
    }
  }

  /// The end of path, query and fragment from the end of the host on (P1-P6); -1 where other brackets than round ones,
  /// quotation marks or scalars beyond ASCII take part.
  @inline(__always)
  private func plainTail(
    from start: Int, linkStart: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> Int {
    start < utf8.count && bytes[utf8[start]].has(.partStart)
      ? plainPartsEnd(from: start, linkStart: linkStart, in: utf8, runs) : start
  }

  private func plainPartsEnd(
    from start: Int, linkStart: Int, in utf8: Span<UInt8>, _ runs: AlphanumericRuns
  ) -> Int {
    let isAfterUnderscore = linkStart > 0 && utf8[linkStart - 1] == UInt8(ascii: "_")
    var offset = start
    var end = start
    var openBracketCount = 0
    while offset < utf8.count {
      let byte = utf8[offset]
      let byteClass = bytes[byte]
      offset += 1
      if byteClass.has(.tailInclude) {
        // A part's own separator forgets the brackets that are open; so do `?`, `,` and `:~:` below.
        if openBracketCount > 0, !byteClass.has(.word) { return -1 }
        end = offset
      } else if byteClass.has(.tailHard) {
        break
      } else if byteClass.has(.tailSoft) {
        if openBracketCount > 0 { return -1 }
      } else if byte == UInt8(ascii: "("), openBracketCount < 100 {
        openBracketCount += 1
      } else if byte == UInt8(ascii: ")") {
        if openBracketCount == 0 { break }
        openBracketCount -= 1
        end = offset
      } else if byte == UInt8(ascii: "_"), !isAfterUnderscore, !options.followsMarkdown {
        end = offset
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
        // The next link may follow, in small letters or capitals.
        if openBracketCount > 0 || (offset < utf8.count && utf8[offset] | 0x20 == UInt8(ascii: "h")) { return -1 }
      } else if byte == UInt8(ascii: "&"), openBracketCount == 0, offset < utf8.count, !Self.mayBeEntity(utf8[offset]) {
        end = offset
      } else {
        return -1
      }
      // Letters and digits belong to every part.
      let runEnd = runs.runEnd(from: offset)
      if runEnd > offset {
        offset = runEnd
        end = runEnd
      } else if runEnd < 0, offset < utf8.count {
        return -1
      }
    }
    return end
  }

  /// Whether the byte may be the second of a character reference that ends a link: `&lt;`, `&#34;` and the like.
  private static func mayBeEntity(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "l"), UInt8(ascii: "g"), UInt8(ascii: "q"), UInt8(ascii: "a"), UInt8(ascii: "n"),
      UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }
}
