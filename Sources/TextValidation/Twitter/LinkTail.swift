import TextModel

/// What may follow the domain of a link, by the grammar of a dialect.
///
/// Each function takes the UTF-8 offset at which its part would begin, and gives the one at which it ends; `nil` if there
/// is no such part. All take time linear in what they read.
enum LinkTail<Grammar: LinkGrammar> {
  /// `:` and digits, however many (TW-U5).
  static func end(ofPortAt start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, utf8[start] == UInt8(ascii: ":") else { return nil }
    var offset = start + 1
    while offset < utf8.count, utf8[offset].isASCIIDigit { offset += 1 }
    return offset > start + 1 ? offset : nil
  }

  /// `/`, then up to the last scalar outside brackets that may end a path, and the bracketed groups that follow directly
  /// (TW-U6); where the grammar says so, up to the last group at least (MA-U1).
  static func end(ofPathAt start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, utf8[start] == UInt8(ascii: "/") else { return nil }
    var offset = start + 1
    var end = offset
    while offset < utf8.count {
      if utf8[offset] == UInt8(ascii: "(") {
        guard let groupEnd = self.end(ofGroupAt: offset, in: utf8) else { break }
        if end == offset || Grammar.endsPathsWithGroups { end = groupEnd }
        offset = groupEnd
      } else {
        let step = utf8.scalar(at: offset)
        guard Grammar.isOfPath(step.value) else { break }
        offset += step.utf8Count
        if Grammar.mayEndPath(step.value) { end = offset }
      }
    }
    return end
  }

  /// `?`, then up to the last scalar that may end a query (TW-U7).
  static func end(ofQueryAt start: Int, in utf8: Span<UInt8>) -> Int? {
    guard start < utf8.count, utf8[start] == UInt8(ascii: "?") else { return nil }
    var offset = start + 1
    var end: Int?
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      guard Grammar.isOfQuery(step.value) else { break }
      offset += step.utf8Count
      if Grammar.mayEndQuery(step.value) { end = offset }
    }
    return end
  }

  /// Brackets around path scalars, or around such and one more pair.
  private static func end(ofGroupAt start: Int, in utf8: Span<UInt8>) -> Int? {
    let outerEnd = end(ofRunAt: start + 1, in: utf8)
    guard outerEnd < utf8.count else { return nil }
    if utf8[outerEnd] == UInt8(ascii: ")") { return outerEnd > start + 1 ? outerEnd + 1 : nil }
    guard utf8[outerEnd] == UInt8(ascii: "(") else { return nil }
    let innerEnd = end(ofRunAt: outerEnd + 1, in: utf8)
    guard innerEnd > outerEnd + 1, innerEnd < utf8.count, utf8[innerEnd] == UInt8(ascii: ")") else { return nil }
    let end = end(ofRunAt: innerEnd + 1, in: utf8)
    return end < utf8.count && utf8[end] == UInt8(ascii: ")") ? end + 1 : nil
  }

  private static func end(ofRunAt start: Int, in utf8: Span<UInt8>) -> Int {
    var offset = start
    while offset < utf8.count {
      let step = utf8.scalar(at: offset)
      guard Grammar.isOfPath(step.value) else { break }
      offset += step.utf8Count
    }
    return offset
  }
}
