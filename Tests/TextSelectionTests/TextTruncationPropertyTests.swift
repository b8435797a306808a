import TextSelection
import TextValidation
import Testing

/// What every cut promises, on random texts, beside a cut by hand.
@Suite struct TextTruncationPropertyTests {
  private static let pieces = [
    "a", "b", "abc", " ", " ", "\n", "\r\n", "\t", ".", ",", "_", "-", "(", ")", "\"", "…", "é", "e\u{301}", "日", "€",
    "[",
    "👩\u{200D}👩\u{200D}👧\u{200D}👦", "🇫🇷", "🇫🇷🇫", "👍🏽", "\u{200D}", "\u{301}", "\u{1112}\u{1161}", "\u{1}", "\\", "@ann",
    "@ann@b.example",
    "#tag", "$ab", "a.co", "a.co/x", "http://a.co/x", "https://example.org/a_(b)?c=d", "x@y.org", "+1 202-555-0114",
    "<@U123456>",
    "<https://a.co|b>", "/go@ab",
  ]

  @Test(arguments: TextCounter.allCases)
  func aCutIsAllowedAndTheNextIsNot(counter: TextCounter) {
    var samples = PieceText(seed: 41, pieces: Self.pieces)
    for _ in 0..<120 {
      let text = samples.text(maximumPieceCount: counter == .sms ? 90 : 30)
      let limit = counter == .sms ? samples.number(in: 0...2) : samples.number(in: 0...60)
      let ellipsis = ["…", "...", "", " [more]"][samples.number(in: 0...3)]
      let result = counter.truncated(text, to: limit, ellipsis: ellipsis)
      let byHand = CutByHand(text, counter: counter, limit: limit, ellipsis: ellipsis)
      let comment = Comment(rawValue: "\(text.debugDescription), \(limit), \(ellipsis): \(result)")
      guard !byHand.allows(text) else {
        #expect(result.text == text && !result.isTruncated, comment)
        continue
      }
      #expect(result.isTruncated, comment)
      #expect(byHand.allows(result.text) || !byHand.allows(""), comment)
      #expect(byHand.isExpected(result), comment)
      #expect(result.keptUTF8Ranges.map(\.upperBound).allSatisfy(text.isBoundary), comment)
      let again = counter.truncated(result.text, to: limit, ellipsis: ellipsis)
      #expect(again.text == result.text || !byHand.allows(""), comment)
    }
  }

  /// Without an ellipsis, and where a part is never heavier than the whole, no place is better.
  @Test(arguments: [TextCounter.utf8, .utf16, .scalar, .grapheme, .bluesky, .telegram, .discord, .sms, .apns])
  func noLongerPartIsAllowed(counter: TextCounter) {
    var samples = PieceText(seed: 42, pieces: Self.pieces)
    for _ in 0..<120 {
      let text = samples.text(maximumPieceCount: counter == .sms ? 90 : 30)
      let limit = counter == .sms ? samples.number(in: 0...2) : samples.number(in: 0...60)
      let byHand = CutByHand(text, counter: counter, limit: limit, ellipsis: "")
      guard !byHand.allows(text), byHand.allows("") else { continue }
      let longest = byHand.longest
      #expect(counter.truncated(text, to: limit, ellipsis: "").text == longest, "\(text.debugDescription), \(limit)")
    }
  }

  @Test(arguments: TextCounter.allCases)
  func keepingALinkIsAllowedAndLosesNone(counter: TextCounter) {
    var samples = PieceText(seed: 43, pieces: Self.pieces)
    for _ in 0..<100 {
      let text = samples.text(maximumPieceCount: 40)
      let limit = counter == .sms ? samples.number(in: 0...1) : samples.number(in: 0...60)
      let byHand = CutByHand(text, counter: counter, limit: limit, ellipsis: "…")
      let dropped = counter.truncated(text, to: limit, ellipsis: "…")
      let kept = counter.truncated(text, to: limit, ellipsis: "…", links: .keep)
      let comment = Comment(rawValue: "\(text.debugDescription), \(limit): \(kept)")
      guard kept != dropped else { continue }
      #expect(byHand.allows(kept.text), comment)
      // The link is whole, with the marks on it, at the end, and lay at least partly behind what is left without it.
      let link = kept.keptUTF8Ranges.last ?? 0..<0
      #expect(
        byHand.parts.contains {
          $0.kind == .link && link.lowerBound <= $0.utf8Range.lowerBound && $0.utf8Range.upperBound <= link.upperBound
        }, comment)
      #expect(kept.text.utf8.reversed().starts(with: text.part(link).utf8.reversed()), comment)
      #expect(kept.keptUTF8Ranges.flatMap { [$0.lowerBound, $0.upperBound] }.allSatisfy(text.isBoundary), comment)
      #expect(link.upperBound > dropped.keptUTF8Ranges.last?.upperBound ?? 0, comment)
      #expect(counter.truncated(kept.text, to: limit, ellipsis: "…", links: .keep).text == kept.text, comment)
    }
  }
}

/// A cut by the views of `String`, place by place.
private struct CutByHand {
  let text: String
  let counter: TextCounter
  let limit: Int
  let ellipsis: String
  /// What may not be halved.
  let parts: [Selection]

  init(_ text: String, counter: TextCounter, limit: Int, ellipsis: String) {
    (self.text, self.counter, self.limit, self.ellipsis) = (text, counter, limit, ellipsis)
    let scanner = Self.scanners[counter] ?? Self.defaultScanner
    let found = scanner.selections(in: text).filter { $0.kind != .quotation }
    // What is written to Slack without brackets is found by the default dialect.
    let others = counter == .slack ? Self.defaultScanner.selections(in: text).filter { $0.kind != .quotation } : []
    parts = found + others.filter { other in !found.contains { $0.utf8Range.overlaps(other.utf8Range) } }
  }

  private static let defaultScanner = TextSelection.Scanner()
  /// Of each counter whose name begins with that of a dialect.
  private static let scanners: [TextCounter: TextSelection.Scanner] = Dictionary(
    uniqueKeysWithValues: TextCounter.allCases.compactMap { counter in
      let dialect = String(counter.rawValue.prefix { $0 != "-" })
      guard let pack = Pack.builtIn(named: dialect) else { return nil }
      var configuration = TextSelection.Scanner.Configuration()
      configuration.pack = pack
      return (counter, TextSelection.Scanner(configuration))
    })

  func allows(_ text: String) -> Bool { counter.budget(of: text, limit: limit).isWithinLimits }

  /// The places where the text may be cut, before the blanks at its end.
  var places: [Int] {
    text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }.filter { place in
      place < text.trimmed.utf8.count
        && !parts.contains { $0.utf8Range.lowerBound < place && place < $0.utf8Range.upperBound }
    }
  }

  /// What a cut gives: with the ellipsis right behind it, or behind a space if a selection at the end would be another.
  func cut(at place: Int, _ ellipsis: String) -> String {
    let head = text.part(0..<place).trimmed
    guard !ellipsis.isEmpty, let last = parts.first(where: { $0.utf8Range.upperBound == head.utf8.count }) else {
      return head + ellipsis
    }
    let after = CutByHand(head + ellipsis, counter: counter, limit: limit, ellipsis: ellipsis).parts
    return head + (after.contains { $0.kind == last.kind && $0.utf8Range == last.utf8Range } ? "" : " ") + ellipsis
  }

  /// Whether a result is what some allowed place gives, and the next place is not allowed.
  func isExpected(_ result: TruncatedText) -> Bool {
    if allows(text.trimmed) { return result.text == text.trimmed }
    if !allows("") { return result.text.isEmpty }
    let places = places
    let ellipsis = allows(self.ellipsis) ? self.ellipsis : ""
    return places.indices.contains { index in
      guard cut(at: places[index], ellipsis) == result.text, allows(result.text),
        result.keptUTF8Ranges == [0..<text.part(0..<places[index]).trimmed.utf8.count].filter({ !$0.isEmpty })
      else { return false }
      return index + 1 == places.count || !allows(cut(at: places[index + 1], ellipsis))
    }
  }

  /// The longest of all parts that are allowed.
  var longest: String {
    if allows(text.trimmed) { return text.trimmed }
    return places.map { cut(at: $0, ellipsis) }.last(where: allows) ?? ""
  }
}

extension String {
  /// What stands in `utf8Range`.
  fileprivate func part(_ utf8Range: Range<Int>) -> String {
    String(decoding: Array(utf8)[utf8Range], as: UTF8.self)
  }

  /// Whether a cluster begins or ends at an offset.
  fileprivate func isBoundary(_ utf8Offset: Int) -> Bool {
    part(0..<utf8Offset).count + part(utf8Offset..<utf8.count).count == count
  }

  /// Without the blanks at its end.
  fileprivate var trimmed: String {
    var scalars = unicodeScalars
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
    return String(scalars)
  }
}
