public import TextModel

/// A validator whose selections look like links: underlined, and of a colour of their own if given one.
public protocol LinkValidatorAttributes: TextSelectionValidator {
  /// The colour of links; `nil`, the default, leaves it to the selector.
  var tintColor: TextColor? { get }
  /// Whether links are underlined; `true` unless stated. `false` leaves it to the selector.
  var underlined: Bool { get }
}

extension LinkValidatorAttributes {
  /// `nil`: the selector's colour.
  public var tintColor: TextColor? { nil }
  /// `true`.
  public var underlined: Bool { true }
  /// ``SelectionKind/link``.
  public var kind: SelectionKind { .link }
  /// The tint, if there is one, and the underline, if there is to be one.
  public var selectionAttributes: TextAttributes? { linkAttributes }

  fileprivate var linkAttributes: TextAttributes {
    var attributes = TextAttributes()
    attributes.foregroundColor = tintColor
    if underlined { attributes.isUnderlined = true }
    return attributes
  }
}

extension LinkValidatorAttributes where Self: ContainerTextSelectionValidator {
  /// ``SelectionKind/link``.
  public var kind: SelectionKind { .link }
  /// The tint and the underline; what the inner validator looks like does not matter.
  public var selectionAttributes: TextAttributes? { linkAttributes }
}

extension LinkValidatorAttributes where Self: CompositeTextSelectionValidator {
  /// The tint and the underline; what the inner validators look like does not matter.
  public var selectionAttributes: TextAttributes? { linkAttributes }
}
