extension LinkifyRustReference {
  /// Texts that begin or decide something.
  public static let fragments = [
    "http://", "https://", "HTTP://", "ftp://", "ssh://", "file://", "ab://", "a+b.c-2://", "://", "'ab://x/",
    "1a://", "http://a.co/x", ":", "//", "@", ".", "..", "a", "1", "a@b.co", "-", "_", "~", "a.co",
    "example.com", "a-b.org", ".c", ".c1", "a.b-", "a.-b.com", "192.0.2.1", "1.2.3", "v1.1", ".é", "é", "例子.中国",
    "\u{80}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200D}", "😀", "u:p@", "ada.l@", ".ada@", "a..b@", "+", "!", "!a",
    "https://u@", "&", "'", "''", "\"", "(", ")", "[b]", "]", "{", "}", "*", ",", ";", "=", ":80", ":80a", "/",
    "/x", "/(y)", "?", "?q=1", "#f", "%", "|", "<", ">", "`", "\\", " ", "\n",
  ]
}
