internal import CPCRE2

/// The memory searches work in, and what the last one captured.
///
/// Make one for each thread and reuse it for any number of patterns and subjects: it grows to the largest pattern it
/// meets, and from then on a search allocates nothing (the interpreter may, within ``MatchLimits/heapKibibytes``).
///
/// ```swift
/// let pattern = try Pattern(#"(?<user>\w+)@(?<host>\w+)"#)
/// var data = MatchData()
/// let text = "mail ann@example"
/// if try pattern.firstMatch(in: text.utf8Span, using: &data) != nil {
///   print(data.captureRange(named: "host", of: pattern))  // Optional(9..<16)
/// }
/// ```
@safe
public struct MatchData: ~Copyable {
  /// What each search may spend.
  public var limits: MatchLimits {
    didSet { if limits != oldValue { applyLimits() } }
  }

  /// The range that the last search reported; `nil` if it found nothing or was given up.
  public private(set) var matchRange: Range<Int>?

  /// PCRE2's match data; `nil` before the first search, or if memory ran out.
  private var block: OpaquePointer?
  /// How many ranges `block` has room for: the match and its groups.
  private var rangeCapacity = 0
  /// How many ranges of `block` the last search set: 0 if it found nothing.
  private var rangeCount = 0
  /// Holds the limits; `nil` before the first search, or if memory ran out.
  private var context: OpaquePointer?
  /// `nil` before the first search, if PCRE2 has no just-in-time compiler or memory ran out: its code then uses 32 KiB of
  /// the thread's stack.
  private var jitStack: OpaquePointer?
  /// The match limit that the context holds; 0 if it holds PCRE2's own.
  private var matchLimit = 0

  /// Makes memory for searches within `limits`; nothing is allocated before the first.
  public init(limits: MatchLimits = .default) { self.limits = limits }

  /// Makes what holds the limits, once; `nil` if memory ran out.
  private mutating func madeContext() -> OpaquePointer? {
    if let context = unsafe context { return unsafe context }
    // SAFETY: this value alone owns the object and frees it once, in `deinit`.
    unsafe context = pcre2_match_context_create_8(nil)
    applyLimits()
    return unsafe context
  }

  /// Puts the limits into the context, if it is made already. The match limit is set by each search.
  private mutating func applyLimits() {
    guard let context = unsafe context else { return }
    let minimumStackByteCount = 32 << 10
    // SAFETY: the old stack is freed once, and replaced at once. PCRE2 keeps its address in the context, which dies with
    // it; the call that makes it answers nil if memory runs out, and that is what the context is then told.
    unsafe pcre2_jit_stack_free_8(jitStack)
    unsafe jitStack = pcre2_jit_stack_create_8(minimumStackByteCount, limits.jitStackKibibytes << 10, nil)
    unsafe pcre2_jit_stack_assign_8(context, nil, jitStack.map { unsafe UnsafeMutableRawPointer($0) })
    unsafe pcre2_set_depth_limit_8(context, UInt32(limits.depth))
    unsafe pcre2_set_heap_limit_8(context, UInt32(limits.heapKibibytes))
    matchLimit = 0
  }

  deinit {
    // SAFETY: see `madeContext` and `applyLimits`; the three functions accept nil.
    unsafe pcre2_match_data_free_8(block)
    unsafe pcre2_match_context_free_8(context)
    unsafe pcre2_jit_stack_free_8(jitStack)
  }

  /// Where group `number` matched in the last search.
  ///
  /// - Parameter number: The group's number; 0 is the whole match, ``matchRange``.
  /// - Returns: Half-open UTF-8 offsets into the subject; `nil` if the group took no part in the match, if the last
  ///   search found nothing, or if there is no such group. A group inside a look-around may lie outside the match.
  public func captureRange(_ number: Int) -> Range<Int>? {
    guard number != 0 else { return matchRange }
    guard number > 0, number < rangeCount, let block = unsafe block else { return nil }
    // SAFETY: the vector belongs to `block`, has two offsets for each of its ranges, and `number` is below their count.
    let offsets = unsafe pcre2_get_ovector_pointer_8(block)
    guard let offsets = unsafe offsets else { return nil }
    let (lower, upper) = unsafe (offsets[2 * number], offsets[2 * number + 1])
    // PCRE2_UNSET, the greatest size_t, is -1 here.
    return lower >= 0 && lower <= upper ? lower..<upper : nil
  }

  /// Where the group called `name` matched in the last search, which was for `pattern`.
  ///
  /// - Returns: As ``captureRange(_:)``; of several groups with that name, the first that took part in the match.
  /// - Complexity: O(*g*) in the number of the pattern's named groups.
  public func captureRange(named name: String, of pattern: Pattern) -> Range<Int>? {
    for group in pattern.namedGroups where group.name == name {
      if let range = captureRange(group.number) { return range }
    }
    return nil
  }

  /// Searches `subject` from `utf8Offset`, and keeps what `pattern` captures.
  ///
  /// A search of which the lengths and the match limit say that it is soon over runs unwatched. Where the whole match
  /// limit would allow more than that, a part of it is tried first, which most patterns do not use up. A pattern that is
  /// too large to be watched is asked at one offset after another.
  ///
  /// - Parameters:
  ///   - subject: The text.
  ///   - utf8Offset: Where the search begins, on a scalar boundary of `subject`.
  ///   - pattern: What to search for.
  ///   - flags: Options of `pcre2_match`.
  ///   - time: What is left for this search and others.
  /// - Returns: The match, cut so that it neither begins before `utf8Offset` nor ends before it begins.
  /// - Throws: ``MatchError`` if a limit is hit.
  mutating func search(
    _ subject: UTF8Span, from utf8Offset: Int, for pattern: Pattern, flags: UInt32, spending time: inout TimeBudget
  ) throws(MatchError) -> Range<Int>? {
    (matchRange, rangeCount) = (nil, 0)
    if time.isSpent { throw .timeLimit }
    guard let context = unsafe madeContext(), let block = unsafe block(forRangeCount: pattern.captureCount + 1) else {
      throw .other(code: PCRE2_ERROR_NOMEMORY)
    }
    let restCount = subject.count - utf8Offset + 1
    let startCount = pattern.facts.isAnchored ? 1 : restCount
    // From one start even a long subject is soon read that often.
    let least = min(limits.match, Self.leastBriefMatchLimit)
    let briefMatchLimit = min(limits.match, max(startCount == 1 ? least : 0, Self.briefWork / restCount / startCount))
    if briefMatchLimit >= least {
      setMatchLimit(briefMatchLimit)
      let code = pattern.briefCode
      let result = time.spend(onWork: 256 + ((restCount >> 4) * startCount) >> 2) {
        unsafe code.search(subject, from: utf8Offset, flags: flags, block, context)
      }
      if result != PCRE2_ERROR_MATCHLIMIT || briefMatchLimit == limits.match {
        return try range(for: result, searchedFrom: utf8Offset)
      }
    }
    let result: CInt
    switch pattern.lastingCode {
    case .watched(let code):
      setMatchLimit(limits.match)
      var watch = SearchWatch(left: time.left, utf8Offset: utf8Offset)
      result = time.spend {
        unsafe watch.watch(context) { unsafe code.search(subject, from: utf8Offset, flags: flags, block, context) }
      }
    case .anchored(let code):
      result = stepwiseResult(of: code, subject, from: utf8Offset, for: pattern, flags: flags, spending: &time)
    case .none: result = PCRE2_ERROR_CALLOUT
    }
    if result == PCRE2_ERROR_CALLOUT { time.spendAll() }
    return try range(for: result, searchedFrom: utf8Offset)
  }

  /// What the first search at one offset says that matches or is given up, from `utf8Offset` on.
  private mutating func stepwiseResult(
    of code: CompiledCode, _ subject: UTF8Span, from utf8Offset: Int, for pattern: Pattern, flags: UInt32,
    spending time: inout TimeBudget
  ) -> CInt {
    var flags = flags
    var offset = utf8Offset
    while true {
      if pattern.facts.firstBytes.map({ offset < subject.count && $0.contains(subject.span[offset]) }) ?? true {
        let result = anchoredResult(of: code, subject, at: offset, flags: flags, spending: &time)
        if result != PCRE2_ERROR_NOMATCH { return result }
      }
      guard offset < subject.count, !pattern.facts.isAnchored else { return PCRE2_ERROR_NOMATCH }
      repeat { offset += 1 } while !subject.isScalarBoundary(offset)
      // It speaks of the offset where the whole search began.
      flags &= ~PCRE2_NOTEMPTY_ATSTART
    }
  }

  /// What a search at one offset says; the code for "time is over" if no time is left.
  ///
  /// Nothing ends it but the match limit, so it begins with little and has more each time that this does not suffice.
  private mutating func anchoredResult(
    of code: CompiledCode, _ subject: UTF8Span, at utf8Offset: Int, flags: UInt32, spending time: inout TimeBudget
  ) -> CInt {
    guard let context = unsafe context, let block = unsafe block else { return PCRE2_ERROR_NOMEMORY }
    var matchLimit = min(limits.match, Self.leastBriefMatchLimit)
    while !time.isSpent {
      setMatchLimit(matchLimit)
      let result = time.spend(onWork: 256 + (subject.count - utf8Offset) >> 6 + matchLimit) {
        unsafe code.search(subject, from: utf8Offset, flags: flags, block, context)
      }
      if result != PCRE2_ERROR_MATCHLIMIT || matchLimit == limits.match { return result }
      matchLimit = min(limits.match, 4 * matchLimit)
    }
    return PCRE2_ERROR_CALLOUT
  }

  /// How many bytes an unwatched search may read at worst, those read again counted again: tens of milliseconds.
  private static let briefWork = 1 << 27
  /// With less than this, unwatched searches would be given up too often.
  private static let leastBriefMatchLimit = 32

  private mutating func setMatchLimit(_ limit: Int) {
    guard limit != matchLimit, let context = unsafe context else { return }
    // SAFETY: see `madeContext`.
    unsafe pcre2_set_match_limit_8(context, UInt32(limit))
    matchLimit = limit
  }

  /// Keeps what a search found.
  private mutating func range(for result: CInt, searchedFrom utf8Offset: Int) throws(MatchError) -> Range<Int>? {
    guard result != PCRE2_ERROR_NOMATCH else { return nil }
    // SAFETY: as in `captureRange`; a block has room for one range at least.
    guard result > 0, let block = unsafe block, let offsets = unsafe pcre2_get_ovector_pointer_8(block) else {
      throw MatchError(code: result)
    }
    rangeCount = Int(result)
    // `\K` in a look-around may put the start behind the end, or before the offset where the search began.
    let (start, end) = unsafe (offsets[0], offsets[1])
    let upper = max(end, utf8Offset)
    let range = min(max(start, utf8Offset), upper)..<upper
    matchRange = range
    return range
  }

  /// Match data with room for `count` ranges, made anew if what there is has less; `nil` if memory ran out.
  private mutating func block(forRangeCount count: Int) -> OpaquePointer? {
    if count > rangeCapacity {
      // SAFETY: the old block is freed once, and replaced at once. PCRE2 allows 65,535 groups.
      unsafe pcre2_match_data_free_8(block)
      unsafe block = pcre2_match_data_create_8(UInt32(clamping: count), nil)
      rangeCapacity = unsafe block == nil ? 0 : count
    }
    return unsafe block
  }
}
