/// Accepts the words that begin with a text.
public struct PrefixValidator: TextSelectionValidator {
  private let needle: Needle

  /// The text that words must begin with.
  public var prefix: String { needle.text }
  /// Whether case matters.
  public var caseSensitive: Bool { needle.caseSensitive }

  /// Makes a validator of words that begin with `prefix`; with an empty prefix none does.
  public init(prefix: String, caseSensitive: Bool = false) {
    needle = Needle(prefix, caseSensitive: caseSensitive)
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode("PrefixValidator", ["prefix": .text(prefix), "caseSensitive": .flag(caseSensitive)])
  }

  /// Whether `text` begins with the prefix.
  public func validate(text: String) -> Bool { needle.begins(text) }
}
