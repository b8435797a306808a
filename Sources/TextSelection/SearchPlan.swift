import PCRE2
import TextValidation

/// The searches of a pack whose rules search apart, as far as their kinds are asked for.
final class SearchPlan: Sendable {
  /// The patterns, in order of precedence. Searches have places: first these, then ``names``.
  let patterns: [PatternSearch]
  /// The native searches.
  let names: [PlatformSearches.Name]
  /// The native searches, before their first text.
  let platforms: PlatformSearches
  /// The search that takes away from what the others find; it selects nothing itself.
  let shadowName: PlatformSearches.Name?
  /// The same before its first text.
  let shadow: PlatformSearches
  /// The platform's rules that are asked for, with their indices in `Scanner.rules`.
  private let asked: [(rule: PlatformRule, ruleIndex: Int)]
  /// Finds the bytes without one of which nothing is found; `nil`: any byte may do.
  private let finder: ByteFinder?
  /// Finds what a search needs that is not content with one byte, with a bit for its place; `nil`: there is no such search.
  private let runs: (finder: RunFinder, searchBit: UInt64)?
  /// Tells which searches may find something in a text, by their places.
  private let groups: ByteGroups
  /// Whether the pack has patterns, asked for or not: then all its rules see well-formed parts alone.
  private let seesParts: Bool

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
    var names: [PlatformSearches.Name] = []
    var asked: [(rule: PlatformRule, ruleIndex: Int)] = []
    var shadow: PlatformRule?
    for (index, rule) in pack.rules.enumerated() where kinds?.contains(rule.kind) ?? !rule.traits.isOnlyAsked {
      if case .platform(let platform) = rule.matcher {
        asked.append((platform, rulesStart + index))
        names += platform.searches.filter { !names.contains($0) }
      }
      if let place = patterns.firstIndex(where: { $0.ruleIndex == rulesStart + index }) {
        Self.add(patterns[place], place: firstPlace + place, seesRest: rule.traits.seesRest, to: &searches)
      }
      if kinds == [rule.kind], let name = rule.traits.givesWayTo { shadow = Self.platform(named: name, in: pack) }
    }
    let platforms = PlatformSearches(for: asked.map(\.rule), options: options)
    // At most one search waits for runs: two would have to be told apart.
    let runName = names.first { platforms.triggerRunCount(of: $0) > 1 }
    let triggers = searches.map(\.signs) + names.map { $0 == runName ? [] : platforms.triggers(of: $0) }
    let hasUnknown = triggers.contains { $0 == nil }
    finder = hasUnknown ? nil : ByteFinder(triggers.flatMap { $0 ?? [] })
    groups = ByteGroups(triggers)
    runs = runName.flatMap { name in
      names.firstIndex(of: name).map { index in
        let finder = RunFinder(of: platforms.triggers(of: name), minimum: platforms.triggerRunCount(of: name))
        return (finder, 1 << UInt64(searches.count + index))
      }
    }
    seesParts = !patterns.isEmpty
    self.patterns = searches
    self.names = names
    self.platforms = platforms
    self.asked = asked
    shadowName = shadow?.searches.first
    // Whatever links a pack or a caller asks for, all of them count here.
    self.shadow = PlatformSearches(for: shadow.map { [$0] } ?? [], options: DetectionOptions())
  }

  /// Adds a rule to the search of the same pattern, or as a search of its own: what is read once, is read for all.
  private static func add(_ rule: PatternRule, place: Int, seesRest: Bool, to searches: inout [PatternSearch]) {
    let same = searches.firstIndex { search in
      search.seesRest == seesRest && search.rules[0].search.source == rule.search.source
        && search.rules[0].triggers == rule.triggers
    }
    guard let same else { return searches.append(PatternSearch([rule], place: place, seesRest: seesRest)) }
    let search = searches[same]
    searches[same] = PatternSearch(search.rules + [rule], place: search.place, seesRest: seesRest)
  }

  /// The native rule of that name.
  private static func platform(named name: String, in pack: Pack) -> PlatformRule? {
    guard case .platform(let platform)? = pack.rules.first(where: { $0.name == name })?.matcher else { return nil }
    return platform
  }

  /// The index in `Scanner.rules` of a platform's rule, or ``absent``.
  func ruleIndex(of rule: PlatformRule) -> Int {
    for entry in asked where entry.rule == rule { return entry.ruleIndex }
    return Self.absent
  }

  /// The pattern of the rule of that index in `Scanner.rules`.
  func pattern(ofRule ruleIndex: Int) -> PatternRule? {
    for search in patterns {
      for rule in search.rules where rule.ruleIndex == ruleIndex { return rule }
    }
    return nil
  }

  /// How many searches there are.
  var searchCount: Int { patterns.count + names.count }

  /// Whether well-formed parts of `utf8` must be told from other bytes.
  ///
  /// - Parameters:
  ///   - busy: The searches that are to look, by their places.
  ///   - utf8: The text.
  /// - Returns: `false` where it makes no difference.
  func needsWellFormedText(_ busy: UInt64, in utf8: Span<UInt8>) -> Bool {
    guard seesParts else { return false }
    let patternBits = (1 as UInt64) << UInt64(patterns.count) &- 1
    return busy & patternBits != 0 || beyondASCII.next(from: 0, in: utf8) < utf8.count
  }

  private let beyondASCII = ByteFinder(0x80...0xFF)

  /// Which searches may find something in `utf8`.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - hasRun: Whether a run stands in it that ``nextRun(from:in:)`` finds.
  /// - Returns: A bit for each of them, by its place.
  func busySearches(in utf8: Span<UInt8>, hasRun: Bool) -> UInt64 {
    let busy = groups.present(in: utf8)
    guard let runs else { return busy }
    return hasRun ? busy | runs.searchBit : busy & ~runs.searchBit
  }

  /// The offset of the next byte that something may be found with, but for runs; the count of `utf8` if there is none.
  func nextTrigger(from start: Int, in utf8: Span<UInt8>) -> Int { finder?.next(from: start, in: utf8) ?? start }

  /// The offset of the next run that something may be found with; the count of `utf8` if there is none.
  func nextRun(from start: Int, in utf8: Span<UInt8>) -> Int { runs?.finder.next(from: start, in: utf8) ?? utf8.count }
}
