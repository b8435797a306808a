import TextModel

/// Raw HTML within a text: tags, comments, instructions, declarations, character data (GFM 0.29, section 6.10).
struct MarkdownRawHTML: Sendable {
  /// Which ends do not stand in what is left of the text.
  private var hasNoInstructionEnd = false
  private var hasNoDeclarationEnd = false
  private var hasNoCharacterDataEnd = false

  /// The end of the raw HTML at `utf8Offset`, where `<` stands; `nil` if there is none.
  ///
  /// The offsets ascend from call to call.
  ///
  /// - Complexity: O(*n*) in the text for all calls together.
  mutating func end(at utf8Offset: Int, in text: Span<UInt8>) -> Int? {
    let inside = utf8Offset + 2
    guard inside < text.count else { return nil }
    switch text[utf8Offset + 1] {
    case UInt8(ascii: "?"):
      return Self.end(of: "?>", from: inside, isMissing: &hasNoInstructionEnd, in: text)
    case UInt8(ascii: "!"):
      if text.hasBytes(of: "--", at: inside) { return Self.commentEnd(from: inside + 2, in: text) }
      if text.hasBytes(of: "[CDATA[", at: inside) {
        return Self.end(of: "]]>", from: inside + 7, isMissing: &hasNoCharacterDataEnd, in: text)
      }
      var nameEnd = inside
      while nameEnd < text.count, text[nameEnd].isASCIICapital { nameEnd += 1 }
      guard nameEnd > inside, nameEnd < text.count, text[nameEnd].isMarkdownSpace else { return nil }
      return Self.end(of: ">", from: nameEnd, isMissing: &hasNoDeclarationEnd, in: text)
    default: return MarkdownTag.end(at: utf8Offset, in: text)
    }
  }

  private static func end(of mark: String, from start: Int, isMissing: inout Bool, in text: Span<UInt8>) -> Int? {
    if isMissing { return nil }
    guard let offset = text.firstOffset(of: mark, from: start, limit: text.count) else {
      isMissing = true
      return nil
    }
    return offset + mark.utf8.count
  }

  /// A comment holds no `--`, begins with neither `>` nor `->` and does not end with `-`.
  private static func commentEnd(from start: Int, in text: Span<UInt8>) -> Int? {
    if text.hasBytes(of: ">", at: start) || text.hasBytes(of: "->", at: start) { return nil }
    guard let offset = text.firstOffset(of: "--", from: start, limit: text.count) else { return nil }
    return text.hasBytes(of: "-->", at: offset) ? offset + 3 : nil
  }
}
