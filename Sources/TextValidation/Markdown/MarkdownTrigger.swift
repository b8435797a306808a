/// Where in a Markdown source something may be found: `<`, `@`, `www.` and `://`.
///
/// A text without any of them is not read further; what else decides (code, links, blocks) matters only near one.
enum MarkdownTrigger {
  private static let signs = ByteFinder("<@:.".utf8)
  private static let lineEnds = ByteFinder([0x0A, 0x0D])

  /// The first trigger at or after `utf8Offset`; the count of bytes if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes passed over: one look each.
  static func next(from utf8Offset: Int, in utf8: Span<UInt8>) -> Int {
    var sign = signs.next(from: utf8Offset, in: utf8)
    while sign < utf8.count {
      switch utf8[sign] {
      case UInt8(ascii: "<"), UInt8(ascii: "@"): return sign
      case UInt8(ascii: ":"): if utf8.hasSchemeSeparator(at: sign) { return sign }
      default: if sign - 3 >= utf8Offset, utf8.hasASCII("www", at: sign - 3) { return sign - 3 }
      }
      sign = signs.next(from: sign + 1, in: utf8)
    }
    return sign
  }

  /// The end of the line that `utf8Offset` is in: where LF or CR stands, else the count of bytes.
  static func endOfLine(from utf8Offset: Int, in utf8: Span<UInt8>) -> Int { lineEnds.next(from: utf8Offset, in: utf8) }
}
