public import TextModel
public import TextSelection

/// How a part of a text is drawn.
public struct StyleRun: Hashable, Sendable {
  /// Half-open UTF-8 offsets into the text; layout takes them outward to boundaries of grapheme clusters.
  public var utf8Range: Range<Int>
  /// How that part is drawn, over the defaults of the configuration.
  public var attributes: TextAttributes

  /// Makes a run; of runs that overlap the later one is laid over the earlier.
  public init(utf8Range: Range<Int>, attributes: TextAttributes) {
    (self.utf8Range, self.attributes) = (utf8Range, attributes)
  }
}

/// A selection as layout takes it: what was selected, how it is drawn, and what is drawn.
public struct SelectionSpan: Hashable, Sendable {
  /// What was selected; its value stays whole whatever is cut from what is drawn.
  public var selection: Selection
  /// How it is drawn, over the style of the text there.
  public var attributes: TextAttributes
  /// What is drawn in its place; `nil`: the text itself.
  public var replacement: String?

  /// Makes a span.
  public init(_ selection: Selection, attributes: TextAttributes = TextAttributes(), replacement: String? = nil) {
    (self.selection, self.attributes, self.replacement) = (selection, attributes, replacement)
  }
}
