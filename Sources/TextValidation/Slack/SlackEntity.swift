import TextModel

/// What a message of Slack holds between `<` and `>` (dialects.md, SL-2).
struct SlackEntity {
  /// What an entity is about; all ranges are half-open UTF-8 offsets into the text, and none is empty.
  enum Subject {
    /// A member, by ID.
    case user(Range<Int>)
    /// A group of members, by ID.
    case group(Range<Int>)
    /// Everybody whom a word such as `here` means.
    case special(Range<Int>)
    /// A channel, by ID.
    case channel(Range<Int>)
    /// A time: its seconds, how it is to be written, and what a click on it opens.
    case date(seconds: Range<Int>, format: Range<Int>, link: Range<Int>?)
    /// Any other target.
    case link(Range<Int>)
  }

  /// What it is about.
  let subject: Subject
  /// What stands after the first `|`: half-open UTF-8 offsets into the text; `nil` if nothing does.
  let label: Range<Int>?

  /// Reads an entity; `nil` if it is none.
  ///
  /// - Parameters:
  ///   - utf8Range: From `<` to `>`, both included.
  ///   - utf8: The text.
  /// - Complexity: O(*n*) in the range.
  init?(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) {
    let inside = utf8Range.lowerBound + 1..<utf8Range.upperBound - 1
    let bar = inside.first { utf8[$0] == UInt8(ascii: "|") } ?? inside.upperBound
    let labelStart = min(bar + 1, inside.upperBound)
    label = labelStart < inside.upperBound ? labelStart..<inside.upperBound : nil
    guard let subject = Self.subject(inside.lowerBound..<bar, in: utf8) else { return nil }
    if case .date = subject, label == nil { return nil }
    self.subject = subject
  }

  /// The rule that selects it.
  var rule: PlatformRule {
    switch subject {
    case .user, .group, .special: .slackMention
    case .channel: .slackChannel
    case .date: .slackDate
    case .link: .slackLink
    }
  }

  private static func subject(_ target: Range<Int>, in utf8: Span<UInt8>) -> Subject? {
    guard let first = target.first else { return nil }
    switch utf8[first] {
    case UInt8(ascii: "@"): return identifier(target.dropping(1), letters: ASCIISet("UW"), in: utf8).map(Subject.user)
    case UInt8(ascii: "#"): return identifier(target.dropping(1), letters: ASCIISet("C"), in: utf8).map(Subject.channel)
    case UInt8(ascii: "!"): return command(target.dropping(1), in: utf8)
    default: return hasScheme(target, in: utf8) ? .link(target) : nil
    }
  }

  /// The range, if it holds one of `letters` and at least one more of `[A-Z0-9]`.
  private static func identifier(_ range: Range<Int>, letters: ASCIISet, in utf8: Span<UInt8>) -> Range<Int>? {
    guard range.count > 1, letters.contains(utf8[range.lowerBound]) else { return nil }
    return range.allSatisfy { utf8[$0].isASCIICapital || utf8[$0].isASCIIDigit } ? range : nil
  }

  private static func command(_ range: Range<Int>, in utf8: Span<UInt8>) -> Subject? {
    let (word, rest) = split(range, in: utf8)
    // No word is longer than `everyone`.
    switch utf8.string(in: word.prefix(9)) {
    case "here", "channel", "everyone": return rest == nil ? .special(word) : nil
    case "subteam": return rest.flatMap { identifier($0, letters: ASCIISet("S"), in: utf8).map(Subject.group) }
    case "date": return rest.flatMap { date($0, in: utf8) }
    default: return nil
    }
  }

  /// `seconds^format` or `seconds^format^link`.
  private static func date(_ range: Range<Int>, in utf8: Span<UInt8>) -> Subject? {
    let (seconds, rest) = split(range, in: utf8)
    guard !seconds.isEmpty, seconds.allSatisfy({ utf8[$0].isASCIIDigit }), let rest else { return nil }
    let (format, link) = split(rest, in: utf8)
    guard !format.isEmpty else { return nil }
    guard let link else { return .date(seconds: seconds, format: format, link: nil) }
    guard !link.isEmpty, split(link, in: utf8).rest == nil else { return nil }
    return .date(seconds: seconds, format: format, link: link)
  }

  /// What stands before the first `^`, and what after it, if there is one.
  private static func split(_ range: Range<Int>, in utf8: Span<UInt8>) -> (part: Range<Int>, rest: Range<Int>?) {
    guard let sign = range.first(where: { utf8[$0] == UInt8(ascii: "^") }) else { return (range, nil) }
    return (range.lowerBound..<sign, sign + 1..<range.upperBound)
  }

  private static let schemeTail = ASCIISet(ASCIISet.alphanumerics + "+.-")

  /// Whether a target is a scheme, `:` and something.
  private static func hasScheme(_ target: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard utf8[target.lowerBound].isASCIILetter else { return false }
    let colon = target.first { !schemeTail.contains(utf8[$0]) } ?? target.upperBound
    return colon + 1 < target.upperBound && utf8[colon] == UInt8(ascii: ":")
  }
}

extension Range<Int> {
  fileprivate func dropping(_ count: Int) -> Range<Int> { lowerBound + count..<upperBound }
}
