import TextModel

extension SlackEntity {
  /// What the entity means to Slack (dialects.md, SL-3).
  ///
  /// - Parameter utf8: The text the entity was read from.
  /// - Returns: An ID, the word of a special mention, the seconds of a time, or the target of a link as it was before it
  ///   was escaped.
  func value(in utf8: Span<UInt8>) -> String {
    switch subject {
    case .user(let range), .group(let range), .special(let range), .channel(let range): utf8.string(in: range)
    case .date(let seconds, _, _): utf8.string(in: seconds)
    case .link(let target): SlackText.unescaped(target, in: utf8)
    }
  }

  /// What else the entity says.
  ///
  /// - Parameter utf8: The text the entity was read from.
  /// - Returns: `replacement`, what Slack displays, where the text tells it; `target`, what a mention means: `user`,
  ///   `group` or `special`; `href`, what a link or a time opens; `format`, how a time is to be written.
  func attributes(in utf8: Span<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    switch subject {
    case .user: attributes["target"] = "user"
    case .group: attributes["target"] = "group"
    case .special(let word):
      attributes["target"] = "special"
      attributes["replacement"] = "@" + utf8.string(in: word)
    case .channel: break
    case .date(_, let format, let link):
      attributes["format"] = SlackText.unescaped(format, in: utf8)
      if let link { attributes["href"] = SlackText.unescaped(link, in: utf8) }
    case .link(let target):
      let link = SlackText.unescaped(target, in: utf8)
      attributes["href"] = link
      attributes["replacement"] = link
    }
    if let label { attributes["replacement"] = SlackText.unescaped(label, in: utf8) }
    return attributes
  }
}

/// How Slack writes what would open or close an entity (dialects.md, SL-1).
enum SlackText {
  private static let escapes: [(text: String, character: Character)] = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")]

  /// The text of a range as it was before it was escaped; what comes of that is not read as an escape again.
  ///
  /// - Complexity: O(*n*) in the range.
  static func unescaped(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> String {
    let part = utf8.extracting(utf8Range)
    var text = ""
    var (plainStart, offset) = (0, 0)
    while offset < part.count {
      guard part[offset] == UInt8(ascii: "&"), let escape = escapes.first(where: { part.hasASCII($0.text, at: offset) })
      else {
        offset += 1
        continue
      }
      text += part.string(in: plainStart..<offset)
      text.append(escape.character)
      offset += escape.text.utf8.count
      plainStart = offset
    }
    return text + part.string(in: plainStart..<part.count)
  }
}

extension SlackSearch {
  /// What a match of a rule means: of an emoji the name, with the skin tone if there is one.
  static func value(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> String {
    selectedEntity(utf8Range, in: utf8)?.value(in: utf8)
      ?? utf8.string(in: utf8Range.lowerBound + 1..<utf8Range.upperBound - 1)
  }

  /// What else there is to say of a match; of an emoji nothing.
  static func attributes(of utf8Range: Range<Int>, in utf8: Span<UInt8>) -> [String: String] {
    selectedEntity(utf8Range, in: utf8)?.attributes(in: utf8) ?? [:]
  }

  private static func selectedEntity(_ utf8Range: Range<Int>, in utf8: Span<UInt8>) -> SlackEntity? {
    utf8[utf8Range.lowerBound] == UInt8(ascii: "<") ? SlackEntity(utf8Range, in: utf8) : nil
  }
}
