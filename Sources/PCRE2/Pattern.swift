/// A compiled regular expression. Immutable; threads may share it.
public final class Pattern: Sendable {
  /// The source it was compiled from.
  public let source: String

  /// Compiles `source`.
  public init(_ source: String) throws(PatternError) { self.source = source }
}

/// Why a pattern does not compile.
public struct PatternError: Error, Hashable, Sendable {}

/// Why a search was given up.
public enum MatchError: Error, Hashable, Sendable {
  case matchLimit
}
