internal import CPCRE2

/// Looks at the clock while PCRE2 searches: its callouts, one before each item of a watched pattern, come here.
struct SearchWatch {
  private let deadline: SuspendingClock.Instant
  /// Where the last callout came from.
  private var utf8Offset: Int
  /// What callouts since the last look at the clock stand for: each for little, and for the bytes passed since the one
  /// before, because an item such as `a++` may pass all of a long subject.
  private var unwatchedWork = 0

  /// As much work as is done without a look at the clock: some microseconds.
  private static let watchedWork = 4096

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - left: How long the search may take.
  ///   - utf8Offset: Where it begins.
  init(left: Duration, utf8Offset: Int) {
    deadline = SuspendingClock().now.advanced(by: left)
    self.utf8Offset = utf8Offset
  }

  /// What a callout from `utf8Offset` answers: 0 to go on, or PCRE2's code for a search that a callout ends.
  private mutating func answer(at utf8Offset: Int) -> CInt {
    unwatchedWork += 32 + abs(utf8Offset - self.utf8Offset) >> 5
    self.utf8Offset = utf8Offset
    guard unwatchedWork >= Self.watchedWork else { return 0 }
    unwatchedWork = 0
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
      // SAFETY: `watch` outlives the search, which alone calls back, on this thread, and lends the callout meanwhile; the
      // context forgets it afterwards.
      unsafe pcre2_set_callout_8(
        context,
        { callout, watch in
          guard let callout = unsafe callout, let watch = unsafe watch else { return 0 }
          return unsafe watch.assumingMemoryBound(to: SearchWatch.self).pointee
            .answer(at: callout.pointee.current_position)
        }, watch)
      defer { unsafe pcre2_set_callout_8(context, nil, nil) }
      return search()
    }
  }
}
