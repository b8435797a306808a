import TextLayout
import TextModel

/// Fills lines without a limit: section 5a.
struct LineFiller {
  let display: DisplayText
  let ruler: Ruler
  let cutter: Cutter
  let width: Double
  let overflow: WordOverflow
  let mode: LineBreakMode

  private(set) var lines: [DraftLine] = []
  /// The line being filled: what of it is drawn, where the blanks behind it end, how wide the drawn part is.
  private var line = DraftLine(at: 0)
  private var blanksEnd = 0
  private var drawnWidth = 0.0
  private var isSoft = false

  init(
    display: DisplayText, ruler: Ruler, cutter: Cutter, width: Double, configuration: SelectableTextConfiguration
  ) {
    (self.display, self.ruler, self.cutter, self.width) = (display, ruler, cutter, width)
    (overflow, mode) = (configuration.overflow, configuration.lineBreakMode)
    let items = LineItems(
      display: display, mode: configuration.lineBreakMode, breaksIdeographs: configuration.breaksIdeographs)
    var start = 0
    while true {
      let end = display.endOfParagraph(from: start)
      fill(items.items(of: start..<end), from: start)
      start = end + 1
      if end == display.count { break }
    }
  }

  private var isEmpty: Bool { contentEnd == line.drawn.lowerBound }
  private var contentEnd: Int { line.drawnAfter?.upperBound ?? line.drawn.upperBound }

  private mutating func fill(_ items: [LineItem], from start: Int) {
    open(at: start, isSoft: false)
    for item in items {
      if item.isChunk { place(chunk: item.clusters) } else { hold(blanks: item.clusters) }
    }
    close()
  }

  private mutating func open(at start: Int, isSoft: Bool) {
    line = DraftLine(at: start)
    (blanksEnd, drawnWidth, self.isSoft) = (start, 0, isSoft)
  }

  /// Blanks that are held hang over the end of the line (W3, W5).
  private mutating func close() {
    line.covers = line.drawn.lowerBound..<blanksEnd
    lines.append(line)
  }

  private mutating func breakLine() {
    close()
    open(at: blanksEnd, isSoft: true)
  }

  /// Step 3; W4: blanks at the start of a paragraph are held.
  private mutating func hold(blanks: Range<Int>) {
    if isSoft, isEmpty {
      lines[lines.count - 1].covers = lines[lines.count - 1].covers.lowerBound..<blanks.upperBound
      open(at: blanks.upperBound, isSoft: true)
    } else {
      blanksEnd = blanks.upperBound
    }
  }

  /// Step 4.
  private mutating func place(chunk: Range<Int>) {
    if !line.isClamped, append(chunk) { return }
    if !isEmpty || blanksEnd > contentEnd { breakLine() }
    if !append(chunk) { overflow(chunk) }
  }

  /// Draws the blanks held and a chunk behind them, if there is room.
  private mutating func append(_ chunk: Range<Int>) -> Bool {
    let blanks = ruler.width(of: contentEnd..<blanksEnd, from: drawnWidth)
    let end = drawnWidth + blanks + ruler.width(of: chunk, from: drawnWidth + blanks)
    guard ruler.fits(end, in: width) else { return false }
    draw(upTo: chunk.upperBound, width: end)
    return true
  }

  private mutating func draw(upTo end: Int, width: Double) {
    if let after = line.drawnAfter {
      line.drawnAfter = after.lowerBound..<end
    } else {
      line.drawn = line.drawn.lowerBound..<end
    }
    (blanksEnd, drawnWidth) = (end, width)
  }

  /// W8, for a chunk that alone is wider than the line, which is empty.
  private mutating func overflow(_ chunk: Range<Int>) {
    switch mode == .characterWrap ? .wrap : overflow {
    case .wrap: wrap(chunk)
    case .clipping:
      let end = chunk.last { ruler.fits(ruler.width(of: chunk.lowerBound..<$0), in: width) } ?? chunk.lowerBound
      show(chunk, upTo: end, ellipsis: nil)
    case .truncateTail:
      // X7: as X3 has it, at the boundary of a cluster.
      let (end, ellipsis) = cutter.tail(of: chunk, room: width, isWordwise: false)
      show(chunk, upTo: end, ellipsis: ellipsis)
      line.hasCutWord = true
    }
  }

  private mutating func show(_ chunk: Range<Int>, upTo end: Int, ellipsis: DraftLine.Ellipsis?) {
    line.drawn = chunk.lowerBound..<end
    (line.ellipsis, line.drawnAfter) = (ellipsis, chunk.upperBound..<chunk.upperBound)
    line.overflowed.append(chunk)
    blanksEnd = chunk.upperBound
    drawnWidth = ruler.width(of: line.drawn) + (ellipsis.map { cutter.width(of: $0) } ?? 0)
  }

  /// Full lines of as many clusters as fit, at least one each; the remainder stays.
  private mutating func wrap(_ chunk: Range<Int>) {
    var start = chunk.lowerBound
    while start < chunk.upperBound {
      if !isEmpty { breakLine() }
      let ends = start + 1...chunk.upperBound
      let fitting = ends.last {
        ruler.fits(ruler.width(of: start..<$0), in: width) && !(start..<$0).allSatisfy(display.isTerminator)
      }
      if let fitting {
        draw(upTo: fitting, width: ruler.width(of: start..<fitting))
      } else {
        // W11, with the NULs around it.
        let first = (start..<chunk.upperBound).first { !display.isTerminator($0) } ?? start
        let end = (first + 1..<chunk.upperBound).first { !display.isTerminator($0) } ?? chunk.upperBound
        draw(upTo: end, width: width)
        (line.isClamped, line.overflowed) = (true, [first..<first + 1])
      }
      start = contentEnd
    }
  }
}
