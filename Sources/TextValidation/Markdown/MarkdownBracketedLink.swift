import TextModel

/// Links and addresses between angle brackets (dialects.md, GF-A1, GF-A2).
enum MarkdownBracketedLink {
  /// What `<` at `utf8Offset` begins; its range is inside the brackets.
  ///
  /// - Complexity: O(*n*) in the bytes up to the end or the refusal, which no `<` is among.
  static func match(at utf8Offset: Int, in text: Span<UInt8>) -> PlatformMatch? {
    if let end = linkEnd(from: utf8Offset + 1, in: text) { return PlatformMatch(.gfmLink, utf8Offset + 1..<end) }
    return addressEnd(from: utf8Offset + 1, in: text).map { PlatformMatch(.gfmEmail, utf8Offset + 1..<$0) }
  }

  private static func linkEnd(from start: Int, in text: Span<UInt8>) -> Int? {
    guard start < text.count, text[start].isASCIILetter else { return nil }
    var offset = start + 1
    while offset < text.count, offset - start < 32, isOfScheme(text[offset]) { offset += 1 }
    guard offset - start >= 2, offset < text.count, text[offset] == UInt8(ascii: ":") else { return nil }
    while offset < text.count, text[offset] > 0x20, text[offset] != UInt8(ascii: "<"), text[offset] != UInt8(ascii: ">")
    {
      let step = text.scalar(at: offset)
      if step.value == ScalarStep.illFormed { return nil }
      offset += step.utf8Count
    }
    return offset < text.count && text[offset] == UInt8(ascii: ">") ? offset : nil
  }

  private static func addressEnd(from start: Int, in text: Span<UInt8>) -> Int? {
    var offset = start
    while offset < text.count, isOfLocalPart(text[offset]) { offset += 1 }
    guard offset > start, offset < text.count, text[offset] == UInt8(ascii: "@") else { return nil }
    repeat {
      let label = offset + 1
      offset = label
      while offset < text.count, text[offset].isASCIIAlphanumeric || text[offset] == UInt8(ascii: "-") { offset += 1 }
      guard (1...63).contains(offset - label), text[label] != UInt8(ascii: "-"), text[offset - 1] != UInt8(ascii: "-")
      else { return nil }
    } while offset < text.count && text[offset] == UInt8(ascii: ".")
    return offset < text.count && text[offset] == UInt8(ascii: ">") ? offset : nil
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: byte.isASCIIAlphanumeric
    }
  }

  private static func isOfLocalPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "]"):
      false
    default: byte.isASCIIAlphanumeric || byte.isMarkdownPunctuation
    }
  }
}
