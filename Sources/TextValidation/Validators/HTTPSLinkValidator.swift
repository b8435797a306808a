public import TextModel

/// Accepts links that begin with `https://`.
public struct HTTPSLinkValidator: TextSelectionValidator, LinkValidatorAttributes {
  /// The colour of these links; `nil` leaves it to the selector.
  public let tintColor: TextColor?
  /// Whether these links are underlined.
  public let underlined: Bool
  private static let prefix = PrefixValidator(prefix: "https://")

  /// Makes the validator.
  public init(tintColor: TextColor? = nil, underlined: Bool = true) {
    self.tintColor = tintColor
    self.underlined = underlined
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode("HTTPSLinkValidator", ["tintColor": .color(tintColor), "underlined": .flag(underlined)])
  }

  /// Whether `text` begins so, in any case.
  public func validate(text: String) -> Bool { Self.prefix.validate(text: text) }
}
