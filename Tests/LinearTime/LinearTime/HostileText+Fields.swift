extension HostileText {
  /// Texts that are hard on a message field: without an end of a word, a paragraph or a grapheme cluster, or all of them.
  public static let fields: [HostileText] =
    [
      "a", "word ", "line\n", "\n", "\r\n", " ", "*", "* ", "*a ", "~", "(", "@", "@a ", "ab@",
      "\u{301}", "a\u{301}", "\u{301}aa", "\u{200D}", "👩‍👧", "🇫🇷", "🇫🇷 ", "🇫🇷a", "\u{600}", "\u{600}@", "\u{1100}",
      "שלום ", "שa", "\u{202E}a", "\u{FFFC}\n",
    ].map { HostileText(repeating: $0) }
    + [HostileText("@", repeating: "a"), HostileText("@a ", repeating: "\u{301}"), HostileText("*a", repeating: " b")]
}
