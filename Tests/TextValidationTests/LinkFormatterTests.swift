import TextValidation
import Testing

@Suite struct LinkFormatterTests {
  @Test(arguments: [
    ("https://a.example/%E6%96%87%E7%AB%A0", "https://a.example/文章"),
    ("https://a.example", "https://a.example"),
    ("a.example/%C3%A9t%C3%A9", "a.example/été"),
    ("file:///srv/%C3%A9", "file:///srv/é"),
    ("", ""),
    ("https://b%C3%BCcher.example/", "https://b%C3%BCcher.example/"),
    ("https://BÜCHER.example./x", "https://BÜCHER.example./x"),
  ])
  func lettersAreDecodedBehindTheHostOnly(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  @Test(arguments: [
    ("https://a.example/a%20b%00c", "https://a.example/a%20b%00c"),
    ("https://a.example/a b", "https://a.example/a%20b"),
    ("https://a.example/a\u{2028}b", "https://a.example/a%E2%80%A8b"),
    ("https://a.example/a%E3%80%80b", "https://a.example/a%E3%80%80b"),
  ])
  func whatEndsALinkIsEscaped(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  @Test(arguments: [
    ("https://a.example/b%2Fc%3Fd%23e", "https://a.example/b%2Fc%3Fd%23e"),
    ("https://a.example/b%26c%3Dd%2Be", "https://a.example/b&c=d+e"),
    ("https://a.example/?b%2Fc%3Fd", "https://a.example/?b/c?d"),
    ("https://a.example/?b%26c%3Dd%2Be%23f", "https://a.example/?b%26c%3Dd%2Be%23f"),
    ("https://a.example/?b=c+d&e", "https://a.example/?b=c+d&e"),
    ("https://a.example/#b%2Fc%3Fd%23e%26f", "https://a.example/#b/c?d#e&f"),
  ])
  func aSeparatorThatArrivedEscapedStaysSo(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  @Test(arguments: [
    ("https://a.example/#:~:text=b%2Cc%26d%2De,%C3%A9", "https://a.example/#:~:text=b%2Cc%26d%2De,é"),
    ("https://a.example/#b%2Cc%2D", "https://a.example/#b,c-"),
    ("https://a.example/#b%3A~:c%2Cd", "https://a.example/#b%3A~:c,d"),
    ("https://a.example/#b:%7E:c", "https://a.example/#b:%7E:c"),
    ("https://a.example/#b:~%3Ac", "https://a.example/#b:~%3Ac"),
    ("https://a.example/#b%3Ac%7Ed", "https://a.example/#b:c~d"),
  ])
  func aTextDirectiveKeepsItsMarkAndItsSeparators(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  @Test(arguments: [
    ("https://a.example/%2541", "https://a.example/%2541"),
    ("https://a.example/%254%31", "https://a.example/%2541"),
    ("https://a.example/%25z%4g%", "https://a.example/%z%4g%"),
    ("https://a.example/%FF%c3%C3%A9%e2%82", "https://a.example/%FF%c3é%e2%82"),
    ("https://a.example/%C0%AF%ED%A0%80", "https://a.example/%C0%AF%ED%A0%80"),
  ])
  func percentSignsAndBytesThatAreNoTextKeepTheirMeaning(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  @Test(arguments: [
    ("https://a.example/b(c)d", "https://a.example/b(c)d"),
    ("https://a.example/b)c", "https://a.example/b%29c"),
    ("https://a.example/b(c/d)", "https://a.example/b(c/d%29"),
    ("https://a.example/b(?c)", "https://a.example/b(?c%29"),
    ("https://a.example/?b=(c&d)", "https://a.example/?b=(c&d%29"),
    ("https://a.example/b(c", "https://a.example/b(c"),
    ("https://a.example/b%28", "https://a.example/b%28"),
    ("https://a.example/b((", "https://a.example/b(%28"),
    ("https://a.example/β[(γ])δ", "https://a.example/β[(γ%5D%29δ"),
    ("https://a.example/{(b]}", "https://a.example/{(b%5D%7D"),
    ("https://a.example/(]b[c]", "https://a.example/(%5Db[c]"),
    ("https://a.example/「b」（c）", "https://a.example/「b」（c）"),
  ])
  func aClosingBracketWithoutPartnerIsEscaped(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  @Test func noMoreBracketsStandOpenThanADetectorCounts() {
    let path = String(repeating: "(", count: 126) + "a"
    let formatted = "https://a.example/" + String(repeating: "(", count: 125) + "%28a"
    #expect(LinkFormatter.minimallyEscaped("https://a.example/" + path) == formatted)
  }

  @Test(arguments: [
    ("https://a.example/b.", "https://a.example/b%2E"),
    ("https://a.example/b..", "https://a.example/b.%2E"),
    ("https://a.example/b.?c", "https://a.example/b.?c"),
    ("https://a.example/b'", "https://a.example/b%27"),
    ("https://a.example/b/", "https://a.example/b/"),
    ("https://a.example/?b=", "https://a.example/?b="),
    ("https://a.example/?b&", "https://a.example/?b&"),
    ("https://a.example/#", "https://a.example/#"),
    ("https://a.example/b??", "https://a.example/b?%3F"),
    ("https://a.example.", "https://a.example."),
  ])
  func finalPunctuationIsEscapedBehindTheHost(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  /// An escaped one would name another page, and a bare one is taken for the sentence's.
  @Test(arguments: [
    ("https://a.example/b?", "https://a.example/b"),
    ("https://a.example/b.?", "https://a.example/b%2E"),
    ("https://a.example?", "https://a.example"),
    ("https://a.example/b?#c", "https://a.example/b?#c"),
    ("https://a.example/#b?", "https://a.example/#b%3F"),
  ])
  func aQuestionMarkThatNothingFollowsIsLeftOut(url: String, formatted: String) {
    #expect(LinkFormatter.minimallyEscaped(url) == formatted)
  }

  @Test(
    arguments: [
      ([.init(.scheme, "https://"), .init(.host, "a.example")], "https://a.example"),
      ([.init(.host, "a.example"), .init(.path, "")], "a.example/"),
      ([.init(.host, "a.example"), .init(.path, "b/c?d#e"), .init(.path, "f")], "a.example/b%2Fc%3Fd%23e/f"),
      (
        [.init(.host, "a.example"), .init(.query, "b=c"), .init(.value, "d&e"), .init(.query, "+")],
        "a.example?b%3Dc=d%26e&%2B"
      ),
      ([.init(.host, "a.example"), .init(.path, "%41"), .init(.path, "100%")], "a.example/%2541/100%"),
      ([.init(.host, "a.example"), .init(.path, "b."), .init(.fragment, "c#d,é.")], "a.example/b.#c#d,é%2E"),
      ([.init(.host, "a.example"), .init(.fragment, ":~:text=b,c")], "a.example#:~:text=b,c"),
    ] as [([LinkPart], String)])
  func separatorsWithinAPartAreEscaped(parts: [LinkPart], formatted: String) throws {
    #expect(try LinkFormatter.minimallyEscaped(parts) == formatted)
  }

  @Test(
    arguments: [
      ([.init(.value, "b")], 0, "part 0: a value must follow its query"),
      ([.init(.query, "b"), .init(.value, "c"), .init(.value, "d")], 2, "part 2: a value must follow its query"),
      ([.init(.fragment, "b"), .init(.path, "c")], 1, "part 1: no path may follow a fragment"),
      ([.init(.host, "b"), .init(.host, "c")], 1, "part 1: no host may follow a host"),
    ] as [([LinkPart], Int, String)])
  func partsOutOfOrderAreRefused(parts: [LinkPart], index: Int, description: String) {
    let error = #expect(throws: LinkPartError.self) { try LinkFormatter.minimallyEscaped(parts) }
    #expect(error?.partIndex == index)
    #expect(error?.description == description)
  }

  @Test(arguments: [
    ("https://a.example/%C3%A9", false, "https://a.example/é"),
    ("HTTPS://a.example/%C3%A9", true, "a.example/é"),
    ("ftp://a.example/b", true, "ftp://a.example/b"),
    ("https://bank.example@a.example/b", true, "https://bank.example@a.example/b"),
    ("https://a.example/@b", true, "a.example/@b"),
    ("https://a.example/%E2%80%AEgpj.b\u{200B}", false, "https://a.example/%E2%80%AEgpj.b%E2%80%8B"),
    ("https://a.example/b\u{200C}%E2%80%8Dc", false, "https://a.example/b\u{200C}\u{200D}c"),
  ])
  func theTextShownMayLeaveTheSchemeOut(url: String, droppingScheme: Bool, shown: String) {
    #expect(LinkFormatter.displayText(of: url, droppingScheme: droppingScheme) == shown)
  }
}
