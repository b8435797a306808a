/// What PCRE2 found out about a pattern while it compiled it, `pcre2_pattern_info(3)`.
///
/// The facts hold wherever a match begins, so a search may skip an offset that contradicts them. They speak of the
/// subject from that offset on, and not of the match alone: `(?=ab)` matches nothing, but only before an `a` and a `b`. And
/// they speak of where PCRE2 begins to match: a range that `\K` moved begins later.
public struct PatternFacts: Hashable, Sendable {
  /// The bytes that can stand where a match begins; `nil` if PCRE2 knows none, and always if a match may begin at the
  /// subject's end.
  ///
  /// A letter stands with its other case where the pattern may ignore case: PCRE2 gives one case only.
  public let firstBytes: ByteSet?
  /// Bytes of which at least one stands where a match begins, or later; `nil` if PCRE2 knows none.
  public let requiredBytes: ByteSet?
  /// The least number of Unicode scalars (not bytes) from the start of a match to the subject's end, as far as PCRE2
  /// could tell: 0 to 65,535.
  public let minimumScalarCount: Int
  /// The greatest number of Unicode scalars (not bytes) before a match that the pattern looks at; `\b` counts as 1.
  public let lookbehindScalarCount: Int
  /// Whether a match may be empty. PCRE2 says yes where recursion makes it hard to tell.
  public let matchesEmpty: Bool
  /// Whether a match can only begin where the search begins: ``CompileOptions/anchored``, or a pattern such as `^a`,
  /// `\Ga` or `(?s).*a`.
  public let isAnchored: Bool
  /// Whether a match can only begin at the start of the subject or behind a line break, as `(?m)^a` or `.*a`.
  public let beginsLines: Bool
  /// Whether searches run just-in-time code; else PCRE2's interpreter.
  public let isJITCompiled: Bool
}
