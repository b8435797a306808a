public import PCRE2
public import TextModel

/// Accepts what another validator accepts, and may draw it otherwise.
///
/// Around a range validator it keeps that validator's ranges.
public struct ContainerValidator: ContainerTextSelectionValidator {
  /// The validator that decides.
  public let validator: any TextSelectionValidator
  private let ownAttributes: TextAttributes?

  /// Makes a validator of what `validator` accepts.
  ///
  /// - Parameters:
  ///   - validator: The validator that decides.
  ///   - selectionAttributes: How its words are drawn; `nil` leaves it to `validator`.
  public init(validator: any TextSelectionValidator, selectionAttributes: TextAttributes? = nil) {
    self.validator = validator
    ownAttributes = selectionAttributes
  }

  /// The type around the inner identifier and the attributes.
  public var identifier: String {
    ValidatorIdentifier.encode(
      "ContainerValidator",
      ["validator": .text(validator.identifier), "selectionAttributes": .attributes(ownAttributes)])
  }

  /// Its own attributes, else the inner validator's.
  public var selectionAttributes: TextAttributes? { ownAttributes ?? validator.selectionAttributes }

  /// Whether the inner validator accepts the word.
  ///
  /// - Throws: ``PCRE2/MatchError`` if a pattern within met a limit.
  public func decide(text: String) throws(MatchError) -> Bool { try validator.decide(text: text) }
}
