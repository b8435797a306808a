import TextValidation

/// DI-3.
extension DiscordReference {
  /// Where the scheme and its slashes end which start at `start`.
  private func schemeEnd(from start: Int) -> Int? {
    ["http://", "https://"].first { text.has($0, at: start) }.map { start + $0.unicodeScalars.count }
  }

  private static func isLinkScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "<" && !Alphabet.isScriptSpace(scalar)
  }

  /// A bare link.
  func link(from start: Int) -> PlatformSelection? {
    guard let floor = schemeEnd(from: start) else { return nil }
    var end = text.runEnd(from: floor, while: Self.isLinkScalar)
    while end > floor, isTrimmed(at: end - 1, from: start) { end -= 1 }
    return end > floor ? PlatformSelection(.link, start..<end, value: text.string(start..<end)) : nil
  }

  private func isTrimmed(at last: Int, from start: Int) -> Bool {
    if text[last] == ")" { return !hasPartner(last, from: start) }
    return text.holds(at: last) { Alphabet.isOne($0, of: ".,:;\"']") }
  }

  /// Whether the `)` at `last` closes a `(` of the link.
  private func hasPartner(_ last: Int, from start: Int) -> Bool {
    var openCount = 0
    for place in start..<last {
      if text[place] == "(" { openCount += 1 }
      if text[place] == ")", openCount > 0 { openCount -= 1 }
    }
    return openCount > 0
  }

  /// A link between angle brackets, which has no preview.
  func suppressedLink(from start: Int) -> PlatformSelection? {
    guard text[start] == "<", let floor = schemeEnd(from: start + 1) else { return nil }
    let end = text.runEnd(from: floor) { Self.isLinkScalar($0) && $0 != ">" }
    guard end > floor, text[end] == ">" else { return nil }
    return PlatformSelection(.link, start + 1..<end, value: text.string(start + 1..<end))
  }

  /// A masked link, whole; its value is the target.
  func maskedLink(from start: Int) -> PlatformSelection? {
    guard text[start] == "[" else { return nil }
    let labelEnd = text.runEnd(from: start + 1) { $0 != "[" && $0 != "]" }
    guard labelEnd > start + 1, text.has("](", at: labelEnd), let floor = schemeEnd(from: labelEnd + 2) else {
      return nil
    }
    var end = floor
    var openCount = 0
    while text.holds(at: end, Self.isLinkScalar), text[end] != ")" || openCount > 0 {
      openCount += text[end] == "(" ? 1 : text[end] == ")" ? -1 : 0
      end += 1
    }
    guard end > floor, text[end] == ")" else { return nil }
    return PlatformSelection(.link, start..<end + 1, value: text.string(labelEnd + 2..<end))
  }
}

extension DiscordReference {
  /// Texts that begin or decide something.
  public static let fragments = [
    "<", ">", "@", "#", "&", "!", ":", "/", "a", "id", "12345678901234567", "123456789012345678901", "1234567890123456",
    "<@12345678901234567>", "<@!12345678901234567>", "<@&12345678901234567>", "<#12345678901234567>",
    "<:up:12345678901234567>", "<a:up:12345678901234567>", "<:u:12345678901234567>", "</set:12345678901234567>",
    "</set up 日本:12345678901234567>", "</a b c d:12345678901234567>", "<t:1>", "<t:-1:R>", "<t:12345678901234>",
    "<t:1:x>", "<id:customize>", "<id:linked-roles>", "<id:home>", "@everyone", "@here", "@her", "`", "``", "```",
    "`x`",
    "https://a.co", "http://", "https://a.co/x_(y)", "HTTP://a.co", "<https://a.co>", "<https://a.co/ b>", "[", "]",
    "(",
    ")", "](", "[ada](https://a.co)", "[ada](https://a.co/(x))", ".", ",", ";", "\"", "'", " ", "\n", "\u{3000}", "é",
    "😀",
  ]
}
