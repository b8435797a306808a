import ReferenceScanner
import TextValidation
import Testing

struct DiscordReferenceTests {
  @Test(arguments: inBrackets + links)
  func examplesOfTheSpecificationHold(_ example: ReferenceExample) {
    let selected = example.selected(by: DiscordReference.self)
    #expect(selected.drawing == example.description)
    if let values = example.values { #expect(selected.values == values) }
  }

  private static let kinds = ["mention", "channel", "emoji", "bot_command", "timestamp", "link", "navigation"]

  private static func example(_ marked: String, _ values: [String] = []) -> ReferenceExample {
    ReferenceExample(kinds, marked, values: values)
  }

  private static let identifier = "12345678901234567"

  /// DI-1, DI-2, DI-4.
  private static let inBrackets = [
    example(
      "⟦<@\(identifier)>⟧⟦<@!\(identifier)>⟧ ⟦<@&\(identifier)>⟧ ⟦<#\(identifier)>⟧",
      [identifier, identifier, identifier, identifier]),
    example("⟦<:up:\(identifier)>⟧ ⟦<a:up:\(identifier)>⟧", ["up:\(identifier)", "up:\(identifier)"]),
    example("⟦</set:\(identifier)>⟧ ⟦</set up 日本:\(identifier)>⟧", ["set", "set up 日本"]),
    example("⟦<t:1>⟧ ⟦<t:-1618953630:R>⟧", ["1", "-1618953630"]),
    example("⟦<id:customize>⟧ ⟦<id:linked-roles>⟧", ["customize", "linked-roles"]),
    example("⟦@everyone⟧, ⟦@here⟧!", ["everyone", "here"]),
    example("<@1234567890123456> <@123456789012345678901> <@?\(identifier)> <:u:\(identifier)> <b:up:\(identifier)>"),
    example("</:\(identifier)> </a b c d:\(identifier)> <t:> <t:12345678901234> <t:1:x> <id:home>"),
    example("`@here` ```\n<t:1> `x\n``` ``⟦<t:1>⟧`", ["1"]), example("`` ` `` ⟦<t:1>⟧`", ["1"]),
  ]

  /// DI-3.
  private static let links = [
    example("see ⟦https://a.co/x_(y)⟧). ⟦http://b.co⟧<", ["https://a.co/x_(y)", "http://b.co"]),
    example("⟦https://a.co/x)y(z)⟧)", ["https://a.co/x)y(z)"]),
    example("\"⟦https://a.co⟧\"; ⟦https://a.co/?q⟧].,:;\"'", ["https://a.co", "https://a.co/?q"]),
    example("<⟦https://a.co/x.⟧> ⟦[ada](https://a.co/(x))⟧.", ["https://a.co/x.", "https://a.co/(x)"]),
    example("[ada](⟦https://a.co⟧ \"t\") [ada](a.co) example.com #tag http:// https://. HTTP://a.co", ["https://a.co"]),
    example("⟦[<@\(identifier)>](https://a.co)⟧", ["https://a.co"]),
    ReferenceExample(["mention"], "https://a.co/⟦@here⟧", values: ["here"]),
  ]
}
