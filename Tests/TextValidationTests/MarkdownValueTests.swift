import TextValidation
import Testing

/// The value of what the gfm dialect finds (dialects.md, GF-V1).
@Suite struct MarkdownValueTests {
  @Test(arguments: [
    ("www.a.com", "http://www.a.com"), ("www..", "http://www"), ("HTTP://a.com", "HTTP://a.com"),
    ("a@b.co", "mailto:a@b.co"), ("mailto:a@b.co", "mailto:a@b.co"), ("xmpp:a@b.co/c", "xmpp:a@b.co/c"),
    ("<a@b>", "mailto:a@b"), ("<a`{|}^@b>", "mailto:a%60%7B%7C%7D%5E@b"), ("<MAILTO:a@b>", "MAILTO:a@b"),
    ("<www.x:a>", "www.x:a"), ("<xy:\\[\">", "xy:%5C%5B%22"), ("http://a/é🍄", "http://a/%C3%A9%F0%9F%8D%84"),
    ("http://a/!#$%&'()*+,-./:;=?@_~0", "http://a/!#$%&'()*+,-./:;=?@_~0"), ("http://a/\u{1}b", "http://a/%01b"),
    ("http://a/>b", "http://a/%3Eb"), ("http://a/&amp;b", "http://a/&amp;b"), ("http://a/%zz", "http://a/%zz"),
    ("<xy:&amp;&lt;&#64;&#x41;&copy;&nbsp;>", "xy:&%3C@A%C2%A9%C2%A0"),
    ("<xy:&yuml;&Agrave;&AMP;>", "xy:%C3%BF%C3%80&"),
    ("<xy:&CounterClockwiseContourIntegral;&acE;&frac34;>", "xy:%E2%88%B3%E2%88%BE%CC%B3%C2%BE"),
    ("<xy:&ampx;&commat&Amp;>", "xy:&ampx;&commat&Amp;"),
    ("<xy:&amp&;&x;&#;&#x;>", "xy:&amp&;&x;&#;&#x;"), ("<xy:&#0;&#xD800;>", "xy:%EF%BF%BD%EF%BF%BD"),
    ("<xy:&#9999999;&#99999999;>", "xy:%EF%BF%BD&#99999999;"),
    ("<xy:&#x1F344;&#X1f344;>", "xy:%F0%9F%8D%84%F0%9F%8D%84"),
  ])
  func valueIsEncodedTarget(text: String, value: String) { #expect(MarkdownMatches.values(in: text) == [value]) }

  @Test func valuesAreEachMatchs() {
    let text = "> www.a.co\n> a@b.co <xy:c>http://d\n\n| <e@f> | `\n"
    let values = ["http://www.a.co", "mailto:a@b.co", "xy:c", "http://d"]
    #expect(MarkdownMatches.values(in: text) == values + ["mailto:e@f"])
  }
}
