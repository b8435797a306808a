extension PackSource {
  /// Holds the rules of a pack against the way in which they are to search, and against what decides about whole texts.
  ///
  /// - Parameter rules: All rules of the pack, those of the pack that it extends among them.
  /// - Throws: The first rule that does not fit, and why.
  func checkSearches(of rules: [Rule]) throws(PackError) {
    if pack.searches == .apart, Self.searchCount(of: rules) > Self.greatestSearchCount {
      throw PackError(
        file: "\(folder)/pack.json",
        reason: "the rules need more than \(Self.greatestSearchCount) searches apart; join some")
    }
    for rule in rules {
      guard let reason = misfit(of: rule, among: rules) else { continue }
      throw PackError(file: "\(folder)/pack.json", rule: rule.name, reason: reason)
    }
    for (name, rule) in pack.wholeTexts.sorted(by: { $0.key < $1.key }) where !rule.canBeDecided(by: rules) {
      let checks = WholeTextCheck.allCases.map(\.rawValue).joined(separator: ", ")
      throw PackError(
        file: "\(folder)/pack.json",
        reason: "\"whole_texts\": \"\(name)\" is neither a kind of the pack nor one of \(checks)")
    }
  }

  /// One bit tells of each whether it has anything to look for.
  private static let greatestSearchCount = 64

  /// How many searches the rules need: one for each pattern, and those of native code, each for all rules it finds.
  private static func searchCount(of rules: [Rule]) -> Int {
    let platforms = rules.compactMap { rule in
      if case .platform(let platform) = rule.matcher { platform } else { nil as PlatformRule? }
    }
    return rules.count - platforms.count + Set(platforms.flatMap(\.searches)).count
  }

  private func misfit(of rule: Rule, among rules: [Rule]) -> String? {
    switch (pack.searches, rule.matcher) {
    case (.together, .platform): return "a platform's rules search by themselves: \"searches\" must be apart"
    case (.apart, .native): return "the native rule searches together with others: \"searches\" must be together"
    case (.apart, .validator): return "validators decide about words: \"searches\" must be together"
    case (.together, _):
      let isPlain = rule.traits == RuleTraits()
      return isPlain ? nil : "\"sees\", \"asked_only\" and \"gives_way_to\" need \"searches\": \"apart\""
    case (.apart, _) where rule.isContainer: return "rules that search apart have no containers"
    case (.apart, _):
      guard let name = rule.traits.givesWayTo else { return nil }
      guard let other = rules.first(where: { $0.name == name }) else {
        return "\"gives_way_to\" names \"\(name)\", which is no rule of the pack"
      }
      if case .platform = other.matcher { return nil }
      return "\"gives_way_to\" names \"\(name)\", which is no native rule"
    }
  }
}
