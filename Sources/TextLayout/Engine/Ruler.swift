import TextModel

/// Measures parts of a text that is drawn in several styles.
struct Ruler: Sendable {
  let measurer: any TextMeasurer
  let spans: TextSpans
  /// How wide every printable byte of ASCII is, whatever its style; `nil` if that depends.
  let asciiWidth: Double?
  let tabPolicy: TabPolicy
  /// What a tab of ``TabPolicy/fixed`` is drawn as.
  let tabBlanks: String
  let additive: (any AdditiveTextMeasurer)?

  init(measurer: any TextMeasurer, spans: TextSpans, configuration: SelectableTextConfiguration) {
    self.measurer = measurer
    self.spans = spans
    additive = measurer as? any AdditiveTextMeasurer
    asciiWidth = measurer is ColumnMeasurer || measurer is CountMeasurer ? 1 : nil
    tabPolicy = configuration.tabPolicy
    tabBlanks = String(repeating: " ", count: min(max(0, configuration.tabWidth), Self.greatestTabWidth))
  }

  private static let greatestTabWidth = 1 << 10

  /// Whether `width` has room in `room`.
  func fits(_ width: Double, in room: Double) -> Bool { measurer.fits(width, in: room) }

  /// The style of a piece.
  func style(of piece: TextPiece) -> TextAttributes { spans.styles[spans.parts[piece.spanIndex].styleIndex] }

  /// The styles in which there is any text; that of an empty text is the base.
  var usedStyles: [TextAttributes] {
    // The last span is only there to have an end.
    let used = Set(spans.parts.prefix(max(1, spans.parts.count - 1)).map(\.styleIndex))
    return used.map { spans.styles[$0] }
  }

  /// How high a line is in a style.
  func lineHeight(of style: TextAttributes) -> Double { clean(measurer.lineHeight(style: style)) }

  /// How wide `piece` is drawn at `x` from the start of its line.
  ///
  /// A hard break is measured as the space it is shown as, where it is shown at all.
  func width(of piece: TextPiece, at x: Double, in utf8: Span<UInt8>) -> Double {
    switch piece.kind {
    case .word, .space:
      if let asciiWidth, piece.kind == .space { return asciiWidth * Double(piece.utf8Range.count) }
      return clean(measurer.width(ofUTF8: utf8.extracting(piece.utf8Range), style: style(of: piece)))
    case .tab: return tabWidth(at: x, style: style(of: piece))
    case .newLine: return width(of: " ", style: style(of: piece))
    case .terminator: return 0
    }
  }

  /// How wide `text` is in a style.
  func width(of text: String, style: TextAttributes) -> Double {
    text.isEmpty ? 0 : clean(measurer.width(ofUTF8: text.utf8.span, style: style))
  }

  /// How wide a tab is at `x` from the start of its line.
  func tabWidth(at x: Double, style: TextAttributes) -> Double {
    let width = width(of: tabBlanks, style: style)
    guard tabPolicy == .stops, width > 0 else { return width }
    let rest = x.truncatingRemainder(dividingBy: width)
    return width - rest
  }

  /// How wide a part of the text is that begins at `x` from the start of its line.
  func width(of utf8Range: Range<Int>, at x: Double, in utf8: Span<UInt8>) -> Double {
    var (sum, walk) = (0.0, TextPieceWalk(utf8Range, spans))
    while let piece = walk.next(in: utf8, spans) { sum += width(of: piece, at: x + sum, in: utf8) }
    return sum
  }

  /// A measurer of a client's that gives no number gives no width.
  func clean(_ width: Double) -> Double { width.clampedLength(to: .greatestFiniteMagnitude) }
}
