/// `⟦` and `⟧`, with which packs and people draw selections into a text.
package enum SelectionMarks {
  /// The text without its marks.
  package static func removed(from marked: String) -> String {
    var text = ""
    for scalar in marked.unicodeScalars where scalar != "⟦" && scalar != "⟧" { text.unicodeScalars.append(scalar) }
    return text
  }

  /// Draws ranges into a text; of two that start at one place the longer comes first.
  ///
  /// - Parameters:
  ///   - utf8Ranges: Half-open UTF-8 offsets into `text`, on Unicode scalar boundaries, none empty.
  ///   - text: Without marks of its own.
  /// - Returns: The text with a mark at each end of each range.
  /// - Complexity: O(*n* + *k* log *k*) in the UTF-8 count of `text` and the count of the ranges.
  package static func draw(_ utf8Ranges: [Range<Int>], in text: String) -> String {
    // Where one range ends and another starts, the end is drawn first.
    let marks =
      utf8Ranges.map { (utf8Offset: $0.upperBound, order: 0, mark: "⟧") }
      + utf8Ranges.map { (utf8Offset: $0.lowerBound, order: 1, mark: "⟦") }
    let utf8 = Array(text.utf8)
    var drawn = ""
    var taken = 0
    for mark in marks.sorted(by: { ($0.utf8Offset, $0.order) < ($1.utf8Offset, $1.order) }) {
      drawn += String(decoding: utf8[taken..<mark.utf8Offset], as: UTF8.self) + mark.mark
      taken = mark.utf8Offset
    }
    return drawn + String(decoding: utf8[taken...], as: UTF8.self)
  }
}
