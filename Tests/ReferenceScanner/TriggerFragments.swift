/// Pieces of text in which something starts, ends or is refused, for random texts that meet every rule.
///
/// Pieces that mostly end in an open question of detection.md stand alone here; ``Silence`` finds the texts where others do.
public enum TriggerFragments {
  /// A random text: one to eight pieces in a row.
  ///
  /// - Parameter generator: Where chance comes from.
  /// - Returns: The pieces, which joined are the text; not always UTF-8.
  public static func pieces(using generator: inout some RandomNumberGenerator) -> [[UInt8]] {
    (0..<Int.random(in: 1...8, using: &generator)).compactMap { _ in
      let group = groups.randomElement(using: &generator) ?? []
      return group.randomElement(using: &generator)
    }
  }

  private static let groups: [[[UInt8]]] =
    [
      signs, signs, blanks, brackets, quotationMarks, schemes, hosts, hosts, domains, parts, names, names, tags,
      addresses,
      phones, handlebars, scripts, emoji, hidden,
    ].map { group in group.map { Array($0.utf8) } } + [illFormed]

  private static let signs = [
    "@", "#", "$", "%", "&", "*", "+", "-", ".", "..", "...", "…", "/", "//", ":", "://x", ";", ",", "=", "?", "!", "_",
    "__", "~",
    "|", "\\", "^", "`", "＃", "﹟", "＠", "€", "№", "°", "·", "・", "。", "，", "、", "〜", "0", "1", "7", "42", "\0",
  ]
  private static let blanks = [" ", " ", " ", "  ", "\n", "\t", "\u{A0}", "\u{3000}", "\u{2028}"]
  private static let brackets = ["(", ")", "[", "]", "{", "}", "<", ">", "（", "）", "【", "】", "((", "))"]
  private static let quotationMarks = [
    "\"", "'", "“", "”", "‘", "’", "„", "‚", "«", "»", "‹", "›", "「", "」", "『", "』", "｢", "｣", "〝", "〞", "〟",
    "rock 'n' roll",
    "don't", "'70s", "\"a\"", "'b'", "“c”", "«d»", "„e“", "「f」",
  ]
  private static let schemes = [
    "http://a", "https://x.", "HTTPS://B", "ftp://f", "slack://c?", "git+https://g", "foohttp://a",
    "javascript://a.org/",
    "hxxps://bad.org/", "file:///", "view-source://http://v", "x://z", "1http://o", "-https://h", "http://ana:pw@u",
    "http:///x",
    "http://*.org ", "https://[", "https://@ana ", "http:// ",
  ]
  private static let hosts = [
    "example.com", "a.example.com", "example.co.uk", "b.org", "localhost", "192.0.2.7", "[2001:db8::7]", "[::1]",
    "my_svc", "a_b.example.com", "x-y.net", "-a.com", "a-.com", "a..com", "www.example.com",
    "TEST.COM", "example.Com", "plan.It", "done.My", "3.am", "163.com", "README.md", "main.rs", "b.zip", "www.c.mov",
    "docs.rs/serde", "москва.рф", "a.XN--P1AI", "例子.中国", "bücher.de", "1.2.3", "999.1.1.1", "sentence.The",
  ]
  private static let domains = [
    ".com", ".org", ".co.uk", ".рф", ".中国", ".invalid", ".md", ".It", ".com.", "com", "net",
  ]
  private static let parts = [
    "/", "/x", "/a.b", "/w/Q_(band)", "/x_", "/?q=1", "?q", "?t='a'&s=1", "#top", "#", "/#:~:text=a,(b", "/p/2026",
    ":80", ":443/x",
    ":99999", ":0", ":5pm", "&amp;", "&lt;", "&quot;", "&#39;", "/文章", "/x...", "%2F", "/@ana", "~b", "*c", "[d]", "(e",
    "f)",
  ]
  private static let names = [
    "@ana", "@ana.lopez", "@a-bus", "@_x", "@5", "@007", "@小明", "@zoë", "@ana@social.example.org", "@a.", "@Bob.Thanks",
    "x@ana", "@@ana",
    "l'@ana", "@bob.B",
  ]
  private static let tags = [
    "#tag", "#naïve", "#1", "#2024goals", "#_", "#नमस्ते", "#あか・あお", "#col·lecció", "＃日本語", "#a_b", "#one#two", "#·a",
    "$BTC", "$BRK.B", "$ABC1", "$path", "$1INCH", "$100", "$A.in", "$TOOLONGSYM",
  ]
  private static let addresses = [
    "ana@example.com", "o'neil@example.com", "a!b@example.com", "x..y@example.com", ".ana@example.com",
    "ana.@example.com",
    "ana+box/dept=x@example.com", "élodie@example.com", "邮箱ana@example.com", "阿Q@例子.中国", "a@b@example.com",
    "root@localhost",
    "icon@2x.png", "app.info@example.com", "a.example.com/x@y.org/", "ana@42.example.com", " mailto:ana@example.com",
    "(MAILTO:ana@a.invalid", "@example.com", "ana@a_b.com", "'ana@example.com'",
  ]
  private static let phones = [
    "+44 20 7946 0123", "+12125550147", "+1 (800) 555-0117", "+44 (0)20 7946 0958", "0044 20 7946 0958",
    "(212) 555-0123",
    "(030) 123456", "212-555-0147", "1-800-555-0117", "212.555.0147", "020 7946 0958", "030/123456", "01 23 45 67 89",
    "138 1234 5678", "138-1234-5678", "5551234567", "2024-01-15", "192.0.2.10", "4111 1111 1111 1111", "212 555 0147",
    "012-34-5678",
    "01-02-2024 10:30", " ext. 9", "x123", "#5", "+1+1=2", "+100", "＋44 20 7946 0123", " tel:+44-20-7946-0958 ",
    "555-0147",
  ]
  private static let handlebars = [
    " {{name}}", "({{ a b }}", "{{}}", "{{ }}", "\"{{{raw}}}", "{{{ raw }}", "{{", "}}", "{{{{x}}}}",
    " {{ana@example.com}}", "\"{{#if x}}", " {{a\"b}}",
  ]
  private static let scripts = [
    "word", "A", "b", "é", "e\u{301}", "你好", "と", "は", "ไทย", "한국", "привет", "שלום", "नमस्ते", "مرحبا", "Ａ", "١٢٣", "ß",
    "Д", "ー", "က",
  ]
  private static let emoji = [
    "🎉", "👍🏽", "👨\u{200D}👩", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3} ", "1\u{FE0F}\u{20E3}@ana", "❤\u{FE0F}#go", "©", "☕",
    "#\u{FE0F}\u{20E3}", "→",
  ]
  private static let hidden = [
    "\u{200B}", "می\u{200C}خواهم", "\u{200E}", "\u{202E}", "\u{2066}", "\u{AD}", "\u{FEFF}",
  ]
  private static let illFormed: [[UInt8]] = [
    [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0xED, 0xA0, 0x80],
  ]
}
