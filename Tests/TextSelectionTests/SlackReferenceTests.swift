import ReferenceScanner
import TextValidation
import Testing

struct SlackReferenceTests {
  @Test(arguments: entities + emoji)
  func examplesOfTheSpecificationHold(_ example: ReferenceExample) {
    let selected = example.selected(by: SlackReference.self)
    #expect(selected.drawing == example.description)
    if let values = example.values { #expect(selected.values == values) }
  }

  private static func example(_ marked: String, _ values: [String] = []) -> ReferenceExample {
    ReferenceExample(["mention", "channel", "timestamp", "link", "emoji"], marked, values: values)
  }

  /// SL-1 to SL-3, SL-5.
  private static let entities = [
    example(
      "⟦<@U0AB12|ada>⟧ in ⟦<#C0XY9|general>⟧: ⟦<https://example.com/?a=1&amp;b=2|here>⟧",
      ["U0AB12", "C0XY9", "https://example.com/?a=1&b=2"]),
    example("⟦<@W1>⟧ ⟦<!subteam^S1|@team>⟧ ⟦<!here>⟧ ⟦<!channel|channel>⟧", ["W1", "S1", "here", "channel"]),
    example("⟦<!date^1392734382^{date}^https://a.co|Feb>⟧ ⟦<!date^1^{time}|x>⟧", ["1392734382", "1"]),
    example("⟦<mailto:a@b.co|a@b.co>⟧ ⟦<tel:+1>⟧ ⟦<slack://x>⟧", ["mailto:a@b.co", "tel:+1", "slack://x"]),
    example("⟦<https://a.co/&amp;lt;>⟧", ["https://a.co/&lt;"]),
    example("<@ada> <#general> <!herd> <!date^1^{time}> <a> <> <a <@U1> <@U1"), example("<@u1> &lt;@U1&gt;"),
    example("`⟦<@U1>⟧`", ["U1"]),
  ]

  /// SL-4.
  private static let emoji = [
    example("⟦:tada:⟧⟦:+1::skin-tone-2:⟧ ⟦:don't:⟧", ["tada", "+1::skin-tone-2", "don't"]),
    example("⟦:+1:⟧⟦:skin-tone-7:⟧", ["+1", "skin-tone-7"]), example(":Up: :: :a b:"),
    example("`:x:` ```:x:``` ⟦:y:⟧ `⟦:z:⟧", ["y", "z"]), example("⟦<https://a.co/:x:>⟧", ["https://a.co/:x:"]),
  ]
}
