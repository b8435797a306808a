public import TextModel

/// Accepts words with `://` in them; in running text, links with a scheme.
public struct LinkValidator: TextSelectionValidator, LinkValidatorAttributes {
  /// The colour of these links; `nil` leaves it to the selector.
  public let tintColor: TextColor?
  /// Whether these links are underlined.
  public let underlined: Bool
  private static let separator = ContainsTextValidator(text: "://")

  /// Makes the validator.
  public init(tintColor: TextColor? = nil, underlined: Bool = true) {
    self.tintColor = tintColor
    self.underlined = underlined
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode("LinkValidator", ["tintColor": .color(tintColor), "underlined": .flag(underlined)])
  }

  /// Whether `text` contains `://`.
  public func validate(text: String) -> Bool { Self.separator.validate(text: text) }
}
