internal import CPCRE2

/// Looks at the clock while PCRE2 searches: its callouts, one before each item of a watched pattern, come here.
struct SearchWatch {
  private let deadline: SuspendingClock.Instant
  /// What a callout stands for: little in a short subject, but an item such as `a++` may read all of a long one.
  private let weight: Int
  private var unwatchedWeight = 0

  private static let watchedWeight = 4096

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - left: How long the search may take.
  ///   - utf8Count: How much of the subject is before it.
  init(left: Duration, utf8Count: Int) {
    deadline = SuspendingClock().now.advanced(by: left)
    weight = 32 + utf8Count >> 10
  }

  /// What a callout answers: 0 to go on, or PCRE2's code for a search that a callout ends.
  private mutating func answer() -> CInt {
    unwatchedWeight += weight
    guard unwatchedWeight >= Self.watchedWeight else { return 0 }
    unwatchedWeight = 0
    return SuspendingClock().now < deadline ? 0 : PCRE2_ERROR_CALLOUT
  }

  /// Lends `context` to `search` with a watch in it, and takes the watch out again.
  ///
  /// - Parameters:
  ///   - context: A match context that the caller keeps alive; nobody else uses it meanwhile.
  ///   - search: The search.
  /// - Returns: What `search` returns.
  @unsafe
  mutating func watch(_ context: OpaquePointer, _ search: () -> CInt) -> CInt {
    unsafe withUnsafeMutablePointer(to: &self) { watch in
      // SAFETY: `watch` outlives the search, which alone calls back, on this thread; the context forgets it afterwards.
      unsafe pcre2_set_callout_8(
        context,
        { _, watch in
          guard let watch = unsafe watch else { return 0 }
          return unsafe watch.assumingMemoryBound(to: SearchWatch.self).pointee.answer()
        }, watch)
      defer { unsafe pcre2_set_callout_8(context, nil, nil) }
      return search()
    }
  }
}
