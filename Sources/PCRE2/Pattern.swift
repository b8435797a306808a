internal import CPCRE2

/// A compiled regular expression in PCRE2's dialect, `pcre2pattern(3)`. Immutable; threads may share it.
///
/// The source may be a stranger's: no pattern makes a search crash, run without end, read outside its subject, or
/// report an offset inside a scalar. Searches run just-in-time code where the platform has it, else the interpreter.
///
/// - `\C` is refused; `(*LIMIT_MATCH=)` and its like only lower ``MatchLimits``; callouts do nothing.
/// - The source has at most ``maximumSourceUTF8Count`` bytes, and parentheses nest at most 250 deep.
/// - A line break, for `.`, `^` and `$`, is a line feed, whatever PCRE2 was built with; `(*ANYCRLF)` and its like at the
///   start of the pattern change that. `\R` is any line break of Unicode.
///
/// ```swift
/// let pattern = try Pattern(#"#\w+"#, options: .unicodeProperties)
/// try pattern.matches(in: "a #tag")  // [2..<6]
/// ```
@safe
public final class Pattern: Sendable {
  /// What runs a pattern's searches.
  package enum Engine: Sendable, CaseIterable {
    /// Just-in-time code; the interpreter where the platform, the system or the pattern does not allow it.
    case fastest
    /// PCRE2's interpreter.
    case interpreter
  }

  /// The greatest number of bytes in a pattern's source. PCRE2's compiled form has 64 KiB, so little is lost.
  public static let maximumSourceUTF8Count = 65_536

  /// The source it was compiled from.
  public let source: String
  /// The options it was compiled with.
  public let options: CompileOptions
  /// The number of its capture groups, named ones included.
  public let captureCount: Int
  /// Its named capture groups, by ascending number.
  public let namedGroups: [NamedGroup]
  /// What PCRE2 found out about it.
  public let facts: PatternFacts

  // SAFETY: PCRE2 never writes to compiled code once `init` returns, so threads may share it, pcre2api(3). This object
  // alone owns it and frees it once, in `deinit`.
  private nonisolated(unsafe) let code: OpaquePointer
  /// Whether searches call the just-in-time code itself, which saves 5 of 22 to 30 ns a search. Options that the pattern
  /// sets at its start, such as `(*NOTEMPTY)`, are known to `pcre2_match` only.
  private let entersJITDirectly: Bool

  /// Compiles `source`.
  ///
  /// - Throws: ``PatternError`` with PCRE2's message and the offset, if `source` is not a pattern or is too large.
  /// - Complexity: O(*n*) in the UTF-8 count of `source` for most patterns, a millisecond or so for long ones. At worst
  ///   making just-in-time code is quadratic: a second for 6,000 recursive calls, which is as many as there can be.
  public convenience init(_ source: String, options: CompileOptions = []) throws(PatternError) {
    try self.init(source, options: options, engine: .fastest)
  }

  /// Compiles `source` for `engine`.
  package init(_ source: String, options: CompileOptions = [], engine: Engine) throws(PatternError) {
    let code = try unsafe Pattern.compile(source, options: options)
    if engine == .fastest {
      // SAFETY: `code` is not shared yet. Whatever the result, `code` stays good: without JIT it is interpreted.
      _ = unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    }
    let information = unsafe CodeInformation(code)
    self.source = source
    self.options = options
    captureCount = information.captureCount
    namedGroups = information.namedGroups
    facts = information.facts(mayIgnoreCase: options.contains(.caseInsensitive) || Pattern.setsCaseOption(source))
    entersJITDirectly = facts.isJITCompiled && !source.utf8.starts(with: "(*".utf8)
    unsafe self.code = code
  }

  deinit { unsafe pcre2_code_free_8(code) }

  /// The first match in `subject` that begins at `utf8Offset` or later. Its captures are in `data`.
  ///
  /// Look-behind, `\b` and `^` see the bytes before `utf8Offset`; `\A` is the start of the subject, `\G` is `utf8Offset`.
  /// "First" is leftmost, and of several at one offset the one PCRE2 tries first.
  ///
  /// - Parameters:
  ///   - subject: The text. That it is UTF-8 was checked when the span was made, and is not checked again.
  ///   - utf8Offset: Where the search begins.
  ///   - options: What the search takes for granted.
  ///   - data: The memory to work in, and the limits.
  /// - Returns: Half-open UTF-8 offsets into `subject`, on scalar boundaries, never before `utf8Offset`; `nil` if nothing
  ///   matches. Where `\K` puts a match's start before `utf8Offset` or behind its end, the range is cut to fit.
  /// - Throws: ``MatchError`` if a limit is hit.
  /// - Precondition: `utf8Offset` is on a scalar boundary of `subject`, or its end.
  /// - Complexity: O(*n* · *m*) at worst, in the UTF-8 count of what is left of `subject` and the match limit; most
  ///   patterns take O(*n*).
  public func firstMatch(
    in subject: UTF8Span, from utf8Offset: Int = 0, options: MatchOptions = [], using data: inout MatchData
  ) throws(MatchError) -> Range<Int>? {
    // Without this PCRE2 would read outside the subject: it was told not to check.
    precondition(
      utf8Offset >= 0 && utf8Offset <= subject.count && subject.isScalarBoundary(utf8Offset),
      "utf8Offset is not on a scalar boundary of the subject")
    // SAFETY: `self` keeps `code` alive during the call.
    return try unsafe data.search(
      subject, from: utf8Offset, with: code, captureCount: captureCount, entersJITDirectly: entersJITDirectly,
      flags: options.matchFlags)
  }
}

extension Pattern {
  /// Compiles `source` within limits that suit a stranger's pattern.
  private static func compile(_ source: String, options: CompileOptions) throws(PatternError) -> OpaquePointer {
    // SAFETY: the context is this function's alone. All calls on it only store a number.
    guard let context = unsafe pcre2_compile_context_create_8(nil) else {
      throw PatternError(code: PCRE2_ERROR_HEAP_FAILED, utf8Offset: 0, source: source)
    }
    defer { unsafe pcre2_compile_context_free_8(context) }
    unsafe pcre2_set_max_pattern_length_8(context, maximumSourceUTF8Count)
    unsafe pcre2_set_parens_nest_limit_8(context, 250)
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
      return unsafe pcre2_compile_8(
        address, utf8.count, options.compileFlags, &errorCode, &errorOffset, context)
    }
    guard let code = unsafe code else {
      throw PatternError(code: errorCode, utf8Offset: errorOffset, source: source)
    }
    return unsafe code
  }

  /// Whether `source` may turn case off inside itself: `(?i)`, `(?mi-s:`, `(?^i)`. Says yes when in doubt.
  private static func setsCaseOption(_ source: String) -> Bool {
    // 0: anywhere, 1: after `(`, 2: in the option letters after `(?`.
    var state = 0
    for byte in source.utf8 {
      switch (state, byte) {
      case (2, UInt8(ascii: "i")): return true
      case (2, UInt8(ascii: "a")...UInt8(ascii: "z")), (2, UInt8(ascii: "A")...UInt8(ascii: "Z")): break
      case (2, UInt8(ascii: "^")), (2, UInt8(ascii: "-")): break
      case (1, UInt8(ascii: "?")): state = 2
      default: state = byte == UInt8(ascii: "(") ? 1 : 0
      }
    }
    return false
  }
}

extension UTF8Span {
  /// Whether a scalar begins at `utf8Offset`, or the span ends there.
  ///
  /// - Precondition: `utf8Offset` is in `0...count`.
  func isScalarBoundary(_ utf8Offset: Int) -> Bool {
    utf8Offset == count || span[utf8Offset] & 0b1100_0000 != 0b1000_0000
  }
}
