/// What a search may spend before it is given up with a ``MatchError``.
///
/// A pattern may lower the first three for itself, with `(*LIMIT_MATCH=100)` and its like, but never raise them.
public struct MatchLimits: Hashable, Sendable {
  /// How often PCRE2 may enter its matching routine from one start offset, `pcre2_set_match_limit(3)`.
  ///
  /// The count begins anew at each offset where a match is tried; ``time`` bounds them all.
  public let match: Int
  /// How many choices the interpreter may keep open at once, `pcre2_set_depth_limit(3)`. Not for just-in-time code.
  public let depth: Int
  /// How much memory the interpreter may use for them, in KiB, `pcre2_set_heap_limit(3)`. Not for just-in-time code.
  public let heapKibibytes: Int
  /// How much stack just-in-time code may use, in KiB. Not for the interpreter.
  public let jitStackKibibytes: Int
  /// How long the searches of one text may take together, and as long again for each MiB (1,048,576 bytes) of it.
  ///
  /// It is looked at inside a search too, at each of the pattern's items, so one that never ends ends soon after. Honest
  /// patterns take a thousandth of it: what a search finds does not depend on time unless the limit is met.
  public let time: Duration

  /// What ``match`` may be.
  public static let matchRange = 1...1_000_000_000
  /// What ``depth`` may be.
  public static let depthRange = 1...1_000_000_000
  /// What ``heapKibibytes`` may be: up to 1 GiB.
  public static let heapKibibyteRange = 1...1_048_576
  /// What ``jitStackKibibytes`` may be: up to 1 GiB.
  public static let jitStackKibibyteRange = 32...1_048_576
  /// What ``time`` may be: up to an hour.
  public static let timeRange = Duration.microseconds(1)...Duration.seconds(3600)

  /// Makes limits; what is left out is as in ``default``.
  ///
  /// - Throws: ``LimitError``, of the first value that is out of its range.
  public init(
    match: Int = Self.default.match, depth: Int = Self.default.depth,
    heapKibibytes: Int = Self.default.heapKibibytes, jitStackKibibytes: Int = Self.default.jitStackKibibytes,
    time: Duration = Self.default.time
  ) throws(LimitError) {
    try LimitError.check(match, in: Self.matchRange, "match limit")
    try LimitError.check(depth, in: Self.depthRange, "depth limit")
    try LimitError.check(heapKibibytes, in: Self.heapKibibyteRange, "heap limit in KiB")
    try LimitError.check(jitStackKibibytes, in: Self.jitStackKibibyteRange, "JIT stack limit in KiB")
    try LimitError.check(time, in: Self.timeRange, "time limit")
    self.init(
      checkedMatch: match, depth: depth, heapKibibytes: heapKibibytes, jitStackKibibytes: jitStackKibibytes, time: time)
  }

  /// The same, where these are less than those of `other`; the time stays.
  package func raised(to other: MatchLimits) -> MatchLimits {
    MatchLimits(
      checkedMatch: max(match, other.match), depth: max(depth, other.depth),
      heapKibibytes: max(heapKibibytes, other.heapKibibytes),
      jitStackKibibytes: max(jitStackKibibytes, other.jitStackKibibytes), time: time)
  }

  private init(checkedMatch match: Int, depth: Int, heapKibibytes: Int, jitStackKibibytes: Int, time: Duration) {
    self.match = match
    self.depth = depth
    self.heapKibibytes = heapKibibytes
    self.jitStackKibibytes = jitStackKibibytes
    self.time = time
  }

  /// Limits that an honest pattern does not meet in a message or a line, and a catastrophic one meets within milliseconds:
  /// 250,000 matches, a depth of 50,000, 16 MiB of heap, 1 MiB of stack, half a second.
  ///
  /// Measured on one core of an Intel Xeon server with PCRE2 10.42, over 50,000 `a` and a `b`: `(a+)+$` meets the match
  /// limit after 0.7 ms of just-in-time code or 4 ms of the interpreter, `(a|a)*$` the stack limit after 0.6 ms of
  /// just-in-time code or the depth limit after 12 ms of the interpreter. `a.*[bc]` over 200,000 `a` meets none of them
  /// in the minute that it takes, but for the time.
  public static let `default` = MatchLimits(
    checkedMatch: 250_000, depth: 50_000, heapKibibytes: 16_384, jitStackKibibytes: 1_024, time: .milliseconds(500))
}
