import TextModel

/// Tells where code ends that a run of backticks opens: with the next run of exactly as many.
///
/// Runs that nothing closes are looked for once: what the rest of a text holds is then remembered by length, so that
/// backticks in runs of many lengths take no more than linear time.
struct BacktickRuns {
  private static let backticks = ByteFinder("`".utf8)

  /// Where the last run of each count starts.
  private var lastStarts: [Int: Int] = [:]
  /// Whether that was needed yet.
  private var knowsRuns = false

  /// Forgets the text at hand.
  mutating func restart() {
    knowsRuns = false
    lastStarts.removeAll(keepingCapacity: true)
  }

  /// Where a search for anything but code goes on.
  ///
  /// - Parameters:
  ///   - start: Where a run starts; no earlier than where the call before told to go on.
  ///   - utf8: The text, the same at each call since ``restart()``.
  /// - Returns: The end of the code that the run at `start` opens, or of the run if it opens none.
  /// - Complexity: O(*n*) in the count of `utf8` for all calls together.
  mutating func end(ofRunAt start: Int, in utf8: Span<UInt8>) -> Int {
    let opener = Self.run(at: start, in: utf8)
    if knowsRuns, lastStarts[opener.count, default: start] <= start { return opener.upperBound }
    var offset = Self.backticks.next(from: opener.upperBound, in: utf8)
    while offset < utf8.count {
      let run = Self.run(at: offset, in: utf8)
      if run.count == opener.count { return run.upperBound }
      offset = Self.backticks.next(from: run.upperBound, in: utf8)
    }
    remember(runsFrom: opener.upperBound, in: utf8)
    return opener.upperBound
  }

  private mutating func remember(runsFrom start: Int, in utf8: Span<UInt8>) {
    var offset = Self.backticks.next(from: start, in: utf8)
    while offset < utf8.count {
      let run = Self.run(at: offset, in: utf8)
      lastStarts[run.count] = run.lowerBound
      offset = Self.backticks.next(from: run.upperBound, in: utf8)
    }
    knowsRuns = true
  }

  private static func run(at start: Int, in utf8: Span<UInt8>) -> Range<Int> {
    var end = start
    while end < utf8.count, utf8[end] == UInt8(ascii: "`") { end += 1 }
    return start..<end
  }
}
