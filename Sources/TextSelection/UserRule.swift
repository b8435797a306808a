public import PCRE2
public import TextValidation

/// A pattern of the caller's own that takes part in a scan.
public struct UserRule: Sendable {
  /// The name that reports and selections carry.
  public let name: String
  /// The kind of what it selects.
  public let kind: SelectionKind
  /// The pattern, compiled.
  public let pattern: Pattern
  /// Whether its matches beat whatever the dialect finds where they overlap; else they compete by range (detection.md, O4).
  public let isForced: Bool
  /// Whether the punctuation that ends a match is left out, as it is of a link (detection.md, P2).
  public let trimsTrailing: Bool

  /// Makes a rule of a compiled pattern.
  public init(
    name: String, kind: SelectionKind = .pattern, pattern: Pattern, isForced: Bool = false, trimsTrailing: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.pattern = pattern
    self.isForced = isForced
    self.trimsTrailing = trimsTrailing
  }
}
