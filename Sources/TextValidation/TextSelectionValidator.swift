public import TextModel

/// Decides whether a word may be selected.
///
/// A word is what stands between blanks, line breaks and terminators (U+0000); it never holds a space. Conform a type
/// of your own to select what your app knows about; the prewritten validators conform too.
public protocol TextSelectionValidator: Sendable {
  /// Tells validators apart. Two validators that behave differently must have different identifiers; never empty.
  var identifier: String { get }

  /// Whether the word `text` may be selected.
  func validate(text: String) -> Bool

  /// How a selected word is drawn, laid over the selector's own attributes; `nil` leaves it to them.
  var selectionAttributes: TextAttributes? { get }

  /// What is shown in place of a selected word; `nil` shows the word. Actions and validators see the word itself.
  var replacementText: String? { get }
}

extension TextSelectionValidator {
  /// `nil`: drawn as every selection is.
  public var selectionAttributes: TextAttributes? { nil }
  /// `nil`: shown as it is.
  public var replacementText: String? { nil }
}

/// A validator that also says where in running text its matches are.
public protocol TextRangeValidator: TextSelectionValidator {
  /// The parts of `text` that may be selected.
  ///
  /// - Returns: Half-open ranges of UTF-8 offsets into `text`: ascending, disjoint, on Unicode scalar boundaries.
  func ranges(in text: String) -> [Range<Int>]
}
