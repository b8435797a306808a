public import PCRE2

/// Accepts the words in which a pattern matches anywhere.
///
/// ```swift
/// let validator = try RegexValidator(pattern: #"^[A-Z]+-\d+$"#)
/// validator.validate(text: "ABC-12")  // true
/// ```
public struct RegexValidator: TextSelectionValidator {
  /// The pattern, in the syntax of PCRE2.
  public let pattern: String
  /// Whether case matters.
  public let caseSensitive: Bool
  private let compiled: Pattern

  /// Makes a validator of words in which `pattern` matches; case does not matter unless `caseSensitive`.
  ///
  /// - Throws: ``PCRE2/PatternError`` if the pattern does not compile.
  public init(pattern: String, caseSensitive: Bool = false) throws(PatternError) {
    self.pattern = pattern
    self.caseSensitive = caseSensitive
    compiled = try compilePattern(pattern, caseSensitive: caseSensitive)
  }

  /// The type and its parameters.
  ///
  /// Unlike other texts, patterns that are canonically equivalent match differently: what is not ASCII is escaped.
  public var identifier: String {
    let escaped = pattern.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return ValidatorIdentifier.encode(
      "RegexValidator", ["pattern": .text(escaped), "caseSensitive": .flag(caseSensitive)])
  }

  /// ``SelectionKind/pattern``.
  public var kind: SelectionKind { .pattern }

  /// Whether the pattern matches anywhere in `text`; not if the search meets a limit, which ``decide(text:)`` tells.
  public func validate(text: String) -> Bool { patternMatches(compiled, in: text) }

  /// Whether the pattern matches anywhere in `text`.
  ///
  /// - Throws: ``PCRE2/MatchError`` if the search meets one of the limits ``PCRE2/MatchLimits/default``.
  public func decide(text: String) throws(MatchError) -> Bool { try compiled.firstMatch(in: text) != nil }
}
