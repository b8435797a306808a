public import TextModel

/// Accepts one link, and may show another text in its place.
public struct CustomLinkValidator: TextSelectionValidator, LinkValidatorAttributes {
  /// The link, as it was given.
  public let urlString: String
  /// What is shown in place of the link; `nil` shows the link.
  public let replacementText: String?
  /// The colour of the link; `nil` leaves it to the selector.
  public let tintColor: TextColor?
  /// Whether the link is underlined.
  public let underlined: Bool
  private let needle: Needle

  /// Makes a validator of `urlString`; case does not matter.
  ///
  /// - Returns: `nil` if `urlString` does not begin with a scheme and a colon (RFC 3986, section 3.1), has nothing
  ///   after them, or holds a blank or a control character.
  public init?(
    urlString: String, replacementText: String? = nil, tintColor: TextColor? = nil, underlined: Bool = true
  ) {
    guard Self.isURL(urlString) else { return nil }
    self.urlString = urlString
    self.replacementText = replacementText
    self.tintColor = tintColor
    self.underlined = underlined
    needle = Needle(urlString, caseSensitive: false)
  }

  /// The type and its parameters.
  public var identifier: String {
    ValidatorIdentifier.encode(
      "CustomLinkValidator",
      [
        "urlString": .text(urlString), "replacementText": .text(replacementText),
        "tintColor": .color(tintColor), "underlined": .flag(underlined),
      ])
  }

  /// Whether `text` equals the link.
  public func validate(text: String) -> Bool { needle.equals(text) }

  private static func isURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first else { return false }
    guard first.isASCIILetter, text.utf8[colon...].count > 1 else { return false }
    let isScheme = text.utf8[..<colon].allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
    return isScheme
      && text.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
  }
}
