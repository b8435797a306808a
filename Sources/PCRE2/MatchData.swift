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
  public let limits: MatchLimits

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

  /// Makes memory for searches within `limits`; nothing is allocated before the first.
  public init(limits: MatchLimits = .default) { self.limits = limits }

  /// Makes what holds the limits, once; `nil` if memory ran out.
  private mutating func madeContext() -> OpaquePointer? {
    if let context = unsafe context { return unsafe context }
    let minimumStackByteCount = 32 << 10
    // SAFETY: this value alone owns the objects and frees each once, in `deinit`; PCRE2 keeps the address of the stack in
    // the context, which dies with it. Both calls answer nil if memory runs out.
    unsafe context = pcre2_match_context_create_8(nil)
    guard let context = unsafe context else { return nil }
    unsafe jitStack = pcre2_jit_stack_create_8(
      minimumStackByteCount, max(minimumStackByteCount, Int(limits.jitStackKibibytes) << 10), nil)
    unsafe pcre2_set_match_limit_8(context, limits.match)
    unsafe pcre2_set_depth_limit_8(context, limits.depth)
    unsafe pcre2_set_heap_limit_8(context, limits.heapKibibytes)
    if let jitStack = unsafe jitStack {
      unsafe pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(jitStack))
    }
    return unsafe context
  }

  deinit {
    // SAFETY: see `madeContext`; the three functions accept nil.
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

  /// Searches `subject` from `utf8Offset` with compiled code, and keeps what it captures.
  ///
  /// - Parameters:
  ///   - subject: The text.
  ///   - utf8Offset: Where the search begins, on a scalar boundary of `subject`.
  ///   - code: Compiled with `PCRE2_UTF`; the caller keeps it alive.
  ///   - captureCount: The number of its groups.
  ///   - entersJITDirectly: Whether to call its just-in-time code, which it then has, without PCRE2's usual checks.
  ///   - flags: Options of `pcre2_match`.
  /// - Returns: The match, cut so that it neither begins before `utf8Offset` nor ends before it begins.
  /// - Throws: ``MatchError`` if a limit is hit.
  mutating func search(
    _ subject: UTF8Span, from utf8Offset: Int, with code: OpaquePointer, captureCount: Int,
    entersJITDirectly: Bool, flags: UInt32
  ) throws(MatchError) -> Range<Int>? {
    (matchRange, rangeCount) = (nil, 0)
    guard let context = unsafe madeContext(), let block = unsafe block(forRangeCount: captureCount + 1) else {
      throw .other(code: PCRE2_ERROR_NOMEMORY)
    }
    // `PCRE2_NO_UTF_CHECK` stands here and nowhere else: a `UTF8Span` proves that its bytes were checked, once. PCRE2
    // would check what is left of the subject at every call, which makes a scan quadratic.
    let flags = flags | PCRE2_NO_UTF_CHECK
    let result = unsafe subject.span.withUnsafeBufferPointer { bytes in
      // SAFETY: the bytes outlive the call. PCRE2 keeps their address in `block`, but nothing called on it later reads
      // them. An empty span may have no address, and PCRE2 before 10.41 wants one.
      let address = unsafe bytes.baseAddress ?? StaticString("").utf8Start
      if entersJITDirectly {
        // SAFETY: the checks it leaves out are of what the precondition of `firstMatch` and a `UTF8Span` assure, and of
        // options, all of which just-in-time code knows, pcre2jit(3).
        return unsafe pcre2_jit_match_8(code, address, bytes.count, utf8Offset, flags, block, context)
      }
      return unsafe pcre2_match_8(code, address, bytes.count, utf8Offset, flags, block, context)
    }
    guard result != PCRE2_ERROR_NOMATCH else { return nil }
    // SAFETY: as in `captureRange`; a block has room for one range at least.
    guard result > 0, let offsets = unsafe pcre2_get_ovector_pointer_8(block) else { throw MatchError(code: result) }
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
