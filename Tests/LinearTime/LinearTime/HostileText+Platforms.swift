extension HostileText {
  /// What platforms' dialects start from, and what makes their rules read far, back or again.
  static let platforms = names + domains + cards + markup

  private static let names =
    [
      "RT@", "rt @", ".@", ".@.@", "@a@", "@ada/", "@ada/b ", "\u{FF20}a", "#\u{B7}", "#\u{B7}\u{B7}", "#a\u{B7}#",
      "(#a", " #a.",
      "#a\u{301}", "#\u{FE0F}", "#a@b", "#a@bcd", "#1@bcd", "$A.", "$A.$A.", "$A_", " $AB.C", "$1INCH@", "$A@bcd", "/a",
      "/a/b/",
      "/a@", "/a@bc", " /a@b ", "\u{E9}@", "@\u{E9}", "@a.-", "@a-.a", "a@b@", "=@a", "\u{30FB}#",
    ].map { HostileText(repeating: $0) } + [
      HostileText("#", repeating: "\u{B7}"), HostileText("#", repeating: "1"), HostileText("#1", repeating: "_", "#"),
      HostileText("#", repeating: ".", "a"), HostileText(" @a", repeating: ".-"), HostileText("@a.", repeating: "a-"),
      HostileText("@a@", repeating: "\u{E9}."), HostileText("/", repeating: "a", "@"),
    ]

  private static let domains =
    [
      "a.b.", "a.co.", "a.com.", "a.b.com.", "\u{E9}.com", "a_b.com", "a._b.com", "xn--a.com.", "http://http://",
      "http://a.b.",
      "http://a_", "http://t.co/a", "t.co/", "a.co?a", "a.co/(", "a.co/(a", "a.co/((a)", "a.co/(a(b)", "a.co/:",
      "a.co/.(a)",
      "a.co?!", "a.co:", "a.co:1", "a.co:0/", "\u{4E2D}.\u{4E2D}\u{56FD}", "\u{4E2D}a.co", "a.co\u{3002}", "tg://",
      "tg://a", "ton://a/",
      "tonsite://a.", "://a.b", "+://a.b", "a://a.b/", "\u{E9}://a.b", "a@a.b", "@a.b@", "a:b@c.", "a.b@c.d@",
      "u@\u{E9}.b",
      "mailto:a@b.co", "a+", "a.a+@b.co", "a.co/)", "a.co/[)", "a.co/{]", "a.co#", "a.co...", "a.1.", "1.1.1.1.",
      "www.a_.",
      "www.a/)", "www.a/&a;", "www.a/*", "http://a/&", "xmpp:a@b.c/", "magnet:?", "xmpp:", "dat://a.b", "ipfs://",
    ].map { HostileText(repeating: $0) } + [
      HostileText("a.co/", repeating: "(a"), HostileText("a.co/", repeating: "(a)"),
      HostileText("a.co/", repeating: ")"),
      HostileText("a.co/", repeating: "[", closing: ")"), HostileText("a.co?", repeating: "!"),
      HostileText("a.co/", repeating: ".("),
      HostileText("a.co:", repeating: "0"), HostileText("http://", repeating: "\u{E9}"),
      HostileText("http://", repeating: "a_", ".com"),
      HostileText("http://", repeating: "a.com."), HostileText("http://", repeating: "a.\u{4E2D}"),
      HostileText(repeating: "\u{E9}", ".com"),
      HostileText("www.a/", repeating: ")"), HostileText("www.a/", repeating: "(", closing: ")"),
      HostileText("www.a/", repeating: "&a"),
      HostileText("www.a/", repeating: "&a;"), HostileText(repeating: "a", "://a.b"),
      HostileText(repeating: "\u{E9}", "://a.b"),
      HostileText(repeating: "a+", "@b.co"), HostileText("magnet:?", repeating: "a."),
      HostileText("xmpp:a@b.c/", repeating: "\u{E9}"),
    ]

  private static let cards = [
    "1:1:1:", "1:", "1:1", ":1", "1:23 ", "1:2:34 ", "1:23:", "4 ", "4-", "4111 ", "4111111111111111 ",
    "4111111111111111-", "4 - ",
    "42 1:23 ", ".4", "4  ", "1234567890123456 1234567890123456789",
  ].map { HostileText(repeating: $0) }

  private static let markup =
    [
      "<", "<a", "<@", "<@1", "<@U1", "<#C1|", "<!date^1^", "<http:", "</a b ", "<t:1", "<:a:", "<a:a:1", ":a", ":a:",
      "::", ":a::skin-tone-2:",
      "`", "``", "`a``", "```\n", "`<", "<`>", "[", "[a]", "[a](", "[](", "![", "[a][", "![[]", "](a", "\\[", "<!--",
      "<?", "<![CDATA[",
      "<a b=", "<a b='", "&a", "&#1;", "*", "_a", "*a_", "> ", "- ", "> - ", "1. ", "# ", "|", "|-", "| a | b |\n",
      "a\n---\n", "~~~\n", "\t",
      "[a]: b\n", "[a]:\n", "@here", "@everyone",
    ].map { HostileText(repeating: $0) } + [
      HostileText(repeating: "[", closing: "]"), HostileText(repeating: "[a](", closing: ")"),
      HostileText("<", repeating: "a b='", ">"),
      HostileText("<a", repeating: " b", ">"), HostileText("`", repeating: "``"), HostileText("[a", repeating: "](b"),
      HostileText(repeating: "> ", "a"), HostileText(repeating: "- ", "www.a"),
      HostileText("| a |\n| - |\n", repeating: "| www.a"),
      HostileText("[a](", repeating: "("), HostileText("[a](<", repeating: "b"),
      HostileText("[a](b \"", repeating: "c"),
      HostileText("<http:", repeating: "a"), HostileText("<a@", repeating: "b."),
      HostileText("<!date^", repeating: "1", "|a>"),
    ]
}
