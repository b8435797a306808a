internal import CPCRE2

/// Compiled code, which PCRE2 makes of a pattern. Immutable; threads may share it.
@safe
final class CompiledCode: Sendable {
  // SAFETY: PCRE2 never writes to compiled code once `init` returns, so threads may share it, pcre2api(3). This object
  // alone owns it and frees it once, in `deinit`.
  private nonisolated(unsafe) let code: OpaquePointer
  /// Whether searches call the just-in-time code itself, which saves 5 of 22 to 30 ns a search. Options that the pattern
  /// sets at its start, such as `(*NOTEMPTY)`, are known to `pcre2_match` only.
  private let entersJITDirectly: Bool

  /// Compiles `source` within limits that suit a stranger's pattern.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - options: How it is read.
  ///   - engine: What it is compiled for.
  ///   - isWatched: Whether searches call back before each item.
  /// - Throws: ``PatternError`` if `source` is not a pattern or is too large.
  init(_ source: String, options: CompileOptions, engine: Pattern.Engine, isWatched: Bool) throws(PatternError) {
    let flags = options.compileFlags | (isWatched ? PCRE2_AUTO_CALLOUT : 0)
    let code = try unsafe CompiledCode.compile(source, flags: flags)
    if engine == .fastest {
      // SAFETY: `code` is not shared yet. Whatever the result, `code` stays good: without JIT it is interpreted.
      _ = unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    }
    entersJITDirectly = unsafe CodeInformation(code).isJITCompiled && !source.utf8.starts(with: "(*".utf8)
    unsafe self.code = code
  }

  deinit { unsafe pcre2_code_free_8(code) }

  /// Lends what PCRE2 knows about the code.
  func withInformation<Result>(_ body: (borrowing CodeInformation) -> Result) -> Result {
    // SAFETY: `self` keeps `code` alive during the call.
    body(unsafe CodeInformation(code))
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - subject: The text.
  ///   - utf8Offset: Where the search begins, on a scalar boundary of `subject`.
  ///   - flags: Options of `pcre2_match`.
  ///   - block: Match data, with room for one range at least.
  ///   - context: The limits.
  /// - Returns: PCRE2's code: how many ranges it set in `block`, or a negative one.
  @unsafe
  func search(
    _ subject: UTF8Span, from utf8Offset: Int, flags: UInt32, _ block: OpaquePointer, _ context: OpaquePointer
  ) -> CInt {
    // `PCRE2_NO_UTF_CHECK` stands here and nowhere else: a `UTF8Span` proves that its bytes were checked, once. PCRE2
    // would check what is left of the subject at every call, which makes a scan quadratic.
    let flags = flags | PCRE2_NO_UTF_CHECK
    return unsafe subject.span.withUnsafeBufferPointer { bytes in
      // SAFETY: the bytes outlive the call, and `self` keeps `code` alive. PCRE2 keeps the address of the bytes in
      // `block`, but nothing called on it later reads them. An empty span may have no address, and PCRE2 before 10.41
      // wants one.
      let address = unsafe bytes.baseAddress ?? StaticString("").utf8Start
      if entersJITDirectly {
        // SAFETY: the checks it leaves out are of what the precondition of `firstMatch` and a `UTF8Span` assure, and of
        // options, all of which just-in-time code knows, pcre2jit(3).
        return unsafe pcre2_jit_match_8(code, address, bytes.count, utf8Offset, flags, block, context)
      }
      return unsafe pcre2_match_8(code, address, bytes.count, utf8Offset, flags, block, context)
    }
  }

  private static func compile(_ source: String, flags: UInt32) throws(PatternError) -> OpaquePointer {
    // SAFETY: the context is this function's alone. All calls on it only store a number.
    guard let context = unsafe pcre2_compile_context_create_8(nil) else {
      throw PatternError(code: PCRE2_ERROR_HEAP_FAILED, utf8Offset: 0, source: source)
    }
    defer { unsafe pcre2_compile_context_free_8(context) }
    unsafe pcre2_set_max_pattern_length_8(context, Pattern.maximumSourceUTF8Count)
    unsafe pcre2_set_parens_nest_limit_8(context, UInt32(Pattern.greatestNestingDepth))
    // Builds of PCRE2 differ in these two.
    unsafe pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_LF))
    unsafe pcre2_set_bsr_8(context, UInt32(PCRE2_BSR_UNICODE))
    // Releases differ in whether they refuse `\K` in a look-around, notice it in a subroutine, or fail the match. With
    // this they all allow it, and `MatchData` makes a range of what it does.
    unsafe pcre2_set_compile_extra_options_8(context, PCRE2_EXTRA_ALLOW_LOOKAROUND_BSK)

    var (source, errorCode, errorOffset) = (source, CInt(0), 0)
    let code = source.withUTF8 { utf8 in
      // SAFETY: `utf8` outlives the call, which copies what it needs.
      let address = unsafe utf8.baseAddress ?? StaticString("").utf8Start
      return unsafe pcre2_compile_8(address, utf8.count, flags, &errorCode, &errorOffset, context)
    }
    guard let code = unsafe code else {
      throw PatternError(code: errorCode, utf8Offset: errorOffset, source: source)
    }
    return unsafe code
  }
}
