import TextModel

/// Walks a text and gives its lines, one by one, without fragments: the quick way to wrap.
///
/// The lines are those of a ``TextLayout`` without a limit of lines. Nothing is allocated for a line.
///
/// ```swift
/// let utf8 = text.utf8.span
/// var wrapper = LineWrapper(configuration: configuration, availableWidth: 80, measurer: ColumnMeasurer())
/// while let line = wrapper.next(in: utf8) {
///   print(utf8.extracting(line.drawnUTF8Range).count)
/// }
/// ```
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

  private var filler: LineFiller

  /// Makes a wrapper at the start of a text.
  ///
  /// - Parameters:
  ///   - configuration: How lines are broken; what it says about truncation and alignment is left aside.
  ///   - availableWidth: The width of a line; less than nothing, or no number, is nothing.
  ///   - measurer: Says how wide text is.
  public init(configuration: SelectableTextConfiguration, availableWidth: Double, measurer: any TextMeasurer) {
    let ruler = Ruler(
      measurer: measurer, spans: TextSpans(configuration.baseStyle), configuration: configuration)
    filler = LineFiller(
      ruler, ellipsis: EllipsisRule(configuration.ellipsis, ruler),
      availableWidth: availableWidth.clampedLength(to: .infinity), configuration: configuration)
  }

  /// The next line; `nil` after the last one. An empty text has none.
  ///
  /// - Parameter utf8: The text, the same in all calls. Bytes that are not UTF-8 are parts of words.
  /// - Returns: The line.
  /// - Complexity: O(*n*) for all calls together, with a measurer that is additive; else O(*n* log *n*) measured.
  public mutating func next(in utf8: Span<UInt8>) -> Line? {
    guard let line = filler.next(in: utf8) else { return nil }
    return Line(
      drawnUTF8Range: line.utf8Range.lowerBound..<line.drawnEnd, utf8Range: line.utf8Range,
      cutUTF8Range: line.omission?.utf8Range, width: line.width, hardBreakUTF8Range: line.hardBreakUTF8Range)
  }
}
