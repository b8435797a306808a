/// What a search may spend before it is given up with a ``MatchError``.
///
/// A pattern may lower the first three for itself, with `(*LIMIT_MATCH=100)` and its like, but never raise them.
public struct MatchLimits: Hashable, Sendable {
  /// How often PCRE2 may enter its matching routine from one start offset, `pcre2_set_match_limit(3)`.
  ///
  /// The count begins anew at each offset where a match is tried: a search is bounded by this times the subject.
  public var match: UInt32
  /// How many choices the interpreter may keep open at once, `pcre2_set_depth_limit(3)`. Not for just-in-time code.
  public var depth: UInt32
  /// How much memory the interpreter may use for them, in KiB, `pcre2_set_heap_limit(3)`. Not for just-in-time code.
  public var heapKibibytes: UInt32
  /// How much stack just-in-time code may use, in KiB; less than 32 counts as 32. Not for the interpreter.
  public var jitStackKibibytes: UInt32

  /// Makes limits; what is left out is as in ``default``.
  public init(
    match: UInt32 = 250_000, depth: UInt32 = 50_000, heapKibibytes: UInt32 = 16_384,
    jitStackKibibytes: UInt32 = 1_024
  ) {
    self.match = match
    self.depth = depth
    self.heapKibibytes = heapKibibytes
    self.jitStackKibibytes = jitStackKibibytes
  }

  /// Limits that an honest pattern does not meet in a message or a line, and a catastrophic one meets within milliseconds.
  ///
  /// Measured on one core of an Intel Xeon server with PCRE2 10.42, over 50,000 `a` and a `b`: `(a+)+$` meets the match
  /// limit after 0.7 ms of just-in-time code or 4 ms of the interpreter, `(a|a)*$` the stack limit after 0.6 ms of
  /// just-in-time code or the depth limit after 12 ms of the interpreter.
  public static let `default` = MatchLimits()
}
