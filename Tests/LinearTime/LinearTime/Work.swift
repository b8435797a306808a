internal import WorkCounting

/// What was done, counted in a way that does not depend on the clock.
public struct Work: Sendable, Hashable {
  /// Basic blocks that ran, and one more for each sixteen bytes that the C library's memory functions went through.
  public var steps = 0
  /// How often a rule was asked (`RuleStatistics`), and a matcher of PCRE2 was called.
  public var matcherCalls = 0
  /// How many bytes of their subjects PCRE2's matchers may have read.
  public var matcherUTF8Count = 0

  /// Whether blocks can be counted: this program was built with coverage.
  public static var isCounted: Bool { work_counting_sees_blocks() }

  /// Counts what `body` does, which must stay on one thread.
  ///
  /// - Parameter body: Gives how often it asked a rule.
  /// - Returns: Its work.
  /// - Throws: What `body` throws, and ``ThreadChangedError``.
  public static func of(_ body: () async throws -> Int) async throws -> Work {
    let before = work_counts_of_thread()
    let askCount = try await body()
    let after = work_counts_of_thread()
    guard before.thread == after.thread else { throw ThreadChangedError() }
    return Work(
      steps: Int(after.blocks - before.blocks + (after.memory_bytes - before.memory_bytes) / 16),
      matcherCalls: askCount + Int(after.matcher_calls - before.matcher_calls),
      matcherUTF8Count: Int(after.matcher_bytes - before.matcher_bytes))
  }
}

/// Something went on in another thread than it began in, so that its work was not counted.
public struct ThreadChangedError: Error {}
