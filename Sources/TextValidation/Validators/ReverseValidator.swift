public import PCRE2
public import TextModel

/// Accepts the words that another validator does not.
public struct ReverseValidator: ContainerTextSelectionValidator {
  /// The validator whose answer is reversed.
  public let validator: any TextSelectionValidator

  /// Makes a validator of what `validator` does not accept.
  public init(validator: any TextSelectionValidator) { self.validator = validator }

  /// The type around the inner identifier.
  public var identifier: String {
    ValidatorIdentifier.encode("ReverseValidator", ["validator": .text(validator.identifier)])
  }

  /// ``SelectionKind/custom``: what is not a link has no kind by that.
  public var kind: SelectionKind { .custom }
  /// `nil`: how the other words are drawn says nothing about these.
  public var selectionAttributes: TextAttributes? { nil }
  /// `nil`: what the other words are replaced by says nothing about these.
  public var replacementText: String? { nil }

  /// Whether the inner validator does not accept `text`; not, where it could not find that out.
  public func validate(text: String) -> Bool { (try? decide(text: text)) ?? false }

  /// Whether the inner validator does not accept `text`.
  ///
  /// - Throws: ``PCRE2/MatchError`` if a pattern within met a limit.
  public func decide(text: String) throws(MatchError) -> Bool { !(try validator.decide(text: text)) }
}
