import TextModel

/// Cuts the last line of a text that has more lines than it may.
struct Truncation {
  let ruler: Ruler
  let ellipsis: EllipsisRule
  let mode: TruncationMode
  let boundary: TruncationBoundary

  /// What the last line shows if not everything has room that is left from its start on.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - room: The available width.
  ///   - hasButton: Whether a button takes the rest of the line: then there is no part of an ellipsis.
  ///   - utf8: The whole text.
  /// - Returns: What it shows, and what is hidden.
  /// - Complexity: O(*n*) in what is left of the text.
  func lastLine(from start: Int, within room: Double, hasButton: Bool, in utf8: Span<UInt8>) -> LineContent {
    if mode == .clipping { return startOnly(from: start, within: room, token: nil, in: utf8) }
    let isStart = mode == .truncateTail
    let shown = isStart ? start..<utf8.count : start..<endOfWords(in: start..<utf8.count, withTerminators: false, utf8)
    if !isStart, let whole = whole(shown, within: room, in: utf8) { return whole }
    let cut = isStart ? start..<endOfParagraph(from: start, utf8) : shown
    let token = ellipsis.token(within: room, in: cut)
    if token.isCut {
      return nothing(of: shown, hasButton ? nil : token, in: utf8)
    }
    switch mode {
    case .clipping, .truncateTail: return startOnly(from: start, within: room - token.width, token: token, in: utf8)
    case .truncateHead: return endOnly(shown, within: room - token.width, token, in: utf8)
    case .truncateMiddle: return bothEnds(shown, within: room - token.width, token, in: utf8)
    }
  }

  // MARK: Modes

  /// Nothing of `shown`, the text that would be.
  private func nothing(of shown: Range<Int>, _ token: EllipsisRule.Token?, in utf8: Span<UInt8>) -> LineContent {
    let (start, end) = (shown.lowerBound, shown.upperBound)
    var content = LineContent(
      utf8Range: mode == .truncateHead ? end..<utf8.count : start..<start, drawnUTF8Range: start..<start,
      width: token?.width ?? 0)
    let side: Side = mode == .truncateHead ? .end : mode == .truncateMiddle ? .both : .start
    content.ellipsis = token.map { ellipsis($0, hiding: shown, from: start, beside: side) }
    if mode == .truncateMiddle { content.utf8RangeAfterEllipsis = end..<utf8.count }
    content.hiddenUTF8Range = shown
    return content
  }

  private func startOnly(
    from start: Int, within room: Double, token: EllipsisRule.Token?, in utf8: Span<UInt8>
  ) -> LineContent {
    let rest = start..<utf8.count
    let part =
      ruler.start(of: rest, within: room, trimsBlanks: true, boundary: boundary, in: utf8)
      ?? ruler.start(of: rest, within: room, trimsBlanks: true, boundary: .character, in: utf8)
      ?? RoomyPart(utf8Offset: start, width: 0)
    let shown = start..<part.utf8Offset
    var content = LineContent(utf8Range: shown, drawnUTF8Range: shown, width: part.width + (token?.width ?? 0))
    content.hiddenUTF8Range = part.utf8Offset..<utf8.count
    content.ellipsis = token.map { ellipsis($0, hiding: part.utf8Offset..<utf8.count, from: start, beside: .start) }
    return content
  }

  private func endOnly(
    _ shown: Range<Int>, within room: Double, _ token: EllipsisRule.Token, in utf8: Span<UInt8>
  ) -> LineContent {
    let part =
      ruler.end(of: shown, within: room, boundary: boundary, in: utf8)
      ?? ruler.end(of: shown, within: room, boundary: .character, in: utf8)
      ?? RoomyPart(utf8Offset: shown.upperBound, width: 0)
    let drawn = startOfWords(in: part.utf8Offset..<shown.upperBound, utf8)..<shown.upperBound
    let hidden = shown.lowerBound..<drawn.lowerBound
    var content = LineContent(
      utf8Range: drawn.lowerBound..<utf8.count, drawnUTF8Range: hidden.lowerBound..<hidden.lowerBound,
      width: token.width + ruler.width(of: drawn, at: token.width, in: utf8))
    if Tokenizer.hasWord(in: hidden, of: utf8) {
      content.ellipsis = ellipsis(token, hiding: hidden, from: shown.lowerBound, beside: .end)
    } else {
      content.width -= token.width
    }
    content.drawnAfterEllipsis = drawn
    content.hiddenUTF8Range = hidden
    return content
  }

  private func bothEnds(
    _ shown: Range<Int>, within room: Double, _ token: EllipsisRule.Token, in utf8: Span<UInt8>
  ) -> LineContent {
    let (first, last) = ends(of: shown, within: room, in: utf8)
    var drawn = shown.lowerBound..<endOfWords(in: shown.lowerBound..<first.utf8Offset, withTerminators: true, utf8)
    let drawnAfter = startOfWords(in: last.utf8Offset..<shown.upperBound, utf8)..<shown.upperBound
    var hidden = drawn.upperBound..<drawnAfter.lowerBound
    var shownToken = LineContent.Ellipsis?.none
    if Tokenizer.hasWord(in: hidden, of: utf8) {
      shownToken = ellipsis(token, hiding: hidden, from: shown.lowerBound, beside: .both)
    } else {
      // Of blanks alone as many are shown as have room, and nothing stands for the others (X1).
      let all = start(of: shown.lowerBound..<hidden.upperBound, room + token.width - last.width, .character, in: utf8)
      drawn = shown.lowerBound..<max(drawn.upperBound, all?.utf8Offset ?? 0)
      hidden = drawn.upperBound..<hidden.upperBound
    }
    // Room was kept for tabs of their full width: where they stand in the line they are no wider.
    let width = ruler.width(of: drawn, at: 0, in: utf8) + (shownToken == nil ? 0 : token.width)
    var content = LineContent(
      utf8Range: drawn, drawnUTF8Range: drawn, width: width + ruler.width(of: drawnAfter, at: width, in: utf8))
    content.ellipsis = shownToken
    content.utf8RangeAfterEllipsis = drawnAfter.lowerBound..<utf8.count
    content.drawnAfterEllipsis = drawnAfter
    content.hiddenUTF8Range = hidden
    return content
  }

  /// The start and the end of `shown` that have room together: half of it for the start, the rest for the end, and what is
  /// left then for the start again (X10).
  private func ends(of shown: Range<Int>, within room: Double, in utf8: Span<UInt8>) -> (RoomyPart, RoomyPart) {
    // Rounded up, half of a fraction may be more than the whole.
    let half = min((room / 2).rounded(.up), room)
    let words = boundary == .word ? start(of: shown, half, .word, in: utf8) : nil
    let first =
      words ?? start(of: shown, half, .character, in: utf8) ?? RoomyPart(utf8Offset: shown.lowerBound, width: 0)
    let rest = first.utf8Offset..<shown.upperBound
    let last =
      ruler.end(of: rest, within: room - first.width, boundary: boundary, in: utf8)
      ?? ruler.end(of: rest, within: room - first.width, boundary: .character, in: utf8)
      ?? RoomyPart(utf8Offset: shown.upperBound, width: 0)
    let more = shown.lowerBound..<last.utf8Offset
    return (start(of: more, room - last.width, words == nil ? .character : .word, in: utf8) ?? first, last)
  }

  private func start(
    of range: Range<Int>, _ room: Double, _ boundary: TruncationBoundary, in utf8: Span<UInt8>
  ) -> RoomyPart? {
    ruler.start(of: range, within: room, trimsBlanks: false, boundary: boundary, in: utf8)
  }

  /// All of `shown`, if it has room.
  private func whole(_ shown: Range<Int>, within room: Double, in utf8: Span<UInt8>) -> LineContent? {
    let part = ruler.start(of: shown, within: room, trimsBlanks: false, boundary: .character, in: utf8)
    guard let part, part.utf8Offset == shown.upperBound else { return nil }
    return LineContent(utf8Range: shown.lowerBound..<utf8.count, drawnUTF8Range: shown, width: part.width)
  }

  // MARK: Parts

  /// The text that an ellipsis stands beside.
  enum Side { case start, end, both }

  /// An ellipsis in the style of the text beside it; it belongs to the selection that is cut there (X11).
  ///
  /// - Parameters:
  ///   - token: The ellipsis.
  ///   - hidden: What it stands for.
  ///   - lineStart: Where its line begins.
  ///   - side: Where there is text that is shown; if there is some at both sides, the first decides.
  /// - Returns: The ellipsis.
  func ellipsis(
    _ token: EllipsisRule.Token, hiding hidden: Range<Int>, from lineStart: Int, beside side: Side
  ) -> LineContent.Ellipsis {
    let spans = ruler.spans
    let neighbour = side == .end ? hidden.upperBound : max(lineStart, hidden.lowerBound - 1)
    var selectionIndex = side == .end ? nil : spans.selectionIndex(around: hidden.lowerBound)
    if side != .start { selectionIndex = selectionIndex ?? spans.selectionIndex(around: hidden.upperBound) }
    return LineContent.Ellipsis(
      token: token, utf8Offset: side == .end ? hidden.upperBound : hidden.lowerBound,
      styleIndex: spans.parts[spans.index(at: neighbour)].styleIndex, selectionIndex: selectionIndex)
  }

  private func endOfParagraph(from start: Int, _ utf8: Span<UInt8>) -> Int {
    var end = start
    while end < utf8.count, Tokenizer.hardBreakUTF8Count(in: utf8, at: end) == 0 { end += 1 }
    return end
  }

  /// Where the last word ends, and the terminators behind it if they are wanted; the start of `utf8Range` if there is none.
  private func endOfWords(in utf8Range: Range<Int>, withTerminators: Bool, _ utf8: Span<UInt8>) -> Int {
    var (end, walk) = (utf8Range.lowerBound, TextPieceWalk(utf8Range, ruler.spans))
    while let piece = walk.next(in: utf8, ruler.spans) {
      let followsWord = piece.utf8Range.lowerBound == end && end > utf8Range.lowerBound
      let isPart = piece.kind == .word || (withTerminators && piece.kind == .terminator && followsWord)
      if isPart { end = piece.utf8Range.upperBound }
    }
    return end
  }

  /// Where the first word begins, with terminators before it; the end of `utf8Range` if there is none.
  private func startOfWords(in utf8Range: Range<Int>, _ utf8: Span<UInt8>) -> Int {
    var (start, walk) = (utf8Range.lowerBound, TextPieceWalk(utf8Range, ruler.spans))
    while let piece = walk.next(in: utf8, ruler.spans) {
      if piece.kind == .word { return start }
      if piece.kind != .terminator { start = piece.utf8Range.upperBound }
    }
    return utf8Range.upperBound
  }
}
