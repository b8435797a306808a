/// Where in a Markdown source something may be found: `<`, `@`, `www.` and `://`.
///
/// A text without any of them is not read further; what else decides (code, links, blocks) matters only near one.
enum MarkdownTrigger {
  /// The first trigger at or after `utf8Offset`; the count of bytes if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes passed over: one look each.
  static func next(from utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var offset = utf8Offset
    while offset < utf8.count {
      switch utf8[offset] {
      case UInt8(ascii: "<"), UInt8(ascii: "@"): return offset
      case UInt8(ascii: ":"):
        if offset + 2 < utf8.count, utf8[offset + 1] == UInt8(ascii: "/"), utf8[offset + 2] == UInt8(ascii: "/") {
          return offset
        }
      case UInt8(ascii: "w"):
        if offset + 3 < utf8.count, utf8[offset + 1] == UInt8(ascii: "w"), utf8[offset + 2] == UInt8(ascii: "w"),
          utf8[offset + 3] == UInt8(ascii: ".")
        {
          return offset
        }
      default: break
      }
      offset += 1
    }
    return utf8.count
  }

  /// The end of the line that `utf8Offset` is in: where LF or CR stands, else the count of bytes.
  static func endOfLine(from utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var offset = utf8Offset
    while offset < utf8.count, utf8[offset] != 0x0A, utf8[offset] != 0x0D { offset += 1 }
    return offset
  }
}
