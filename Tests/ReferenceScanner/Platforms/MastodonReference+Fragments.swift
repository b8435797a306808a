extension MastodonReference {
  /// Texts that begin or decide something in the dialect, of which random texts are made.
  public static let fragments = signs + spaces + names + tags + links + tails

  private static let signs = [
    "@", "#", "\u{FF20}", "\u{FF03}", "/", "=", ".", "-", "_", ":", "://", "?", "(", ")", "<", ">", "\"", "「", "」", "!",
    ",", "^",
  ]
  private static let spaces = [
    " ", " ", "\n", "\u{3000}", "\u{A0}", "\u{FEFF}", "\u{200C}", "\u{200E}", "\u{FE0F}",
  ]
  private static let names = [
    "@ada", "@ada.l@example.social", "@a-_", "@例.中国", "a", "Z", "7", "é", "日本", "я", "e\u{301}", "🎉", "‿",
  ]
  private static let tags = [
    " #année2026", "#a·b", "·", "・", "#1_1", "#2026", " #http", "#tag", " #taghttps", "Ⓐ",
  ]
  private static let links = [
    "http://", "HTTPS://", "gemini://", "ipfs://", "ftp://", "a.co", "example.com", ".中国", ".xn--p1ai", "http://a.co/",
    "https://t.co/Ab12", "xmpp:", "xmpp:ada@example.com", "xmpp://ada@example.com/", "magnet:", "magnet:?xt=urn",
  ]
  private static let tails = [
    ":80", "/x_(y)", "/(a(b)c)", "(x)", "/x...", "?q=1", "?é", "/文「", "/%41", "#top",
  ]
}
