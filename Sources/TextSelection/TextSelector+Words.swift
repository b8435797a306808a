extension TextSelector {
  /// The words of `text`: what stands between blanks, hard line breaks and terminators (layout.md, T1, T7).
  static func words(in text: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    var end = 0
    for scalar in text.unicodeScalars {
      let next = end + UTF8.width(scalar)
      switch scalar {
      case " ", "\t", "\0", "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}":
        if start < end { words.append(start..<end) }
        start = next
      default: break
      }
      end = next
    }
    if start < end { words.append(start..<end) }
    return words
  }
}
