public import TextModel

/// A text in lines: wrapped, truncated, aligned, with a place for each piece of it.
///
/// ```swift
/// var configuration = SelectableTextConfiguration()
/// configuration.numberOfLines = 1
/// configuration.truncationMode = .truncateTail
/// let layout = TextLayout(
///   of: "hello world foo", configuration: configuration, containerWidth: 10, measurer: ColumnMeasurer())
/// layout.displayedText(of: layout.lines[0])  // hello wor…
/// layout.isTruncated  // true
/// ```
///
/// A layout is a pure function of what it is made of: it changes no text and no selection, and another width starts from
/// the text again. Positions are in the measurer's unit, from the upper left corner inside the insets; frames are from the
/// corner of the container.
public struct TextLayout: Hashable, Sendable {
  /// A part of a line that is drawn in one style.
  public struct Fragment: Hashable, Sendable {
    /// What a fragment shows.
    public enum Kind: String, Hashable, Sendable {
      /// Text that is no blank.
      case text
      /// Spaces or a tab.
      case space
      /// What stands for text that gave way.
      case ellipsis
    }

    /// What it shows.
    public let kind: Kind
    /// The part of the text it stands for, as UTF-8 offsets; empty for an ellipsis, where the cut is. Of a replacement
    /// that takes several fragments the first has the range of the text replaced, the others an empty one at its end.
    public let utf8Range: Range<Int>
    /// What is drawn if it is not that part of the text: of replacements, blanks for a tab, the ellipsis.
    public let replacement: String?
    /// Where it begins, from the left edge of the text.
    public internal(set) var x: Double
    /// How wide it is drawn.
    public let width: Double
    /// The place of its style in ``TextLayout/styles``.
    public let styleIndex: Int
    /// The place of the innermost selection it belongs to in ``TextLayout/selections``; `nil`: none.
    public let selectionIndex: Int?
    /// The embedding level of its text (UAX #9): it runs from right to left if odd.
    public let level: UInt8
  }

  /// One line.
  public struct Line: Hashable, Sendable {
    /// The part of the text on the line, as UTF-8 offsets, with blanks that hang over its end, without a hard break and
    /// without what is hidden: in the middle, what stands before that.
    public let utf8Range: Range<Int>
    /// The part behind the ellipsis of a line that is truncated in its middle; `nil` otherwise.
    public let utf8RangeAfterEllipsis: Range<Int>?
    /// Where its text begins, from the left edge; aligned.
    public internal(set) var x: Double
    /// How far down its upper edge is.
    public internal(set) var y: Double
    /// How wide it is, without blanks that hang over its end and without a button.
    public let width: Double
    /// The places of its fragments in ``TextLayout/fragments``.
    public let fragmentRange: Range<Int>
    /// Whether its paragraph runs from right to left.
    public let isRightToLeft: Bool
  }

  /// The button that shows more or less.
  public struct Button: Hashable, Sendable {
    /// What is written on it, as much as has room.
    public let label: String
    /// How the label is drawn.
    public let attributes: TextAttributes
    /// The line it is on, from 0.
    public let lineIndex: Int
    /// Where it begins, padding included, from the left edge.
    public internal(set) var x: Double
    /// How wide it is, padding included.
    public let width: Double
    /// The space on each side of the label.
    public let padding: Double
  }

  /// The text that was laid out.
  public let text: String
  /// The lines, from the first to the last; with one for the button alone, if it is on a line of its own.
  public let lines: [Line]
  /// The fragments of all lines, in the order of the text; in a line ``Fragment/x`` tells the visual order.
  public let fragments: [Fragment]
  /// The styles of fragments.
  public let styles: [TextAttributes]
  /// The selections, as they were given.
  public let selections: [SelectionSpan]
  /// The button; `nil`: there is none.
  public let button: Button?
  /// The height of each line.
  public let lineHeight: Double
  /// The available width, and the height of all lines; without insets.
  public let contentSize: TextSize
  /// The width of the widest line, with a button on it.
  public let usedWidth: Double
  /// The space around the text.
  public let insets: TextInsets
  /// Whether anything visible is hidden, because of the limit of lines or the button.
  public let isTruncated: Bool
  /// The part of the text that is hidden because of the limit of lines or the button, as UTF-8 offsets; `nil`: none is.
  public let hiddenUTF8Range: Range<Int>?
  /// The parts of the text that are wider than the available width, as UTF-8 offsets, ascending: words that were cut and
  /// single grapheme clusters that had to be drawn narrower.
  public let overflowedUTF8Ranges: [Range<Int>]
}
