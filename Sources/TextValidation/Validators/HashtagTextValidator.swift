/// Accepts words that begin with `#`; in running text, hashtags.
///
/// A lone `#` is accepted as a word, as in the seed library, but is no hashtag in running text.
public struct HashtagTextValidator: ContainerTextSelectionValidator {
  /// What decides about a word.
  public let validator: any TextSelectionValidator = PrefixValidator(prefix: "#")

  /// Makes the validator.
  public init() {}

  /// The type.
  public var identifier: String { ValidatorIdentifier.encode("HashtagTextValidator") }
  /// ``SelectionKind/hashtag``.
  public var kind: SelectionKind { .hashtag }
}
