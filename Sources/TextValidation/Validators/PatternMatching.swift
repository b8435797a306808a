import PCRE2

/// Compiles a validator's pattern.
func compilePattern(_ source: String, caseSensitive: Bool) throws(PatternError) -> Pattern {
  try Pattern(source, options: caseSensitive ? [] : .caseInsensitive)
}

/// Whether `pattern` matches anywhere in `text`.
///
/// A search that meets a limit counts as no match: a validator answers yes or no.
func patternMatches(_ pattern: Pattern, in text: String) -> Bool {
  (try? pattern.firstMatch(in: text)) != nil
}
