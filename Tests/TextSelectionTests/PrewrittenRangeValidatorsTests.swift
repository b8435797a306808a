import TestSupport
import TextSelection
import TextValidation
import Testing

@Suite struct PrewrittenRangeValidatorsTests {
  private static let name = HandlebarsValidator(searchableText: "name", replacementText: "Ada")

  @Test(arguments: [
    (LinkValidator() as any TextRangeValidator, "(see ⟦https://a.example/b⟧). ⟦slack://channel?team=T1⟧ example.com"),
    (LinkValidator(), "example.com/?u=http://b.example mailto:ana@example.com"),
    (HTTPLinkValidator(), "⟦http://a.example⟧, ⟦HTTPS://b.example⟧ slack://c example.com httpfoo://x"),
    (HTTPSLinkValidator(), "http://a.example, ⟦HTTPS://b.example⟧ slack://c example.com"),
    (UnsafeLinkValidator(), "⟦HTTP://a.example⟧, https://b.example slack://c example.com"),
    (EmailValidator(), "<⟦bob@example.com⟧>, @ann, example.com, 👍👍⟦a@example.org⟧"),
    (PhoneNumberValidator(), "call ⟦+1 415 555 0132⟧. 12"),
    (HashtagTextValidator(), "the ⟦#Hashtag⟧\0. # ⟦#b⟧, c#d https://a.example/#top"),
    (AtSymbolTagTextValidator(), "ask ⟦@ann⟧, not bob@example.com @"),
    (QuotationsTextValidator(), "say ⟦\"quite soon\"⟧, ⟦\"a ⟦'small'⟧ thing\"⟧, \"no"),
    (name, "⟦{{name}}⟧, ⟦{{ name }}⟧, {{Name}}, {{names}}, {name}"),
    (HandlebarsValidator(searchableText: " first name ", replacementText: "Ada"), "⟦{{first name}}⟧ {{first}}"),
    (HandlebarsValidator(searchableText: "", replacementText: "Ada"), "{{}} {{ }} {{a}}"),
  ])
  func rangesAreTheDialectsSelectionsOfTheKind(validator: any TextRangeValidator, marked: String) throws {
    let row = MarkedText(marked)
    #expect(MarkedText.draw(validator.ranges(in: row.text), in: row.text) == marked)
    var selector = TextSelector()
    try selector.register(validator)
    #expect(MarkedText.draw(selector.selections(in: row.text).map(\.utf8Range), in: row.text) == marked)
  }

  private static let all: [any TextSelectionValidator] = [
    HashtagTextValidator(), AtSymbolTagTextValidator(), QuotationsTextValidator(), LinkValidator(), EmailValidator(),
    PhoneNumberValidator(), name,
  ]

  private static func selector() throws -> TextSelector {
    var selector = TextSelector()
    for validator in all { try selector.register(validator) }
    return selector
  }

  private static let kinds: [SelectionKind] = [
    .hashtag, .mention, .link, .email, .quotation, .handlebars, .phone,
  ]

  @Test func rangesOfAllValidatorsAreExact() throws {
    let row = MarkedText(
      "The ⟦#Hashtag⟧\0. Ask ⟦@ann⟧ (see ⟦https://example.com/a_(b)⟧), mail ⟦ann@example.org⟧, ⟦\"quite soon\"⟧, ⟦{{name}}⟧, "
        + "⟦+1 415 555 0132⟧, example.com.")
    let selections = try Self.selector().selections(in: row.text)
    #expect(MarkedText.draw(selections.map(\.utf8Range), in: row.text) == row.description)
    #expect(selections.map(\.kind) == Self.kinds)
    #expect(selections.first?.value == "Hashtag")
  }

  @Test func quotationHoldsWhatStandsInIt() throws {
    let row = MarkedText("⟦\"ask ⟦@ann⟧ about ⟦https://a.example⟧\"⟧")
    let selections = try Self.selector().selections(in: row.text)
    #expect(MarkedText.draw(selections.map(\.utf8Range), in: row.text) == row.description)
  }

  @Test func quotationThatAUsersWordPartlyOverlapsIsDropped() throws {
    var selector = try Self.selector()
    try selector.register(PrefixValidator(prefix: "soon\""))
    let row = MarkedText("\"quite ⟦soon\",⟧ he said")
    #expect(MarkedText.draw(selector.selections(in: row.text).map(\.utf8Range), in: row.text) == row.description)
  }
}
