import Foundation
import TextSelection
import TextValidation
import Testing

@Suite struct TextCounterPlatformTests {
  @Test(arguments: [
    (TextCounter.bluesky, "👩\u{200D}👩\u{200D}👧\u{200D}👦e\u{301}日", [3, 31]), (.bluesky, "", [0, 0]),
    (.telegram, "a日👍🏽e\u{301}", [8]),
    (.telegramCaption, "👍", [2]), (.discord, "a日👍🏽e\u{301}", [6]), (.discord, "<:blob:123456789012345678>", [26]),
    (.slack, "👍<@U12345678>", [13]), (.utf8, "a日👍", [8]), (.utf16, "a日👍", [4]), (.scalar, "e\u{301}👍🏽", [4]),
    (.grapheme, "e\u{301}👍🏽\r\n", [3]),
    // Links, with a scheme only, and the server of a mention.
    (.mastodon, "e\u{301} 👩\u{200D}👧", [3]), (.mastodon, "see https://one.org/a/long/path, ok", [31]),
    (.mastodon, "one.org", [7]),
    (.mastodon, "@ann@example.social hi", [7]), (.mastodon, "@ann, #tag@x x@y.org", [20]),
    (.mastodon, " \n\u{3000}", [0]),
    (.mastodon, "http://a.co/ http://b.co/", [47]), (.mastodon, "http://a.co\u{200D} ", [24]),
    // What JSON escapes, and what is around it.
    (.apns, "", [20]), (.apns, "日é", [25]), (.apns, "\"\\\n\r\t\u{8}\u{C}", [34]), (.apns, "\u{0}\u{1F}\u{7F}/", [34]),
    (.apnsVoIP, "a", [21]),
  ])
  func counts(counter: TextCounter, text: String, expected: [Int]) {
    #expect(counter.budget(of: text).counts.map(\.count) == expected)
  }

  @Test(arguments: [
    (TextCounter.bluesky, "x", 300), (.mastodon, "x", 500), (.telegram, "x", 4_096), (.telegram, "👍", 2_048),
    (.telegramCaption, "x", 1_024), (.discord, "👍", 2_000), (.slack, "👍", 40_000), (.apns, "x", 4_076),
    (.apns, "\n", 2_038), (.apnsVoIP, "x", 5_100), (.sms, "x", 1_530), (.sms, "日", 670), (.bluesky, "👩\u{200D}👧", 272),
    (.mastodon, "http://a.co ", 20), (.sms, "€", 760), (.sms, "👍", 330),
  ])
  func theLimitIsAllowedAndOneMoreIsNot(counter: TextCounter, repeated: String, count: Int) {
    let fits = String(repeating: repeated, count: count)

    #expect(counter.budget(of: fits).isValid)
    let budget = counter.budget(of: fits + repeated)
    #expect(!budget.isValid && !budget.isWithinLimits)
    #expect(budget.validScalarRange == 0..<fits.unicodeScalars.count)
  }

  @Test(arguments: TextCounter.allCases)
  func onlyPlainUnitsTakeTheEmptyText(counter: TextCounter) {
    #expect(counter.budget(of: "").isValid == (counter.defaultLimit == nil))
  }

  @Test func mastodonTakesNoBlanks() {
    #expect(!TextCounter.mastodon.budget(of: " \n").isValid)
  }

  @Test(arguments: [
    (TextCounter.utf8, "abc", 3, 0, true), (.utf8, "abc", 2, -1, false), (.utf8, "", 0, 0, true),
    (.twitterV3, "日", 1, -1, false), (.bluesky, "ab", 2, 0, true), (.mastodon, "http://a.co", 23, 0, true),
    (.sms, "x", 0, -1, false), (.apns, "x", 21, 0, true), (.utf16, "x", -5, -1, false),
    (.sms, "x", .max, 39_014, true),
  ])
  func aLimitOfTheCallersIsTakenInstead(counter: TextCounter, text: String, limit: Int, left: Int, isValid: Bool) {
    let budget = counter.budget(of: text, limit: limit)
    #expect(budget.remaining == left)
    #expect(budget.isValid == isValid)
  }

  @Test func withoutALimitNothingIsLeftOrTooLong() {
    let budget = TextCounter.utf16.budget(of: "abc")
    #expect(budget.count == 3 && budget.limit == nil && budget.remaining == nil && budget.permillage == nil)
    #expect(budget.isValid && budget.validScalarRange == 0..<3)
  }

  @Test(arguments: [
    // A cluster is in the valid part whole or not at all.
    (TextCounter.utf8, "ae\u{301}b", 3, 1), (.utf8, "ae\u{301}b", 4, 3), (.utf16, "a👍🏽", 3, 1), (.scalar, "🇫🇷🇫🇷", 3, 2),
    (.apns, "ab\"", 23, 2), (.apns, "a日", 23, 1), (.grapheme, "ab\r\nc", 3, 4), (.mastodon, "a http://a.co b", 24, 2),
    (.mastodon, "a http://a.co b", 25, 13), (.bluesky, "abc", 2, 2),
  ])
  func theValidRangeEndsBetweenClusters(counter: TextCounter, text: String, limit: Int, expected: Int) {
    #expect(counter.budget(of: text, limit: limit).validScalarRange == 0..<expected)
  }

  @Test func blueskyCountsBytesAsWell() {
    let family = "👩\u{200D}👩\u{200D}👧\u{200D}👦"
    let budget = TextCounter.bluesky.budget(of: String(repeating: family, count: 121))
    #expect(budget.counts.map(\.unit) == [.grapheme, .utf8])
    #expect(budget.counts.map(\.remaining) == [179, -25])
    #expect(budget.validScalarRange == 0..<(120 * 7))
  }

  /// Foundation's encoder escapes what RFC 8259 asks for, and no more.
  @Test(arguments: ["", "plain", "\"q\" \\ / \u{1}\u{1F}\u{7F}\u{2028}", "日é👍🏽\r\n\t\u{8}\u{C}"])
  func payloadsAreAsLongAsFoundationMakesThem(text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let payload = try encoder.encode(["aps": ["alert": text]])
    #expect(TextCounter.apns.budget(of: text).count == payload.count)
  }

  @Test func countersAreKnownByTheirNames() {
    #expect(
      TextCounter.allCases.map(\.rawValue) == [
        "twitter-v1", "twitter-v2", "twitter-v3", "bluesky", "mastodon", "telegram", "telegram-caption", "discord",
        "slack", "sms", "apns", "apns-voip", "utf8", "utf16", "scalar", "grapheme",
      ])
  }
}
