import TextLayout
import TextModel

/// A part of a line that runs one way, never empty, and the places for a caret in it.
struct CaretStretch {
  /// The part, as UTF-8 offsets into the text.
  let utf8Range: Range<Int>
  /// How it is drawn.
  let style: TextAttributes

  private let text: String
  private let measurer: any TextMeasurer
  private let isRightToLeft: Bool
  /// Whether it is blanks of which nothing is drawn.
  private let isHanging: Bool
  /// Where it begins, in the order of the text.
  private let leadingX: Double
  /// No place in it is further from where it begins.
  private let greatestWidth: Double

  /// What a fragment shows.
  init(_ fragment: TextLayout.Fragment, style: TextAttributes, of text: String, _ measurer: any TextMeasurer) {
    (self.utf8Range, self.style, self.text, self.measurer) = (fragment.utf8Range, style, text, measurer)
    isRightToLeft = !fragment.level.isMultiple(of: 2)
    isHanging = false
    leadingX = isRightToLeft ? fragment.x + fragment.width : fragment.x
    greatestWidth = fragment.width
  }

  /// Blanks that hang over the end of a line: as wide as they would be drawn, however little room is left; a tab as a space.
  init(
    hanging utf8Range: Range<Int>, over line: TextLayout.Line, style: TextAttributes, of text: String,
    _ measurer: any TextMeasurer
  ) {
    (self.utf8Range, self.style, self.text, self.measurer) = (utf8Range, style, text, measurer)
    (isRightToLeft, isHanging) = (line.isRightToLeft, true)
    leadingX = isRightToLeft ? line.x : line.x + line.width
    greatestWidth = .infinity
  }

  /// Where it ends, in the order of the text.
  var trailingX: Double { x(ofUTF8Offset: utf8Range.upperBound) }

  /// Where a caret is drawn; behind the stretch it is at the end of it.
  ///
  /// - Complexity: O(*n*) measured in its UTF-8 count.
  func x(ofUTF8Offset utf8Offset: Int) -> Double {
    let width = width(upTo: min(max(utf8Offset, utf8Range.lowerBound), utf8Range.upperBound))
    return isRightToLeft ? leadingX - width : leadingX + width
  }

  /// The place furthest to the right, but not beyond `goalX` and not at the end of the stretch; the leftmost if all are.
  ///
  /// - Complexity: O(*n* log *n*) measured in its UTF-8 count.
  func stop(nearX goalX: Double) -> CaretStop {
    let boundaries = boundaries
    // From left to right.
    func utf8Offset(_ index: Int) -> Int { boundaries[isRightToLeft ? boundaries.count - 1 - index : index] }
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if measurer.fits(x(ofUTF8Offset: utf8Offset(middle)), in: goalX) { low = middle + 1 } else { high = middle }
    }
    let found = utf8Offset(max(0, low - 1))
    return CaretStop(utf8Offset: found, x: x(ofUTF8Offset: found))
  }

  /// Where its grapheme clusters begin.
  private var boundaries: [Int] {
    let part = text[OffsetConversion.range(of: utf8Range, in: text)]
    return part.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
  }

  private func width(upTo utf8Offset: Int) -> Double {
    if utf8Offset == utf8Range.lowerBound { return 0 }
    if utf8Offset == utf8Range.upperBound, !isHanging { return greatestWidth }
    let utf8 = text.utf8.span.extracting(utf8Range.lowerBound..<utf8Offset)
    return min(greatestWidth, isHanging ? blankWidth(of: utf8) : measurer.width(ofUTF8: utf8, style: style))
  }

  /// Measurers are asked about no tabs and no NULs.
  private func blankWidth(of utf8: Span<UInt8>) -> Double {
    var blankCount = 0
    for offset in utf8.indices where utf8[offset] != 0 { blankCount += 1 }
    return measurer.width(of: String(repeating: " ", count: blankCount), style: style)
  }
}

/// A place for a caret on a line.
struct CaretStop: Hashable {
  /// Where in the text, as a UTF-8 offset.
  let utf8Offset: Int
  /// Where it is drawn, from the left edge.
  let x: Double

  /// Whether it is nearer to `goalX` than `other`: not beyond it, and then further to the right; or less far beyond it.
  func isBetter(than other: CaretStop, nearX goalX: Double, _ measurer: any TextMeasurer) -> Bool {
    switch (measurer.fits(x, in: goalX), measurer.fits(other.x, in: goalX)) {
    case (true, true): x > other.x
    case (false, false): x < other.x
    case (let isWithin, _): isWithin
    }
  }
}
