import TextLayout
import TextModel

/// Keeps lines within a limit: section 8, and the last line's part of section 9.
struct LineLimiter {
  /// Lines and what of the text they leave out.
  struct Result {
    var lines: [DraftLine]
    /// What is hidden, as places in the display text; empty: nothing.
    var hidden: Range<Int>
    var isTruncated = false
    var silences: Set<ReferenceLayout.Silence> = []
  }

  let display: DisplayText
  let ruler: Ruler
  let cutter: Cutter
  let width: Double
  let mode: TruncationMode
  let isWordwise: Bool

  private var end: Int { display.count }

  /// The first lines of a text, the last of them truncated if there are more; `limit` 0: all.
  func limited(_ lines: [DraftLine], to limit: Int) -> Result {
    let unlimited = Result(lines: lines, hidden: end..<end)
    guard limit > 0, lines.count >= limit else { return unlimited }
    let kept = Array(lines[..<limit])
    let last = kept[limit - 1]
    // The word that W8 cut is cut as the view's mode says, on the last line (W8, X7).
    if lines.count == limit { return last.hasCutWord ? cut(unlimited, room: width, hasButton: false) : unlimited }
    let next = lines[limit].covers.lowerBound
    let result = Result(lines: kept, hidden: next..<end)
    // X1: blanks and breaks alone are nothing that is hidden.
    if !display.hasVisible(in: next..<end), !last.hasCutWord { return result }
    return cut(result, room: width, hasButton: false)
  }

  /// Cuts the last line to `room`, from what of the text follows its start.
  func cut(_ result: Result, room: Double, hasButton: Bool) -> Result {
    guard let last = result.lines.last else { return result }
    var result = result
    let start = last.start
    let (line, hidden, silences) =
      switch mode {
      case .clipping: clipped(from: start, room: room)
      case .truncateTail: tail(from: start, room: room, hasButton: hasButton)
      case .truncateHead: head(from: start, room: room, hasButton: hasButton)
      case .truncateMiddle: middle(from: start, room: room, hasButton: hasButton)
      }
    result.lines[result.lines.count - 1] = line
    result.hidden = hidden
    result.isTruncated = display.hasVisible(in: hidden)
    result.silences.formUnion(silences)
    // X1: the token is drawn only if something visible is hidden.
    if !result.isTruncated {
      result.lines[result.lines.count - 1].ellipsis = nil
      if !hidden.isEmpty { result.silences.insert(.blanksAloneAreHidden) }
    }
    return result
  }

  private typealias Cut = (DraftLine, hidden: Range<Int>, Set<ReferenceLayout.Silence>)

  /// X8.
  private func clipped(from start: Int, room: Double) -> Cut {
    let range = start..<display.endOfParagraph(from: start)
    let shown = start..<cutter.prefixEnd(of: range, room: room, isWordwise: isWordwise)
    return (DraftLine(drawn: shown), shown.upperBound..<end, [])
  }

  /// X3.
  private func tail(from start: Int, room: Double, hasButton: Bool) -> Cut {
    let range = start..<display.endOfParagraph(from: start)
    let silences = silencesOfEllipsis(in: range)
    guard hasRoom(for: range, room: room, hasButton: hasButton) else {
      return (DraftLine(at: start), start..<end, silences)
    }
    let (cut, ellipsis) = cutter.tail(of: range, room: room, isWordwise: isWordwise)
    return (DraftLine(drawn: start..<cut, ellipsis: ellipsis), cut..<end, silences)
  }

  /// R*: to the end of the text; what is invisible at its end hangs.
  private func rest(from start: Int) -> Range<Int> {
    start..<((start..<end).last { display.isWord($0) }.map { $0 + 1 } ?? start)
  }

  /// R* without an ellipsis, if there is room.
  private func whole(_ range: Range<Int>, room: Double) -> Cut? {
    guard ruler.fits(ruler.width(of: range), in: room) else { return nil }
    var line = DraftLine(drawn: range)
    line.covers = range.lowerBound..<end
    return (line, end..<end, [])
  }

  /// X9.
  private func head(from start: Int, room: Double, hasButton: Bool) -> Cut {
    let range = rest(from: start)
    if let whole = whole(range, room: room) { return whole }
    var silences = silencesOfEllipsis(in: range)
    if hasTabStop(in: range) { silences.insert(.tabStopBehindEllipsis) }
    let ellipsisWidth = cutter.ellipsisWidth(in: range)
    var first = range.upperBound
    if ruler.fits(0, in: room - ellipsisWidth) {
      let suffix = cutter.suffixStart(
        of: range, room: room - ellipsisWidth, from: ellipsisWidth, isWordwise: isWordwise)
      first = cutter.trimmedStart(suffix..<range.upperBound)
    }
    var line = DraftLine(at: start)
    (line.drawn, line.covers) = (first..<first, first..<end)
    if hasRoom(for: range, room: room, hasButton: hasButton) {
      line.ellipsis = cutter.ellipsis(at: first, after: nil, selectionAround: [first], room: room)
      line.drawnAfter = first..<range.upperBound
    }
    return (line, start..<first, silences)
  }

  /// X10.
  private func middle(from start: Int, room: Double, hasButton: Bool) -> Cut {
    let range = rest(from: start)
    if let whole = whole(range, room: room) { return whole }
    var silences = silencesOfEllipsis(in: range)
    if hasTabStop(in: range) { silences.insert(.tabStopBehindEllipsis) }
    let ellipsisWidth = cutter.ellipsisWidth(in: range)
    var (last, first) = (start, range.upperBound)
    if ruler.fits(0, in: room - ellipsisWidth) {
      (last, first) = cutter.middle(
        of: range, room: room - ellipsisWidth, ellipsisWidth: ellipsisWidth, isWordwise: isWordwise)
      (last, first) = (cutter.trimmedEnd(start..<last), cutter.trimmedStart(first..<range.upperBound))
    }
    var line = DraftLine(drawn: start..<last)
    line.coversAfter = first..<end
    if hasRoom(for: range, room: room, hasButton: hasButton) {
      line.ellipsis = cutter.ellipsis(at: last, after: line.drawn, selectionAround: [last, first], room: room)
      line.drawnAfter = first..<range.upperBound
    }
    return (line, last..<first, silences)
  }

  /// E16: beside a button an ellipsis is not cut, but left out.
  private func hasRoom(for range: Range<Int>, room: Double, hasButton: Bool) -> Bool {
    !hasButton || ruler.fits(cutter.ellipsisWidth(in: range), in: room)
  }

  private func silencesOfEllipsis(in range: Range<Int>) -> Set<ReferenceLayout.Silence> {
    cutter.ellipsisWidths(in: range).count > 1 ? [.ellipsisWidthsDiffer] : []
  }

  private func hasTabStop(in range: Range<Int>) -> Bool {
    ruler.tabPolicy == .stops && range.contains { display.clusters[$0].kind == .tab }
  }
}
