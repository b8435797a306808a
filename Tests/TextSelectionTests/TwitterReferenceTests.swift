import ReferenceScanner
import TextValidation
import Testing

/// The examples of dialects.md, section 1, each under its rule, and texts that tell its rules apart.
@Suite struct TwitterReferenceTests {
  @Test(arguments: [
    // TW-M1, TW-M2
    "⟦@abcdefghij0123456789⟧klm", "RT⟦@ada⟧", "(⟦@ada⟧)", "x@ada", "cart@ada", "&@ada", "RT:⟦@ada⟧", ".rt@ada",
    "!rt⟦@ada⟧",
    "⟦@abcdefghij0123456789⟧rt@ada", "é⟦\u{FF20}ada⟧",
    // TW-M3
    "⟦@ada/old-friends⟧", "⟦@ada⟧/2024", "⟦@ada/abcdefghijklmnopqrstuvwxy⟧z", "@ada/x@lin", "⟦@ada⟧/⟦@lin⟧",
    // TW-M4
    "@ada@lin", "@adaé", "@ada://x", "@ada@lin ⟦@eve⟧",
  ])
  func mentionsAndLists(_ marked: String) {
    TwitterReference.expectSelections(drawnIn: marked, kinds: [.mention, .list])
  }

  /// TW-M5 and N7: what is not asked for is not there.
  @Test func kindsAreNotReplaced() {
    TwitterReference.expectSelections(drawnIn: "@ada/friends ⟦@lin⟧", kinds: [.mention])
    TwitterReference.expectSelections(drawnIn: "⟦@ada/friends⟧ @lin", kinds: [.list])
    TwitterReference.expectSelections(drawnIn: "http://a.co/⟦@ada⟧", kinds: [.mention])
  }

  /// TW-R1.
  @Test(arguments: ["\u{3000}⟦@ada⟧ yes", "yes @ada", "⟦@ada⟧/friends", "@ada@lin", "@adaé"])
  func replies(_ marked: String) {
    TwitterReference.expectSelections(drawnIn: marked, kinds: [.reply])
  }

  @Test(arguments: [
    // TW-H1
    "⟦#year2026⟧", "⟦#C·est⟧", "#2026", "#", "⟦\u{FF03}٣日⟧",
    // TW-H2
    "x/⟦#up⟧", "#⟦#up⟧", "x#up", "&#up", "\u{FE0F}⟦#up⟧", "\u{FE0E}⟦#up⟧", "\u{301}#up",
    // TW-H3
    "#\u{FE0F}\u{20E3}a", "#\u{20E3}a",
    // TW-H4
    "#a#b", "#http://x", "#a\u{FE0F}#b",
  ])
  func hashtags(_ marked: String) {
    TwitterReference.expectSelections(drawnIn: marked, kinds: [.hashtag])
  }

  /// TW-H6.
  @Test func hashtagInLink() {
    TwitterReference.expectSelections(drawnIn: "a.co/#top", kinds: [.hashtag])
    TwitterReference.expectSelections(drawnIn: "a.co/⟦#top⟧", kinds: [.hashtag, .mention])
    TwitterReference.expectSelections(drawnIn: "⟦a.co/#top⟧", kinds: [.hashtag, .link])
  }

  /// TW-C1.
  @Test(arguments: [
    "⟦$ibm⟧, ⟦$BRK.B⟧", "⟦$IBM⟧.abc", "$abcdefg", "x$ibm", "$IBM1", "\u{85}⟦$BRK_BC⟧", "⟦$a⟧_", "$ibm\u{85}",
    "⟦$ibm⟧\u{FEFF}",
  ])
  func cashtags(_ marked: String) {
    TwitterReference.expectSelections(drawnIn: marked, kinds: [.cashtag])
  }

  @Test(arguments: [
    // TW-U1
    "é⟦example.com⟧", " ⟦éxample.com⟧", "@a.co", "$a.co", "\u{FF03}⟦a.co⟧", "\u{FEFF}a.co", "\"⟦example.com⟧\"",
    // TW-U3, TW-U4
    "⟦http://example.中国⟧和", "⟦http://a_b.example.com⟧", "http://a.b_c.com", "http://example.comx", "http://localhost/",
    "⟦http://a.co⟧.zzz", "⟦http://a.嘉里大酒店⟧", "⟦HTTP://A.CO⟧", "⟦http://a.xn--p1ai⟧", "http://a.РФ", "http://a.co@b",
    // TW-U5, TW-U6, TW-U7
    "⟦http://a.co:999999⟧", "⟦http://a.co⟧:x",
    "⟦http://a.co/x_(y)⟧.", "⟦http://a.co/x⟧...", "⟦http://a.co/⟧:(y)", "⟦http://a.co/(a(b)c)(d)⟧",
    "⟦http://a.co/x⟧((a)(b))",
    "⟦http://a.co?q=1⟧!", "⟦http://a.co⟧?", "⟦http://a.co⟧?!.", "⟦http://a.co/x?a,b⟧,",
    // TW-U9
    "⟦https://t.co/Ab12⟧/more", "⟦https://t.co/Ab12?s=9⟧", "⟦https://t.co/-x⟧",
    "https://t.co/abcdefghijklmnopqrstuvwxyzabcdefghijklmno",
    // TW-U10
    "日本⟦example.co.jp⟧", "⟦example.com⟧?q=1", "⟦example.com/?q=1⟧", "⟦example.com⟧:80", "⟦example.com:80/⟧",
    "a/example.com",
    "日本.中国", "⟦a.co⟧日⟦b.com/x⟧",
  ])
  func links(_ marked: String) {
    TwitterReference.expectSelections(drawnIn: marked, kinds: [.link])
  }

  /// TW-U8. With 55 letters before it `é` is three digits, which `xn--` and a hyphen make 63 scalars.
  @Test(arguments: [
    "⟦http://\(letters(63)).co⟧", "http://\(letters(64)).co", "⟦http://\(letters(55))é.co⟧",
    "http://\(letters(56))é.co",
    "http://xn--日.co", "⟦http://Xn--日.co⟧", "⟦http://xn--é.co⟧",
    "⟦http://a.co/\(letters(4096 - 7 - 12))⟧", "http://a.co/\(letters(4096 - 7 - 11))",
  ])
  func lengthsOfLinks(_ marked: String) {
    TwitterReference.expectSelections(drawnIn: marked, kinds: [.link])
  }

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  /// TW-U10.
  @Test func requiredScheme() {
    var options = DetectionOptions()
    options.requiresScheme = true
    TwitterReference.expectSelections(
      drawnIn: "a.co ⟦http://a.co⟧ a.co/http://b.co", kinds: [.link], options: options)
  }

  /// TW-X1.
  @Test(arguments: [
    "⟦http://a.co/@ada⟧", "⟦@ada⟧ ⟦#up⟧ ⟦$ibm⟧ ⟦a.co⟧", "⟦#éa⟧.co",
  ])
  func conflicts(_ marked: String) {
    TwitterReference.expectSelections(drawnIn: marked)
  }

  @Test(arguments: [
    ("@ada", "ada"), ("\u{FF20}ada/Old", "ada/Old"), ("#Año", "Año"), ("$brk.B", "brk.B"),
    ("HTTP://a.co/X", "HTTP://a.co/X"),
  ])
  func values(text: String, value: String) {
    #expect(TwitterReference.selections(in: text).map(\.value) == [value])
  }

  /// TW-V1.
  @Test(arguments: [
    ("username", "@ada", true), ("username", "ada", false), ("username", "@ada/x", false), ("username", "@ada ", false),
    ("list", "@ada/old-friends", true), ("list", "@ada", false), ("list", "@ada/old friends", false),
    ("hashtag", "#año", true), ("hashtag", "\u{FF03}año", true), ("hashtag", "#1", false), ("hashtag", "#a b", false),
  ])
  func validity(kind: String, text: String, isValid: Bool) {
    #expect(TwitterReference.isValid(kind, text: Array(text.unicodeScalars), options: DetectionOptions()) == isValid)
  }

  /// TW-V2 to TW-V4.
  @Test(arguments: [
    ("http://a.co", true), ("HTTPS://a.co/x;y?z=/?#f?/", true), ("ftp://a.co", false), ("a.co", false),
    ("http://", false),
    ("http://a.co/%4g", false), ("http://a.co/%4F", true), ("http://a.co/é", false), ("http://a.co/я|@", true),
    ("http://u:p%20@a.co:80/", true), ("http://u|p@a.co", false), ("http://a.co:123456", false),
    ("http://a.co:", false),
    ("http://192.0.2.7", true), ("http://192.0.2.07", false), ("http://256.0.2.7", false),
    ("http://[2001:db8::7]:80", true),
    ("http://[g]", false), ("http://localhost", false), ("http://é.中国", true), ("http://a_b.c.co", true),
    ("http://a_b.co", false), ("http://-a.co", false), ("http://a.1co", false), ("http://a..co", false),
    ("http://a.co/#a\nb", false), ("http://a.co#", true), ("http://a.co#a#b", false),
  ])
  func linkValidity(text: String, isValid: Bool) {
    var options = DetectionOptions()
    options.requiresScheme = true
    #expect(TwitterReference.isValid("url", text: Array(text.unicodeScalars), options: options) == isValid)
  }

  /// TW-V2: without a required scheme none is looked at.
  @Test(arguments: [("a.co", true), ("zzz://a.co", true), ("://a.co", false), ("", false)])
  func linkValidityWithoutScheme(text: String, isValid: Bool) {
    #expect(TwitterReference.isValid("url", text: Array(text.unicodeScalars), options: DetectionOptions()) == isValid)
  }
}
