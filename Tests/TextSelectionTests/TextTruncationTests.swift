import TextSelection
import Testing

@Suite struct TextTruncationTests {
  @Test(arguments: [
    // Within the limit nothing changes.
    (TextCounter.grapheme, 5, "hello", "hello"), (.grapheme, 9, " hello \n", " hello \n"), (.grapheme, 0, "", ""),
    (.grapheme, 5, "hello world", "hell…"), (.grapheme, 7, "hello world", "hello…"),
    (.grapheme, 8, "hello world", "hello w…"),
    (.grapheme, 1, "hello", "…"),
    // Blanks alone are no loss.
    (.grapheme, 5, "hello  \n", "hello"), (.grapheme, 3, "\u{3000}\u{A0}   ", ""), (.grapheme, 2, "   x", "…"),
    // Clusters stay whole in every unit.
    (.grapheme, 3, "e\u{301}👩\u{200D}👧🇫🇷🇫🇷", "e\u{301}👩\u{200D}👧…"),
    (.utf8, 4, "ae\u{301}b", "a…"),
    (.utf8, 8, "aé👍🏽", "aé…"), (.utf16, 5, "a🇫🇷🇫🇷", "a…"), (.utf16, 6, "a🇫🇷🇫🇷", "a🇫🇷…"), (.scalar, 3, "ab\r\ncd", "ab…"),
    (.scalar, 3, "a\r\ncd", "a…"),
    // No selection is halved, and a blank before it goes with it.
    (.grapheme, 12, "see a.co/x/y/z ok", "see…"), (.grapheme, 16, "see a.co/x/y/z or b", "see a.co/x/y/z …"),
    (.grapheme, 10, "ask @annabel, ok", "ask…"), (.grapheme, 12, "to ann@example.org, ok", "to…"),
    (.grapheme, 5, "#swiftly and", "…"),
    (.grapheme, 12, "call +1 202-555-0114 now", "call…"), (.grapheme, 5, "a.co/b/c", "…"),
    // A quotation is no such selection.
    (.grapheme, 8, "\"one two three\"", "\"one tw…"),
    // An ellipsis that does not fit by itself is left out; then even nothing may be too much.
    (.utf8, 2, "abc", "ab"), (.utf8, 0, "abc", ""), (.apns, 22, "abc", "ab"), (.apns, 3, "abc", ""),
    (.utf8, -3, "abc", ""),
    // X counts a link 23, an ideograph two, and what is composed.
    (.twitterV3, 27, "see example.com/abc", "see example.com/abc"), (.twitterV3, 26, "see example.com/abc", "see…"),
    (.twitterV3, 29, "see a.co and", "see a.co…"), (.twitterV3, 28, "see a.co and", "see…"),
    (.twitterV3, 5, "日本語", "日…"), (.twitterV1, 2, "日本語", "日…"),
    (.twitterV3, 4, "e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}"),
    (.twitterV3, 4, "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}…"),
    (.twitterV3, 5, "👩\u{200D}👧👩\u{200D}👧x", "👩\u{200D}👧👩\u{200D}👧x"),
    (.twitterV3, 4, "👩\u{200D}👧👩\u{200D}👧x", "👩\u{200D}👧…"),
    // What is no link in the text would be one where it is cut, and weigh more.
    (.twitterV3, 10, "a.co_bbbbbb", "…"),
    // The ellipsis would become a part of the link on Mastodon; by the default dialect the link would be a shortened one.
    (.grapheme, 15, "see a.co/x/y/z or b", "see…"), (.grapheme, 9, "see a.co or b", "see a.co…"),

    (.mastodon, 29, "see http://a.co/x and more", "see http://a.co/x …"),
    (.mastodon, 28, "see http://a.co/x and more", "see…"),
    (.mastodon, 8, "@ann@example.social and then", "@ann@example.social an…"),
    (.mastodon, 6, "hi @ann@example.social and", "hi…"),
    (.bluesky, 6, "hi @ann.example.social", "hi…"), (.discord, 6, "hi <@123456789012345678>", "hi…"),
    (.slack, 20, "hi <https://a.co/b|label>", "hi…"), (.slack, 20, "hi https://example.com/a", "hi…"),
    (.telegram, 6, "hi /command@somebot", "hi…"),
  ])
  func theLongestPartIsLeft(counter: TextCounter, limit: Int, text: String, expected: String) {
    let result = counter.truncated(text, to: limit)
    #expect(result.text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(result.text.debugDescription)")
    #expect(result.isTruncated == (text != expected))
  }

  @Test(arguments: [
    (TextCounter.grapheme, 8, "hello world", "...", "hello..."), (.grapheme, 8, "hello world", "", "hello wo"),
    (.grapheme, 6, "hello world", "", "hello"), (.grapheme, 9, "hello world", " [more]", "he [more]"),
    (.grapheme, 6, "hello world", " [more]", "hello"), (.grapheme, 3, "hello", "\u{301}", "hel\u{301}"),
    (.twitterV3, 4, "hello", "日", "he日"), (.twitterV3, 25, "hello world, hello world!!", " a.co", "h a.co"),
    // A space keeps the ellipsis out of the link.
    (.grapheme, 7, "a.co bc d", "/x", "a.co /x"), (.grapheme, 6, "a.co bc d", "/x", "/x"),
  ])
  func theEllipsisIsCounted(counter: TextCounter, limit: Int, text: String, ellipsis: String, expected: String) {
    let result = counter.truncated(text, to: limit, ellipsis: ellipsis)
    #expect(result.text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(result.text.debugDescription)")
  }

  @Test(arguments: [
    // Limits in segments. The ellipsis is in the alphabet, so that it does not change the encoding.
    (170, "x", "", nil, 157, "..."), (170, "x", "", "…", 69, "…"), (160, "x", "", nil, 160, ""),
    (100, "日", "", nil, 67, "..."),
    // Without the emoji that does not fit, the rest fits into septets.
    (150, "x", "👍", nil, 150, "..."), (69, "x", "👍", nil, 69, "..."), (68, "x", "👍", nil, 68, "👍"),
    (100, "€", "", nil, 78, "..."),
  ])
  func messagesAreCutToASegment(
    count: Int, repeated: String, then: String, ellipsis: String?, keptCount: Int, end: String
  ) {
    let result = TextCounter.sms.truncated(
      String(repeating: repeated, count: count) + then, to: 1, ellipsis: ellipsis)
    #expect(result.text == String(repeating: repeated, count: keptCount) + end)
  }

  @Test(arguments: [
    // A link that does not fit whole stays instead of text before it.
    (TextCounter.grapheme, 20, "read this story: https://a.co/b now", "read… https://a.co/b"),
    (.grapheme, 22, "read this story: https://a.co/b now", "read t… https://a.co/b"),
    (.grapheme, 16, "read this: https://a.co/b now", "… https://a.co/b"),
    (.grapheme, 15, "read this: https://a.co/b now", "https://a.co/b"),
    (.grapheme, 14, "read this: https://a.co/b now", "https://a.co/b"),
    (.grapheme, 13, "read this: https://a.co/b now", "read this:…"),
    (.grapheme, 14, "https://a.co/b now", "https://a.co/b"),
    // One that begins behind the limit goes, and one that is whole anyway needs nothing.
    (.grapheme, 10, "read this: https://a.co", "read this…"),
    (.grapheme, 17, "a.co and b.co and so on", "a.co and b.co an…"),
    // Of two it is the last that begins within the limit.
    (
      .grapheme, 17, "x a.co and b.co/c/d/e and",
      "x… b.co/c/d/e"
    ),
    (.grapheme, 18, "x a.co and b.co/c/d/e and", "x a.co… b.co/c/d/e"),
    (
      .twitterV3, 40, "read this long and sad story at https://example.com/a/b now",
      "read this long… https://example.com/a/b"
    ),
    // One that begins just where the limit is reached begins behind it; X has something left of the limit before it.
    (.grapheme, 5, "read a.co", "read…"), (.grapheme, 6, "read a.co", "… a.co"),
    (.twitterV3, 32, "read this: a.co", "read t… a.co"),
    (.twitterV3, 23, "read this: a.co", "a.co"), (.twitterV3, 11, "read this: a.co", "read this…"),
    // A mark on a link goes with it, as does what it is a mark on.
    (.grapheme, 14, "read this: https://a.co\u{200D} now", "… https://a.co\u{200D}"),
    // Other selections go.
    (.grapheme, 12, "hello there @annabel", "hello there…"),
  ])
  func linksAreKeptIfAsked(counter: TextCounter, limit: Int, text: String, expected: String) {
    let result = counter.truncated(text, to: limit, links: .keep)
    #expect(result.text == expected)
  }

  @Test(arguments: [
    (8, LinkPolicy.drop, "hello world", [0..<7]), (6, .drop, "hello world", [0..<5]), (20, .drop, "hello", [0..<5]),
    (1, .drop, "hello", []),
    (14, .keep, "read this: https://a.co/b now", [11..<25]),
    (20, .keep, "read this: https://a.co/b now", [0..<4, 11..<25]),
    (0, .drop, "", []), (3, .drop, "日本  ", [0..<6]),
  ])
  func whatIsKeptIsTold(limit: Int, links: LinkPolicy, text: String, expected: [Range<Int>]) {
    #expect(TextCounter.grapheme.truncated(text, to: limit, links: links).keptUTF8Ranges == expected)
  }

  @Test func withoutALimitNothingIsCut() {
    let text = String(repeating: "x", count: 10_000)
    #expect(TextCounter.utf8.truncated(text).text == text)
    #expect(TextCounter.discord.truncated(text).text == String(repeating: "x", count: 1_999) + "…")
  }

  /// Twice the text takes less than 3.5 times as long, whatever is repeated in it, and wherever the limit is.
  @Test(arguments: [
    "a.co ", "http://a.co/", "a.co/x,", "e\u{301}", "\u{301}", "🇫🇷", "👩\u{200D}", "@a@b.co ", "#a", " ", "日", "€", "(\"",
  ])
  func cuttingTakesLinearTime(fragment: String) {
    func seconds(_ count: Int, _ counter: TextCounter) -> Double {
      let text = String(repeating: fragment, count: count)
      let limit = counter == .sms ? count / 400 : counter.budget(of: text).count / 2
      return ContinuousClock().measure { _ = counter.truncated(text, to: limit, links: .keep) } / .seconds(1)
    }
    for counter in [TextCounter.twitterV3, .mastodon, .sms, .utf8] {
      var measured: [String] = []
      // Others may have the machine; a few milliseconds are no measure.
      for _ in 0..<4 {
        let (once, twice) = (seconds(2_000, counter), seconds(4_000, counter))
        if twice < max(3.5 * once, 0.02) {
          measured = []
          break
        }
        measured.append("\(once) s, then \(twice) s")
      }
      #expect(measured.isEmpty, "\(counter), \(fragment.debugDescription)")
    }
  }
}
