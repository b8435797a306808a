import TextModel

/// Tags of raw HTML (GFM 0.29, section 6.10).
enum MarkdownTag {
  /// The end of the opening or closing tag at `utf8Offset`, where `<` stands; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes up to the end or the refusal. Tags that are tried within each other's quoted values
  ///   read a byte at most three times: of two that are both in quotes of their own, the third is outside.
  static func end(at utf8Offset: Int, in text: Span<UInt8>) -> Int? {
    let isClosing = text.hasBytes(of: "</", at: utf8Offset)
    var offset = utf8Offset + (isClosing ? 2 : 1)
    guard offset < text.count, text[offset].isASCIILetter else { return nil }
    while offset < text.count, text[offset].isASCIIAlphanumeric || text[offset] == UInt8(ascii: "-") { offset += 1 }
    if isClosing {
      offset = text.endOfMarkdownSpace(from: offset)
    } else {
      while let attributeEnd = attributeEnd(at: offset, in: text) { offset = attributeEnd }
      offset = text.endOfMarkdownSpace(from: offset)
      if offset < text.count, text[offset] == UInt8(ascii: "/") { offset += 1 }
    }
    return offset < text.count && text[offset] == UInt8(ascii: ">") ? offset + 1 : nil
  }

  /// The end of white space, an attribute's name and its value, if it has one.
  private static func attributeEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    var offset = text.endOfMarkdownSpace(from: start)
    guard offset > start, offset < text.count, beginsName(text[offset]) else { return nil }
    while offset < text.count, goesOnWithName(text[offset]) { offset += 1 }
    let nameEnd = offset
    offset = text.endOfMarkdownSpace(from: offset)
    guard offset < text.count, text[offset] == UInt8(ascii: "=") else { return nameEnd }
    offset = text.endOfMarkdownSpace(from: offset + 1)
    return valueEnd(at: offset, in: text)
  }

  private static func valueEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    guard start < text.count else { return nil }
    var offset = start
    if text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'") {
      offset += 1
      while offset < text.count, text[offset] != text[start] { offset += 1 }
      return offset < text.count ? offset + 1 : nil
    }
    while offset < text.count, !text[offset].isMarkdownSpace, !endsPlainValue(text[offset]) { offset += 1 }
    return offset > start ? offset : nil
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  private static func goesOnWithName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private static func endsPlainValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
