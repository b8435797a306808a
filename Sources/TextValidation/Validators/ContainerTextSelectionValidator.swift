public import TextModel

/// A validator that leaves the decision to another one.
///
/// Conform with a ``validator`` alone and the rest follows it: kind, attributes and replacement are forwarded
/// (layout.md, V14).
public protocol ContainerTextSelectionValidator: TextSelectionValidator {
  /// The validator that decides.
  var validator: any TextSelectionValidator { get }
}

extension ContainerTextSelectionValidator {
  /// The type, with its module, around the inner identifier. State your own if the type has further parameters.
  public var identifier: String {
    ValidatorIdentifier.encode(String(reflecting: Self.self), ["validator": .text(validator.identifier)])
  }

  /// The inner validator's kind.
  public var kind: SelectionKind { validator.kind }
  /// The inner validator's attributes.
  public var selectionAttributes: TextAttributes? { validator.selectionAttributes }
  /// The inner validator's replacement.
  public var replacementText: String? { validator.replacementText }

  /// Whether the inner validator accepts the word.
  public func validate(text: String) -> Bool { validator.validate(text: text) }
}
