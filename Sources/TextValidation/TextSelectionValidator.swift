public import PCRE2
public import TextModel

/// Decides whether a word may be selected.
///
/// A word is what stands between blanks, line breaks and terminators (U+0000); it never holds a space. Conform a type
/// of your own to select what your app knows about; the prewritten validators conform too.
///
/// ```swift
/// struct TeamValidator: TextSelectionValidator {
///   let members: Set<String>
///   var identifier: String { "team" }
///   func validate(text: String) -> Bool { members.contains(text) }
/// }
/// ```
public protocol TextSelectionValidator: Sendable {
  /// Tells validators apart. Two validators that behave differently must have different identifiers; never empty.
  ///
  /// Those of the prewritten validators hold every parameter, each text with its UTF-8 count before it (layout.md,
  /// V3): `PrefixValidator(prefix=1:#,caseSensitive=false)`.
  var identifier: String { get }

  /// What a selection by this validator is; ``SelectionKind/custom`` unless stated.
  var kind: SelectionKind { get }

  /// Whether the word `text` may be selected; not, where that could not be found out.
  func validate(text: String) -> Bool

  /// Whether the word `text` may be selected, as ``validate(text:)`` says, or why that could not be found out.
  ///
  /// Unless stated it is what ``validate(text:)`` says. State it for a validator that runs a pattern of others, or holds
  /// a validator that may.
  ///
  /// - Throws: ``PCRE2/MatchError`` if a pattern met a limit.
  func decide(text: String) throws(MatchError) -> Bool

  /// How a selected word is drawn, laid over the selector's own attributes; `nil` leaves it to them.
  var selectionAttributes: TextAttributes? { get }

  /// What is shown in place of a selected word; `nil` shows the word. Actions and validators see the word itself.
  var replacementText: String? { get }
}

extension TextSelectionValidator {
  /// ``SelectionKind/custom``.
  public var kind: SelectionKind { .custom }
  /// What ``validate(text:)`` says.
  public func decide(text: String) throws(MatchError) -> Bool { validate(text: text) }
  /// `nil`: drawn as every selection is.
  public var selectionAttributes: TextAttributes? { nil }
  /// `nil`: shown as it is.
  public var replacementText: String? { nil }
}

extension SelectionKind {
  /// What a validator selected that states no kind.
  public static let custom = SelectionKind(rawValue: "custom")
}
