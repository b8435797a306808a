/// What a caller may change about the `linkify-rs` dialect, beside `requiresScheme`.
///
/// Source: dialects.md, LR-1; the options of the Rust crate `linkify` as of June 2026.
public struct LinkifyRustOptions: Sendable, Hashable {
  /// Whether scalars beyond ASCII belong to links.
  public var acceptsIRIs = true
  /// Whether the domain of an address needs a dot.
  public var needsDotInEmailDomains = true

  /// The options of the crate `linkify`.
  public init() {}
}
