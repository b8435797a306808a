/// Accepts the words that equal a text.
public struct MatchesTextValidator: TextSelectionValidator {
  private let needle: Needle

  /// The text that words must equal.
  public var text: String { needle.text }
  /// Whether case matters.
  public var caseSensitive: Bool { needle.caseSensitive }

  /// Makes a validator of words that equal `text`; an empty text is equalled by none.
  public init(text: String, caseSensitive: Bool = false) {
    needle = Needle(text, caseSensitive: caseSensitive)
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode("MatchesTextValidator", ["text": .text(text), "caseSensitive": .flag(caseSensitive)])
  }

  /// Whether `text` equals the validator's text.
  public func validate(text: String) -> Bool { needle.equals(text) }
}
