import TextValidation

/// The searches of a pack whose rules search apart, as far as their kinds are asked for.
final class SearchPlan: Sendable {
  /// The platform's rules that are asked for, with their indices in `Scanner.rules`.
  typealias Asked = [(rule: PlatformRule, ruleIndex: Int)]

  /// The patterns, in order of precedence.
  private let patterns: [PatternSearch]
  private let platforms: [any PlatformSearch]
  private let asked: Asked
  /// What takes away from what the others find; it selects nothing itself.
  private let shadow: (any PlatformSearch)?
  /// Finds the bytes without one of which nothing is found; `nil`: any byte may do.
  private let finder: ByteFinder?

  /// The index of what is no rule.
  static let absent = -1

  /// - Parameters:
  ///   - pack: A pack whose rules search apart.
  ///   - patterns: Its patterns, compiled.
  ///   - firstPlace: The place of the first of them among those that the time of a scan is kept for.
  ///   - kinds: The kinds that are asked for; `nil`: all.
  ///   - options: What the rules are told.
  ///   - rulesStart: The index of the pack's first rule.
  init(
    _ pack: Pack, patterns: [PatternRule], firstPlace: Int, kinds: Set<SelectionKind>?, options: DetectionOptions,
    rulesStart: Int
  ) {
    var searches: [PatternSearch] = []
    var asked: Asked = []
    var shadow: (any PlatformSearch)?
    for (index, rule) in pack.rules.enumerated() where kinds?.contains(rule.kind) ?? !rule.traits.isOnlyAsked {
      if case .platform(let platform) = rule.matcher { asked.append((platform, rulesStart + index)) }
      if let place = patterns.firstIndex(where: { $0.ruleIndex == rulesStart + index }) {
        searches.append(PatternSearch(patterns[place], place: firstPlace + place, seesRest: rule.traits.seesRest))
      }
      if kinds == [rule.kind], let name = rule.traits.givesWayTo { shadow = Self.shadow(of: name, in: pack) }
    }
    self.patterns = searches
    self.asked = asked
    self.shadow = shadow
    platforms = PlatformRule.searches(for: asked.map(\.rule), options: options)
    var triggers: Set<UInt8>? = []
    for search in searches { triggers = search.triggers.flatMap { triggers?.union($0) } }
    for search in platforms { triggers = triggers?.union(search.triggers) }
    finder = triggers.map { ByteFinder($0) }
  }

  private static func shadow(of name: String, in pack: Pack) -> (any PlatformSearch)? {
    guard case .platform(let platform)? = pack.rules.first(where: { $0.name == name })?.matcher else { return nil }
    return PlatformRule.searches(for: [platform], options: pack.options).first
  }

  /// Whether well-formed text must be told from other bytes.
  var hasPatterns: Bool { !patterns.isEmpty }

  /// The searches, ready to work.
  func searchers(_ detector: Detector) -> [Searcher] {
    let all =
      patterns.map { PatternSearcher($0, detector) } + platforms.map { Searcher.make($0, asked: asked) }
    guard let shadow else { return all }
    let shade = Searcher.make(shadow, asked: PlatformRule.allCases.map { ($0, 0) })
    return all.map { ShadedSearcher($0, shadow: shade) }
  }

  /// The search of the pattern of that index in `Scanner.rules`.
  func patternSearch(ofRule ruleIndex: Int) -> PatternSearch? { patterns.first { $0.rule.ruleIndex == ruleIndex } }

  /// The offset of the next byte that something may be found with; the count of `utf8` if there is none.
  func nextTrigger(from start: Int, in utf8: Span<UInt8>) -> Int { finder?.next(from: start, in: utf8) ?? start }
}

extension Searcher {
  /// Native code of a platform, ready to work.
  fileprivate static func make(_ search: any PlatformSearch, asked: SearchPlan.Asked) -> Searcher {
    func open<Search: PlatformSearch>(_ search: Search) -> Searcher { PlatformSearcher(search, asked: asked) }
    return open(search)
  }
}
