public import TextModel

/// Where the caret is in a text, or what is selected: from an anchor, which stays, to a head, which moves.
///
/// ```swift
/// let selected = CaretRange(anchorUTF8Offset: 5, headUTF8Offset: 2)
/// selected.utf8Range  // 2..<5
/// ```
///
/// In a ``ComposerState`` both ends are in its text and on boundaries of grapheme clusters.
public struct CaretRange: Hashable, Sendable {
  /// Where the selection was begun, as a UTF-8 offset.
  public let anchorUTF8Offset: Int
  /// Where the caret is, as a UTF-8 offset; before the anchor if one selected backwards.
  public let headUTF8Offset: Int

  /// A selection from `anchorUTF8Offset` to `headUTF8Offset`.
  public init(anchorUTF8Offset: Int, headUTF8Offset: Int) {
    (self.anchorUTF8Offset, self.headUTF8Offset) = (anchorUTF8Offset, headUTF8Offset)
  }

  /// A caret that selects nothing.
  public init(caretUTF8Offset: Int) {
    self.init(anchorUTF8Offset: caretUTF8Offset, headUTF8Offset: caretUTF8Offset)
  }

  /// A selection that a host counts in another unit: browsers and Apple's systems in UTF-16, terminals in clusters.
  ///
  /// - Parameters:
  ///   - anchorOffset: Where the selection was begun; outside the text it is the nearer end.
  ///   - headOffset: Where the caret is, likewise.
  ///   - unit: What the two count.
  ///   - text: The text.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public init(anchorOffset: Int, headOffset: Int, unit: OffsetUnit, in text: String) {
    let utf8Offsets = OffsetConversion.utf8Offsets(at: [anchorOffset, headOffset], unit: unit, in: text)
    self.init(anchorUTF8Offset: utf8Offsets[0], headUTF8Offset: utf8Offsets[1])
  }

  /// What is selected, as UTF-8 offsets; empty for a caret.
  public var utf8Range: Range<Int> {
    min(anchorUTF8Offset, headUTF8Offset)..<max(anchorUTF8Offset, headUTF8Offset)
  }

  /// Whether nothing is selected.
  public var isCollapsed: Bool { anchorUTF8Offset == headUTF8Offset }

  /// The two ends in another unit.
  ///
  /// - Parameters:
  ///   - unit: What the results count.
  ///   - text: The text that the range is in.
  /// - Returns: The offset of the anchor and that of the head.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func offsets(in unit: OffsetUnit, of text: String) -> (anchor: Int, head: Int) {
    let offsets = OffsetConversion.offsets(atUTF8Offsets: [anchorUTF8Offset, headUTF8Offset], in: text, unit: unit)
    return (offsets[0], offsets[1])
  }

  /// The same selection, in the same direction, over other offsets.
  func moved(to utf8Range: Range<Int>) -> CaretRange {
    headUTF8Offset < anchorUTF8Offset
      ? CaretRange(anchorUTF8Offset: utf8Range.upperBound, headUTF8Offset: utf8Range.lowerBound)
      : CaretRange(anchorUTF8Offset: utf8Range.lowerBound, headUTF8Offset: utf8Range.upperBound)
  }
}
