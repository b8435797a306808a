import TestSupport
import Testing

@testable import TextValidation

/// What the examples of the pack cannot say of the dialect `linkifyjs`.
@Suite struct LinkifyJSSearchTests {
  /// LJ-5: an earlier walk that finds nothing in the end leaves the matches inside it, and one that does takes them.
  @Test(arguments: [
    "~⟦a.co⟧~⟦b.co⟧!", "⟦~a.co~b.co@c.org⟧!", "⟦a@b.co⟧@⟦c.co⟧", "⟦a.b@c.co⟧.", "⟦a.co/x@b.co⟧", "a@b:⟦http://c⟧",
    "{⟦a.co⟧?⟦b.co⟧", "⟦a.co?b@c.co⟧",
  ])
  func earlierWalksComeFirst(_ marked: String) { expect(drawnIn: marked) }

  /// A byte that is not UTF-8 is in no token that a match may hold, and tokens start anew behind it.
  @Test func illFormedBytesEndMatches() {
    let bytes = Array("a.co/b".utf8) + [0x80] + Array("c@d.org".utf8) + [0xE2, 0x82] + Array(".x.org".utf8) + [0xFF]
    #expect(LinkifyJSSearch(DetectionOptions()).matches(in: bytes).map(\.utf8Range) == [0..<6, 7..<14, 17..<22])
  }

  /// LJ-6, LJ-7: what a bracket leads to depends on those before it.
  @Test(arguments: [
    "⟦a.co/{a⟧", "⟦a.co/{[x⟧]", "⟦a.co/[{x}⟧", "⟦a.co/(()x⟧", "⟦a.co/()[x⟧", "⟦a.co/(x)(y)⟧)", "⟦a.co/[()x]y⟧",
    "⟦a.co/(]{x}⟧", "⟦a.co/(]<x⟧>", "⟦a.co/()<x⟧>", "⟦a.co/(){x}⟧", "⟦a.co/()x<y>⟧", "⟦a.co/（x）⟧（", "⟦a.co/(a%b)⟧",
    "⟦a.co/({%⟧x",
  ])
  func brackets(_ marked: String) { expect(drawnIn: marked) }

  /// LJ-13: a rejected link is dropped, and what is inside it not looked at again.
  @Test func rejectedLinksAreDropped() {
    var options = DetectionOptions()
    options.linkifyJS.rejectedLinks = ["http://a.co/b.co"]
    expect(drawnIn: "http://a.co/b.co ⟦b.co⟧ ⟦HTTP://a.co/b.co⟧", options)
  }

  /// LJ-8, LJ-10 to LJ-12.
  @Test(arguments: [
    ("a.co:80/b:c", ["http://a.co:80/b:c"]), ("localhost:80", ["http://localhost:80"]),
    ("LOCALHOST/a:b", ["http://LOCALHOST/a:b"]), ("HTTP://b", ["HTTP://b"]), ("x-y:b", ["x-y:b"]),
    ("mailto:a@b.co", ["mailto:a@b.co"]), ("a@b.co:7", ["mailto:a@b.co:7"]), ("1.2.3.4", ["http://1.2.3.4"]),
    ("1.2.3.4:5/", ["http://1.2.3.4:5/"]), ("@\u{1F3FD}", ["/\u{1F3FD}"]), ("#a #1", ["#a", "#1"]),
  ])
  func values(text: String, values: [String]) {
    let options = Self.withPlugins
    let found = LinkifyJSSearch(options).matches(in: Array(text.utf8))
    #expect(found.map { $0.rule.value(of: $0.utf8Range, in: text.utf8.span, options: options) } == values)
  }

  /// LJ-14: a scalar that the limit would cut is left out.
  @Test(arguments: [
    (6, "ab.com", nil), (5, "ab.com", "ab.co…"), (1, "ab.com", "a…"), (7, "a.co/😀", nil),
    (6, "a.co/😀", "a.co/…"), (5, "a.co/😀", "a.co/…"),
  ])
  func display(limit: Int, text: String, display: String?) {
    var options = DetectionOptions()
    options.linkifyJS.displayedUTF16Count = limit
    let attributes = PlatformRule.linkifyJSLink.attributes(
      of: 0..<text.utf8.count, in: text.utf8.span, options: options)
    #expect(attributes["replacement"] == display)
  }

  private static let withPlugins: DetectionOptions = {
    var options = DetectionOptions()
    options.defaultScheme = "http"
    options.linkifyJS.plugins = [.hashtag, .mention, .ip, .ticket]
    options.customSchemes = ["x-y": .slashesOptional]
    return options
  }()

  private func expect(
    drawnIn marked: String, _ options: DetectionOptions = DetectionOptions(),
    at place: SourceLocation = #_sourceLocation
  ) {
    let expected = MarkedText(marked)
    let found = LinkifyJSSearch(options).matches(in: Array(expected.text.utf8)).map(\.utf8Range)
    #expect(
      found == expected.utf8Ranges, "\(MarkedText.draw(found, in: expected.text).debugDescription)",
      sourceLocation: place)
  }
}
