import TextComposer

extension DrawnField {
  /// Draws a caret or selection into a text, which is read back from the drawing.
  static func drawing(of text: String, with caretRange: CaretRange) -> String {
    let (utf8, selected) = (Array(text.utf8), caretRange.utf8Range)
    let isBackward = caretRange.headUTF8Offset < caretRange.anchorUTF8Offset
    let parts = [utf8[..<selected.lowerBound], utf8[selected], utf8[selected.upperBound...]].map {
      String(decoding: $0, as: UTF8.self)
    }
    if selected.isEmpty { return parts[0] + "|" + parts[2] }
    return parts[0] + (isBackward ? "⟧" : "⟦") + parts[1] + (isBackward ? "⟦" : "⟧") + parts[2]
  }
}
