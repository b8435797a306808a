/// The parts of links in square brackets and of their definitions (GFM 0.29, sections 4.7 and 6.6).
enum MarkdownLinkParts {
  /// The label in the square brackets at `utf8Offset`, where `[` stands, without them.
  static func label(at utf8Offset: Int, in text: Span<UInt8>) -> Range<Int>? {
    guard utf8Offset < text.count, text[utf8Offset] == UInt8(ascii: "[") else { return nil }
    var offset = utf8Offset + 1
    while offset < text.count, offset - utf8Offset <= 1_000 {
      switch text[offset] {
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"): return utf8Offset + 1..<offset
      case UInt8(ascii: "\\"): offset += isEscape(at: offset, in: text) ? 2 : 1
      default: offset += 1
      }
    }
    return nil
  }

  /// The end of `(destination "title")` at `utf8Offset`, where `(` stands.
  static func inlineEnd(at utf8Offset: Int, in text: Span<UInt8>) -> Int? {
    guard utf8Offset < text.count, text[utf8Offset] == UInt8(ascii: "(") else { return nil }
    let start = text.endOfMarkdownSpace(from: utf8Offset + 1)
    guard let destinationEnd = destinationEnd(at: start, in: text) else { return nil }
    var end = text.endOfMarkdownSpace(from: destinationEnd)
    if end > destinationEnd, let titleEnd = titleEnd(at: end, in: text) {
      end = text.endOfMarkdownSpace(from: titleEnd)
    }
    return end < text.count && text[end] == UInt8(ascii: ")") ? end + 1 : nil
  }

  /// The end of a destination, in angle brackets or with no more than 32 round ones open.
  static func destinationEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    var offset = start
    if offset < text.count, text[offset] == UInt8(ascii: "<") { return bracketedDestinationEnd(at: start, in: text) }
    var openCount = 0
    scan: while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\\") where isEscape(at: offset, in: text): offset += 1
      case UInt8(ascii: "("):
        openCount += 1
        if openCount > 32 { return nil }
      case UInt8(ascii: ")"):
        if openCount == 0 { break scan }
        openCount -= 1
      case let byte: if byte.isMarkdownSpace { return offset == start ? nil : offset }
      }
      offset += 1
    }
    return offset
  }

  private static func bracketedDestinationEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    var offset = start + 1
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: ">"): return offset + 1
      case UInt8(ascii: "<"), 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): offset += isEscape(at: offset, in: text) ? 2 : 1
      default: offset += 1
      }
    }
    return nil
  }

  /// The end of a title in quotes or round brackets.
  static func titleEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    guard start < text.count else { return nil }
    let close: UInt8
    switch text[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = text[start]
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var offset = start + 1
    while offset < text.count {
      switch text[offset] {
      case close: return offset + 1
      case UInt8(ascii: "("): if close == UInt8(ascii: ")") { return nil }
      case UInt8(ascii: "\\"): if isEscape(at: offset, in: text) { offset += 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }

  private static func isEscape(at utf8Offset: Int, in text: Span<UInt8>) -> Bool {
    utf8Offset + 1 < text.count && text[utf8Offset + 1].isMarkdownPunctuation
  }
}
