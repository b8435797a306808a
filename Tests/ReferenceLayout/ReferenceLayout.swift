public import TextLayout

/// What a layout shows, as plain values: what the reference computes, and what the product is compared by.
public struct ReferenceLayout: Equatable, Sendable {
  /// A part of a line that is drawn in one style.
  public struct Fragment: Equatable, Sendable {
    /// What it shows.
    public var kind: TextLayout.Fragment.Kind
    /// The part of the text it stands for, as UTF-8 offsets.
    public var utf8Range: Range<Int>
    /// What is drawn.
    public var text: String
    /// Its left edge.
    public var x: Double
    /// How wide it is.
    public var width: Double
    /// The innermost selection it belongs to.
    public var selectionIndex: Int?

    /// Makes a fragment.
    public init(
      kind: TextLayout.Fragment.Kind, utf8Range: Range<Int>, text: String, x: Double, width: Double,
      selectionIndex: Int?
    ) {
      (self.kind, self.utf8Range, self.text) = (kind, utf8Range, text)
      (self.x, self.width, self.selectionIndex) = (x, width, selectionIndex)
    }
  }

  /// One line.
  public struct Line: Equatable, Sendable {
    /// What is drawn, without the button.
    public var text = ""
    /// The part of the text on it, as UTF-8 offsets, with blanks that hang.
    public var utf8Range = 0..<0
    /// The part behind the ellipsis of a line that is truncated in its middle; `nil` if there is none or it is empty.
    public var utf8RangeAfterEllipsis: Range<Int>?
    /// Its left edge.
    public var x = 0.0
    /// Its upper edge.
    public var y = 0.0
    /// How wide it is, without hanging blanks and button.
    public var width = 0.0
    /// Whether its paragraph runs from right to left.
    public var isRightToLeft = false
    /// Its fragments, in the order of the text.
    public var fragments: [Fragment] = []

    /// Makes an empty line.
    public init() {}
  }

  /// The button.
  public struct Button: Equatable, Sendable {
    /// What is written on it.
    public var label: String
    /// The line it is on.
    public var lineIndex: Int
    /// Its left edge, padding included.
    public var x: Double
    /// How wide it is, padding included.
    public var width: Double
    /// The space on each side of the label.
    public var padding: Double

    /// Makes a button.
    public init(label: String, lineIndex: Int, x: Double, width: Double, padding: Double) {
      (self.label, self.lineIndex, self.x, self.width, self.padding) = (label, lineIndex, x, width, padding)
    }
  }

  /// A case about which the specification is silent or contradicts itself, so that two layouts may differ.
  public enum Silence: Hashable, Sendable {
    /// Head and middle truncation hide nothing but blanks.
    case blanksAloneAreHidden
    /// The ellipsis is not as wide in every style it might take, so that the room depends on the cut.
    case ellipsisWidthsDiffer
    /// The button is wider than the line, and room is left beside the cut label.
    case buttonWiderThanLine
    /// A word is cut in which a replacement begins: what is shown of it later may or may not be the first of it.
    case replacementBeginsInCutWord
    /// A button in no width at all.
    case buttonWithoutWidth
    /// A tab that reaches to a stop stands behind an ellipsis whose place depends on the tab.
    case tabStopBehindEllipsis
  }

  /// The lines.
  public var lines: [Line] = []
  /// The button; `nil`: none.
  public var button: Button?
  /// The height of each line.
  public var lineHeight = 0.0
  /// The height of all lines.
  public var contentHeight = 0.0
  /// The widest line, with a button on it.
  public var usedWidth = 0.0
  /// Whether anything visible is hidden.
  public var isTruncated = false
  /// What is hidden, as UTF-8 offsets; `nil`: nothing.
  public var hiddenUTF8Range: Range<Int>?
  /// What is wider than a line, as UTF-8 offsets.
  public var overflowedUTF8Ranges: [Range<Int>] = []
  /// Where this layout had to guess; the product has none to tell.
  public var silences: Set<Silence> = []

  /// Makes a layout without lines.
  public init() {}
}
