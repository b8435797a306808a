import Testing
import TextModel
import TextValidation

@Suite("Link validators")
struct LinkValidatorsTests {
  @Test(arguments: [
    WordCase(LinkValidator(), "http://link", true),
    WordCase(LinkValidator(), "file://~/link", true),
    WordCase(LinkValidator(), "yfansports://link", true),
    WordCase(LinkValidator(), "file///link", false),
    WordCase(HTTPLinkValidator(), "http://link", true),
    WordCase(HTTPLinkValidator(), "HTTPS://link", true),
    WordCase(HTTPLinkValidator(), "http:/link", false),
    WordCase(HTTPLinkValidator(), "file://~/link", false),
    WordCase(HTTPLinkValidator(), "httpfoo://x", false),
    WordCase(HTTPSLinkValidator(), "https://link", true),
    WordCase(HTTPSLinkValidator(), "http://link", false),
    WordCase(HTTPSLinkValidator(), "https:link", false),
    WordCase(UnsafeLinkValidator(), "http://link", true),
    WordCase(UnsafeLinkValidator(), "https://link", false),
    WordCase(UnsafeLinkValidator(), "yfansports://link", false),
  ])
  func schemeDecides(_ row: WordCase) {
    #expect(row.validator.validate(text: row.word) == row.isAccepted)
  }

  @Test(arguments: [
    ("https://example.com", "HTTPS://EXAMPLE.COM", true), ("https://example.com", "https://example.com/", false),
    ("mailto:ana@example.com", "mailto:ana@example.com", true), ("x+y-z.1:p", "x+y-z.1:p", true),
  ])
  func customLinkAcceptsItsLink(urlString: String, word: String, isAccepted: Bool) throws {
    let validator = try #require(CustomLinkValidator(urlString: urlString))
    #expect(validator.validate(text: word) == isAccepted)
  }

  @Test(arguments: [
    "", ":", "http", "http:", "not a url", "file///link", "1http://a", "ht_tp://a", "http://a b", "a:\0",
  ])
  func customLinkNeedsASchemeAndNoBlank(urlString: String) {
    #expect(CustomLinkValidator(urlString: urlString) == nil)
  }

  private static let orange = TextColor(red: 1, green: 0.5, blue: 0)

  @Test(
    arguments: [
      (LinkValidator() as any TextSelectionValidator, nil, true),
      (HTTPLinkValidator(), nil, true),
      (HTTPSLinkValidator(tintColor: orange), orange, true),
      (LinkValidator(tintColor: orange, underlined: false), orange, nil),
      (UnsafeLinkValidator(), .red, nil),
      (TintedContainer(), orange, true),
      (PlainComposite(), nil, true),
    ] as [(any TextSelectionValidator, TextColor?, Bool?)])
  func linksAreUnderlinedAndTintedOnlyIfAsked(
    validator: any TextSelectionValidator, foregroundColor: TextColor?, isUnderlined: Bool?
  ) {
    var expected = TextAttributes()
    expected.foregroundColor = foregroundColor
    expected.isUnderlined = isUnderlined
    #expect(validator.selectionAttributes == expected)
    #expect(validator.kind == .link)
  }

  private struct TintedContainer: ContainerTextSelectionValidator, LinkValidatorAttributes {
    let validator: any TextSelectionValidator = PrefixValidator(prefix: "gopher://")
    var tintColor: TextColor? { orange }
  }

  private struct PlainComposite: CompositeTextSelectionValidator, LinkValidatorAttributes {
    let validators: [any TextSelectionValidator] = [LinkValidator(), SuffixValidator(suffix: ".pdf")]
  }
}
