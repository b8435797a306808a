import TextModel

extension Ruler {
  /// The longest part of `utf8Range`, from its start, that has room in `room`: whole grapheme clusters.
  ///
  /// - Parameters:
  ///   - utf8Range: Begins at the start of a line, as tabs that go to stops want it.
  ///   - room: The available width.
  ///   - trimsBlanks: Whether spaces and tabs at its end are no part of it, and it ends before a hard break; otherwise
  ///     each hard break counts as a space.
  ///   - boundary: With `.word` it ends where a word or a selection in a word does.
  ///   - utf8: The text.
  /// - Returns: The part; with `.word`, `nil` if not one word has room.
  /// - Complexity: O(*k*) in the bytes of the part and of the piece behind it.
  func start(
    of utf8Range: Range<Int>, within room: Double, trimsBlanks: Bool, boundary: TruncationBoundary, in utf8: Span<UInt8>
  ) -> RoomyPart? {
    var part = RoomyPart(utf8Offset: utf8Range.lowerBound, width: 0)
    var (wordEnd, walk): (RoomyPart?, TextPieceWalk) = (nil, TextPieceWalk(utf8Range, spans))
    // What has been passed, with blanks that are no part of it yet.
    var passed = part
    while let piece = walk.next(in: utf8, spans), piece.kind != .newLine || !trimsBlanks {
      if trimsBlanks, piece.kind == .space || piece.kind == .tab {
        passed.width += width(of: piece, at: passed.width, in: utf8)
        passed.utf8Offset = piece.utf8Range.upperBound
        continue
      }
      let cut = cutStart(of: piece, at: passed.width, within: room - passed.width, in: utf8)
      if piece.kind == .terminator {
        // It belongs to what stands before it.
        let endsPart = passed == part && (!trimsBlanks || part.utf8Offset > utf8Range.lowerBound)
        passed.utf8Offset = cut.utf8Offset
        if endsPart { part = passed }
      } else if cut.utf8Offset > piece.utf8Range.lowerBound {
        passed = RoomyPart(utf8Offset: cut.utf8Offset, width: passed.width + cut.width)
        part = passed
      }
      guard cut.utf8Offset == piece.utf8Range.upperBound else { break }
      if piece.kind == .word, piece.endsWord { wordEnd = part }
    }
    return boundary == .word ? wordEnd : part
  }

  /// The longest part of `utf8Range`, up to its end, that has room in `room`: whole grapheme clusters; each hard break
  /// counts as a space.
  ///
  /// - Parameters:
  ///   - utf8Range: Any part of the text.
  ///   - room: The available width.
  ///   - boundary: With `.word` it begins where a word or a selection in a word does.
  ///   - utf8: The text.
  /// - Returns: The part; with `.word`, `nil` if not one word has room.
  /// - Complexity: O(*n*) in the bytes of `utf8Range`; what is measured is that part and the piece before it.
  func end(
    of utf8Range: Range<Int>, within room: Double, boundary: TruncationBoundary, in utf8: Span<UInt8>
  ) -> RoomyPart? {
    var part = RoomyPart(utf8Offset: utf8Range.upperBound, width: 0)
    var wordStart: RoomyPart?
    blocks: for block in TextPieceWalk(utf8Range, spans).blocks(in: utf8, spans).reversed() {
      for piece in block.pieces(in: utf8, spans).reversed() {
        let cut = cutEnd(of: piece, within: room - part.width, in: utf8)
        if cut.utf8Offset < piece.utf8Range.upperBound {
          part = RoomyPart(utf8Offset: cut.utf8Offset, width: part.width + cut.width)
        }
        guard cut.utf8Offset == piece.utf8Range.lowerBound else { break blocks }
        if piece.kind == .word, piece.beginsWord { wordStart = part }
      }
    }
    return boundary == .word ? wordStart : part
  }

  private func cutStart(of piece: TextPiece, at x: Double, within room: Double, in utf8: Span<UInt8>) -> RoomyPart {
    if piece.kind == .word || piece.kind == .space { return start(of: piece, within: room, in: utf8) }
    let width = width(of: piece, at: x, in: utf8)
    return fits(width, in: room)
      ? RoomyPart(utf8Offset: piece.utf8Range.upperBound, width: width)
      : RoomyPart(utf8Offset: piece.utf8Range.lowerBound, width: 0)
  }

  private func cutEnd(of piece: TextPiece, within room: Double, in utf8: Span<UInt8>) -> RoomyPart {
    if piece.kind == .word || piece.kind == .space { return end(of: piece, within: room, in: utf8) }
    let width = width(of: piece, at: 0, in: utf8)
    return fits(width, in: room)
      ? RoomyPart(utf8Offset: piece.utf8Range.lowerBound, width: width)
      : RoomyPart(utf8Offset: piece.utf8Range.upperBound, width: 0)
  }
}
