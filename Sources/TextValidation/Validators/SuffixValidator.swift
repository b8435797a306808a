/// Accepts the words that end with a text.
public struct SuffixValidator: TextSelectionValidator {
  private let needle: Needle

  /// The text that words must end with.
  public var suffix: String { needle.text }
  /// Whether case matters.
  public var caseSensitive: Bool { needle.caseSensitive }

  /// Makes a validator of words that end with `suffix`; with an empty suffix none does.
  public init(suffix: String, caseSensitive: Bool = false) {
    needle = Needle(suffix, caseSensitive: caseSensitive)
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode("SuffixValidator", ["suffix": .text(suffix), "caseSensitive": .flag(caseSensitive)])
  }

  /// Whether `text` ends with the suffix.
  public func validate(text: String) -> Bool { needle.ends(text) }
}
