import TextValidation

/// The searches of a pack whose rules search apart: which there are, and under which index each rule is reported.
final class SearchPlan: Sendable {
  /// A search by itself.
  enum Entry: Sendable {
    /// A pattern.
    case pattern(PatternSearch)
    /// Native code of the platform.
    case platform(any PlatformSearch)
  }

  /// In order of precedence, but for searches that find for several rules.
  let entries: [Entry]
  /// The platform's rules that are asked for, with their indices in `Scanner.rules`.
  private let asked: [(rule: PlatformRule, ruleIndex: Int)]
  /// What takes away from what ``entries`` find; it selects nothing itself.
  let shadow: Entry?
  /// Whether any of ``entries`` is a pattern, which sees well-formed text alone.
  let hasPatterns: Bool

  /// The rule is not asked for.
  static let absent = -1

  /// - Parameters:
  ///   - pack: A pack whose rules search apart.
  ///   - patterns: Its patterns, compiled.
  ///   - firstPlace: The place of the first of them.
  ///   - kinds: The kinds that are asked for; `nil`: all.
  ///   - options: What the rules are told.
  ///   - rulesStart: The index of the pack's first rule.
  init(
    _ pack: Pack, patterns: [PatternRule], firstPlace: Int, kinds: Set<SelectionKind>?, options: DetectionOptions,
    rulesStart: Int
  ) {
    var entries: [Entry] = []
    var asked: [(rule: PlatformRule, ruleIndex: Int)] = []
    var shadow: Entry?
    for (index, rule) in pack.rules.enumerated() {
      guard kinds?.contains(rule.kind) ?? !rule.traits.isOnlyAsked else { continue }
      if case .platform(let platform) = rule.matcher { asked.append((platform, rulesStart + index)) }
      if let place = patterns.firstIndex(where: { $0.ruleIndex == rulesStart + index }) {
        entries.append(
          .pattern(PatternSearch(patterns[place], place: firstPlace + place, seesRest: rule.traits.seesRest)))
      }
      if kinds == [rule.kind], let name = rule.traits.givesWayTo,
        let other = pack.rules.first(where: { $0.name == name }),
        case .platform(let platform) = other.matcher
      {
        shadow = PlatformRule.searches(for: [platform], options: pack.options).first.map(Entry.platform)
      }
    }
    hasPatterns = !entries.isEmpty
    entries += PlatformRule.searches(for: asked.map(\.rule), options: options).map(Entry.platform)
    self.entries = entries
    self.asked = asked
    self.shadow = shadow
  }

  /// The search of the pattern of that index in `Scanner.rules`.
  func patternSearch(ofRule ruleIndex: Int) -> PatternSearch? {
    for case .pattern(let search) in entries where search.rule.ruleIndex == ruleIndex { return search }
    return nil
  }

  /// The index in `Scanner.rules` of a platform's rule, or ``absent``.
  func ruleIndex(of rule: PlatformRule) -> Int {
    for entry in asked where entry.rule == rule { return entry.ruleIndex }
    return Self.absent
  }
}
