import TextModel

/// Accepts words that are a telephone number as written in the United States; in running text, any telephone number.
///
/// The word form is the seed library's, one digit of trunk code if any, an area code with or without brackets, and
/// seven digits or letters, with single blanks or hyphens between (SelectableTextView 1.0.2, RegexValidators.swift,
/// 2017): `^([0-9]( |-)?)?(\(?[0-9]{3}\)?|[0-9]{3})( |-)?([0-9]{3}( |-)?[0-9]{4}|[a-zA-Z0-9]{7})$`.
public struct PhoneNumberValidator: TextSelectionValidator {
  /// Makes the validator.
  public init() {}

  /// The type.
  public var identifier: String { ValidatorIdentifier.encode("PhoneNumberValidator") }
  /// ``SelectionKind/phone``.
  public var kind: SelectionKind { .phone }

  /// Whether `text` as a whole is a number.
  public func validate(text: String) -> Bool {
    guard (10...16).contains(text.utf8.count) else { return false }
    let utf8 = text.utf8[...]
    if Self.isNationalNumber(utf8) { return true }
    guard let first = utf8.first, first.isASCIIDigit else { return false }
    return Self.isNationalNumber(Self.droppingSeparator(utf8.dropFirst()))
  }

  private static func isNationalNumber(_ utf8: Substring.UTF8View) -> Bool {
    var rest = dropping(utf8) { $0 == UInt8(ascii: "(") }
    guard rest.prefix(3).count == 3, rest.prefix(3).allSatisfy(\.isASCIIDigit) else { return false }
    rest = droppingSeparator(dropping(rest.dropFirst(3)) { $0 == UInt8(ascii: ")") })
    if rest.count == 7 { return rest.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter } }
    let subscriber = droppingSeparator(rest.dropFirst(3))
    return rest.count == 8 && subscriber.count == 4 && rest.prefix(3).allSatisfy(\.isASCIIDigit)
      && subscriber.allSatisfy(\.isASCIIDigit)
  }

  private static func droppingSeparator(_ utf8: Substring.UTF8View) -> Substring.UTF8View {
    dropping(utf8) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
  }

  private static func dropping(_ utf8: Substring.UTF8View, _ isDropped: (UInt8) -> Bool) -> Substring.UTF8View {
    utf8.first.map(isDropped) == true ? utf8.dropFirst() : utf8
  }
}
