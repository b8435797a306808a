import TextModel

/// A block of raw HTML by how it ends (GFM 0.29, section 4.6).
enum MarkdownHTMLBlock: Sendable {
  case literalText, comment, instruction, declaration, characterData
  case element, tag

  /// Which block of raw HTML begins at `utf8Offset`, where `<` stands.
  ///
  /// `limit` is the end of the line; `interrupts` says that the line would else go on with a paragraph.
  init?(at utf8Offset: Int, limit: Int, interrupts: Bool, in utf8: Span<UInt8>) {
    let line = utf8.extracting(0..<limit)
    if line.hasBytes(of: "<!--", at: utf8Offset) {
      self = .comment
    } else if line.hasBytes(of: "<?", at: utf8Offset) {
      self = .instruction
    } else if line.hasBytes(of: "<![CDATA[", at: utf8Offset) {
      self = .characterData
    } else if line.hasBytes(of: "<!", at: utf8Offset), utf8Offset + 2 < limit, line[utf8Offset + 2].isASCIICapital {
      self = .declaration
    } else if let element = Self.element(at: utf8Offset, in: line) {
      self = element
    } else {
      guard !interrupts, let end = MarkdownTag.end(at: utf8Offset, in: line),
        line.endOfMarkdownSpace(from: end) == limit
      else { return nil }
      self = .tag
    }
  }

  var endsAtBlankLine: Bool { self == .element || self == .tag }

  /// Whether the block ends with the line of that range.
  func ends(in utf8Range: Range<Int>, of utf8: Span<UInt8>) -> Bool {
    let mark: String
    switch self {
    case .element, .tag: return false
    case .comment: mark = "-->"
    case .instruction: mark = "?>"
    case .declaration: mark = ">"
    case .characterData: mark = "]]>"
    case .literalText: return Self.hasLiteralTextEnd(utf8Range, in: utf8)
    }
    return utf8.firstOffset(of: mark, from: utf8Range.lowerBound, limit: utf8Range.upperBound) != nil
  }

  private static func hasLiteralTextEnd(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    var offset = utf8Range.lowerBound
    while let slash = utf8.firstOffset(of: "</", from: offset, limit: utf8Range.upperBound) {
      let nameEnd = endOfName(from: slash + 2, limit: utf8Range.upperBound, in: utf8)
      if nameEnd < utf8Range.upperBound, utf8[nameEnd] == UInt8(ascii: ">"),
        literalTextElements.contains(utf8.extracting(slash + 2..<nameEnd))
      {
        return true
      }
      offset = slash + 2
    }
    return false
  }

  private static func element(at utf8Offset: Int, in line: Span<UInt8>) -> MarkdownHTMLBlock? {
    let isClosing = line.hasBytes(of: "</", at: utf8Offset)
    let start = utf8Offset + (isClosing ? 2 : 1)
    let end = endOfName(from: start, limit: line.count, in: line)
    guard end > start else { return nil }
    let name = line.extracting(start..<end)
    let endsTag = end == line.count || line[end].isMarkdownSpace || line[end] == UInt8(ascii: ">")
    if !isClosing, endsTag, literalTextElements.contains(name) { return .literalText }
    return (endsTag || line.hasBytes(of: "/>", at: end)) && blockElements.contains(name) ? .element : nil
  }

  /// The names that are known have up to ten letters and digits.
  private static func endOfName(from start: Int, limit: Int, in utf8: Span<UInt8>) -> Int {
    var end = start
    while end < limit, end - start <= 10, utf8[end].isASCIIAlphanumeric { end += 1 }
    return end
  }

  private static let literalTextElements = FoldedNames(["script", "pre", "style"])

  private static let blockElements = FoldedNames([
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "source",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ])
}

/// Names of elements, which compare without case.
private struct FoldedNames: Sendable {
  private let names: Set<[UInt8]>

  init(_ names: [String]) { self.names = Set(names.map { Array($0.utf8) }) }

  func contains(_ name: Span<UInt8>) -> Bool {
    names.contains(name.indices.map { name[$0].asciiLowercased })
  }
}
