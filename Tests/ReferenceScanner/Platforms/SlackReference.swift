public import TextValidation

/// Section 10 of dialects.md, rule by rule.
public struct SlackReference: PlatformReference {
  /// The dialect's name.
  public static let dialect = "slack"

  private let text: ScalarText

  /// What the dialect selects in `text`, in text order.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let reference = SlackReference(text: ScalarText(scalars: text))
    let found = reference.entityRanges.compactMap(reference.entity) + reference.emoji
    return found.filter { kinds?.contains($0.kind) ?? true }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// SL-1: from every `<` to the next `>`, whatever is between.
  private var entityRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    while let start = text.place(of: "<", from: ranges.last?.upperBound ?? 0),
      let end = text.place(of: ">", from: start)
    {
      ranges.append(start..<end + 1)
    }
    return ranges
  }

  /// SL-2 and SL-3.
  private func entity(_ range: Range<Int>) -> PlatformSelection? {
    let inside = text.scalars[range].dropFirst().dropLast()
    let target = ScalarText.string(inside.prefix { $0 != "|" })
    let meaning: (kind: String, value: String)? =
      if target.hasPrefix("@") {
        Self.identifier(in: target.dropFirst(), first: "UW").map { ("mention", $0) }
      } else if target.hasPrefix("#") {
        Self.identifier(in: target.dropFirst(), first: "C").map { ("channel", $0) }
      } else if target.hasPrefix("!subteam^") {
        Self.identifier(in: target.dropFirst(9), first: "S").map { ("mention", $0) }
      } else if ["!here", "!channel", "!everyone"].contains(target) {
        ("mention", String(target.dropFirst()))
      } else if target.hasPrefix("!date^") {
        Self.seconds(ofDate: target, hasFallback: target.unicodeScalars.count + 1 < inside.count).map {
          ("timestamp", $0)
        }
      } else {
        Self.hasScheme(target) ? ("link", Self.decoded(target)) : nil
      }
    return meaning.map { PlatformSelection(SelectionKind(rawValue: $0.kind), range, value: $0.value) }
  }

  private static func identifier(in text: Substring, first: String) -> String? {
    guard let initial = text.unicodeScalars.first, Alphabet.isOne(initial, of: first) else { return nil }
    let rest = text.unicodeScalars.dropFirst()
    let belong = rest.allSatisfy { ("A"..."Z").contains($0) || Alphabet.isDigit($0) }
    return belong && !rest.isEmpty ? String(text) : nil
  }

  /// The seconds of `!date^seconds^format` or `!date^seconds^format^link`.
  private static func seconds(ofDate target: String, hasFallback: Bool) -> String? {
    let parts = target.unicodeScalars.split(separator: "^", omittingEmptySubsequences: false)
    guard hasFallback, (3...4).contains(parts.count), !parts.contains(where: \.isEmpty) else { return nil }
    return parts[1].allSatisfy(Alphabet.isDigit) ? String(parts[1]) : nil
  }

  /// Whether `target` is a scheme, a colon and something.
  private static func hasScheme(_ target: String) -> Bool {
    let scalars = Array(target.unicodeScalars)
    guard let colon = scalars.firstIndex(of: ":"), colon + 1 < scalars.count else { return false }
    return scalars.first.map(Alphabet.isLetter) ?? false
      && scalars[..<colon].allSatisfy { Alphabet.isAlphanumeric($0) || Alphabet.isOne($0, of: "+.-") }
  }

  /// SL-1: what is escaped, as it was meant; each once.
  private static func decoded(_ target: String) -> String {
    let escapes: [(String, Unicode.Scalar)] = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")]
    let source = ScalarText(scalars: Array(target.unicodeScalars))
    var decoded: [Unicode.Scalar] = []
    var place = 0
    while let scalar = source[place] {
      let escape = escapes.first { source.has($0.0, at: place) }
      decoded.append(escape?.1 ?? scalar)
      place += escape?.0.unicodeScalars.count ?? 1
    }
    return ScalarText.string(decoded)
  }
}

extension SlackReference {
  /// SL-4: what is between three backticks or between two.
  private func codeRanges(outside entities: [Range<Int>]) -> [Range<Int>] {
    func isMark(_ mark: String, at place: Int) -> Bool {
      text.has(mark, at: place) && !entities.contains { $0.contains(place) }
    }
    var ranges: [Range<Int>] = []
    var place = 0
    while place < text.count {
      let range = ["```", "`"].lazy.compactMap { mark -> Range<Int>? in
        guard isMark(mark, at: place) else { return nil }
        let end = (place + mark.count..<max(place + mark.count, text.count)).first { isMark(mark, at: $0) }
        return end.map { place..<$0 + mark.count }
      }.first
      if let range { ranges.append(range) }
      place = range?.upperBound ?? place + 1
    }
    return ranges
  }

  /// SL-4: emoji.
  fileprivate var emoji: [PlatformSelection] {
    let hidden = entityRanges + codeRanges(outside: entityRanges)
    var found: [PlatformSelection] = []
    while let start = text.scalars.indices.first(where: { place in
      place >= found.last?.range.upperBound ?? 0 && emojiEnd(from: place) != nil
        && !hidden.contains { $0.contains(place) }
    }), let end = emojiEnd(from: start) {
      let value = text.string(start + 1..<end - 1)
      found.append(PlatformSelection(SelectionKind(rawValue: "emoji"), start..<end, value: value))
    }
    return found
  }

  /// Where the emoji ends that starts at `start`, with its skin tone.
  private func emojiEnd(from start: Int) -> Int? {
    guard text[start] == ":" else { return nil }
    let nameEnd = text.runEnd(from: start + 1) {
      ("a"..."z").contains($0) || Alphabet.isDigit($0) || Alphabet.isOne($0, of: "_-+'")
    }
    guard nameEnd > start + 1, text[nameEnd] == ":" else { return nil }
    let tone = (2...6).map { ":skin-tone-\($0):" }.first { text.has($0, at: nameEnd + 1) }
    return nameEnd + 1 + (tone?.unicodeScalars.count ?? 0)
  }
}

extension SlackReference {
  /// Texts that begin or decide something.
  public static let fragments = [
    "<", ">", "|", "@", "#", "!", "^", "U0AB12", "W1", "C0XY9", "S0AB12", "G1", "u1", "<@U0AB12>", "<@U0AB12|ada>",
    "<#C0XY9|general>", "<#C0XY9>", "<!subteam^S0AB12|@team>", "<!subteam^", "<!here>", "<!channel|channel>",
    "<!everyone>",
    "<!herd>", "<!date^1392734382^{date}|Feb 18>", "<!date^1392734382^{date}^https://a.co|x>", "<!date^", "12", "-1",
    "<https://example.com/?a=1&amp;b=2|here>", "<mailto:a@b.co|a@b.co>", "<tel:+1>", "<https://a.co", "https:", "a",
    ":",
    "::", ":tada:", ":+1:", ":+1::skin-tone-2:", ":skin-tone-7:", ":don't:", ":Up:", "`", "```", "`:x:`", "*bold*", " ",
    "\n", "é", "&amp;", "&lt;", "&gt;", "&amp;lt;", "😀",
  ]
}
