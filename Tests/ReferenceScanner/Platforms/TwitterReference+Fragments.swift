extension TwitterReference {
  /// Texts that begin or decide something in the dialect, of which random texts are made.
  public static let fragments =
    signs + spacesAndMarks + names + tags + links + tails

  private static let signs = [
    "@", "#", "$", "\u{FF20}", "\u{FF03}", "&", "*", ".", "_", "-", "/", ":", "://", "?", "(", ")", "\"", "!", ",", "+",
    "~",
  ]
  private static let spacesAndMarks = [
    " ", " ", "\n", "\u{3000}", "\u{85}", "\u{180E}", "\u{FEFF}", "\u{200E}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}",
    "\u{200D}", "\u{301}", "🎉",
  ]
  private static let names = [
    "rt", "RT@ada", "@ada", "@ada/old-friends", "/slug", "@abcdefghij0123456789", "a", "Z", "7", "é", "ß", "日本", "я",
  ]
  private static let tags = [
    "#year2026", "#C·est", "#٣", "#あ・い", "$ibm", "$BRK.B", "_x", "#7",
  ]
  private static let links = [
    "http://", "HTTPS://", "a.co", "example.com", "a_b.example.com", "x-y.co.jp", ".中国", ".com", ".xn--p1ai", "xn--a.",
    "嘉里大酒店", "http://t.co/Ab12", "https://a.co/", "é.org",
  ]
  private static let tails = [
    ":80", "/x_(y)", "/(a(b)c)", "(x)", "/x...", "?q=1", "?s=9&", "#top", "/я", "…",
  ]
}
