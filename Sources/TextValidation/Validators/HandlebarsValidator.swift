/// Accepts a placeholder, `{{name}}`, and shows another text in its place.
///
/// ```swift
/// let validator = HandlebarsValidator(searchableText: "my_name", replacementText: "Ada Example")
/// validator.validate(text: "{{my_name}}")  // true
/// ```
public struct HandlebarsValidator: TextSelectionValidator {
  /// What stands between the braces.
  public let searchableText: String
  /// What is shown in place of the placeholder.
  public let replacementText: String?
  private let needle: Needle

  /// Makes a validator of `{{searchableText}}`; with an empty text nothing is accepted.
  public init(searchableText: String, replacementText: String) {
    self.searchableText = searchableText
    self.replacementText = replacementText
    needle = Needle(searchableText.isEmpty ? "" : "{{\(searchableText)}}", caseSensitive: true)
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode(
      "HandlebarsValidator", ["searchableText": .text(searchableText), "replacementText": .text(replacementText)])
  }

  /// ``SelectionKind/handlebars``.
  public var kind: SelectionKind { .handlebars }

  /// Whether `text` is the placeholder; case matters.
  public func validate(text: String) -> Bool { needle.equals(text) }
}
