import TextModel

/// Addresses of e-mail without brackets (dialects.md, GF-E).
struct MarkdownEmail {
  /// What lies before does not exist for the search.
  private var floor: Int
  private let limit: Int
  private static let signs = ByteFinder([UInt8(ascii: "@")])

  /// A search in a part of a text: between links, code and raw HTML.
  init(in utf8Range: Range<Int>) { (floor, limit) = (utf8Range.lowerBound, utf8Range.upperBound) }

  /// The next address.
  ///
  /// - Complexity: O(*n*) in the part for all calls together.
  mutating func next(in text: Span<UInt8>) -> Range<Int>? {
    let part = text.extracting(0..<limit)
    while true {
      let sign = Self.signs.next(from: floor, in: part)
      guard sign < limit else { return nil }
      if let address = address(around: sign, in: text) {
        floor = address.upperBound
        return address
      }
      floor = sign + 1
    }
  }

  private func address(around sign: Int, in text: Span<UInt8>) -> Range<Int>? {
    var start = sign
    var (hasProtocol, allowsSlash) = (false, false)
    while start > floor {
      let byte = text[start - 1]
      if byte == UInt8(ascii: ":") {
        let isXMPP = hasProtocolName("xmpp:", endingAt: start, in: text)
        guard isXMPP || hasProtocolName("mailto:", endingAt: start, in: text) else { break }
        hasProtocol = true
        if isXMPP { allowsSlash = true }
      } else if !byte.isASCIIAlphanumeric, !Self.isLocalSign(byte) {
        break
      }
      start -= 1
    }
    // Later versions ask this of no address (GF-E3); the rule's example does (GF-E1).
    if !hasProtocol, start > floor, text[start - 1] == UInt8(ascii: "/") { return nil }
    guard start < sign else { return nil }
    return end(after: sign, allowsSlash: allowsSlash, in: text).map { start..<$0 }
  }

  /// Whether `name`, which ends with `:`, ends at `utf8Offset` and no letter or digit stands before it (GF-E3).
  private func hasProtocolName(_ name: String, endingAt utf8Offset: Int, in text: Span<UInt8>) -> Bool {
    let start = utf8Offset - name.utf8.count
    guard start >= floor, text.hasBytes(of: name, at: start) else { return false }
    return start == floor || !text[start - 1].isASCIIAlphanumeric
  }

  private func end(after sign: Int, allowsSlash: Bool, in text: Span<UInt8>) -> Int? {
    var end = sign + 1
    var hasDot = false
    scan: while end < limit {
      switch text[end] {
      case UInt8(ascii: "-"), UInt8(ascii: "_"): break
      case UInt8(ascii: "/"): guard allowsSlash else { break scan }
      case UInt8(ascii: "."):
        guard end + 1 < limit, text[end + 1].isASCIIAlphanumeric else { break scan }
        hasDot = true
      case UInt8(ascii: "@"): return nil
      case let byte: guard byte.isASCIIAlphanumeric else { break scan }
      }
      end += 1
    }
    return hasDot && text[end - 1].isASCIILetter ? end : nil
  }

  private static func isLocalSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
