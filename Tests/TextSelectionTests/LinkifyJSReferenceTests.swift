import ReferenceScanner
import TextValidation
import Testing

/// The examples of dialects.md, section 6, each under its rule, and texts that tell its rules apart.
@Suite struct LinkifyJSReferenceTests {
  private static func options(_ change: (inout DetectionOptions) -> Void) -> DetectionOptions {
    var options = DetectionOptions()
    options.defaultScheme = "http"
    change(&options)
    return options
  }

  private static func options(with plugins: Set<LinkifyJSOptions.Plugin>) -> DetectionOptions {
    options { $0.linkifyJS.plugins = plugins }
  }

  @Test(arguments: [
    // LJ-1
    "⟦x❤\u{FE0F}1*👩\u{200D}💻.com⟧", "x❤\u{FE0F}#.com", "⟦a.com⟧\u{FFFC}⟦b.com⟧", "⟦é1a.com⟧", "\u{301}⟦a.com⟧",
    "٣⟦a.com⟧",
    "⟦ℹ.com⟧", "⟦a.com⟧・⟦b.com⟧",
    // LJ-2: after `р`, which `рф` begins with, one letter is swallowed; after another it is not.
    "⟦a.рф⟧", "a.рфx", "⟦a.рф⟧+", "⟦a.рф-b.com⟧",
    // LJ-3
    "a.come", "⟦A.COM⟧", "a.localhosts", "⟦localhost⟧", "a.K",
    // LJ-5
    "(⟦ada.l@example.com⟧)", "x#⟦a.com⟧", "http:a.b", "example.zzz", "x@y", "⟦~a@b.co⟧", "⟦a-.b@c.co⟧", "⟦a--b.com⟧",
    "a--.com", "⟦http-x.com⟧", "⟦http.com⟧", "http/a.zzz", "http/⟦a.com⟧", "⟦a/b@c.co⟧", "⟦a.com/b⟧", "⟦a@localhost⟧",
    "⟦a@1.co⟧", "⟦a@b--c.co⟧", "a@b-.co", "⟦a.com⟧:x", "⟦a.com:1⟧?", "⟦a.com:1/⟧?", "⟦mailto:ada@b⟧", "⟦file:?⟧",
    "mailto:.a",
    "⟦http://%⟧", "http://.a", "⟦a.com.zzz.com⟧", "⟦a.com⟧.zzz", "⟦a@b.com⟧.zzz", "⟦a@b.com:25⟧/", "⟦a@b.com⟧:x",
    "⟦a.com@b.co⟧",
    // LJ-6
    "⟦example.com/a(b)⟧).", "⟦http://a⟧ ⟦localhost:8080/x⟧", "⟦example.com⟧?q", "⟦a.com/%20⟧", "⟦a.com/⟧%",
    "⟦a.com/(%⟧20",
    "⟦a.com/(x%20)⟧", "⟦a.com/(b{c⟧", "⟦a.com/({x}⟧)", "⟦a.com/⟧(", "⟦a.com/(b⟧.", "⟦a.com/x.(b).c⟧",
    // LJ-7
    "⟦a.com/⟧((", "⟦a.com/([x]⟧", "⟦a.com/([]⟧)", "⟦a.com/[(x⟧)", "⟦a.com/{}⟧[%", "⟦a.com/{}b[%⟧", "⟦a.com/().{%⟧",
    "⟦a.com/(.{%⟧",
    "⟦a.com/⟧(.<%", "⟦a.com/.<%⟧",
  ])
  func examples(_ marked: String) { LinkifyJSReference.expectSelections(drawnIn: marked) }

  @Test(arguments: [
    "⟦192.0.2.1⟧:x", "⟦http://[2001:db8::1]:8080/⟧", "1.⟦example.com⟧", "⟦1@a.co⟧", "⟦1-a.co⟧", "⟦256.com⟧", "⟦01.com⟧",
    "⟦192.0.2.1⟧.com", "⟦192.0.2.1/⟧", "⟦192.0.2.1:80/⟧", "192.0.2.256", "[::1]", "⟦http://[1:2:3:4:5:6:7:]⟧",
    "⟦http://[:2:3:4:5:6:7:8]⟧", "⟦http://[1:2:3:4:5:6::]⟧", "⟦http://[::1::2:]⟧", "⟦http://[::1]⟧x", "⟦a.com/x⟧[::1]",
  ])
  func addresses(_ marked: String) {
    LinkifyJSReference.expectSelections(drawnIn: marked, options: Self.options(with: [.ip]))
  }

  @Test(arguments: [
    "⟦#tag_2⟧-x", "a⟦#b⟧", "#1", "#_", "#・a", "⟦#_1a⟧", "⟦#com⟧", "⟦#a・⟧", "⟦@ada-l/x⟧.", "x⟦@ada⟧", "@-", "@.a",
    "⟦@--a⟧", "⟦@a/-⟧",
    "⟦@a⟧//b", "⟦@a⟧/",
  ])
  func names(_ marked: String) {
    LinkifyJSReference.expectSelections(drawnIn: marked, options: Self.options(with: [.hashtag, .mention]))
  }

  @Test(arguments: ["⟦#7⟧.", "#7a", "##⟦#42⟧", "⟦#7⟧_a"])
  func tickets(_ marked: String) {
    LinkifyJSReference.expectSelections(drawnIn: marked, options: Self.options(with: [.ticket]))
  }

  /// LJ-13, and LJ-9: what a client adds are tokens like others.
  @Test(arguments: [
    "⟦Hello⟧!", "helloworld", "⟦hello.com⟧", "⟦a b⟧", "a  b", "⟦my-app:x⟧", "⟦my-app.com⟧", "my-app:", "⟦my-appx.com⟧",
    "tool:x",
    "⟦tool://x⟧",
  ])
  func ownWords(_ marked: String) {
    let options = Self.options {
      $0.linkifyJS.plugins = [.keyword]
      $0.linkifyJS.keywords = ["hello", "a b"]
      $0.customSchemes = ["my-app": .slashesOptional, "tool": .slashesRequired]
    }
    LinkifyJSReference.expectSelections(drawnIn: marked, options: options)
  }

  /// N7: all is detected, then other kinds are left out. LJ-13: what is dropped is not matched again.
  @Test func whatIsLeftOut() {
    LinkifyJSReference.expectSelections(drawnIn: "a.com/b@c.co ⟦b@c.co⟧", kinds: [.email])
    let options = Self.options { $0.linkifyJS.rejectedLinks = ["a.com/b@c.co"] }
    LinkifyJSReference.expectSelections(drawnIn: "a.com/b@c.co ⟦b@c.co⟧", options: options)
  }

  @Test(arguments: [
    ("Ada@b.co", "mailto:Ada@b.co"), ("mailto:a@b.co", "mailto:a@b.co"), ("a.co:80", "http://a.co:80"),
    ("localhost:80", "http://localhost:80"), ("192.0.2.1", "http://192.0.2.1"), ("@a/b", "/a/b"), ("#A", "#A"),
  ])
  func values(text: String, value: String) {
    let options = Self.options(with: [.hashtag, .mention, .ip])
    let found = LinkifyJSReference.selections(in: Array(text.unicodeScalars), kinds: nil, options: options)
    #expect(found.map(\.value) == [value])
  }
}
