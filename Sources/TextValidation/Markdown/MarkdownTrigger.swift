/// Where in a Markdown source something may be found: `<`, `@`, `www.` and `://`.
///
/// A text without any of them is not read further; what else decides (code, links, blocks) matters only near one.
enum MarkdownTrigger {
  /// The first trigger at or after `utf8Offset`; the count of bytes if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes passed over: one look each.
  static func next(from utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var offset = utf8Offset
    while true {
      // From `:` to `@` there are no letters, and few other bytes than `:` and `?` are met.
      while offset < utf8.count, utf8[offset] &- 0x3A > 6, utf8[offset] != UInt8(ascii: "w") { offset += 1 }
      if offset == utf8.count || isTrigger(at: offset, in: utf8) { return offset }
      offset += 1
    }
  }

  private static func isTrigger(at utf8Offset: Int, in utf8: Span<UInt8>) -> Bool {
    switch utf8[utf8Offset] {
    case UInt8(ascii: "<"), UInt8(ascii: "@"): true
    case UInt8(ascii: ":"):
      utf8.hasByte(UInt8(ascii: "/"), at: utf8Offset + 1) && utf8.hasBytes(of: "://", at: utf8Offset)
    case UInt8(ascii: "w"):
      utf8.hasByte(UInt8(ascii: "w"), at: utf8Offset + 1) && utf8.hasBytes(of: "www.", at: utf8Offset)
    default: false
    }
  }

  /// The end of the line that `utf8Offset` is in: where LF or CR stands, else the count of bytes.
  static func endOfLine(from utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var offset = utf8Offset
    while offset < utf8.count, utf8[offset] != 0x0A, utf8[offset] != 0x0D { offset += 1 }
    return offset
  }
}
