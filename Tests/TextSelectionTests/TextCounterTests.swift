import TestSupport
import TextModel
import TextSelection
import Testing

@Suite struct TextCounterTests {
  @Test(arguments: [
    ("", 0, 0, 0), ("plain", 5, 5, 5), ("日本", 2, 4, 4), ("“é”—…", 5, 6, 6), ("\u{10FF}\u{1100}", 2, 3, 3),
    ("\u{200D}\u{200E}\u{200F}\u{2010}\u{201F}\u{2020}", 6, 9, 9), ("\u{2031}\u{2032}\u{2037}\u{2038}", 4, 6, 6),
    // An emoji is one thing to the third alone.
    ("👍🏽", 2, 4, 2), ("🧑🏿\u{200D}🚀", 4, 7, 2), ("1\u{20E3}", 2, 3, 2), ("©", 1, 1, 1), ("©\u{FE0F}", 2, 3, 2),
    ("🇫🇷🇫", 3, 6, 4), ("😀\u{FE0F}\u{200D}", 3, 5, 5),
    // Links, also those without a scheme, and whatever they are made of.
    ("see http://one.org.", 28, 28, 28), ("a.co", 23, 23, 23), ("猫one.org/é猫", 25, 27, 27), ("@one.org", 8, 8, 8),
    ("http://😀.org", 23, 23, 23),
    // What is counted is composed.
    ("e\u{301}", 1, 1, 1), ("\u{FB2C}", 3, 3, 3), ("각", 1, 2, 2), ("\u{1100}\u{1161}\u{11A8}", 1, 2, 2),
  ])
  func weights(text: String, first: Int, second: Int, third: Int) {
    #expect(
      [TextCounter.twitterV1, .twitterV2, .twitterV3].map { $0.budget(of: text).count } == [first, second, third])
  }

  @Test(arguments: [
    (TextCounter.twitterV1, 140, 140, true), (.twitterV1, 141, 140, false), (.twitterV3, 280, 280, true),
    (.twitterV3, 281, 280, false), (.twitterV2, 1, 280, true), (.twitterV2, 0, 280, false),
  ])
  func theLimitIsAllowed(counter: TextCounter, count: Int, limit: Int, isValid: Bool) {
    let budget = counter.budget(of: String(repeating: "x", count: count))
    #expect(budget.isValid == isValid)
    #expect(budget.limit == limit)
    #expect(budget.remaining == limit - count)
    #expect(budget.permillage == count * 1000 / limit)
    #expect(budget.displayScalarRange == 0..<count)
    #expect(budget.validScalarRange == 0..<min(count, limit))
  }

  /// Filled up to a few units below the limit, so that the next step decides.
  @Test(arguments: [
    // The mark ends what is valid.
    (0, "ab⟦⟧\u{FFFF}c"), (0, "⟦⟧\u{FEFF}"), (0, "http://one.org⟦⟧\u{FFFE}"), (279, "a⟦⟧b"), (279, "⟦⟧日b"),
    (278, "日⟦⟧b"), (279, "⟦⟧👍🏽"), (278, "👍🏽⟦⟧a"), (270, "⟦⟧http://one.org"), (257, "one.org⟦⟧!"), (280, "⟦⟧ "),
    // The scalars that composing takes away or adds are made up for, wherever they stand.
    (278, "e\u{301}e\u{301}⟦⟧"), (279, "e\u{301}e⟦⟧\u{301}"),
  ])
  func theValidRangeEndsBetweenSteps(filledCount: Int, marked: String) {
    let expected = MarkedText(marked)
    let filling = String(repeating: " ", count: filledCount)
    let utf8Offset = filledCount + (expected.utf8Ranges.first?.lowerBound ?? 0)
    let text = filling + expected.text
    let range = TextCounter.twitterV3.budget(of: text).validScalarRange
    #expect(range == 0..<OffsetConversion.ranges(of: [0..<utf8Offset], in: text, unit: .scalar)[0].upperBound)
  }

  @Test func whatComposingAddsNeverLeadsBeforeTheText() {
    let text = "\u{FFFF}" + String(repeating: "\u{FB2C}", count: 9)
    #expect(TextCounter.twitterV3.budget(of: text).validScalarRange == 0..<0)
  }

  /// Twice the text takes less than 3.5 times as long, whatever is repeated in it.
  @Test(arguments: [
    "日", "a.", "a-.", "a_b.", "a.co_.", "http://", "xn--a.", "a.co/:(", "a.co/(b.co,", ".中国", "日http", "👩\u{200D}",
    "e\u{301}",
  ])
  func countingTakesLinearTime(fragment: String) {
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: fragment, count: count)
      return ContinuousClock().measure { _ = TextCounter.twitterV3.budget(of: text) } / .seconds(1)
    }
    var measured: [String] = []
    // Others may have the machine; a few milliseconds are no measure.
    for _ in 0..<4 {
      let (once, twice) = (seconds(4_000), seconds(8_000))
      if twice < max(3.5 * once, 0.02) { return }
      measured.append("\(once) s, then \(twice) s")
    }
    Issue.record("\(fragment.debugDescription): \(measured)")
  }
}
