import TextModel

/// What stands for text that gave way, and how much room it takes.
struct EllipsisRule: Sendable {
  /// An ellipsis, or as much of it as has room.
  struct Token: Hashable, Sendable {
    let text: String
    let width: Double
    /// Whether there is less of it than there should be, and thus no room for anything else.
    let isCut: Bool

    /// No ellipsis at all.
    static let none = Token(text: "", width: 0, isCut: false)
  }

  private let ruler: Ruler
  private let text: String
  /// How wide it is in the style in which it is widest: the style is that of the text beside it, which is known only once
  /// it is known what is cut.
  private let width: Double

  init(_ text: String, _ ruler: Ruler) {
    (self.text, self.ruler) = (text, ruler)
    width = ruler.spans.styles.reduce(0) { max($0, ruler.width(of: text, style: $1)) }
  }

  /// The ellipsis as far as it has room in `room`.
  func token(within room: Double) -> Token {
    if ruler.fits(width, in: room) { return Token(text: text, width: width, isCut: false) }
    let part = ruler.start(of: text.utf8.span, within: room, ruler.spans.styles[0])
    return Token(text: text.utf8.span.string(in: 0..<part.utf8Offset), width: part.width, isCut: true)
  }
}
