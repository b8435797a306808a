import TextModel

// The plain forms: what nearly every link looks like, read in one pass over its bytes. Each gives exactly what the general
// rule gives, or asks it; PlainFormTests holds the two together.
extension Detector {
  /// The link with `http` or `https` whose `://` starts at `colon`; `nil` where the general rule must be asked.
  func plainWebLink(colon: Int, floor: Int, in utf8: Span<UInt8>) -> Range<Int>? {
    guard linksEveryWebScheme, let start = plainWebScheme(before: colon, floor: floor, in: utf8),
      let host = plainHost(from: colon + 3, in: utf8), !utf8[host.lastLabelStart].isASCIIDigit
    else { return nil }
    if host.runEnd < utf8.count {
      let next = bytes[utf8[host.runEnd]]
      // What is no host may still be user info, unless it is a sign before a blank.
      guard next.has(.authorityEnd) || isSignBeforeBlank(at: host.runEnd, in: utf8),
        host.end == host.runEnd || !next.has(.partStart)
      else { return nil }
    }
    return plainTail(from: host.end, linkStart: start, in: utf8).map { start..<$0 }
  }

  /// Whether a sign of ASCII stands at `offset`, and a blank or nothing behind it.
  private func isSignBeforeBlank(at offset: Int, in utf8: Span<UInt8>) -> Bool {
    utf8[offset] < 0x80 && utf8[offset] != UInt8(ascii: "@") && (offset + 1 == utf8.count || utf8[offset + 1] <= 0x20)
  }

  /// Where `http` or `https` directly before `colon` starts, if no letter, digit or sign stands before it.
  private func plainWebScheme(before colon: Int, floor: Int, in utf8: Span<UInt8>) -> Int? {
    var start = colon - 4
    guard start >= floor else { return nil }
    if utf8[colon - 1] | 0x20 == UInt8(ascii: "s") { start -= 1 }
    guard start >= floor, utf8[start] | 0x20 == UInt8(ascii: "h"), utf8[start + 1] | 0x20 == UInt8(ascii: "t"),
      utf8[start + 2] | 0x20 == UInt8(ascii: "t"), utf8[start + 3] | 0x20 == UInt8(ascii: "p"),
      start == floor || !Self.isSchemeByte(utf8[start - 1])
    else { return nil }
    return start
  }

  /// The domain without a scheme around the dot at `dot`; the general rules must be asked where that is `unclear`.
  package func plainBareDomain(around dot: Int, floor: Int, in utf8: Span<UInt8>) -> PlainDomain {
    var start = dot
    while start > floor, bytes[utf8[start - 1]].has(.label) || utf8[start - 1] == UInt8(ascii: ".") {
      // No plain host has such a label. Each dot of a long row of them would lead back to its start.
      if isNoPlainEdge(utf8[start - 1], utf8[start]) { return .unclear }
      start -= 1
    }
    if start > 0, !bytes[utf8[start - 1]].has(.beforeDomain) { return .unclear }
    guard let host = plainHost(from: start, in: utf8), host.labelCount >= 2,
      host.labelCount != 4 || !isDigit(host, utf8)
    else { return .unclear }
    guard isKnownDomain(host.lastLabel, in: utf8) else { return .none(runEnd: host.runEnd) }
    // Any last label may be known but one of digits, of which none is.
    guard !utf8[start].isASCIIDigit, !isDigit(host, utf8), !utf8[host.lastLabelStart].isASCIICapital,
      !options.requiresScheme
    else { return .unclear }
    let next = host.runEnd < utf8.count ? utf8[host.runEnd] : 0
    if next == UInt8(ascii: "@") || next == UInt8(ascii: ":") { return .unclear }
    if bytes[next].has(.partStart) && host.end != host.runEnd { return .unclear }
    if next != UInt8(ascii: "/"), fileEndings.contains(host.lastLabel, in: utf8) { return .unclear }
    guard let end = plainTail(from: host.end, linkStart: start, in: utf8),
      end == utf8.count || utf8[end] != UInt8(ascii: "@")
    else { return .unclear }
    return .match(start..<end, runEnd: host.runEnd)
  }

  /// Whether two neighbours in a host end or begin a label that is empty, or has a hyphen there.
  private func isNoPlainEdge(_ first: UInt8, _ second: UInt8) -> Bool {
    let (hyphen, dot) = (UInt8(ascii: "-"), UInt8(ascii: "."))
    return first == dot ? second == dot || second == hyphen : first == hyphen && second == dot
  }

  /// What a plain look at a dot tells.
  package enum PlainDomain {
    case unclear
    case none(runEnd: Int)
    case match(Range<Int>, runEnd: Int)
  }

  private func isDigit(_ host: PlainHost, _ utf8: Span<UInt8>) -> Bool { utf8[host.lastLabelStart].isASCIIDigit }

  /// The end of path, query and fragment from the end of the host on (P1-P6); `nil` where other brackets than round ones,
  /// quotation marks or scalars beyond ASCII take part.
  private func plainTail(from start: Int, linkStart: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, bytes[utf8[start]].has(.partStart) else { return start }
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
        if openBracketCount > 0, !byteClass.has(.word) { return nil }
        end = offset
      } else if byte == UInt8(ascii: "("), openBracketCount < 100 {
        openBracketCount += 1
      } else if byte == UInt8(ascii: ")") {
        if openBracketCount == 0 { break }
        openBracketCount -= 1
        end = offset
      } else if byteClass.has(.tailHard) {
        break
      } else if byteClass.has(.tailSoft) {
        if openBracketCount > 0 { return nil }
      } else if byte == UInt8(ascii: "_"), !isAfterUnderscore, !options.followsMarkdown {
        end = offset
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
        // The next link may follow, in small letters or capitals.
        if openBracketCount > 0 || (offset < utf8.count && utf8[offset] | 0x20 == UInt8(ascii: "h")) { return nil }
      } else if byte == UInt8(ascii: "&"), openBracketCount == 0, offset < utf8.count, !Self.mayBeEntity(utf8[offset]) {
        end = offset
      } else {
        return nil
      }
    }
    return end - linkStart <= 4096 ? end : nil
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
