extension PackSource {
  /// Puts the rules in order.
  ///
  /// - Parameter bases: The packs that it may extend.
  /// - Returns: The pack as a scanner takes it.
  /// - Throws: If the list of precedence and the rules do not fit, or the pack that it extends is not there.
  package func compiled(extending bases: [Pack]) throws(PackError) -> Pack {
    let base = try base(among: bases)
    var available: [String: Rule] = [:]
    for rule in base?.rules ?? [] { available[rule.name] = rule }
    for source in rules { available[source.name] = source.rule }
    let rules = try competing(among: available) + containers(among: available, of: base)
    try checkSearches(of: rules)
    return Pack(
      dialect: pack.dialect, version: pack.version, follows: pack.follows, summary: pack.summary,
      offsetUnit: pack.offsetUnit, textUnit: pack.textUnit, granularity: pack.granularity,
      searches: pack.searches,
      options: options(over: base?.options ?? DetectionOptions()),
      wholeTexts: (base?.wholeTexts ?? [:]).filter { $1.canBeDecided(by: rules) }.merging(pack.wholeTexts) { $1 },
      rules: rules)
  }

  private var path: String { "\(folder)/pack.json" }

  private func base(among bases: [Pack]) throws(PackError) -> Pack? {
    guard let name = pack.extends else { return nil }
    guard let base = bases.first(where: { $0.dialect == name }) else {
      throw PackError(file: path, reason: "extends \"\(name)\", which is no pack")
    }
    return base
  }

  /// Reading has checked each of them.
  private func options(over base: DetectionOptions) -> DetectionOptions {
    var options = base
    for (name, value) in pack.options.sorted(by: { $0.key < $1.key }) { try? options.set(name, to: value) }
    return options
  }

  private func competing(among available: [String: Rule]) throws(PackError) -> [Rule] {
    let ordered = try rules(named: pack.precedence, by: "precedence", among: available)
    if let container = ordered.first(where: \.isContainer) {
      throw PackError(
        file: path, rule: container.name, reason: "a container competes with none: leave it out of \"precedence\"")
    }
    for source in rules where !source.file.isContainer && !pack.precedence.contains(source.name) {
      throw PackError(file: path, rule: source.name, reason: "\"precedence\" leaves the rule out")
    }
    return ordered
  }

  private func containers(among available: [String: Rule], of base: Pack?) throws(PackError) -> [Rule] {
    guard let names = pack.containers else {
      var names = base?.rules.filter(\.isContainer).map(\.name) ?? []
      for source in rules where source.file.isContainer && !names.contains(source.name) { names.append(source.name) }
      return names.compactMap { available[$0] }.filter(\.isContainer)
    }
    let ordered = try rules(named: names, by: "containers", among: available)
    if let rule = ordered.first(where: { !$0.isContainer }) {
      throw PackError(file: path, rule: rule.name, reason: "\"containers\" names a rule that is none")
    }
    for source in rules where source.file.isContainer && !names.contains(source.name) {
      throw PackError(file: path, rule: source.name, reason: "\"containers\" leaves the rule out")
    }
    return ordered
  }

  private func rules(
    named names: [String], by key: String, among available: [String: Rule]
  ) throws(PackError) -> [Rule] {
    var ordered: [Rule] = []
    var seen: Set<String> = []
    for name in names {
      guard let rule = available[name] else {
        let nearest = NearestName.of(name, among: available.keys.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
        throw PackError(file: path, rule: name, reason: "\"\(key)\" names a rule that is not there\(nearest)")
      }
      guard seen.insert(name).inserted else {
        throw PackError(file: path, rule: name, reason: "\"\(key)\" names the rule twice")
      }
      ordered.append(rule)
    }
    return ordered
  }
}

extension PackSource.RuleSource {
  /// The rule as a scanner takes it. A pattern beside a native rule only tests it.
  fileprivate var rule: Rule {
    let matcher: RuleMatcher
    if let native = file.native {
      matcher = native
    } else if let validator = file.validator {
      matcher = .validator(validator)
    } else {
      matcher = .pattern(source: pattern ?? "", triggers: file.triggers)
    }
    return Rule(
      name: name, kind: file.kind, summary: file.summary, matcher: matcher, isContainer: file.isContainer,
      checks: file.checks, captures: file.captures, value: file.value, traits: file.traits)
  }
}
