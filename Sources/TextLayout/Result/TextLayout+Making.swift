import TextModel
import TextSelection

extension TextLayout {
  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - text: The text; the one of the configuration is left aside.
  ///   - styleRuns: How parts of it are drawn, over the configuration's colour and font.
  ///   - selections: What is selected in it, as a scanner or selector found it.
  ///   - configuration: How lines are broken, truncated, aligned.
  ///   - containerWidth: The width of the container, insets included. Less than nothing, or no number, is nothing.
  ///   - measurer: Says how wide text is.
  /// - Complexity: O(*n*) in the UTF-8 count of the text, with a measurer that is additive; else O(*n* log *n*) measured.
  ///   The number of allocations does not depend on the number of lines and fragments, but for the growth of two arrays.
  public init(
    of text: String, styleRuns: [StyleRun] = [], selections: [SelectionSpan] = [],
    configuration: SelectableTextConfiguration = SelectableTextConfiguration(), containerWidth: Double,
    measurer: any TextMeasurer
  ) {
    var text = text
    text.makeContiguousUTF8()
    var display = DisplayText(text, selections)
    let utf8 = display.text.utf8.span
    let directions = TextDirections(utf8, baseDirection: configuration.baseDirection)
    var spans = TextSpans(
      utf8, base: configuration.baseStyle,
      styleRuns: styleRuns.map { (display.utf8Range(ofSource: $0.utf8Range), $0.attributes) },
      selections: selections.enumerated().map { (index, span) in
        (display.utf8Range(ofSelectionAt: index, span.selection.utf8Range), span.attributes)
      })
    if let directions { spans.split(directions) }
    let insets = configuration.insets
    let availableWidth = (containerWidth - insets.left - insets.right).clampedLength(to: .infinity)
    let ruler = Ruler(measurer: measurer, spans: spans, configuration: configuration)
    let plan = LinePlan(utf8, ruler, configuration, availableWidth: availableWidth)

    if let hidden = plan.hiddenUTF8Range { display.hiddenUTF8Range = hidden }
    let grid = LineGrid(ruler, configuration, availableWidth: availableWidth)
    var drawing = LineDrawing(display, ruler, directions, availableWidth: availableWidth)
    var (lines, button, usedWidth) = ([Line](), Button?.none, 0.0)
    lines.reserveCapacity(plan.contents.count)
    for (index, content) in plan.contents.enumerated() {
      let ownButton = index == plan.buttonLineIndex ? plan.button : nil
      let first = drawing.fragments.count
      let width = drawing.draw(content, in: utf8)
      let fragmentRange = first..<drawing.fragments.count
      let buttonWidth = ownButton?.width ?? 0
      let isRightToLeft = drawing.isRightToLeft(content)
      let shift = grid.shift(ofWidth: width + buttonWidth, isRightToLeft: isRightToLeft)
      // The button follows the text, whichever way that runs.
      let x = isRightToLeft ? shift + buttonWidth : shift
      drawing.place(fragmentRange, from: x, reorders: configuration.reordersVisually)
      lines.append(
        Line(
          utf8Range: display.sourceUTF8Range(of: content.utf8Range),
          utf8RangeAfterEllipsis: content.utf8RangeAfterEllipsis.map(display.sourceUTF8Range(of:)),
          x: content.isForButton ? 0 : x,
          y: grid.y(ofLine: index), width: width, fragmentRange: fragmentRange, isRightToLeft: isRightToLeft))
      usedWidth = max(usedWidth, width + buttonWidth)
      button =
        ownButton.map {
          Button(
            label: $0.label, attributes: $0.attributes, lineIndex: index, x: isRightToLeft ? shift : shift + width,
            width: $0.width, padding: $0.padding)
        } ?? button
    }
    self.text = text
    (self.lines, fragments, styles, self.selections) = (lines, drawing.fragments, spans.styles, selections)
    (self.button, self.usedWidth, self.insets) = (button, usedWidth, insets)
    lineHeight = grid.lineHeight
    contentSize = TextSize(width: availableWidth, height: grid.height(ofLineCount: lines.count))
    isTruncated = plan.isTruncated
    hiddenUTF8Range = plan.hiddenUTF8Range.map(display.sourceUTF8Range(of:)).flatMap { $0.isEmpty ? nil : $0 }
    overflowedUTF8Ranges = plan.overflowedUTF8Ranges.map(display.sourceUTF8Range(of:))
  }

  /// What a line shows, in the order of the text, without the button; tabs as blanks.
  ///
  /// - Complexity: O(*n*) in what it shows.
  public func displayedText(of line: Line) -> String {
    fragments[line.fragmentRange].reduce(into: "") { $0 += displayedText(of: $1) }
  }

  /// What a fragment shows.
  ///
  /// - Complexity: O(*n*) in what it shows.
  public func displayedText(of fragment: Fragment) -> String {
    if let replacement = fragment.replacement { return replacement }
    return text.utf8.span.string(in: fragment.utf8Range)
  }
}
