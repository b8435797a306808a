public import TextLayout
import TextModel

/// Lays a text out by the rules of the specification, one after the other, without a thought for time.
///
/// Reordering of right-to-left text (G14) is left out: fragments have the places of logical order.
public struct ReferenceComposer {
  let source: String
  let configuration: SelectableTextConfiguration
  let display: DisplayText
  let ruler: Ruler
  let cutter: Cutter
  let width: Double
  let limiter: LineLimiter

  /// Takes what a layout is made of.
  public init(
    of text: String, styleRuns: [StyleRun] = [], selections: [SelectionSpan] = [],
    configuration: SelectableTextConfiguration, containerWidth: Double, measurer: any TextMeasurer
  ) {
    (source, self.configuration) = (text, configuration)
    var base = TextAttributes()
    (base.foregroundColor, base.fontSizePoints) = (configuration.textColor, configuration.fontSize)
    if let family = configuration.fontFamily { base.custom["fontFamily"] = family }
    display = DisplayText(text, runs: styleRuns, selections: selections, baseStyle: base)
    ruler = Ruler(
      display: display, measurer: measurer, tabWidth: configuration.tabWidth, tabPolicy: configuration.tabPolicy)
    cutter = Cutter(display: display, ruler: ruler, text: configuration.ellipsis)
    // N8.
    let available = containerWidth - configuration.insets.left - configuration.insets.right
    width = available > 0 ? available : 0
    limiter = LineLimiter(
      display: display, ruler: ruler, cutter: cutter, width: width, mode: configuration.truncationMode,
      isWordwise: configuration.truncationBoundary == .word)
  }

  /// The layout.
  public func layout() -> ReferenceLayout {
    var (result, button, hasOwnLine) = composed()
    // E14: a line of its own.
    if hasOwnLine { result.lines.append(DraftLine(at: display.count)) }
    // N2.
    if source.isEmpty, !hasOwnLine { result.lines = [] }
    return placed(result, button: button, hasOwnLine: hasOwnLine)
  }

  private func composed() -> (LineLimiter.Result, ButtonLabel?, hasOwnLine: Bool) {
    let end = display.count
    // G1.
    if width == 0, display.hasVisible(in: 0..<end) {
      var result = LineLimiter.Result(
        lines: [DraftLine(at: 0)], hidden: 0..<end, isTruncated: true)
      if configuration.expansion != nil { result.silences.insert(.buttonWithoutWidth) }
      return (result, configuration.expansion.map(label), false)
    }
    let filled = LineFiller(
      display: display, ruler: ruler, cutter: cutter, width: width, configuration: configuration
    ).lines
    guard let expansion = configuration.expansion else {
      return (limiter.limited(filled, to: configuration.numberOfLines), nil, false)
    }
    return expanding(filled, expansion)
  }

  private func label(of expansion: TextExpansion) -> ButtonLabel {
    ButtonLabel(
      expansion.current.label, expansion: expansion, configuration: configuration, cutter: cutter,
      availableWidth: width)
  }

  private func expanding(
    _ filled: [DraftLine], _ expansion: TextExpansion
  ) -> (LineLimiter.Result, ButtonLabel?, hasOwnLine: Bool) {
    var shown = limiter.limited(filled, to: expansion.current.lineLimit)
    let collapsed = limiter.limited(filled, to: expansion.collapsed.lineLimit)
    shown.silences.formUnion(collapsed.silences)
    // E13, E18.
    guard collapsed.isTruncated || expansion.visibility == .always else { return (shown, nil, false) }
    let button = label(of: expansion)
    if source.isEmpty { return (LineLimiter.Result(lines: [], hidden: 0..<0), button, true) }
    let lastWidth = shown.lines.last.map { self.drawn($0).width } ?? 0
    let hasRoom = ruler.fits(lastWidth + button.width, in: width)
    // E14, E15.
    if expansion.isExpanded, !shown.isTruncated { return (shown, button, !hasRoom) }
    // E12.
    if !shown.isTruncated, hasRoom { return (shown, button, false) }
    // E16: beside a button that is as wide as the line there is no text.
    let room = button.isNarrowed ? 0 : width - button.width
    var result = limiter.cut(shown, room: room, hasButton: true)
    if button.isNarrowed, button.width < width { result.silences.insert(.buttonWiderThanLine) }
    return (result, button, false)
  }

  /// W11: a cluster is drawn narrower, of a tab as many blanks as there is room for.
  private func clamped(_ piece: Ruler.Piece) -> Ruler.Piece {
    let style = display.clusters[piece.clusters.lowerBound].style
    let text = piece.kind == .space ? ruler.cut(piece.text, to: width, style: style) : piece.text
    return Ruler.Piece(clusters: piece.clusters, kind: piece.kind, text: text, width: width)
  }

  /// The fragments of a line from its left edge, their ranges as places in the display text, and how wide they are.
  func drawn(_ line: DraftLine) -> (fragments: [(Ruler.Piece, selectionIndex: Int?)], width: Double) {
    var fragments = ruler.pieces(of: line.drawn, from: 0).map { piece in
      line.isClamped ? clamped(piece) : piece
    }.map { ($0, selectionIndex: display.clusters[$0.clusters.lowerBound].selectionIndex) }
    var x = fragments.map(\.0.width).reduce(0, +)
    if let ellipsis = line.ellipsis {
      let place = ellipsis.place..<ellipsis.place
      let piece = Ruler.Piece(
        clusters: place, kind: .ellipsis, text: ellipsis.text, width: cutter.width(of: ellipsis))
      fragments.append((piece, ellipsis.selectionIndex))
      x += piece.width
    }
    for piece in ruler.pieces(of: line.drawnAfter ?? 0..<0, from: x) {
      fragments.append((piece, display.clusters[piece.clusters.lowerBound].selectionIndex))
      x += piece.width
    }
    return (fragments, x)
  }
}
