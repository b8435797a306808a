import TextModel

/// Accepts words that hold an e-mail address; in running text, the addresses alone.
///
/// The word form is the seed library's, `[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}` anywhere in the word
/// (SelectableTextView 1.0.2, RegexValidators.swift, 2017), written out so that it takes linear time.
public struct EmailValidator: TextSelectionValidator {
  /// Makes the validator.
  public init() {}

  /// The type.
  public var identifier: String { ValidatorIdentifier.encode("EmailValidator") }
  /// ``SelectionKind/email``.
  public var kind: SelectionKind { .email }

  /// Whether an address stands anywhere in `text`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func validate(text: String) -> Bool {
    var previous: UInt8?
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "@"), let previous, Self.isLocalPart(previous), Self.beginsWithDomain(rest) {
        return true
      }
      previous = byte
    }
    return false
  }

  private static func isLocalPart(_ byte: UInt8) -> Bool {
    isHost(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+")
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// Whether a host scalar, and later in the same run a dot with two letters after it, begin `utf8`.
  ///
  /// An `@` ends the run, so no byte is read for two of them.
  private static func beginsWithDomain(_ utf8: Substring.UTF8View) -> Bool {
    var followsDot = false
    var letterCount = 0
    for byte in utf8.prefix(while: isHost).dropFirst() {
      if byte == UInt8(ascii: ".") {
        (followsDot, letterCount) = (true, 0)
      } else if followsDot, byte.isASCIILetter {
        letterCount += 1
        if letterCount == 2 { return true }
      } else {
        followsDot = false
      }
    }
    return false
  }
}
