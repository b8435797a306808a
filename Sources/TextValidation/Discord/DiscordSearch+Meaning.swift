import TextModel

extension DiscordSearch {
  /// What a match means to Discord (dialects.md, DI-4).
  ///
  /// - Parameters:
  ///   - utf8Range: Where it stands.
  ///   - utf8: The text.
  /// - Returns: An ID, the word of `@everyone` or `@here`, `name:id` of an emoji, the names of a command, the seconds of a
  ///   time, the target of a link or the type of a way through a server.
  static func value(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> String {
    let start = utf8Range.lowerBound
    switch utf8[start] {
    case UInt8(ascii: "<"):
      guard let tag = DiscordTag(at: start, in: utf8) else { break }
      return tag.value(in: utf8)
    case UInt8(ascii: "@"): return utf8.string(in: start + 1..<utf8Range.upperBound)
    case UInt8(ascii: "["):
      guard let link = DiscordLink.masked(at: start, in: utf8) else { break }
      return utf8.string(in: link.target)
    default: break
    }
    return utf8.string(in: utf8Range)
  }

  /// What else there is to say of a match.
  ///
  /// - Parameters:
  ///   - utf8Range: Where it stands.
  ///   - utf8: The text.
  /// - Returns: `replacement`, what Discord displays, where it is not the text itself and the text tells it; `target`, what
  ///   a mention means: `user`, `role` or `special`; `animated`, `true`, of an emoji that is; `id`, that of a command;
  ///   `style`, how a time is to be written; `href`, what a link opens; `preview`, `suppressed`, of a link in angle brackets,
  ///   which stand outside its range.
  static func attributes(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> [String: String] {
    let start = utf8Range.lowerBound
    switch utf8[start] {
    case UInt8(ascii: "<"): return DiscordTag(at: start, in: utf8)?.attributes(in: utf8) ?? [:]
    case UInt8(ascii: "@"): return ["target": "special"]
    case UInt8(ascii: "["):
      guard let link = DiscordLink.masked(at: start, in: utf8), let label = link.label else { return [:] }
      return ["href": utf8.string(in: link.target), "replacement": utf8.string(in: label)]
    default:
      let link = utf8.string(in: utf8Range)
      // A link that starts behind `<` and ends before `>` has been read with them.
      guard start > 0, utf8[start - 1] == UInt8(ascii: "<"), utf8.byte(at: utf8Range.upperBound) == UInt8(ascii: ">")
      else { return ["href": link] }
      return ["href": link, "replacement": link, "preview": "suppressed"]
    }
  }
}

extension DiscordTag {
  fileprivate func value(in utf8: Span<UInt8>) -> String {
    switch (form, name) {
    case (.emoji, let name?), (.animatedEmoji, let name?): utf8.string(in: name.lowerBound..<key.upperBound)
    case (.command, let name?): utf8.string(in: name)
    default: utf8.string(in: key)
    }
  }

  fileprivate func attributes(in utf8: Span<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    switch form {
    case .user: attributes["target"] = "user"
    case .role: attributes["target"] = "role"
    case .animatedEmoji: attributes["animated"] = "true"
    case .command: attributes["id"] = utf8.string(in: key)
    case .emoji, .channel, .time, .navigation: break
    }
    if let style { attributes["style"] = utf8.string(in: style) }
    if let name {
      let name = utf8.string(in: name)
      attributes["replacement"] = form == .command ? "/" + name : ":" + name + ":"
    }
    return attributes
  }
}
