import TestSupport

/// Random texts of the smallest pieces that links, addresses, names, tags and numbers are made of, whole and spoilt.
struct PlainFormText {
  private var generator: SeededGenerator

  /// Makes a source of texts that depend on `seed` alone.
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// What stands around things, and may spoil them.
  private static let edges = [
    " ", " ", " ", "\n", "\t", "\0", ".", ",", ")", "(", "'", "\"", "_", "-", "+", "/", ":", ";", "!", "?", "@", "#",
    "$",
    "%", "&", "=", "*", "~", "|", "`", "<", ">", "[", "]", "{", "}", "\\", "^", "é", "中", "の", "\u{301}", "\u{200D}",
    "👍",
    "…", "。", "·", "“", "’", "\u{A0}", "\u{200B}", "1", "a", "A",
  ]
  private static let schemes = [
    "http://", "https://", "http://", "https://", "HTTP://", "Https://", "httpss://", "ftp://", "tg:", "tg://", "xy:a",
    "+http://", "-http://", "xhttp://", "1http://", "http:/", "http:// ", "mailto:", "://", "tel:", "hxxp://", "http",
    "https:", "javascript://", "file://", "http://u:p@", "http://u@", "http://@",
  ]
  private static let labels = [
    "a", "b1", "A", "x-y", "-", "_", "1", "42", "192.0.2.7", "com", "com", "COM", "Com", "org", "net", "md", "zip",
    "Md",
    "am", "it", "It", "ly", "localhost", "www.", "example.com", "example.org", "example.co.uk", "xn--p1ai", "рф",
    "example",
    "a_b", "museum", "invalid", "5", "7",
  ]
  private static let dots = [".", ".", ".", ".", "..", "...", "-.", ".-", "._", "_.", ".1", ".com", ".org."]
  private static let parts = [
    "/", "/", "/x", "/a.b", "?", "?q=", "=", "&", "&lt;", "&lt", "&gt;x", "&amp;", "&quot;", "&x=", "&#39;", "&#x27;",
    "&nbsp;", "&n", "#", "#a", "#:~:text=", ":~:", "(", ")", "(", ")", "(a", "a)", "((", "))", "[a]", "{", "}", ",",
    ";",
    ",http://", ";https://x.org", ",HTTPS://", ",h", ";H", "_", "__", "*", "**", "~", "|", "!", ".", "...", "'", "\"",
    "%20",
    "+", "-", ":80", ":", ":0", ":99999", ":5pm", ":8080/", "@b.org", "é", "中", "👍", "…", "。", "a", "Z9",
  ]
  private static let linkStarts = [
    "http://a.org/", "https://a.org:80/x?", "a.org/", "_a.org/", "(a.org/", "http://a.org/?q=", "http://a.org/#",
    "a.org?",
    "http://a.org/#:~:", "ana@a.org", "'http://a.org/",
  ]
  private static let bracketed = [
    "(", "(", "(", ")", ")", ")", "x", "?", "#", "/", "=", "&", ",", ";", ":~:", ":", ".", "_", "*",
  ]
  private static let names = [
    "@", "@ana", "@ana", "@Ana", "@a", "@_x", "@1", "@ana1", "@5", "ana", "bo", "B", "9", "_", ".", ".", "-", "-", ".b",
    ".B", "-C", "._", "@ana@", "@b.org", "@example.com", "ana@example.com", "x.y", "o'neil", "{", "*", "!", "=", "://",
  ]
  private static let tags = [
    "#", "#tag", "#Tag", "#1", "#_", "#a1", "##", "#a#b", "＃x", "tag", "1", "_", "-", ":", "://",
  ]
  private static let digits = [
    "+", "+", "+1", "+44", "+49", "+86", "+7", "00", "0044", "20", "7946", "0123", "415", "555", "0132", "1", "0", "5",
    "212", "138", "1234", "+12125550147", "+442079460123", "(0)", "(212)", "2024", "01", "02", "10.0.0.1",
  ]
  private static let separators = [
    " ", " ", " ", "-", "-", ".", "/", "(", ")", "  ", "–", "\u{A0}", "\u{2009}", "", "x", " ext. 5", ";ext=7", "#5",
    " #5",
    " x9", ". ", ", ", "\"", ":",
  ]
  private static let illFormed: [[UInt8]] = [[0xFF], [0x80], [0xC3], [0xE2, 0x80]]

  /// What one text is mostly about.
  private static let themes = [
    [schemes, labels, dots, labels, dots, parts, parts, parts], [labels, dots, labels, dots, edges],
    [labels, dots, labels, parts, parts, parts], [linkStarts] + Array(repeating: bracketed, count: 12),
    [names, names, labels, dots], [names, names, edges],
    [tags, tags, edges], [digits, separators, digits, separators],
  ]

  /// The pieces of a text.
  mutating func pieces() -> [[UInt8]] {
    let theme = Self.themes[number(in: 0..<Self.themes.count)]
    return (0..<number(in: 2..<13)).map { place in
      switch number(in: 0..<40) {
      case 0: Self.illFormed[number(in: 0..<Self.illFormed.count)]
      case 1...8: piece(of: Self.edges)
      case 9: piece(of: Self.themes[number(in: 0..<Self.themes.count)][0])
      default: piece(of: theme[place % theme.count])
      }
    }
  }

  private mutating func piece(of group: [String]) -> [UInt8] { Array(group[number(in: 0..<group.count)].utf8) }

  /// A number in `range`.
  mutating func number(in range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
}
