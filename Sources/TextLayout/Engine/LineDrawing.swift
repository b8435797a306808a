import TextModel

/// Turns what lines show into fragments.
struct LineDrawing {
  private(set) var fragments: [TextLayout.Fragment] = []

  private let directions: TextDirections?
  private let display: DisplayText
  private let ruler: Ruler
  private let availableWidth: Double

  init(_ display: DisplayText, _ ruler: Ruler, _ directions: TextDirections?, availableWidth: Double) {
    (self.display, self.ruler, self.directions) = (display, ruler, directions)
    self.availableWidth = availableWidth
  }

  /// Adds the fragments of a line, in the order of the text.
  ///
  /// - Returns: How wide they are together.
  mutating func draw(_ content: LineContent, in utf8: Span<UInt8>) -> Double {
    var end = draw(content.drawnUTF8Range, from: 0, in: utf8)
    if let ellipsis = content.ellipsis, !ellipsis.token.text.isEmpty {
      fragments.append(
        TextLayout.Fragment(
          kind: .ellipsis, utf8Range: sourceRange(at: ellipsis.utf8Offset), replacement: ellipsis.token.text, x: end,
          width: width(of: ellipsis), styleIndex: ellipsis.styleIndex, selectionIndex: ellipsis.selectionIndex,
          level: isRightToLeft(content) ? 1 : 0))
      end += width(of: ellipsis)
    }
    return draw(content.drawnAfterEllipsis, from: end, in: utf8)
  }

  /// Whether the paragraph that a line begins in runs from right to left.
  func isRightToLeft(_ content: LineContent) -> Bool {
    directions?.isRightToLeft(at: content.drawnUTF8Range.lowerBound) ?? false
  }

  /// Gives the fragments of a line their places, from `x` on, in the order in which they are seen (UAX #9 L2).
  mutating func place(_ fragmentRange: Range<Int>, from x: Double, reorders: Bool) {
    var x = x
    if directions == nil || !reorders {
      if x == 0 { return }
      for index in fragmentRange { fragments[index].x += x }
      return
    }
    for index in BidiParagraph.visualOrder(ofLevels: fragments[fragmentRange].map(\.level)) {
      fragments[fragmentRange.lowerBound + index].x = x
      x += fragments[fragmentRange.lowerBound + index].width
    }
  }

  private func sourceRange(at utf8Offset: Int) -> Range<Int> {
    let lower = display.sourceUTF8Range(of: utf8Offset..<utf8Offset, follows: true).lowerBound
    return lower..<lower
  }

  /// In its own style it may be less wide than the room that was kept for it.
  private func width(of ellipsis: LineContent.Ellipsis) -> Double {
    min(ellipsis.token.width, ruler.width(of: ellipsis.token.text, style: ruler.spans.styles[ellipsis.styleIndex]))
  }

  private mutating func draw(_ utf8Range: Range<Int>, from start: Double, in utf8: Span<UInt8>) -> Double {
    var (x, walk) = (start, TextPieceWalk(utf8Range, ruler.spans))
    while let piece = walk.next(in: utf8, ruler.spans) {
      if piece.kind == .terminator { continue }
      let fullWidth = ruler.width(of: piece, at: x, in: utf8)
      let width = min(fullWidth, availableWidth)
      let span = ruler.spans.parts[piece.spanIndex]
      fragments.append(
        TextLayout.Fragment(
          kind: piece.kind == .word ? .text : .space, utf8Range: display.sourceUTF8Range(ofDrawn: piece.utf8Range),
          replacement: replacement(of: piece, width: width, isNarrowed: width < fullWidth, in: utf8), x: x,
          width: width, styleIndex: span.styleIndex,
          selectionIndex: span.selectionIndex, level: span.level))
      x += width
    }
    return x
  }

  /// What is drawn if it is not the text itself.
  private func replacement(of piece: TextPiece, width: Double, isNarrowed: Bool, in utf8: Span<UInt8>) -> String? {
    switch piece.kind {
    case .newLine: return " "
    case .tab:
      if ruler.tabPolicy == .fixed, !isNarrowed { return ruler.tabBlanks }
      let blank = ruler.width(of: " ", style: ruler.style(of: piece))
      let count = blank > 0 ? Int((width / blank).rounded().clampedLength(to: 1e4)) : 0
      // Most tabs of a run of them are as wide as they can be, and one string serves all.
      return count == ruler.tabBlanks.utf8.count ? ruler.tabBlanks : String(repeating: " ", count: count)
    case .word, .space, .terminator:
      return display.isReplaced(piece.utf8Range) ? utf8.string(in: piece.utf8Range) : nil
    }
  }
}
