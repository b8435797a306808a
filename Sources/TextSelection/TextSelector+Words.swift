import TextModel

extension TextSelector {
  /// The words of `text`: what stands between blanks, hard line breaks and terminators (layout.md, T1, T7).
  static func words(in text: String) -> [Range<Int>] {
    Tokenizer(text).compactMap { $0.kind == .word ? $0.utf8Range : nil }
  }
}
