extension HostileText {
  /// The families of texts that every exercise is done with.
  public static let families: [HostileText] =
    triggers + alternations + numbers + nests + nearMisses + quotations + characters + hidden + lookalikes + crowds
    + platforms + libraries + found

  /// Each two of the signs, in turns.
  public static let triggerPairs: [HostileText] = triggerSigns.flatMap { first in
    triggerSigns.filter { $0 != first }.map { HostileText(repeating: first + $0) }
  }

  /// What most rules start from.
  static let triggerSigns = ["@", "#", "$", ":", ".", "\"", "'", "{", "+", "(", "[", "<"]

  private static let triggers =
    triggerSigns.map { HostileText(repeating: $0) }
    + ["www.", "http://", "https://a", "mailto:", "tel:", "://", "a@", "@a", "#a", ":a", "$A", ".a"].map {
      HostileText(repeating: $0)
    }

  private static let alternations = [
    HostileText(repeating: triggerSigns.joined()),
    HostileText(repeating: triggerSigns.map { "a" + $0 }.joined()),
    HostileText(repeating: triggerSigns.map { " " + $0 + "1" }.joined()),
    HostileText(repeating: "@#"), HostileText(repeating: "\"'"), HostileText(repeating: "[(<{"),
    HostileText(repeating: ":/"), HostileText(repeating: ".@"),
  ]

  private static let numbers = [
    "0", "12", "00(0)-", "012 ", "1-", "1.", "(1)", "+1", "+1 ", "212-555-0147.", "212-555-0147\u{4E2D}.",
    "2024-01-15 ", "1:2 ", "\u{661}", "1.2.3.4:",
  ].map { HostileText(repeating: $0) }

  private static let nests = [
    HostileText("http://a.example/", repeating: "(", closing: ")"),
    HostileText("http://a.example/", repeating: "([{<", closing: ">}])"),
    HostileText(repeating: "(", closing: ")"), HostileText(repeating: "{{", closing: "}}"),
    HostileText(repeating: "{{", "}}"), HostileText(repeating: "{{a}"), HostileText("{{", repeating: "a "),
    HostileText(repeating: "http://["), HostileText(repeating: "\u{201C}", closing: "\u{201D}"),
  ]

  private static let quotations = [
    HostileText("\"", repeating: "a "), HostileText(repeating: "\"a "),
    HostileText(repeating: " 'a"), HostileText(repeating: "\u{201C}\u{201D}"), HostileText(repeating: "\u{2018}a"),
    HostileText(repeating: "\u{AB}\u{BB}"), HostileText(repeating: "\u{300C}"), HostileText(repeating: "\u{FF02}"),
    HostileText(repeating: "\u{300C}\"\u{201C}'", closing: "'\u{201D}\"\u{300D}"), HostileText(repeating: "''a"),
  ]

  private static let characters = [
    HostileText(repeating: "\u{301}"), HostileText(repeating: "@\u{301}"), HostileText(repeating: "#a\u{301}"),
    HostileText("#a", repeating: "\u{301}"), HostileText("a", repeating: "\u{301}", "@a.example"),
    HostileText(repeating: "\u{1F469}\u{200D}"), HostileText("http://a/", repeating: "\u{1F469}\u{200D}"),
    HostileText(repeating: "\u{FE0F}"), HostileText(repeating: "#\u{FE0F}\u{20E3}"),
    HostileText(repeating: "\u{3002}"), HostileText(repeating: "\u{2026}"), HostileText(repeating: "\u{B7}a"),
    HostileText(repeating: "\u{E01}"), HostileText(repeating: "\u{1F1E9}"),
  ]

  private static let hidden =
    [
      HostileText(repeating: "\u{202E}\u{2066}"), HostileText("http://a/", repeating: "\u{200E}"),
      HostileText(repeating: "@\u{200E}a"), HostileText(repeating: "\0"), HostileText(repeating: "@\0a"),
      HostileText("http://a/", repeating: "\0"),
    ]
    + [
      [0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0x40, 0xFF], [0x61, 0xC3, 0x40],
    ]
    .map { HostileText(unit: $0) }

  /// What begins as each rule's selections do, and is none.
  private static let lookalikes = [
    "htp://a ", "http:/a ", "http//a ", "xhttp://", "ww.a ", "www.a ", "www..a ", "mailto:a ", "mailto:a@", "tel:+",
    "tel:a", "@-", "@ a", "#1 ", "#_", "$A1", "$1", "{{ ", "{a}}", "a@b", "a@b.", "a@b.-", "a@-b.com", "@a@", "@a@b",
    "http://-", "http://a:99999/", "http://a@b-/(", "file:///(", "a.com-/(", "a.com./(", "http://a..u:p@", "\u{FF03}",
    "\u{FF20}a", "\u{FE0F}#", "+1+", "(212", "\"\u{301}", "'\u{301}a",
  ].map { HostileText(repeating: $0) }

  /// Many selections in one run.
  private static let crowds = [
    "a@example.com", "a@example.com,", "#a#b", "$AB ", "{{a}}", "\"a\"", "'a@b", "https://a.example/(",
    "a.example\u{B7}",
    "http://a.example/1 ", "http://a.example,", "a.com,", "@ann@a.example ", "tel:+442079460958 ",
  ].map { HostileText(repeating: $0) }

  /// Long runs that only their end refuses, or nothing begins.
  private static let nearMisses =
    long + [
      HostileText(repeating: "a"), HostileText("@", repeating: "a."), HostileText(repeating: "a.", "@a"),
      HostileText("http://", repeating: "a."), HostileText(repeating: "xn--a."), HostileText("#", repeating: "a"),
      HostileText(repeating: "a_"), HostileText(" ", repeating: "a_", "@"),
      HostileText("http://h", repeating: ".label1234567"),
      HostileText(repeating: "\u{E9}."), HostileText(repeating: "a.b-."), HostileText(repeating: "1-."),
      HostileText(repeating: "a.com/"),
      HostileText(repeating: "a.a..."),
      HostileText("http://a.example/", repeating: ","), HostileText("http://a.example/", repeating: "%"),
      HostileText("http://a.example/", repeating: "&amp;"), HostileText("http://", repeating: "a:"),
      HostileText("http://a.example/", repeating: "http://a.example/"), HostileText("word n", repeating: "\u{1F621}"),
    ]

  /// Those that are also tried with a text of 1 MB.
  public static let long = [
    HostileText(repeating: "a."), HostileText(repeating: "a", "@"), HostileText("a@", repeating: "a."),
    HostileText("http://", repeating: "a", "@"), HostileText(repeating: "xn--"), HostileText("\"", repeating: "#a "),
    HostileText("{{", repeating: "a"), HostileText("http://a.example/", repeating: "a"),
  ]
}
