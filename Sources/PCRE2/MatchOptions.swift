internal import CPCRE2

/// What a single search takes for granted. None of the options costs the just-in-time code.
public struct MatchOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option; not PCRE2's own bits.
  public let rawValue: UInt32

  /// Makes options of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The subject's start is not the start of a line: `^` does not match there. `\A` does.
  public static let notBeginningOfLine = MatchOptions(rawValue: 1 << 0)
  /// The subject's end is not the end of a line: `$` does not match there. `\z` and `\Z` do.
  public static let notEndOfLine = MatchOptions(rawValue: 1 << 1)
  /// An empty match is none: the search goes on for another one, at the same offset first.
  public static let notEmpty = MatchOptions(rawValue: 1 << 2)
  /// An empty match at the offset where the search begins is none.
  public static let notEmptyAtStart = MatchOptions(rawValue: 1 << 3)

  /// The bits `pcre2_match` takes.
  var matchFlags: UInt32 {
    var flags: UInt32 = 0
    if contains(.notBeginningOfLine) { flags |= PCRE2_NOTBOL }
    if contains(.notEndOfLine) { flags |= PCRE2_NOTEOL }
    if contains(.notEmpty) { flags |= PCRE2_NOTEMPTY }
    if contains(.notEmptyAtStart) { flags |= PCRE2_NOTEMPTY_ATSTART }
    return flags
  }
}
