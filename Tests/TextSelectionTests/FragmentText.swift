import TestSupport

/// Random texts of the fragments that start, extend, end and spoil selections.
struct FragmentText {
  private var generator: SeededGenerator

  /// Makes a source of texts that depend on `seed` alone.
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Triggers, their neighbours, whole selections and their halves, in several scripts.
  static let fragments: [String] = [
    "@", "#", "$", ":", "//", "://", ".", "..", "…", "\"", "'", "{", "{{", "}}", "}", "(", ")", "[", "]", "+", "-", "_",
    "/", "?", "=", "&", "%", "~", "*", ",", ";", "!", "<", ">", "\\", "|", "`", " ", " ", "  ", "\t", "\u{0}",
    "a", "b.c", "A", "ab", "ana", "n", "com", ".com", "example.com", "example.org", "www.", "md", "http", "https",
    "http://",
    "https://", "ftp", "mailto:", "tel:", "tel:+44-20-7946-0958", "javascript://", "hxxp://", "file:///",
    "view-source://",
    "localhost", "[2001:db8::7]", "[::1", ":80", ":99999", "192.0.2.7", "x=1", "q?r#s", ":~:", "/p_(q)/",
    "1", "0", "00", "212-555-0147", "212", "555", "0147", "+1 415 555 0132", "+44", "(212) 555-0123", "020 7946 0958",
    "138 1234 5678", " ext. 9", ";ext=7", "x12", "05.10.1986", "01 02 03 04 05 06",
    "@ana", "@ana@social.example.org", "#tag", "#1", "＃", "﹟", "＋", "＠", "。", "．", "｡", "、", "，", "$ABC", "$1INCH",
    "ana@example.org", "a..b@example.com", "o'neil@example.com", "{{name}}", "{{{raw}}}", "\"so\"", "'n'", "“", "”",
    "„",
    "‘", "’", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "｢", "｣", "〝", "〞", "〟",
    "é", "ß", "москва", ".рф", "例子", "日本語", "の", "한국", "ไทย", "नमस्ते", "שלום", "مرحبا", "·", "・", "\u{301}", "\u{FE0F}",
    "\u{20E3}",
    "\u{200D}", "\u{200C}", "\u{200B}", "\u{202E}", "\u{AD}", "\u{A0}", "\u{2009}", "\u{3000}", "👍🏽", "👩‍👩‍👧", "🇺🇳", "☕", "❤️",
    "1️⃣", "©",
  ]

  /// What ends a line (layout.md, T7).
  static let lineBreaks = ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

  /// Bytes that are not UTF-8, alone or before what follows.
  static let illFormed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0], [0xC2], [0xE2], [0xE2, 0x80], [0xE3, 0x80], [0xEF, 0xBC], [0xF0, 0x9F], [0xED, 0xA0, 0x80],
    [0xFF],
  ]

  /// A text on one line, of up to `maximumCount` fragments.
  mutating func line(maximumCount: Int = 12) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...maximumCount, using: &generator) {
      text += Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &generator)]
    }
    return text
  }

  /// One of the line breaks.
  mutating func lineBreak() -> String { Self.lineBreaks[Int.random(in: 0..<Self.lineBreaks.count, using: &generator)] }

  /// Up to `maximumCount` fragments, of which some are line breaks and some are no UTF-8.
  mutating func bytes(maximumCount: Int = 14) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...maximumCount, using: &generator) {
      switch Int.random(in: 0..<24, using: &generator) {
      case 0: bytes += lineBreak().utf8
      case 1: bytes += Self.illFormed[Int.random(in: 0..<Self.illFormed.count, using: &generator)]
      default: bytes += Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &generator)].utf8
      }
    }
    return bytes
  }

  /// A number in `range`.
  mutating func number(in range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
}
