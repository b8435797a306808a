extension HostileText {
  /// A text of links in links, whose cost is linear but too high where each rule is asked alone: what a link matches is read
  /// again from each `://` in it, up to the 4,096 bytes that a link may have.
  public static let linksInLinks = HostileText(repeating: "\u{FF08}file:///?")

  /// What searches have found: what took quadratic time or thousands of steps a byte before it was mended, then the worst
  /// that is left of each exercise.
  static let found =
    [
      HostileText(repeating: "1-."), HostileText("http@", repeating: "1-."), HostileText("_", repeating: "(1)"),
      HostileText(repeating: "1 "), HostileText(repeating: "(1)1 "), HostileText("\u{2039}", repeating: "1(12)", "l"),
      HostileText(repeating: "1(21)00 ", "^"), HostileText("1.2.3.4", repeating: "4-0", "\u{FEFF}"),
      HostileText("\u{BB}a@b.com", repeating: ".212-555-017", "\u{200E}"), HostileText(repeating: "-01", "\u{DF}"),
      HostileText("\u{1F621}HTTP://A.COM", repeating: "'", "xn--"), HostileText(repeating: "''", "@a  "),
      HostileText("{{ ", repeating: "'''\u{661}", "\u{E01}a@b.com"), HostileText(repeating: "'n'"),
      HostileText("\u{FF02}\u{2039}", repeating: "#a", "a.com."), HostileText(repeating: "t ", "\""),
      HostileText(repeating: "{{tp://a/p://&amp;://a/_1/["), HostileText("tg:A", repeating: "@a.com\u{300C}\u{30FB}"),
      HostileText(repeating: "=", closing: "(1)\u{2010}"), HostileText(repeating: "#a", closing: ":99999"),
      HostileText("] ", repeating: "  @a.com://"),
      HostileText("* ", repeating: "t.co/\u{B7}.@a.com;\u{30FB}", closing: "a@"),
      HostileText("@a:99999", repeating: "\u{301}//#m", "\u{FF20}!["),
    ] + [HostileText(unit: [0xE2, 0x20], suffix: [0x22]), HostileText(unit: [0xBC])]
}
