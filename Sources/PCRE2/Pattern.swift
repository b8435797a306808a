import Synchronization

/// A compiled regular expression in PCRE2's dialect, `pcre2pattern(3)`. Immutable; threads may share it.
///
/// The source may be a stranger's: no pattern makes a search crash, run without end, read outside its subject, or
/// report an offset inside a scalar. Searches run just-in-time code where the platform has it, else the interpreter.
///
/// - `\C` is refused; `(*LIMIT_MATCH=)` and its like only lower ``MatchLimits``; callouts do nothing.
/// - The source has at most ``maximumSourceUTF8Count`` bytes, and parentheses nest at most
///   ``greatestNestingDepth`` deep.
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
  /// How deep parentheses may nest in a pattern: a bound on the stack that compiling takes.
  public static let greatestNestingDepth = 250

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

  private let engine: Engine
  private let code: CompiledCode
  /// The same for searches that may last; made when the first of them comes.
  private let lasting = Mutex<LastingCode?>(nil)

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
    let code = try CompiledCode(source, options: options, engine: engine, isWatched: false)
    let mayIgnoreCase = options.contains(.caseInsensitive) || Pattern.setsCaseOption(source)
    self.source = source
    self.options = options
    self.engine = engine
    captureCount = code.withInformation { $0.captureCount }
    namedGroups = code.withInformation { $0.namedGroups }
    facts = code.withInformation { $0.facts(mayIgnoreCase: mayIgnoreCase) }
    self.code = code
  }

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
  /// - Complexity: O(*n*) in the UTF-8 count of what is left of `subject` for most patterns; what takes longer is bounded by
  ///   ``MatchLimits/time``.
  public func firstMatch(
    in subject: UTF8Span, from utf8Offset: Int = 0, options: MatchOptions = [], using data: inout MatchData
  ) throws(MatchError) -> Range<Int>? {
    var time = TimeBudget(data.limits, utf8Count: subject.count)
    return try firstMatch(in: subject, from: utf8Offset, options: options, using: &data, spending: &time)
  }

  /// The same, in what is left of the time for several searches.
  package func firstMatch(
    in subject: UTF8Span, from utf8Offset: Int = 0, options: MatchOptions = [], using data: inout MatchData,
    spending time: inout TimeBudget
  ) throws(MatchError) -> Range<Int>? {
    // Without this PCRE2 would read outside the subject: it was told not to check.
    precondition(
      utf8Offset >= 0 && utf8Offset <= subject.count && subject.isScalarBoundary(utf8Offset),
      "utf8Offset is not on a scalar boundary of the subject")
    return try data.search(subject, from: utf8Offset, for: self, flags: options.matchFlags, spending: &time)
  }

  /// The code for a search that is over soon.
  var briefCode: CompiledCode { code }

  /// The code for a search that may last.
  var lastingCode: LastingCode {
    lasting.withLock { lasting in
      let code = lasting ?? makeLastingCode()
      lasting = code
      return code
    }
  }

  private func makeLastingCode() -> LastingCode {
    if let code = try? CompiledCode(source, options: options, engine: engine, isWatched: true) { return .watched(code) }
    if facts.isAnchored { return .anchored(code) }
    guard !knowsItsSearch,
      let code = try? CompiledCode(source, options: options.union(.anchored), engine: engine, isWatched: false)
    else { return .none }
    return .anchored(code)
  }
}

/// What runs a search that may last.
enum LastingCode: Sendable {
  /// Calls back before each item. Takes some tenths longer, or several times as long where PCRE2 could leap ahead.
  case watched(CompiledCode)
  /// Matches at one offset. For patterns that with their callouts would be larger than PCRE2 allows.
  case anchored(CompiledCode)
  /// Nothing does: such a pattern depends on where its search began, too. Its searches may not last.
  case none
}

extension Pattern {
  /// Whether what the pattern matches may depend on where its search began: `\G` and `\K` look at that offset, verbs such
  /// as `(*SKIP)` and `(*COMMIT)` say where the search goes on, and a pattern that its author anchored matches where the
  /// search begins. Says yes when in doubt.
  package var knowsItsSearch: Bool {
    if options.contains(.anchored) { return true }
    var previous: UInt8 = 0
    for byte in source.utf8 {
      switch (previous, byte) {
      case (UInt8(ascii: "\\"), UInt8(ascii: "G")), (UInt8(ascii: "\\"), UInt8(ascii: "K")): return true
      case (UInt8(ascii: "("), UInt8(ascii: "*")): return true
      default: previous = byte
      }
    }
    return false
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
