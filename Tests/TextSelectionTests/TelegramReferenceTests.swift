import ReferenceScanner
import TextValidation
import Testing

struct TelegramReferenceTests {
  @Test(arguments: names + numbers + links + conflicts)
  func examplesOfTheSpecificationHold(_ example: ReferenceExample) {
    let selected = example.selected(by: TelegramReference.self)
    #expect(selected.drawing == example.description)
    if let values = example.values { #expect(selected.values == values) }
  }

  @Test(arguments: ["a+b.c@x-y.co", "..a@b.co", ".a@b.co", "ada@example.com"])
  func addressIsOne(_ address: String) {
    #expect(isAddress(address) == true)
  }

  @Test(arguments: ["a@b", "a@b.c", "a@.co", "a@-b.co", "@b.co", "a.@b.co", "é@b.co", "a@b.c0m", "a@b@c.co"])
  func addressIsNone(_ address: String) {
    #expect(isAddress(address) == false)
  }

  private func isAddress(_ text: String) -> Bool? {
    TelegramReference.isValid("email", text: Array(text.unicodeScalars), options: DetectionOptions())
  }

  private static func examples(_ kinds: [String], _ rows: [String]) -> [ReferenceExample] {
    rows.map { ReferenceExample(kinds, $0) }
  }

  /// TG-M1, TG-B1, TG-H1, TG-C1.
  private static let names = examples(
    ["mention", "bot_command", "hashtag", "cashtag"],
    [
      "⟦@ada_1⟧.", "⟦@gif⟧", "@ada", "é@adalove", "@adaloveé",
      "⟦/start⟧ ⟦/stop@my_bot⟧", "/a/b", "</b>", "/go@me", "⟦#news2026⟧", "⟦#news@chan⟧", "⟦#news⟧@ab", "#2026",
      "#a#b", "x#news", "⟦$ABC⟧,", "⟦$1INCH@dex⟧", "⟦$ABC@chan⟧", "$abd", "$ABC1", "$ABCDEFGHI",
      "⟦#ශ\u{0DCA}⟧ ⟦#a⟧\u{0301}",
    ])

  /// TG-T and TG-K.
  private static let numbers =
    examples(
      ["media_timestamp"], ["⟦9999:59⟧", "x2:05", ":15", "1:2:3:04", "2:5", "1:60:00", "12345:00"])
    + [ReferenceExample(["media_timestamp"], "at ⟦1:02:33⟧ or ⟦2:05⟧", values: ["3753", "125"])]
    + examples(
      ["bank_card"],
      [
        "⟦4111 1111 1111 1111⟧", "⟦4111111111111111⟧ 5", "+4111111111111111", "4111111111111111-", "4111111111111112",
        "378282246310005 1",
      ])

  /// TG-E, TG-U, TG-G.
  private static let links =
    examples(
      ["link", "email", "tg_url"],
      [
        "⟦a+b.c@x-y.co⟧", "x⟦http://a.co⟧", "sftp://a.co", "/a.co", "⟦ada@example.com⟧", "⟦a.co/x_(y)⟧)",
        "⟦a.co/(x⟧.", "⟦192.0.2.1⟧", "10.2.3", "1.2.3.04", "⟦example.com⟧", "⟦example.COM⟧", "⟦http://example.zzz⟧",
        "end.To", "example.zzz", "a_b.com", "⟦tg://resolve?domain=ada⟧.", "x⟦ton://a⟧", "tg:///x", "tg:a",
        "tons⟦ite://a⟧", "⟦tonsite://a.b0⟧",
      ]) + [ReferenceExample(["link", "email"], "mailto:⟦ada@example.com⟧", values: ["ada@example.com"])]

  /// TG-X.
  private static let conflicts = [
    ReferenceExample(
      ["mention", "hashtag", "link", "email"], "⟦ada@example.com⟧ ⟦a.co/#x⟧", values: ["ada@example.com", "a.co/#x"]),
    ReferenceExample(["mention"], "a.b/⟦@example⟧", values: ["@example"]),
  ]
}
