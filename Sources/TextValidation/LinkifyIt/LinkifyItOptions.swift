/// What a caller may change about the `linkify-it` dialect, beside `acceptsBareAddresses` and `extraDomains`.
///
/// Source: dialects.md, LI-1; the options of linkify-it 5.0.0.
public struct LinkifyItOptions: Sendable, Hashable {
  /// Whether links without a schema are looked for (LI-7).
  public var findsBareLinks = true
  /// Whether addresses without `mailto:` are looked for (LI-8).
  public var findsBareEmails = true
  /// Schemas that are not known, in lower case with their colon: of `http:` and `mailto:`.
  public var disabledSchemas: Set<String> = []
  /// Whether `---` ends a link (LI-4, LI-5).
  public var endsLinksAtTripleDash = false

  /// The options of linkify-it 5.0.0.
  public init() {}
}
