import SelectableText

extension Exercise {
  /// Scans with the default dialect under options and resolvers that lead through other code.
  static let variants: [Exercise] = [
    scan(
      "US phones",
      by: .init {
        $0.options.region = "US"
        $0.options.acceptsUngroupedPhones = true
      }),
    scan("CN phones", by: .init { $0.options.region = "CN" }),
    scan("all that narrows", by: .init { narrow(&$0.options) }),
    scan("all that widens", by: .init { widen(&$0.options) }),
    scan("only links", by: .init { $0.kinds = [.link] }),
    scan("words", by: .init { $0.granularity = .word }),
    precedence,
    scan("choice", walkCount: 10, by: .init { $0.resolver = .choosing { $0.last } }),
    patterns,
  ]

  /// A scan in which each rule is asked alone.
  public static let precedence = scan("precedence", walkCount: 10, by: .init { $0.resolver = .precedence })

  private static func narrow(_ options: inout DetectionOptions) {
    options.schemes = .web
    options.refusesUserInfo = true
    options.requiresScheme = true
    options.mentionAlphabet = .atproto
    options.hashtagAlphabet = .x
    options.acceptsAdjacentHashtags = false
    options.acceptsSingleQuotes = false
    options.tripleBraces = .ignore
  }

  private static func widen(_ options: inout DetectionOptions) {
    options.customSchemes = ["tg": .slashesOptional, "a": .slashesOptional, "http": .slashesOptional]
    options.knownDomains = .any
    options.acceptsBareAddresses = true
    options.acceptsBareLocalhost = true
    options.acceptsIdeographicDots = true
    options.splitsGluedScripts = false
    options.splitsGluedLinks = false
    options.refusesShortenedLinks = false
    options.endsLinksAtTextDelimiters = false
    options.endsLinksAtCJKPunctuation = false
    options.endsLinksAtHiddenScalars = false
    options.mentionAlphabet = .fediverse
    options.hashtagAlphabet = .telegram
    options.acceptsLowercaseCashtags = true
    options.region = "GB"
  }

  /// Patterns that take linear time by themselves: each reads no further than a match, or a bounded number of bytes.
  private static let patterns: Exercise = {
    let sources = ["https?://\\S+", "#\\w++", "[A-Z]{2,5}-\\d{1,6}", "(?<=@)[a-z]{1,9}\\b", "a.{0,40}b"]
    let rules = sources.compactMap { source in
      (try? Pattern(source)).map { UserRule(name: source, pattern: $0, trimsTrailing: true) }
    }
    return scan("user patterns", by: .init { $0.userRules = rules })
  }()
}
