/// Accepts the words that contain a text.
public struct ContainsTextValidator: TextSelectionValidator {
  private let needle: Needle
  private let search: CharacterSearch

  /// The text that words must contain.
  public var text: String { needle.text }
  /// Whether case matters.
  public var caseSensitive: Bool { needle.caseSensitive }

  /// Makes a validator of words that contain `text`, whole characters of it; an empty text is contained in none.
  public init(text: String, caseSensitive: Bool = false) {
    needle = Needle(text, caseSensitive: caseSensitive)
    search = CharacterSearch(for: needle.characters)
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode("ContainsTextValidator", ["text": .text(text), "caseSensitive": .flag(caseSensitive)])
  }

  /// Whether `text` contains the validator's text.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func validate(text: String) -> Bool { search.isFound(in: needle.prepared(text)) }
}
