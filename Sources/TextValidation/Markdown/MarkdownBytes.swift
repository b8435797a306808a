import TextModel

extension UInt8 {
  /// White space of Markdown (dialects.md, GF-C1): space, tab, LF, VT, FF, CR.
  var isMarkdownSpace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// A space or a tab.
  var isMarkdownBlank: Bool { self == 0x20 || self == 0x09 }

  /// ASCII punctuation: a backslash before it makes it text.
  var isMarkdownPunctuation: Bool { self &- 0x21 < 0x5E && !isASCIIAlphanumeric }
}

extension Span where Element == UInt8 {
  /// Whether `byte` stands at `utf8Offset`, which is not negative.
  func hasByte(_ byte: UInt8, at utf8Offset: Int) -> Bool { utf8Offset < count && self[utf8Offset] == byte }

  /// Whether the bytes of `literal` stand at `utf8Offset`.
  func hasBytes(of literal: String, at utf8Offset: Int) -> Bool {
    var offset = utf8Offset
    for byte in literal.utf8 {
      guard offset < count, self[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  /// Where the bytes of `literal` next stand at or after `utf8Offset` and end no later than `limit`.
  func firstOffset(of literal: String, from utf8Offset: Int, limit: Int) -> Int? {
    guard let first = literal.utf8.first else { return nil }
    let last = limit - literal.utf8.count
    var offset = utf8Offset
    while offset <= last {
      if self[offset] == first, hasBytes(of: literal, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// The first offset from `utf8Offset` on at which no white space of Markdown stands; `count` if there is none.
  func endOfMarkdownSpace(from utf8Offset: Int) -> Int {
    var offset = utf8Offset
    while offset < count, self[offset].isMarkdownSpace { offset += 1 }
    return offset
  }

  /// The first offset from `utf8Offset` on, and before `limit`, at which neither a space nor a tab stands.
  func endOfMarkdownBlanks(from utf8Offset: Int, limit: Int) -> Int {
    var offset = utf8Offset
    while offset < limit, self[offset].isMarkdownBlank { offset += 1 }
    return offset
  }

  /// The first offset from `utf8Offset` on, and before `limit`, at which another byte than `byte` stands.
  func endOfRun(of byte: UInt8, from utf8Offset: Int, limit: Int) -> Int {
    var offset = utf8Offset
    while offset < limit, self[offset] == byte { offset += 1 }
    return offset
  }

  /// The part of `utf8Range` without the white space of Markdown at its ends.
  func trimmingMarkdownSpace(_ utf8Range: Range<Int>) -> Range<Int> {
    var (start, end) = (utf8Range.lowerBound, utf8Range.upperBound)
    while start < end, self[start].isMarkdownSpace { start += 1 }
    while start < end, self[end - 1].isMarkdownSpace { end -= 1 }
    return start..<end
  }
}
