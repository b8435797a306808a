/// What a caller may change about the `linkifyjs` dialect, beside `customSchemes` and `defaultScheme`.
///
/// Source: dialects.md, LJ-8 to LJ-14; the options and plugins of linkifyjs 4.3.2.
public struct LinkifyJSOptions: Sendable, Hashable {
  /// The plugins of linkifyjs, each of which adds a kind.
  public enum Plugin: String, Sendable, Hashable, CaseIterable {
    /// Tags after `#` (LJ-11).
    case hashtag
    /// Names after `@` (LJ-12).
    case mention
    /// IPv4 addresses without a scheme, and IPv6 addresses behind one (LJ-10).
    case ip
    /// Words of the caller's own (LJ-13).
    case keyword
    /// Numbers after `#` (LJ-12).
    case ticket
  }

  /// The plugins that are on.
  public var plugins: Set<Plugin> = []
  /// The words of the plugin `keyword`, in lower case.
  public var keywords: Set<String> = []
  /// Links that are dropped after they were found, as they are written (LJ-13).
  public var rejectedLinks: Set<String> = []
  /// How many UTF-16 code units of a link are displayed, 1 or more; `nil`: all (LJ-14).
  public var displayedUTF16Count: Int?

  /// The options of linkifyjs 4.3.2, without plugins.
  public init() {}
}
