public import TextValidation

/// The references of all platforms that have one.
public let platformReferences: [any PlatformReference.Type] = [
  LinkifyItReference.self, LinkifyRustReference.self,
  TwitterReference.self, BlueskyReference.self, TelegramReference.self, MarkdownReference.self, MastodonReference.self,
  SlackReference.self, DiscordReference.self, LinkifyJSReference.self, PhoneNumberReference.self,
]

/// The reference of a platform that also says of a whole text whether it is one of something.
public protocol ValidatingPlatformReference: PlatformReference {
  /// Whether `text` as a whole is one `kind`, such as `username`.
  ///
  /// - Parameters:
  ///   - kind: What it should be: the platform's own name for it.
  ///   - text: The text, which is valid by its type.
  ///   - options: What the dialect's searches are told. No default is changed here: one that differs for a whole text is the
  ///     caller's to set.
  /// - Returns: `nil` if the reference does not know that kind.
  static func isValid(_ kind: String, text: [Unicode.Scalar], options: DetectionOptions) -> Bool?
}
