extension Search {
  /// Pieces of which texts are made that may be slow: signs, beginnings and ends of what rules look for, and what refuses it.
  static let fragments: [[UInt8]] =
    pieces.map { Array($0.utf8) } + [[0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80]]

  private static let pieces = signs + names + links + numbers + platforms + beyondASCII

  private static let signs = [
    "@", "#", "$", "%", "&", "*", "+", "-", ".", "..", "...", "/", "//", ":", "://", ";", ",", "=", "?", "!", "_", "~",
    "|",
    "\\", "^", "`", "\"", "'", "(", ")", "[", "]", "{", "}", "<", ">", "{{", "}}", "{{{", " ", "  ", "\t", "\r", "\0",
  ]
  private static let names = [
    "a", "b", "A", "aB", "n", "l", "x", "ab", "abc", "It", "am", "_a", "a-", "-a", "#a", "@a", "$A", "$AB", "'n'",
    "localhost", "label1234567", "com", ".com", ".md", ".It", ".invalid", ".co.uk", "a@b.com", "@a.com", "a@",
    "o'a@b.com",
  ]
  private static let links = [
    "http", "http:", "http://", "https://a.com", "HTTP://A.COM", "http://a/", "http://[", "http://[::1]", "://a",
    "a://",
    "tg:", "tg://", "file:///", "mailto:", "tel:", "www.", "a.com", "a.com/", "a.com:80", ":99999", "u:p@", "?a=",
    "&amp;",
    "&lt;", "&#39;", ":~:", "#:~:text=", "%20", "/(", "/[", "/\"", "xn--", "xn--p1ai", "1.2.3.4", "a.b", "a.b.c",
  ]
  private static let numbers = [
    "0", "1", "7", "12", "00", "012", "212", "0147", "555-0147", "212-555-0147", "(212)", "(0)", "(1)", "+1", "+44",
    "+44 (0)",
    "1-", "1.", "1 ", "1/", "2024-01-15", "12:30", "ext", " ext. ", "x1", ";ext=1", "12345678", "123456789012345678901",
  ]
  private static let platforms = [
    "RT@", "@a/b", "#a@bcd", "$A.B", "$1INCH", "/a", "/a@bot", "t.co/", "tg://", "ton://", "tonsite://", "a.co/(a)",
    "1:23", "1:2:34",
    "4111 ", "4111111111111111", "<@U1>", "<@1", "<#C1|a>", "<!date^", "<t:1>", "<:a:", ":a:", "::skin-tone-2:",
    "@here", "```", "``",
    "[a](", "](", "![", "[a]: b", "<!--", "<?", "<a b='", "> ", "- ", "| a ", "\n", "xmpp:", "magnet:?", "dat://",
  ]
  private static let beyondASCII = [
    "\u{E9}", "\u{DF}", "\u{4E2D}", "\u{6587}", "\u{3042}", "\u{E01}", "\u{430}", "\u{5D0}", "\u{661}", "\u{301}",
    "\u{20E3}",
    "\u{FE0F}", "\u{200D}", "\u{200B}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{AD}", "\u{FEFF}", "\u{A0}", "\u{3000}",
    "\u{1F469}", "\u{1F621}", "\u{1F1E9}", "\u{2026}", "\u{3002}", "\u{FF0E}", "\u{FF0C}", "\u{3001}", "\u{B7}",
    "\u{30FB}",
    "\u{FF03}", "\u{FE5F}", "\u{FF20}", "\u{FF0B}", "\u{2010}", "\u{2212}", "\u{201C}", "\u{201D}", "\u{2018}",
    "\u{2019}",
    "\u{201E}", "\u{AB}", "\u{BB}", "\u{2039}", "\u{300C}", "\u{300D}", "\u{FF02}", "\u{FF08}", "\u{FF09}", "\u{3010}",
    "\u{2028}",
  ]
}
