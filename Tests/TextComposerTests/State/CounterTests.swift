import TextComposer
import TextLayout
import TextSelection
import Testing

@Suite struct CounterTests {
  private func field(
    _ text: String, maximumCount: Int, _ counter: TextCounter = .grapheme, style: CharacterCounter.Style = .split
  ) throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 100)
    (configuration.maximumCount, configuration.counter) = (maximumCount, counter)
    configuration.counterStyle = style
    return try SampleField(text, configuration: configuration)
  }

  @Test(arguments: [
    (CharacterCounter.Style.none, "", ""), (.split, "3/10", "12/10"), (.countdown, "-7", "2"),
    (.countdownReversed, "7", "-2"),
  ])
  func aCounterIsWrittenInItsStyle(_ style: CharacterCounter.Style, _ ofThree: String, _ ofTwelve: String) throws {
    let three = try #require(try field("abc", maximumCount: 10).state.counter)
    let twelve = try #require(try field("abcdefghijkl", maximumCount: 10).state.counter)
    #expect([three.label(in: style), twelve.label(in: style)] == [ofThree, ofTwelve])
    #expect([three.remaining, twelve.remaining] == [7, -2])
  }

  @Test(arguments: [
    ("👍", TextCounter.utf16, 2), ("👍", .grapheme, 1), ("👍", .utf8, 4), ("👍🏽", .scalar, 2),
    ("1234567890   ", .grapheme, 10), ("\n 12 \n", .grapheme, 2), ("  \n", .grapheme, 0), ("", .grapheme, 0),
    (" \u{301}", .grapheme, 1), ("日本 example.com", .twitterV3, 28),
  ])
  func textIsCountedWithoutBlanksAtItsEnds(_ text: String, _ counter: TextCounter, _ count: Int) throws {
    #expect(try field(text, maximumCount: 10, counter).state.counter?.count == count)
  }

  @Test(
    arguments: [
      // C1, S1: exactly the most may be sent; more can be typed but not sent; blanks alone cannot.
      ("1234567890", 10, true, false), ("1234567890   ", 10, true, false), ("12345678901", 10, false, true),
      ("  \n", 10, false, false), ("", 0, false, nil), ("12345678901", 0, true, nil), ("1", -5, true, nil),
      ("\u{FFFC}", 0, true, nil),
    ] as [(String, Int, Bool, Bool?)])
  func whatIsBeyondTheLimitCannotBeSent(
    _ text: String, _ maximumCount: Int, _ canSend: Bool, _ isLimitExceeded: Bool?
  ) throws {
    let field = try field(text, maximumCount: maximumCount)
    #expect(field.state.canSend == canSend)
    #expect(field.state.counter?.isLimitExceeded == isLimitExceeded)
  }

  @Test(arguments: [
    ("a", 10, CharacterCounter.Style.split, false), ("a\nb", 10, .split, true), ("abc", 2, .split, true),
    ("abc", 2, .none, false), ("a\nb", 0, .split, false),
  ])
  func aCounterIsSeenBeyondTheFirstLineOrTheLimit(
    _ text: String, _ maximumCount: Int, _ style: CharacterCounter.Style, _ isVisible: Bool
  ) throws {
    #expect(try field(text, maximumCount: maximumCount, style: style).state.isCounterVisible == isVisible)
  }

  @Test func bytesHaveALimitOfTheirOwnWhereAPlatformHasOne() throws {
    // Bluesky allows 300 clusters and 3,000 bytes: 200 families have 5,000.
    let field = try field(String(repeating: "👨‍👩‍👧‍👦", count: 200), maximumCount: 300, .bluesky)
    #expect(field.state.counter?.count == 200)
    #expect(field.state.counter?.isLimitExceeded == true)
  }
}
