import TextModel

/// What a message of Discord holds between `<` and `>`, links aside (dialects.md, DI-1).
///
/// All ranges are half-open UTF-8 offsets into the text.
struct DiscordTag {
  /// What a tag is about.
  enum Form {
    case user, role, channel, emoji, animatedEmoji, command, time, navigation
  }

  /// What it is about.
  let form: Form
  /// The name of an emoji, or of a slash command with its sub-names.
  let name: Range<Int>?
  /// The ID, the seconds or the type.
  let key: Range<Int>
  /// How a time is to be written.
  let style: Range<Int>?
  /// The offset behind the `>`.
  let end: Int

  /// Reads the tag that starts at `start`; `nil` if none does.
  ///
  /// - Complexity: O(1): no tag has more than 128 scalars.
  init?(at start: Int, in utf8: Span<UInt8>) {
    let sign = start + 1
    let next = sign + 1
    switch utf8.byte(at: sign) {
    case UInt8(ascii: "@"):
      switch utf8.byte(at: next) {
      case UInt8(ascii: "&"): self.init(.role, keyStart: next + 1, in: utf8)
      case UInt8(ascii: "!"): self.init(.user, keyStart: next + 1, in: utf8)
      default: self.init(.user, keyStart: next, in: utf8)
      }
    case UInt8(ascii: "#"): self.init(.channel, keyStart: next, in: utf8)
    case UInt8(ascii: ":"): self.init(.emoji, nameStart: next, in: utf8)
    case UInt8(ascii: "/"): self.init(.command, nameStart: next, in: utf8)
    case UInt8(ascii: "a"):
      guard utf8.byte(at: next) == UInt8(ascii: ":") else { return nil }
      self.init(.animatedEmoji, nameStart: next + 1, in: utf8)
    case UInt8(ascii: "t"):
      guard utf8.byte(at: next) == UInt8(ascii: ":") else { return nil }
      self.init(timeAt: next + 1, in: utf8)
    case UInt8(ascii: "i"):
      guard utf8.hasASCII("id:", at: sign) else { return nil }
      self.init(navigationAt: sign + 3, in: utf8)
    default: return nil
    }
  }

  /// The rule that selects it.
  var rule: PlatformRule {
    switch form {
    case .user, .role: .discordMention
    case .channel: .discordChannel
    case .emoji, .animatedEmoji: .discordEmoji
    case .command: .discordCommand
    case .time: .discordTimestamp
    case .navigation: .discordNavigation
    }
  }

  /// An ID, and the end.
  private init?(_ form: Form, name: Range<Int>? = nil, keyStart: Int, in utf8: Span<UInt8>) {
    let keyEnd = utf8.endOfDigits(from: keyStart, atMost: Self.idDigitCounts.upperBound)
    guard Self.idDigitCounts.contains(keyEnd - keyStart), utf8.byte(at: keyEnd) == UInt8(ascii: ">") else { return nil }
    (self.form, self.name, style) = (form, name, nil)
    (key, end) = (keyStart..<keyEnd, keyEnd + 1)
  }

  /// A name, `:`, an ID, and the end.
  private init?(_ form: Form, nameStart: Int, in utf8: Span<UInt8>) {
    let nameEnd = form == .command ? utf8.endOfCommand(from: nameStart) : utf8.endOfEmojiName(from: nameStart)
    guard let nameEnd, utf8.byte(at: nameEnd) == UInt8(ascii: ":") else { return nil }
    self.init(form, name: nameStart..<nameEnd, keyStart: nameEnd + 1, in: utf8)
  }

  /// Seconds, perhaps `:` and a style, and the end.
  private init?(timeAt start: Int, in utf8: Span<UInt8>) {
    let digitsStart = utf8.byte(at: start) == UInt8(ascii: "-") ? start + 1 : start
    let keyEnd = utf8.endOfDigits(from: digitsStart, atMost: 13)
    guard keyEnd > digitsStart else { return nil }
    let hasStyle = utf8.byte(at: keyEnd) == UInt8(ascii: ":")
    if hasStyle, !Self.styles.contains(utf8.byte(at: keyEnd + 1)) { return nil }
    let contentEnd = hasStyle ? keyEnd + 2 : keyEnd
    guard utf8.byte(at: contentEnd) == UInt8(ascii: ">") else { return nil }
    (form, name, style) = (.time, nil, hasStyle ? keyEnd + 1..<contentEnd : nil)
    (key, end) = (start..<keyEnd, contentEnd + 1)
  }

  /// A type, and the end.
  private init?(navigationAt start: Int, in utf8: Span<UInt8>) {
    guard let type = Self.navigationTypes.first(where: { utf8.hasASCII($0 + ">", at: start) }) else { return nil }
    (form, name, style) = (.navigation, nil, nil)
    (key, end) = (start..<start + type.utf8.count, start + type.utf8.count + 1)
  }

  private static let idDigitCounts = 17...20
  private static let styles = ASCIISet("tTdDfFsSR")
  private static let navigationTypes = ["customize", "browse", "guide", "linked-roles"]
}

extension Span where Element == UInt8 {
  /// Where the ASCII digits from `start` on end, or the first `limit` of them.
  fileprivate func endOfDigits(from start: Int, atMost limit: Int) -> Int {
    var end = start
    while end - start < limit, byte(at: end).isASCIIDigit { end += 1 }
    return end
  }

  /// Where the name of an emoji ends that starts at `start`; `nil` if it is too short or too long.
  fileprivate func endOfEmojiName(from start: Int) -> Int? {
    var end = start
    while end - start <= 32, byte(at: end).isASCIIAlphanumeric || byte(at: end) == UInt8(ascii: "_") { end += 1 }
    return (2...32).contains(end - start) ? end : nil
  }

  /// Where a slash command ends that starts at `start`: a name, and up to two others after one space each.
  fileprivate func endOfCommand(from start: Int) -> Int? {
    guard var end = endOfCommandName(from: start) else { return nil }
    for _ in 0..<2 where byte(at: end) == UInt8(ascii: " ") {
      guard let next = endOfCommandName(from: end + 1) else { return nil }
      end = next
    }
    return end
  }

  /// Where one to 32 letters, digits, `_` and `-` of any script end; `nil` for none and for more.
  private func endOfCommandName(from start: Int) -> Int? {
    var (end, scalarCount) = (start, 0)
    while end < count {
      let step = scalar(at: end)
      let flags = ScalarClassTable.shared.flags(of: step.value)
      let isDash = step.value == ascii("_") || step.value == ascii("-")
      guard isDash || flags.contains(.letter) || flags.contains(.decimalDigit) else { break }
      scalarCount += 1
      guard scalarCount <= 32 else { return nil }
      end += step.utf8Count
    }
    return scalarCount > 0 ? end : nil
  }
}
