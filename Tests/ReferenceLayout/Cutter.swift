import TextModel

/// Cuts a part of a text and puts an ellipsis in the place of what gives way: section 8.
struct Cutter {
  let display: DisplayText
  let ruler: Ruler
  let text: String

  func style(like index: Int?) -> TextAttributes {
    index.map { display.clusters[$0].style } ?? display.baseStyle
  }

  func width(of ellipsis: DraftLine.Ellipsis) -> Double {
    ruler.width(of: ellipsis.text, style: style(like: ellipsis.styledLike))
  }

  /// How wide the ellipsis is: in the style in which it is widest, of those that clusters of `range` have.
  func ellipsisWidth(in range: Range<Int>) -> Double { ellipsisWidths(in: range).max() ?? 0 }

  func ellipsisWidths(in range: Range<Int>) -> Set<Double> {
    let around = range.lowerBound..<min(display.count, range.upperBound + 1)
    let styles = Set(display.clusters[around].map(\.style)).union(around.isEmpty ? [display.baseStyle] : [])
    return Set(styles.map { ruler.width(of: text, style: $0) })
  }

  /// The ellipsis for what is hidden; `nil` if nothing of it is drawn.
  ///
  /// X11: it has the style of the cluster before it, if there is one on the line, else of the one behind; at the head, of
  /// the one behind. X13: it is cut if it is wider than the line.
  func ellipsis(
    at place: Int, after drawn: Range<Int>?, selectionAround places: [Int], room: Double
  ) -> DraftLine.Ellipsis? {
    let before = drawn.flatMap { $0.isEmpty ? nil : $0.upperBound - 1 }
    let styled = before ?? (place < display.count ? place : nil)
    let text = ruler.cut(text, to: room, style: style(like: styled))
    guard !text.isEmpty else { return nil }
    let selection = places.lazy.compactMap { display.selection(around: $0) }.first
    return DraftLine.Ellipsis(text: text, place: place, styledLike: styled, selectionIndex: selection)
  }

  /// X3: where the part of `range` that is shown ends, and the ellipsis behind it.
  func tail(of range: Range<Int>, room: Double, isWordwise: Bool) -> (end: Int, ellipsis: DraftLine.Ellipsis?) {
    let budget = room - ellipsisWidth(in: range)
    // X13, X14: where the ellipsis has no room, or just enough, nothing else is shown.
    var end = range.lowerBound
    if ruler.fits(0, in: budget) { end = prefixEnd(of: range, room: budget, isWordwise: isWordwise) }
    let drawn = range.lowerBound..<end
    return (end, ellipsis(at: end, after: drawn, selectionAround: [end], room: room))
  }

  /// The end of the longest prefix that fits without the blanks at its end, and without them (X3, X5).
  func prefixEnd(of range: Range<Int>, room: Double, isWordwise: Bool) -> Int {
    let places = Array(range.lowerBound...range.upperBound)
    let fitting = places.filter {
      ruler.fits(ruler.width(of: range.lowerBound..<trimmedEnd(range.lowerBound..<$0)), in: room)
    }
    let words = fitting.filter { $0 > range.lowerBound && display.isWordEnd($0) }
    let end = (isWordwise ? words.last : nil) ?? fitting.last ?? range.lowerBound
    return trimmedEnd(range.lowerBound..<end)
  }

  /// Without the blanks at the end; NULs among and behind blanks are as blanks, others go with their word.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    let word = range.last { display.isWord($0) }
    guard let word else { return range.lowerBound }
    return (word + 1..<range.upperBound).first { !display.isTerminator($0) } ?? range.upperBound
  }

  /// Without the blanks and breaks at the start.
  func trimmedStart(_ range: Range<Int>) -> Int {
    guard let word = range.first(where: { display.isWord($0) }) else { return range.upperBound }
    return (range.lowerBound..<word).last { !display.isTerminator($0) }.map { $0 + 1 } ?? range.lowerBound
  }

  /// X9: the start of the longest suffix that fits, blanks at its start counted.
  func suffixStart(of range: Range<Int>, room: Double, from x: Double, isWordwise: Bool) -> Int {
    let places = Array(range.lowerBound...range.upperBound)
    let fitting = places.filter { ruler.fits(ruler.width(of: $0..<range.upperBound, from: x), in: room) }
    let words = fitting.filter { display.isWordStart($0) && $0 < range.upperBound }
    return (isWordwise ? words.first : nil) ?? fitting.first ?? range.upperBound
  }

  /// X10: the end of the part before the ellipsis and the start of the part behind it, blanks beside it included.
  func middle(of range: Range<Int>, room budget: Double, ellipsisWidth: Double, isWordwise: Bool) -> (Int, Int) {
    let start = range.lowerBound
    func fits(_ end: Int, in room: Double) -> Bool { ruler.fits(ruler.width(of: start..<end), in: room) }
    let half = min((budget / 2).rounded(.up), budget)
    let fitting = Array(start...range.upperBound).filter { fits($0, in: min(half, budget)) }
    let words = fitting.filter { $0 > start && display.isWordEnd($0) }
    let isByWords = isWordwise && !words.isEmpty
    let end = (isByWords ? words.last : fitting.last) ?? start
    let endWidth = ruler.width(of: start..<end)
    let suffix = suffixStart(
      of: end..<range.upperBound, room: budget - endWidth, from: endWidth + ellipsisWidth, isWordwise: isWordwise)
    let extended = Array(end...suffix).last { place in
      let width = ruler.width(of: start..<place)
      // A tab behind the ellipsis may reach to another stop now.
      let rest = ruler.width(of: suffix..<range.upperBound, from: width + ellipsisWidth)
      return ruler.fits(width + rest, in: budget) && (!isByWords || place == end || display.isWordEnd(place))
    }
    return (extended ?? end, suffix)
  }
}
