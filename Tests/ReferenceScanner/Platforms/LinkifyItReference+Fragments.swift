extension LinkifyItReference {
  /// Texts that begin or decide something.
  public static let fragments = [
    "http:", "HTTPS:", "ftp:", "//", "http://", "mailto:", "MailTo:", "localhost", "www.", "a", "b-c",
    "mailto:a@b", "é", "😀", "\u{301}", ".", "..", "...", "-", "---", "_", ":", "@", "@@", "example.com",
    "Example.ORG", ".co", ".museum", ".рф", ".zzz", ".an", ".ss", "xn--", "xn--p1ai", "xn--a-", ".xn--a_",
    "192.0.2.1", "192.0.2.256", "001.02.3", ".12.", ":80", "//a.b", ":65535", ":65536", ":09999", "u:p@",
    "ada.l@", "ada\"l@", "/", "/x", "?", "#", "x(y)", "(", ")", "[<]", "]", "{", "}", "\"", "\"q\"", "'", "'s",
    ",", ";", "!", "http://a.co", "&", "\\", "$", "a@b.co", "`", "<", ">", "\u{FF5C}", " ", "\n", "\u{3000}",
    "\u{200D}", "\u{3002}",
  ]
}
