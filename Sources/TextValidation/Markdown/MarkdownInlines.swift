/// Walks over the text of one block and finds what it holds (dialects.md, GF-X1).
///
/// Code, raw HTML, links and images become *closed* parts, in which no address of e-mail is sought.
struct MarkdownInlines: Sendable {
  /// A part of the text that nothing else is found in, and what it is if it is a match.
  struct ClosedPart: Sendable {
    let utf8Range: Range<Int>
    let match: PlatformMatch?
  }

  /// `[` or `![` that may begin a link or an image.
  struct Bracket: Sendable {
    let utf8Offset: Int
    let isImage: Bool
    /// How many closed parts stand before it.
    let closedCount: Int
    /// Whether another one has stood behind it: what it begins cannot be a label.
    var isFollowed = false

    var textStart: Int { utf8Offset + (isImage ? 2 : 1) }
  }

  let hasExtendedAutolinks: Bool
  /// Ascending and disjoint.
  var closedParts: [ClosedPart] = []
  /// Those that are open.
  var brackets: [Bracket] = []
  /// Brackets before this index, but for images, begin no link: one has ended inside them.
  var firstActiveIndex = 0
  private var backticks = MarkdownBackticks()
  private var rawHTML = MarkdownRawHTML()

  init(hasExtendedAutolinks: Bool) { self.hasExtendedAutolinks = hasExtendedAutolinks }

  /// Finds the closed parts of `text`.
  ///
  /// - Complexity: O(*n*) in the text.
  mutating func read(_ text: Span<UInt8>, definitions: inout MarkdownDefinitions, source: Span<UInt8>) {
    closedParts.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    firstActiveIndex = 0
    backticks.restart()
    rawHTML = MarkdownRawHTML()
    var offset = Self.signs.next(from: 0, in: text)
    var start = 0
    while offset < text.count {
      start = readSign(at: offset, notBefore: start, in: text, definitions: &definitions, source: source)
      offset = Self.signs.next(from: start, in: text)
    }
  }

  private static let signs = ByteFinder("`<[!]\\:.".utf8)

  /// Reads what the sign at `offset` may begin, or stand in from `start` on, and gives the offset to go on from.
  private mutating func readSign(
    at offset: Int, notBefore start: Int, in text: Span<UInt8>, definitions: inout MarkdownDefinitions,
    source: Span<UInt8>
  ) -> Int {
    switch text[offset] {
    case UInt8(ascii: "`"): return readBackticks(at: offset, in: text)
    case UInt8(ascii: "<"): return readAngleBracket(at: offset, in: text)
    case UInt8(ascii: "["): return openBracket(at: offset, isImage: false)
    case UInt8(ascii: "!"):
      return text.hasByte(UInt8(ascii: "["), at: offset + 1) ? openBracket(at: offset, isImage: true) : offset + 1
    case UInt8(ascii: "]"): return closeBracket(at: offset, in: text, definitions: &definitions, source: source)
    case UInt8(ascii: "\\"):
      return offset + (offset + 1 < text.count && text[offset + 1].isMarkdownPunctuation ? 2 : 1)
    case UInt8(ascii: ":") where text.hasByte(UInt8(ascii: "/"), at: offset + 1):
      return readLink(MarkdownPlainLink.schemeLink, at: offset, in: text)
    case UInt8(ascii: ".") where offset - 3 >= start && text.hasASCII("www", at: offset - 3):
      return max(offset + 1, readLink(MarkdownPlainLink.webAddress, at: offset - 3, in: text))
    default: return offset + 1
    }
  }

  /// Adds the matches, ascending: those that are closed parts, and the addresses between these.
  func appendMatches(in text: Span<UInt8>, to matches: inout [PlatformMatch]) {
    var start = 0
    for part in closedParts {
      appendEmails(in: start..<part.utf8Range.lowerBound, of: text, to: &matches)
      if let match = part.match { matches.append(match) }
      start = part.utf8Range.upperBound
    }
    appendEmails(in: start..<text.count, of: text, to: &matches)
  }

  private func appendEmails(in utf8Range: Range<Int>, of text: Span<UInt8>, to matches: inout [PlatformMatch]) {
    guard hasExtendedAutolinks else { return }
    var search = MarkdownEmail(in: utf8Range)
    while let address = search.next(in: text) { matches.append(PlatformMatch(.gfmEmail, address)) }
  }

  private mutating func close(_ utf8Range: Range<Int>, match: PlatformMatch? = nil) -> Int {
    closedParts.append(ClosedPart(utf8Range: utf8Range, match: match))
    return utf8Range.upperBound
  }

  private mutating func readBackticks(at utf8Offset: Int, in text: Span<UInt8>) -> Int {
    let end = text.endOfRun(of: UInt8(ascii: "`"), from: utf8Offset, limit: text.count)
    guard let codeEnd = backticks.codeEnd(after: utf8Offset..<end, in: text) else { return end }
    return close(utf8Offset..<codeEnd)
  }

  private mutating func readAngleBracket(at utf8Offset: Int, in text: Span<UInt8>) -> Int {
    if let match = MarkdownBracketedLink.match(at: utf8Offset, in: text) {
      return close(utf8Offset..<match.utf8Range.upperBound + 1, match: match)
    }
    guard let end = rawHTML.end(at: utf8Offset, in: text) else { return utf8Offset + 1 }
    return close(utf8Offset..<end)
  }

  private mutating func readLink(
    _ link: (Int, Span<UInt8>) -> Range<Int>?, at utf8Offset: Int, in text: Span<UInt8>
  ) -> Int {
    // GF-C2.
    guard hasExtendedAutolinks, brackets.isEmpty, let utf8Range = link(utf8Offset, text) else { return utf8Offset + 1 }
    return close(utf8Range, match: PlatformMatch(.gfmLink, utf8Range))
  }
}
