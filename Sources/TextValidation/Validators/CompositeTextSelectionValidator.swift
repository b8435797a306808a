public import TextModel

/// A validator that accepts what several others all accept.
///
/// Attributes and replacement are the first that one of ``validators`` has, in order (layout.md, V14).
public protocol CompositeTextSelectionValidator: TextSelectionValidator {
  /// The validators that must agree. With none, nothing is accepted (layout.md, V15).
  var validators: [any TextSelectionValidator] { get }
}

extension CompositeTextSelectionValidator {
  /// The type, with its module, around the inner identifiers. State your own if the type has further parameters.
  public var identifier: String {
    ValidatorIdentifier.encode(String(reflecting: Self.self), ["validators": .texts(validators.map(\.identifier))])
  }

  /// The first attributes that an inner validator has.
  public var selectionAttributes: TextAttributes? { validators.lazy.compactMap(\.selectionAttributes).first }
  /// The first replacement that an inner validator has.
  public var replacementText: String? { validators.lazy.compactMap(\.replacementText).first }

  /// Whether there are inner validators and all of them accept the word.
  public func validate(text: String) -> Bool {
    !validators.isEmpty && validators.allSatisfy { $0.validate(text: text) }
  }
}
