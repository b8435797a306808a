import TextModel

/// Fills lines with the units of a text, one line after another.
///
/// - Complexity: All lines of a text together are O(*n*) in its bytes, with a measurer that is additive; else
///   O(*n* log *n*) measured.
struct LineFiller: Sendable {
  private let ruler: Ruler
  private let overflow: WordOverflow
  private let ellipsis: EllipsisRule
  private let availableWidth: Double
  /// How many bytes of printable ASCII a line has room for, where that is all there is to know about words of them.
  private let plainColumnCount: Int?
  private var units: UnitWalk
  private var utf8Offset = 0
  /// How far text reaches that may be broken between any two grapheme clusters.
  private var breakableEnd = 0
  /// A unit that had no room on the last line.
  private var waiting: LineUnit?
  /// Whether a line follows even if there is no text for it: behind a hard break.
  private var owesLine = false

  init(_ ruler: Ruler, ellipsis: EllipsisRule, availableWidth: Double, configuration: SelectableTextConfiguration) {
    (self.ruler, self.ellipsis, self.availableWidth) = (ruler, ellipsis, availableWidth)
    overflow = configuration.overflow
    let isPlain = configuration.lineBreakMode == .wordWrap && ruler.asciiWidth == 1
    plainColumnCount = isPlain ? Int(availableWidth.clampedLength(to: 1e9)) : nil
    units = UnitWalk(configuration.lineBreakMode, breaksIdeographs: configuration.breaksIdeographs)
  }

  /// What a line has so far.
  private struct Filling {
    var line: FilledLine
    /// Whether anything is drawn, be it without width.
    var hasContent = false
    /// Whether nothing has room behind what is drawn, be it without width.
    var isFull = false
    /// The width of blanks behind what is drawn.
    var pendingWidth = 0.0

    var end: Int { line.utf8Range.upperBound }
    var hasBlanks: Bool { line.drawnEnd < end }
    var nextX: Double { line.width + pendingWidth }

    /// The line, which ends here, or at a hard break.
    mutating func close(by hardBreak: Range<Int>? = nil) -> FilledLine {
      line.hardBreakUTF8Range = hardBreak ?? end..<end
      return line
    }

    mutating func pass(to utf8Offset: Int) { line.utf8Range = line.utf8Range.lowerBound..<utf8Offset }

    mutating func place(to utf8Offset: Int, width: Double) {
      pass(to: utf8Offset)
      line.drawnEnd = utf8Offset
      line.width = nextX + width
      (pendingWidth, hasContent) = (0, true)
    }
  }

  /// The next line; `nil` after the last one. An empty text has none.
  ///
  /// - Parameter utf8: The whole text, the same in all calls.
  /// - Returns: The line.
  /// - Complexity: O(*n*) for all calls together.
  mutating func next(in utf8: Span<UInt8>) -> FilledLine? {
    guard utf8Offset < utf8.count || owesLine else { return nil }
    owesLine = false
    if let plainColumnCount, waiting == nil, utf8Offset >= breakableEnd,
      let line = PlainLine.line(at: utf8Offset, columnCount: plainColumnCount, in: utf8)
    {
      utf8Offset = line.hardBreakUTF8Range.upperBound
      owesLine = !line.hardBreakUTF8Range.isEmpty
      return line
    }
    var filling = Filling(line: FilledLine(at: utf8Offset))
    while utf8Offset < utf8.count {
      if utf8Offset < breakableEnd {
        guard fillBreakable(&filling, in: utf8) else { break }
        continue
      }
      let unit = waiting ?? units.unit(at: utf8Offset, in: utf8)
      waiting = nil
      switch unit.kind {
      case .hardBreak:
        (utf8Offset, owesLine) = (unit.utf8Range.upperBound, true)
        return filling.close(by: unit.utf8Range)
      case .blank: passBlank(unit, &filling, in: utf8)
      case .breakable: breakableEnd = unit.utf8Range.upperBound
      case .chunk:
        guard fillChunk(unit, &filling, in: utf8) else { return filling.close() }
      }
    }
    return filling.close()
  }

  private mutating func passBlank(_ unit: LineUnit, _ filling: inout Filling, in utf8: Span<UInt8>) {
    utf8Offset = unit.utf8Range.upperBound
    let width = ruler.width(of: unit.utf8Range, at: filling.nextX, in: utf8)
    // Terminators belong to what stands before them.
    if width == 0, utf8[unit.utf8Range.lowerBound] == 0, filling.hasContent, !filling.hasBlanks {
      filling.place(to: utf8Offset, width: 0)
    } else {
      filling.pendingWidth += width
      filling.pass(to: utf8Offset)
    }
  }

  // MARK: Chunks

  /// Places a chunk, or what has room of it.
  ///
  /// - Returns: Whether the line goes on.
  private mutating func fillChunk(_ unit: LineUnit, _ filling: inout Filling, in utf8: Span<UInt8>) -> Bool {
    let range = unit.utf8Range
    let width =
      if unit.isPlain, let asciiWidth = ruler.asciiWidth {
        asciiWidth * Double(range.count)
      } else {
        ruler.width(of: range, at: filling.nextX, in: utf8)
      }
    if !filling.isFull, ruler.fits(filling.nextX + width, in: availableWidth) {
      filling.place(to: range.upperBound, width: width)
      utf8Offset = range.upperBound
      return true
    }
    if filling.hasContent || filling.hasBlanks {
      waiting = unit
      return false
    }
    if overflow == .wrap {
      breakableEnd = range.upperBound
    } else {
      placeCut(range, &filling, in: utf8)
    }
    return true
  }

  /// Places what has room of a chunk that is wider than a line, and an ellipsis if one is wanted for the rest.
  private mutating func placeCut(_ range: Range<Int>, _ filling: inout Filling, in utf8: Span<UInt8>) {
    let hasEllipsis = overflow == .truncateTail
    let token = hasEllipsis ? ellipsis.token(within: availableWidth, in: range) : .none
    var part = RoomyPart(utf8Offset: range.lowerBound, width: 0)
    if !token.isCut {
      let room = availableWidth - token.width
      part = ruler.start(of: range, within: room, trimsBlanks: hasEllipsis, boundary: .character, in: utf8) ?? part
    }
    filling.place(to: range.upperBound, width: part.width + token.width)
    filling.line.omission = FilledLine.Omission(
      utf8Range: part.utf8Offset..<range.upperBound, ellipsis: hasEllipsis ? token : nil)
    filling.line.overflowedUTF8Range = range
    utf8Offset = range.upperBound
  }

  // MARK: Breaking anywhere

  /// Places what has room of text that may be broken between any two grapheme clusters.
  ///
  /// - Returns: Whether the line goes on.
  private mutating func fillBreakable(_ filling: inout Filling, in utf8: Span<UInt8>) -> Bool {
    // Terminators have nothing to stand with on a line of their own.
    let start = endOfTerminators(from: utf8Offset, in: utf8)
    let (part, clusterEnd) = breakablePart(from: start, within: availableWidth - filling.nextX, in: utf8)
    if !filling.isFull, part.utf8Offset > start || start == breakableEnd {
      utf8Offset = part.utf8Offset
      filling.place(to: utf8Offset, width: part.width)
      return utf8Offset == breakableEnd
    }
    if filling.hasContent || filling.hasBlanks { return false }
    // One cluster at least, or there would be no end of lines.
    utf8Offset = endOfTerminators(from: clusterEnd, in: utf8)
    filling.place(to: utf8Offset, width: availableWidth)
    filling.isFull = true
    filling.line.overflowedUTF8Range = start..<clusterEnd
    return utf8Offset == breakableEnd
  }

  /// What has room of the text up to ``breakableEnd``, and where the grapheme cluster behind it ends.
  ///
  /// They are looked for in a part of that text that doubles until it holds both: to read a word to its end for each of
  /// its lines would take quadratic time.
  private func breakablePart(
    from start: Int, within room: Double, in utf8: Span<UInt8>
  ) -> (part: RoomyPart, nextClusterEnd: Int) {
    let greatestScalarUTF8Count = 4
    var windowUTF8Count = 64
    while true {
      let end = min(breakableEnd, start + windowUTF8Count)
      let found = ruler.start(
        of: start..<end, within: room, trimsBlanks: false, boundary: .character, in: utf8)
      let part = found ?? RoomyPart(utf8Offset: start, width: 0)
      var stepper = ClusterStepper()
      let next = part.utf8Offset + (stepper.next(in: utf8.extracting(part.utf8Offset..<end)) ?? 0)
      // Where a cluster ends is told by the scalar behind it, which must be whole.
      if end == breakableEnd || next + greatestScalarUTF8Count <= end { return (part, next) }
      windowUTF8Count *= 2
    }
  }

  private func endOfTerminators(from start: Int, in utf8: Span<UInt8>) -> Int {
    var end = start
    while end < breakableEnd, utf8[end] == 0 { end += 1 }
    return end
  }
}
