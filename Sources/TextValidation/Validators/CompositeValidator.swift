public import PCRE2
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

  /// Whether there are inner validators and all of them accept the word; those behind one that does not are not asked.
  ///
  /// - Throws: ``PCRE2/MatchError`` if a pattern within met a limit.
  public func decide(text: String) throws(MatchError) -> Bool {
    for validator in validators {
      guard try validator.decide(text: text) else { return false }
    }
    return !validators.isEmpty
  }
}
