/// Accepts words that begin with `@`; in running text, mentions.
///
/// A lone `@` is accepted as a word, as in the seed library, but is no mention in running text.
public struct AtSymbolTagTextValidator: ContainerTextSelectionValidator {
  /// What decides about a word.
  public let validator: any TextSelectionValidator = PrefixValidator(prefix: "@")

  /// Makes the validator.
  public init() {}

  /// The type.
  public var identifier: String { ValidatorIdentifier.encode("AtSymbolTagTextValidator") }
  /// ``SelectionKind/mention``.
  public var kind: SelectionKind { .mention }
}
