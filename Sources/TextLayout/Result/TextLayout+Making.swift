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
  /// - Complexity: O(*n* + *s* log *s*) in the UTF-8 count of the text and the number of selections and style runs, with a
  ///   measurer that is additive; else O(*n* log *n*) measured. Selections within selections count for each they are in.
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
    let plan = LinePlan(utf8, ruler, configuration, availableWidth: availableWidth, isEmptyText: text.isEmpty)
    display.hiddenUTF8Range = plan.hiddenUTF8Range
    let placing = LinePlacing(plan, of: display, ruler, directions, configuration, availableWidth: availableWidth)
    self.text = text
    (lines, fragments, styles, self.selections) = (placing.lines, placing.fragments, spans.styles, selections)
    (button, usedWidth, self.insets) = (placing.button, placing.usedWidth, insets)
    lineHeight = placing.grid.lineHeight
    contentSize = TextSize(width: availableWidth, height: placing.grid.height(ofLineCount: placing.lines.count))
    isTruncated = plan.isTruncated
    hiddenUTF8Range = placing.hiddenUTF8Range
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
