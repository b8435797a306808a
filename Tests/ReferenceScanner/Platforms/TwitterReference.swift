public import TextValidation

/// The slow reference of the `twitter` dialect: dialects.md, section 1.
public enum TwitterReference: ValidatingPlatformReference {
  /// `twitter`.
  public static let dialect = "twitter"

  static let list = SelectionKind(rawValue: "list")
  static let reply = SelectionKind(rawValue: "reply")

  /// What is asked for where nothing is said; a reply only by its name.
  private static let defaultKinds: Set<SelectionKind> = [.link, .mention, list, .hashtag, .cashtag]

  /// TW-X1, and N7 for the kinds.
  ///
  /// - Parameters:
  ///   - text: The text, which is valid by its type.
  ///   - kinds: The kinds that are asked for; `nil`: all but `reply`.
  ///   - options: Of which only `requiresScheme` counts.
  /// - Returns: Selections in text order; they do not overlap.
  public static func selections(
    in text: [Unicode.Scalar], kinds: Set<SelectionKind>?, options: DetectionOptions
  ) -> [PlatformSelection] {
    let text = PlatformText(text)
    let asked = kinds ?? defaultKinds
    if asked == [.hashtag] { return hashtagsOutsideLinks(in: text) }
    var found: [PlatformSelection] = []
    if asked.contains(.link) { found += links(in: text, requiresScheme: options.requiresScheme) }
    found += mentionsAndLists(in: text) + hashtags(in: text) + cashtags(in: text) + replies(in: text)
    return found.filter { asked.contains($0.kind) }.withoutOverlaps
  }

  /// TW-U1 to TW-U11.
  static func links(in text: PlatformText, requiresScheme: Bool) -> [PlatformSelection] {
    PlatformLinkReading(of: text, grammar: .twitter).links(requiresScheme: requiresScheme)
  }
}
