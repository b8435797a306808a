extension BlueskyReference {
  /// Texts that begin or decide something in the dialect, of which random texts are made.
  public static let fragments = signs + spaces + names + tags + links + scripts

  private static let signs = [
    "@", "#", "$", "\u{FF20}", "\u{FF03}", "(", ")", ".", ",", ";", ":", "!", "?", "\"", "'", "\u{2019}", "-", "_", "/",
    "…", "。",
  ]
  private static let spaces = [
    " ", " ", " (", "\n", "\t", "\u{3000}", "\u{A0}", "\u{85}", "\u{FEFF}", "\u{200B}", "\u{200C}", "\u{200D}",
    "\u{AD}",
    "\u{2060}", "\u{20E2}", "\u{FE0F}",
  ]
  private static let names = [
    "@ada.example.com", "@ada.test", " @lin.bsky.social", ".test", ".COM", ".com", "@ada", "com", " @.com",
  ]
  private static let tags = [
    "#a-1", " #ok", "#1", "#$", "##", "7", "42", "$aapl", " $ABCDE", "$1a",
    " #abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijk",
  ]
  private static let links = [
    "http://", "HTTP://", "https://a.co/x", "http", "example.com", " a.co", "/x(y)", "b.zzz", "httpbin.zzz",
    "my-site.com",
    "?q=1",
  ]
  private static let scripts = [
    "a", "Z", "é", "日本", "я", "٣", "e\u{301}", "🎉", "👩\u{200D}👧", "🇩🇪", "नि",
  ]
}
