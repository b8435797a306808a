import TextModel

/// Links without brackets: of `www.` and of `://` (dialects.md, GF-W, GF-P, GF-D, GF-T).
enum MarkdownPlainLink {
  /// The link that `www.` at `utf8Offset` begins, where `w` stands.
  static func webAddress(at utf8Offset: Int, in text: Span<UInt8>) -> Range<Int>? {
    guard text.hasBytes(of: "www.", at: utf8Offset) else { return nil }
    if utf8Offset > 0 {
      switch text[utf8Offset - 1] {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("): break
      case let byte: guard byte.isMarkdownSpace else { return nil }
      }
    }
    guard isDomain(from: utf8Offset, requiresDot: true, in: text) else { return nil }
    return end(from: utf8Offset, in: text).map { utf8Offset..<$0 }
  }

  /// The link whose scheme ends with `://` at `utf8Offset`, where `:` stands.
  static func schemeLink(at utf8Offset: Int, in text: Span<UInt8>) -> Range<Int>? {
    let domain = utf8Offset + 3
    guard domain < text.count, text.hasBytes(of: "://", at: utf8Offset) else { return nil }
    var start = utf8Offset
    while start > 0, text[start - 1].isASCIILetter { start -= 1 }
    guard isScheme(start..<utf8Offset, in: text), mayBeginDomain(text.scalar(at: domain).value),
      isDomain(from: domain, requiresDot: false, in: text)
    else { return nil }
    return end(from: utf8Offset, in: text).map { start..<$0 }
  }

  private static func isScheme(_ utf8Range: Range<Int>, in text: Span<UInt8>) -> Bool {
    ["http", "https", "ftp"].contains { scheme in
      guard utf8Range.count == scheme.utf8.count else { return false }
      return zip(utf8Range, scheme.utf8).allSatisfy { text[$0].asciiLowercased == $1 }
    }
  }

  private static func mayBeginDomain(_ value: UInt32) -> Bool {
    if value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: value)
      return !byte.isMarkdownSpace && !byte.isMarkdownPunctuation
    }
    let flags = ScalarClassTable.shared.flags(of: value)
    return value != ScalarStep.illFormed && !flags.contains(.blank) && !flags.contains(.punctuation)
  }

  /// Whether a domain may begin at `start`: its underscores or, with `requiresDot`, its dots may refuse it (GF-D1).
  ///
  /// Only the first ten labels can refuse (GF-D2): that also bounds what is read again in a run of `_www.` and the like.
  private static func isDomain(from start: Int, requiresDot: Bool, in text: Span<UInt8>) -> Bool {
    let last = text.count - 1
    var offset = start + 1
    var dotCount = 0
    var (hasUnderscore, hadUnderscore) = (false, false)
    scan: while offset < last, dotCount <= 10, text[start] < 0x80 {
      if text[offset] == UInt8(ascii: "\\"), offset + 1 < last { offset += 1 }
      switch text[offset] {
      case UInt8(ascii: "_"): hasUnderscore = true
      case UInt8(ascii: "."):
        (hadUnderscore, hasUnderscore) = (hasUnderscore, false)
        dotCount += 1
      case UInt8(ascii: "-"): break
      case let byte: guard byte.isASCIIAlphanumeric else { break scan }
      }
      offset += 1
    }
    if dotCount > 10 { return true }
    return !hasUnderscore && !hadUnderscore && (dotCount > 0 || !requiresDot)
  }

  /// The end of the link that begins at `start`, without what is trimmed (GF-D3, GF-T1).
  private static func end(from start: Int, in text: Span<UInt8>) -> Int? {
    var end = start
    while end < text.count, !text[end].isMarkdownSpace, text[end] != UInt8(ascii: "<") {
      let step = text.scalar(at: end)
      if step.value == ScalarStep.illFormed { break }
      end += step.utf8Count
    }
    var surplus = 0
    for offset in start..<end {
      if text[offset] == UInt8(ascii: ")") { surplus += 1 }
      if text[offset] == UInt8(ascii: "(") { surplus -= 1 }
    }
    while end > start {
      switch text[end - 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
        end -= 1
      case UInt8(ascii: ")"):
        guard surplus > 0 else { return end }
        surplus -= 1
        end -= 1
      case UInt8(ascii: ";"): end = entityStart(before: end - 1, notBefore: start, in: text) ?? end - 1
      default: return end
      }
    }
    return nil
  }

  /// Where `&` and letters begin that end at `utf8Offset`, where `;` stands.
  private static func entityStart(before utf8Offset: Int, notBefore floor: Int, in text: Span<UInt8>) -> Int? {
    var offset = utf8Offset
    while offset > floor, text[offset - 1].isASCIILetter { offset -= 1 }
    return offset < utf8Offset && offset > floor && text[offset - 1] == UInt8(ascii: "&") ? offset - 1 : nil
  }
}
