import TextModel

/// A part of a token that is drawn in one style and belongs to one selection.
struct TextPiece: Hashable {
  let kind: Token.Kind
  let utf8Range: Range<Int>
  let spanIndex: Int
  /// Whether a word, or a selection within one, begins here.
  let beginsWord: Bool
  /// Whether a word, or a selection within one, ends here.
  let endsWord: Bool
}

/// Walks over the pieces of a part of a text.
struct TextPieceWalk {
  private var utf8Offset: Int
  private let upperBound: Int
  private var token = Token(kind: .word, utf8Range: 0..<0)
  private var spanIndex: Int
  private var beginsWord = true

  /// Starts at the start of `utf8Range`, which lies on boundaries of grapheme clusters.
  init(_ utf8Range: Range<Int>, _ spans: TextSpans) {
    (utf8Offset, upperBound) = (utf8Range.lowerBound, utf8Range.upperBound)
    spanIndex = spans.index(at: utf8Range.lowerBound)
  }

  /// The next piece; `nil` at the end of the part.
  ///
  /// - Complexity: O(*n*) for all calls together.
  mutating func next(in utf8: Span<UInt8>, _ spans: TextSpans) -> TextPiece? {
    guard utf8Offset < upperBound else { return nil }
    if utf8Offset >= token.utf8Range.upperBound {
      token = Tokenizer.token(in: utf8.extracting(0..<upperBound), at: utf8Offset)
      beginsWord = true
    }
    let end = min(token.utf8Range.upperBound, spans.parts[spanIndex].upperBound)
    let isEdge = end == spans.parts[spanIndex].upperBound && spans.isSelectionEdge(after: spanIndex)
    let piece = TextPiece(
      kind: token.kind, utf8Range: utf8Offset..<end, spanIndex: spanIndex, beginsWord: beginsWord,
      endsWord: isEdge || end == token.utf8Range.upperBound)
    beginsWord = isEdge
    utf8Offset = end
    while spans.parts[spanIndex].upperBound <= utf8Offset, spanIndex + 1 < spans.parts.count { spanIndex += 1 }
    return piece
  }

  // MARK: Back from the end

  private static let blockPieceCount = 1 << 10

  /// Where each so many pieces begin that are yet to come.
  ///
  /// Pieces can only be found from the start; whoever wants the last of them goes back block by block, and needs not keep
  /// them all.
  ///
  /// - Complexity: O(*n*) in the bytes that are yet to come.
  func blocks(in utf8: Span<UInt8>, _ spans: TextSpans) -> [TextPieceWalk] {
    var (blocks, walk, pieceCount) = ([TextPieceWalk](), self, 0)
    repeat {
      if pieceCount.isMultiple(of: Self.blockPieceCount) { blocks.append(walk) }
      pieceCount += 1
    } while walk.next(in: utf8, spans) != nil
    return blocks
  }

  /// The pieces of the block that begins here.
  func pieces(in utf8: Span<UInt8>, _ spans: TextSpans) -> [TextPiece] {
    var (pieces, walk) = ([TextPiece](), self)
    while pieces.count < Self.blockPieceCount, let piece = walk.next(in: utf8, spans) { pieces.append(piece) }
    return pieces
  }
}
