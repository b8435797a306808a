/// The time that the searches of one pattern in one text may still take together.
///
/// Most searches are over before a clock could be read, so those that cannot last long (``MatchData`` sees to that) are
/// measured now and then, and stand for those before them.
package struct TimeBudget: Sendable {
  /// What is left; at most zero once it is spent.
  package private(set) var left: Duration
  /// Whether somebody was told that it is spent, for those who tell it once.
  package var isReported = false
  /// The work of searches since the last one that was measured, in the caller's unit.
  private var unmeasuredWork = 0
  /// Whether every search is measured, because one was slow.
  private var measuresAll = false

  /// As much work as is done unmeasured.
  private static let measuredWork = 1 << 14
  /// What takes longer is slow, or the thread was not running: it stands for itself alone.
  private static let briefTime = Duration.microseconds(50)

  /// The budget of a text of `utf8Count` bytes under a limit.
  ///
  /// - Parameters:
  ///   - limits: What it is taken from.
  ///   - utf8Count: How long the text is.
  ///   - partCount: Of how many parts it is one, each with its own budget: what belongs to the whole is divided.
  package init(_ limits: MatchLimits, utf8Count: Int, partCount: Int = 1) {
    left = limits.time / max(1, partCount)
    extend(limits, byUTF8Count: utf8Count)
  }

  /// A budget that is never spent, for patterns that take linear time on every text.
  package static var unlimited: TimeBudget { TimeBudget(left: .seconds(1 << 32)) }

  private init(left: Duration) { self.left = left }

  /// Whether nothing is left. It stays so, whatever is added.
  package var isSpent: Bool { left <= .zero }

  /// Adds what belongs to `utf8Count` more bytes, unless all is spent.
  package mutating func extend(_ limits: MatchLimits, byUTF8Count utf8Count: Int) {
    if !isSpent { left += limits.time * (Double(utf8Count) / 1_048_576) }
  }

  /// Does a search that is over soon, and takes the time of some.
  ///
  /// - Parameters:
  ///   - work: How much it may have to do, in a unit in which 256 is little.
  ///   - search: The search.
  /// - Returns: What `search` returns.
  mutating func spend<Result>(onWork work: Int, _ search: () -> Result) -> Result {
    unmeasuredWork += work
    guard measuresAll || unmeasuredWork >= Self.measuredWork else { return search() }
    let (result, elapsed) = Self.measure(search)
    let others = Double(unmeasuredWork - work) / Double(work)
    left -= elapsed + min(elapsed, Self.briefTime) * others
    measuresAll = elapsed >= Self.briefTime
    unmeasuredWork = 0
    return result
  }

  /// Does a search and takes its time.
  mutating func spend<Result>(_ search: () -> Result) -> Result {
    let (result, elapsed) = Self.measure(search)
    left -= elapsed
    return result
  }

  /// Takes all that is left.
  package mutating func spendAll() { left = .zero }

  private static func measure<Result>(_ search: () -> Result) -> (Result, Duration) {
    // A machine that sleeps does not spend.
    let start = SuspendingClock().now
    let result = search()
    return (result, start.duration(to: SuspendingClock().now))
  }
}
