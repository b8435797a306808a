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
      selections: selections.map { (display.utf8Range(ofSource: $0.selection.utf8Range), $0.attributes) })
    if let directions { spans.split(directions) }
    let insets = configuration.insets
    let availableWidth = (containerWidth - insets.left - insets.right).clampedLength(to: .infinity)
    let ruler = Ruler(measurer: measurer, spans: spans, configuration: configuration)
    let plan = LinePlan(utf8, ruler, configuration, availableWidth: availableWidth, isEmptyText: text.isEmpty)

    display.hiddenUTF8Range = plan.hiddenUTF8Range
    var ranges = SourceRanges(display)
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
          utf8Range: ranges.next(content.utf8Range),
          utf8RangeAfterEllipsis: content.utf8RangeAfterEllipsis.map { ranges.next($0) },
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
    hiddenUTF8Range = ranges.hidden
    overflowedUTF8Ranges = plan.overflowedUTF8Ranges.map { display.sourceUTF8Range(ofDrawn: $0) }
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

/// The parts of the source that lines show, and what is hidden, in order.
private struct SourceRanges {
  private let display: DisplayText
  private var end = -1
  private var hiddenRange: Range<Int>?

  init(_ display: DisplayText) { self.display = display }

  /// What is hidden, once the lines before it have been asked for; `nil`: nothing.
  var hidden: Range<Int>? {
    guard let utf8Range = display.hiddenUTF8Range else { return nil }
    var behind = self
    let range = hiddenRange ?? behind.place(utf8Range)
    return range.isEmpty ? nil : range
  }

  /// The part of the next line, or of the rest of a line behind what is hidden.
  mutating func next(_ utf8Range: Range<Int>) -> Range<Int> {
    if hiddenRange == nil, let hidden = display.hiddenUTF8Range, hidden.lowerBound < utf8Range.lowerBound {
      hiddenRange = place(hidden)
    }
    return place(utf8Range)
  }

  private mutating func place(_ utf8Range: Range<Int>) -> Range<Int> {
    let follows = utf8Range.lowerBound == end
    end = utf8Range.upperBound
    return display.sourceUTF8Range(of: utf8Range, follows: follows)
  }
}
