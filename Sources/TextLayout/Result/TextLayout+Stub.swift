public import TextModel

extension TextLayout {
  /// Lays a text out.
  public init(
    of text: String, styleRuns: [StyleRun] = [], selections: [SelectionSpan] = [],
    configuration: SelectableTextConfiguration = SelectableTextConfiguration(), containerWidth: Double,
    measurer: any TextMeasurer
  ) {
    self.text = text
    (lines, fragments, styles, self.selections, button) = ([], [], [], selections, nil)
    (lineHeight, contentSize, usedWidth, insets) = (1, TextSize(width: 0, height: 0), 0, configuration.insets)
    (isTruncated, hiddenUTF8Range, overflowedUTF8Ranges) = (false, nil, [])
  }

  /// What a line shows, in the order of the text, without the button; tabs as blanks.
  public func displayedText(of line: Line) -> String { "" }

  /// What a fragment shows.
  public func displayedText(of fragment: Fragment) -> String { "" }
}

/// Walks a text and gives its lines, one by one, without fragments: the quick way to wrap.
public struct LineWrapper: Sendable {
  /// One line of a text.
  public struct Line: Hashable, Sendable {
    /// What is drawn, as UTF-8 offsets into the text.
    public let drawnUTF8Range: Range<Int>
    /// The same with the blanks that hang over the line's end.
    public let utf8Range: Range<Int>
    /// What is left out of `drawnUTF8Range` of a word that is wider than the line; `nil`: nothing.
    public let cutUTF8Range: Range<Int>?
    /// How wide it is drawn.
    public let width: Double
    /// The hard break behind it; empty at the end of the text or where the line was wrapped.
    public let hardBreakUTF8Range: Range<Int>
  }

  /// Makes a wrapper at the start of a text.
  public init(configuration: SelectableTextConfiguration, availableWidth: Double, measurer: any TextMeasurer) {}

  /// The next line.
  public mutating func next(in utf8: Span<UInt8>) -> Line? { nil }
}
