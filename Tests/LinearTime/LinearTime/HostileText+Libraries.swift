extension HostileText {
  /// What makes the dialects of other libraries read far, back or again.
  static let libraries = links + tokens + phones

  /// linkify-it and the Rust crate linkify.
  private static let links =
    [
      "a.co<", "a.co\u{FF5C}", "a.co<.b>", "$a.b", "1.1:", "1.:", "1.1.1.1:", "a---", "xn--a---b.", "\"a@", "a.co\"",
      "'a.co\"", "mailto:a", "mailto:a@", "mailto:a@-", "//a@", "a://b@", "a@b-", "a.b:1", "http://a/\"", "http://a/'",
      "http://a/{(", "a.co/!", "a.co\u{E9}/", "\u{E9}.co/", "'a.co/", "a.co/'", "ftp:", "a,co.", "_http://a", "a_@",
    ].map { HostileText(repeating: $0) } + [
      HostileText("'a.co\"", repeating: "a.co\"", "@a.co"), HostileText(repeating: "a.co,", "@-"),
      HostileText("mailto:", repeating: "mailto:", "@-"), HostileText("1.1", repeating: ":1.", ".1.1.1"),
      HostileText("a.1", repeating: ":1.1", ".1.1.1"), HostileText("a.co/", repeating: "'", "("),
      HostileText("a.co/", repeating: "[(", "]"), HostileText("xn--", repeating: "-", "."),
      HostileText("a.", repeating: "$", ".co"), HostileText("a.co<", repeating: "a.zz<", ".com>"),
      HostileText(repeating: "\u{E9}", "@\u{E9}"), HostileText("http://", repeating: "a:", "@a.co"),
    ]

  /// linkifyjs: tokens that go far, and walks that come to nothing late.
  private static let tokens =
    [
      "a-", "~", "~.", "a.a.", "a@a.", "a.com:", "a.com:1", "[", "[1:", "[::", "[::1]", "http://[1:", "http://[::1:",
      "1.1.1.", "256.", "@-", "@a/", "#1", "#_", "#a\u{30FB}", "a-a://", "1://", "a.a.a.a.a ", "a ", "\0 ", "file:",
      "\u{1F600}*", "\u{1F600}\u{200D}", "\u{4E2D}\u{56FD}a", "\u{4E2D}1", "localhost", "localhost:", "http://{",
      "http://a({", "http://a(%", "http://a{}\u{FF1C}", "http://a\u{300C}", "\u{A0}", "\u{FFFC}.", "\r\n",
    ].map { HostileText(repeating: $0) } + [
      HostileText("[::", repeating: "1:", "]"), HostileText("http://a", repeating: "({[<", closing: ">]})"),
      HostileText("a.com", repeating: "/%"), HostileText("#", repeating: "_1"), HostileText("@", repeating: "-"),
      HostileText(repeating: "a", "1.com"), HostileText(repeating: "\u{E9}", "a"),
      HostileText("~", repeating: "a.com "), HostileText("~", repeating: "a.com#a", "@"),
      HostileText("a", repeating: ".a-a", "@a.com"), HostileText("\u{1F600}", repeating: "*", ".com"),
    ]

  /// libphonenumber: candidates that hold many parts, and extensions that begin far before their digits.
  private static let phones =
    [
      "1/", "1 / ", "1 - ", "1- ", "1\u{2012}", "1\u{2012}\u{2013} ", "1. ", "(1", "((1", "+(+1", "[1]", "1x", "1xx",
      "1 x ", "1 ext ", "1;ext=1 ", "1,,1", "1;1", "1#", "1 #1", "1-1#", "+1 650 253 0000 ", "+1650253", "6502530000 ",
      "65 02 53 00 00 ", "02/29/1996 ", "2031-04-05 06:07 ", "650 253 0000x1 ", "011 54 9 11 2345-6789 ", "+54 15 ",
      "0351 15-3 ", "+49 30 1/2/3/4", "030/1234/5678 ", "211-227 (2003) ", "\u{661}\u{662} ", "\u{FF0B}1 ", "6\u{AD}",
      "1 \u{434}\u{43E}\u{431} ", "1~", "1 int ", "1 anexo ",
    ].map { HostileText(repeating: $0) } + [
      HostileText("1", repeating: " "), HostileText("1", repeating: " ", "x1"), HostileText("1", repeating: " -", "1#"),
      HostileText("650 253 0000", repeating: "\t,", "x1"), HostileText("+1", repeating: "()"),
      HostileText("/", repeating: " ", "x1"), HostileText("1 /", repeating: " ", "x1"),
      HostileText(repeating: wideHyphens + blanks + "x1\n"), HostileText(repeating: "6502530000 " + blanks + "x1,x2 "),
      HostileText(repeating: slashes + blanks + "#1 "), HostileText(repeating: "1" + rows + "x" + rows),
      HostileText(repeating: "1 - 1 - 1 - 1 - 1 - 1 -1" + blanks + "ext" + blanks + "1 "),
    ]

  // As many separators as a candidate may have, and blanks up to the length that a number may have.
  private static let wideHyphens = String(repeating: "1\u{2012}\u{2012}\u{2012}\u{2012}", count: 20) + "1"
  private static let slashes = String(repeating: "1/", count: 20) + "1"
  private static let blanks = String(repeating: " ", count: 60) + String(repeating: ",", count: 60)
  private static let rows = String(repeating: " ", count: 256) + String(repeating: ",", count: 256)
}
