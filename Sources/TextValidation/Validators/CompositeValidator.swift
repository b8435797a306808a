public import TextModel

/// Accepts the words that several validators all accept.
public struct CompositeValidator: CompositeTextSelectionValidator {
  /// The validators that must agree.
  public let validators: [any TextSelectionValidator]
  private let ownAttributes: TextAttributes?

  /// Makes a validator of what all of `validators` accept.
  ///
  /// - Parameters:
  ///   - validators: The validators that must agree; with none, nothing is accepted.
  ///   - selectionAttributes: How the words are drawn; `nil` takes the first attributes that one of `validators` has.
  public init(validators: [any TextSelectionValidator], selectionAttributes: TextAttributes? = nil) {
    self.validators = validators
    ownAttributes = selectionAttributes
  }

  /// The type around the inner identifiers and the attributes.
  public var identifier: String {
    ValidatorIdentifier.encode(
      "CompositeValidator",
      ["validators": .texts(validators.map(\.identifier)), "selectionAttributes": .attributes(ownAttributes)])
  }

  /// Its own attributes, else the first that an inner validator has.
  public var selectionAttributes: TextAttributes? {
    ownAttributes ?? validators.lazy.compactMap(\.selectionAttributes).first
  }
}
