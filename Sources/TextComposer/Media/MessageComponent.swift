/// A part of a message: text, or media between texts.
public enum MessageComponent: Hashable, Sendable {
  /// Text without blanks and line breaks at its ends; not empty.
  case text(String)
  /// Media.
  case media(MediaItem)

  /// The parts of a message in their order (composer.md, D6).
  ///
  /// Text between media is trimmed, and left out if nothing remains. A U+FFFC that no media stands at is text; media
  /// where there is none, or where others are already, is left out.
  ///
  /// - Parameters:
  ///   - text: The text of the message.
  ///   - media: The media in it, in any order.
  /// - Returns: The parts; none for a text of blanks alone.
  /// - Complexity: O(*n* + *k*) in the UTF-8 count of `text` and the count of `media` where these ascend, else
  ///   O(*n* + *k* log *k*).
  public static func components(of text: String, media: [InlineMedia]) -> [MessageComponent] {
    var text = text
    text.makeContiguousUTF8()
    var components: [MessageComponent] = []
    var textStart = 0
    func appendText(upTo textEnd: Int) {
      let part = text.utf8Part(textStart..<textEnd).trimmed
      if !part.isEmpty { components.append(.text(String(part))) }
    }
    for item in media.sorted(by: { $0.utf8Offset < $1.utf8Offset })
    where item.utf8Offset >= textStart && text.hasObjectReplacement(atUTF8Offset: item.utf8Offset) {
      appendText(upTo: item.utf8Offset)
      components.append(.media(item.item))
      textStart = item.utf8Offset + String.objectReplacementUTF8.count
    }
    appendText(upTo: text.utf8.count)
    return components
  }
}

extension String {
  /// U+FFFC, which stands for something that is no text.
  fileprivate static let objectReplacementUTF8: [UInt8] = [0xEF, 0xBF, 0xBC]

  /// Whether U+FFFC begins at an offset, which is not negative but may be beyond the text.
  fileprivate func hasObjectReplacement(atUTF8Offset utf8Offset: Int) -> Bool {
    guard utf8Offset < utf8.count else { return false }
    return utf8[utf8.index(utf8.startIndex, offsetBy: utf8Offset)...].starts(with: Self.objectReplacementUTF8)
  }
}
