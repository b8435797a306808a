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
  /// How wide it is in each style.
  private let widths: [Double]

  init(_ text: String, _ ruler: Ruler) {
    (self.text, self.ruler) = (text, ruler)
    widths = ruler.spans.styles.map { ruler.width(of: text, style: $0) }
  }

  /// The ellipsis as far as it has room in `room`.
  ///
  /// Its style is that of the text beside it, which is known only once it is known what is cut: room is kept for the style
  /// in which it is widest.
  ///
  /// - Parameters:
  ///   - room: The available width.
  ///   - utf8Range: The text that is cut.
  /// - Returns: The ellipsis.
  /// - Complexity: O(*k*) in the number of styled parts of that text.
  func token(within room: Double, in utf8Range: Range<Int>) -> Token {
    let parts = ruler.spans.index(at: utf8Range.lowerBound)...ruler.spans.index(at: utf8Range.upperBound)
    let width = ruler.spans.parts[parts].reduce(0) { max($0, widths[$1.styleIndex]) }
    if ruler.fits(width, in: room) { return Token(text: text, width: width, isCut: false) }
    let style = ruler.spans.styles[ruler.spans.parts[parts.lowerBound].styleIndex]
    let part = ruler.start(of: text.utf8.span, within: room, style)
    return Token(text: text.utf8.span.string(in: 0..<part.utf8Offset), width: part.width, isCut: true)
  }
}
