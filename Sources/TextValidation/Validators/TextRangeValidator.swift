/// A validator that also says where in running text its matches are.
///
/// `validate(text:)` decides about a whole word; the ranges may be shorter than a word or span several.
public protocol TextRangeValidator: TextSelectionValidator {
  /// Whether the ranges may hold other selections, as a quotation may hold a link; `false` unless stated.
  var mayContainSelections: Bool { get }

  /// The parts of `text` that may be selected.
  ///
  /// - Returns: Half-open ranges of UTF-8 offsets into `text`: not empty, ascending, on Unicode scalar boundaries;
  ///   disjoint or, if they may contain selections, nested.
  func ranges(in text: String) -> [Range<Int>]
}

extension TextRangeValidator {
  /// `false`: nothing else is selected inside.
  public var mayContainSelections: Bool { false }
}
