/// Accepts words between two straight quotation marks; in running text, quotations with any marks.
public struct QuotationsTextValidator: CompositeTextSelectionValidator {
  /// What decides about a word.
  public let validators: [any TextSelectionValidator] = [
    PrefixValidator(prefix: "\""),
    SuffixValidator(suffix: "\""),
    // One mark is not two (layout.md, V10).
    ReverseValidator(validator: MatchesTextValidator(text: "\"")),
  ]

  /// Makes the validator.
  public init() {}

  /// The type.
  public var identifier: String { ValidatorIdentifier.encode("QuotationsTextValidator") }
  /// ``SelectionKind/quotation``.
  public var kind: SelectionKind { .quotation }
}
