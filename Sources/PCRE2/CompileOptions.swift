internal import CPCRE2

/// How a pattern is read. What an option sets, the pattern itself may change with `(?i)` and its like.
public struct CompileOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option; not PCRE2's own bits.
  public let rawValue: UInt32

  /// Makes options of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Letters match both cases, in every script: `(?i)`.
  public static let caseInsensitive = CompileOptions(rawValue: 1 << 0)
  /// `^` and `$` match at line breaks too: `(?m)`.
  public static let multiline = CompileOptions(rawValue: 1 << 1)
  /// `.` matches line breaks too: `(?s)`.
  public static let dotMatchesNewline = CompileOptions(rawValue: 1 << 2)
  /// White space and `#` comments in the pattern are not part of it: `(?x)`.
  public static let extended = CompileOptions(rawValue: 1 << 3)
  /// A match begins where the search begins, or there is none.
  ///
  /// A pattern that is used both ways is compiled twice: PCRE2 can tie a single search to its start, but leaves the
  /// just-in-time code for it.
  public static let anchored = CompileOptions(rawValue: 1 << 4)
  /// A match ends where the subject ends, or there is none.
  public static let endAnchored = CompileOptions(rawValue: 1 << 5)
  /// `\d`, `\w`, `\s`, `\b` and POSIX classes go by Unicode properties: `(*UCP)`.
  public static let unicodeProperties = CompileOptions(rawValue: 1 << 6)
  /// Without ``multiline``, `$` matches at the end of the subject only, not before a line break that ends it.
  public static let dollarMatchesOnlyAtEnd = CompileOptions(rawValue: 1 << 7)

  /// The bits `pcre2_compile` takes.
  ///
  /// Always `PCRE2_UTF`, so that offsets lie on scalar boundaries, and `PCRE2_NEVER_BACKSLASH_C`, because `\C` matches
  /// a single byte and would leave a match between the bytes of a scalar.
  var compileFlags: UInt32 {
    var flags = PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C
    if contains(.caseInsensitive) { flags |= PCRE2_CASELESS }
    if contains(.multiline) { flags |= PCRE2_MULTILINE }
    if contains(.dotMatchesNewline) { flags |= PCRE2_DOTALL }
    if contains(.extended) { flags |= PCRE2_EXTENDED }
    if contains(.anchored) { flags |= PCRE2_ANCHORED }
    if contains(.endAnchored) { flags |= PCRE2_ENDANCHORED }
    if contains(.unicodeProperties) { flags |= PCRE2_UCP }
    if contains(.dollarMatchesOnlyAtEnd) { flags |= PCRE2_DOLLAR_ENDONLY }
    return flags
  }
}
