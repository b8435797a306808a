import TextValidation
import Testing

@Suite struct TopLevelDomainsTests {
  private func contains(_ label: String, _ domains: TopLevelDomains = .iana) -> Bool {
    let utf8 = Array("x.\(label)/".utf8)
    return domains.contains(2..<utf8.count - 1, in: utf8.span)
  }

  @Test(arguments: [
    "com", "COM", "Org", "io", "museum", "travelersinsurance", "zw", "aaa", "рф", "РФ", "Москва", "МОСКВА", "xn--p1ai",
    "XN--P1AI", "Xn--P1Ai", "我爱你", "xn--6qq986b3xl", "中国", "中國", "ευ", "vermögensberater", "VERMÖGENSBERATER",
    "\u{212A}z",
  ])
  func known(label: String) {
    #expect(contains(label))
  }

  @Test(arguments: [
    "", "c", "co1", "example", "invalid", "localhost", "internal", "png", "xn--", "xn--p1a", "xn--com", "рфа", "р",
    "ком1",
    "com\u{301}", "💩", String(repeating: "a", count: 63), String(repeating: "é", count: 200), ".com", "com.",
  ])
  func unknown(label: String) {
    #expect(!contains(label))
  }

  @Test(arguments: [[0xFF], [0xD1, 0x80, 0xD1], [0xC3, 0x28], [0x63, 0x6F, 0x6D, 0x80]] as [[UInt8]])
  func bytesThatAreNoTextAreUnknown(label: [UInt8]) {
    let isKnown = TopLevelDomains.iana.contains(label.indices, in: label.span)
    #expect(!isKnown)
  }

  @Test func aLabelIsReadInsideItsRange() {
    let utf8 = Array("comx".utf8)
    let answers = [3, 4].map { TopLevelDomains.iana.contains(0..<$0, in: utf8.span) }
    #expect(answers == [true, false])
  }

  @Test(arguments: ["onion", "ONION", "бел", "xn--90ais", "ком", "xn--j1aef"])
  func callersOwn(label: String) {
    #expect(contains(label, TopLevelDomains(["Onion", "БЕЛ", "XN--J1AEF"])))
  }

  @Test func callersOwnAreAllThereIs() {
    #expect(!contains("com", TopLevelDomains(["onion"])))
    #expect(!contains("com", TopLevelDomains([])))
  }

  /// To turn 50,000 different scalars into an A-label, or a long A-label back, takes minutes: no host has such labels.
  @Test(.timeLimit(.minutes(1)))
  func longLabelsAreNone() {
    let scalars = (0x4E00..<0x9FFF).flatMap { [$0, $0 + 0x10000] }.compactMap(Unicode.Scalar.init)
    let long = String(String.UnicodeScalarView(scalars))
    let labels = [long, "xn--" + String(repeating: "a", count: 1_000_000), String(repeating: "b", count: 64)]
    let domains = TopLevelDomains(labels + [String(repeating: "A", count: 63)])
    #expect(!contains(long, domains))
    #expect(!contains(String(repeating: "b", count: 64), domains))
    #expect(contains(String(repeating: "a", count: 63), domains))
  }

  @Test func formsOfALabel() {
    #expect(TopLevelDomains.forms(of: "COM") == ["com"])
    #expect(TopLevelDomains.forms(of: "РФ") == ["рф", "xn--p1ai"])
    #expect(TopLevelDomains.forms(of: "xn--p1ai") == ["рф", "xn--p1ai"])
  }
}
