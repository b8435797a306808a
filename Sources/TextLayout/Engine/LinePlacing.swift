import TextModel

/// Gives lines, their fragments and the button their places.
struct LinePlacing {
  let grid: LineGrid
  private(set) var lines: [TextLayout.Line] = []
  private(set) var button: TextLayout.Button?
  /// The width of the widest line, with a button on it.
  private(set) var usedWidth = 0.0

  private var ranges: SourceRanges
  private let reordersVisually: Bool
  private var drawing: LineDrawing

  /// Places the lines of `plan`.
  ///
  /// - Complexity: O(*n*) in the bytes that are shown.
  init(
    _ plan: LinePlan, of display: DisplayText, _ ruler: Ruler, _ directions: TextDirections?,
    _ configuration: SelectableTextConfiguration, availableWidth: Double
  ) {
    ranges = SourceRanges(display)
    reordersVisually = configuration.reordersVisually
    grid = LineGrid(ruler, configuration, availableWidth: availableWidth)
    drawing = LineDrawing(display, ruler, directions, availableWidth: availableWidth)
    let utf8 = display.text.utf8.span
    lines.reserveCapacity(plan.contents.count)
    for (lineIndex, content) in plan.contents.enumerated() {
      place(content, lineIndex == plan.buttonLineIndex ? plan.button : nil, in: utf8)
    }
  }

  /// What no line shows, as offsets into the source.
  var hiddenUTF8Range: Range<Int>? { ranges.hidden }

  /// The fragments of all lines.
  var fragments: [TextLayout.Fragment] { drawing.fragments }

  private mutating func place(_ content: LineContent, _ rule: ButtonRule?, in utf8: Span<UInt8>) {
    let first = drawing.fragments.count
    let width = drawing.draw(content, in: utf8)
    let fragmentRange = first..<drawing.fragments.count
    let buttonWidth = rule?.width ?? 0
    let isRightToLeft = drawing.isRightToLeft(content)
    let shift = grid.shift(ofWidth: width + buttonWidth, isRightToLeft: isRightToLeft)
    // The button follows the text, whichever way that runs.
    let x = isRightToLeft ? shift + buttonWidth : shift
    drawing.place(fragmentRange, from: x, reorders: reordersVisually)
    if let rule {
      button = TextLayout.Button(
        label: rule.label, attributes: rule.attributes, lineIndex: lines.count,
        x: isRightToLeft ? shift : shift + width,
        width: rule.width, padding: rule.padding)
    }
    lines.append(
      TextLayout.Line(
        utf8Range: ranges.next(content.utf8Range),
        utf8RangeAfterEllipsis: content.utf8RangeAfterEllipsis.map { ranges.next($0) },
        x: content.isForButton ? 0 : x, y: grid.y(ofLine: lines.count), width: width, fragmentRange: fragmentRange,
        isRightToLeft: isRightToLeft))
    usedWidth = max(usedWidth, width + buttonWidth)
  }
}
