public import TextValidation

/// dialects.md, TW-V1 to TW-V4.
extension TwitterReference {
  /// Whether `text` as a whole is a `username`, `list`, `hashtag` or `url`.
  ///
  /// - Parameters:
  ///   - kind: One of these names.
  ///   - text: The text, which is valid by its type.
  ///   - options: Of which only `requiresScheme` counts, and only for `url`, where twitter's own default is true.
  /// - Returns: `nil` for other kinds.
  public static func isValid(_ kind: String, text: [Unicode.Scalar], options: DetectionOptions) -> Bool? {
    let text = PlatformText(text)
    switch kind {
    case "username": return isWhole(mentionsAndLists(in: text).filter { $0.kind == .mention }, of: text)
    case "hashtag": return isWhole(hashtagsOutsideLinks(in: text), of: text)
    case "list": return isList(text)
    case "url": return TwitterLinkValidity(text).isValid(requiresScheme: options.requiresScheme)
    default: return nil
    }
  }

  /// TW-V1: exactly one, whose name is all but the first scalar, scalar by scalar.
  private static func isWhole(_ found: [PlatformSelection], of text: PlatformText) -> Bool {
    found.count == 1 && found.allSatisfy { $0.value.unicodeScalars.elementsEqual(text.scalars.dropFirst()) }
  }

  /// TW-V1: a sign, a name and a slug, and nothing else.
  private static func isList(_ text: PlatformText) -> Bool {
    guard text.has(TwitterAlphabet.atSign, at: 0), let nameEnd = nameEnd(from: 1, in: text) else { return false }
    return slugEnd(from: nameEnd, in: text) == text.count
  }
}
