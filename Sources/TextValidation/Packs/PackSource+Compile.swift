extension PackSource {
  /// Puts the rules in order.
  ///
  /// - Parameter bases: The packs that it may extend.
  /// - Returns: The pack as a scanner takes it.
  /// - Throws: If the list of precedence and the rules do not fit, or the pack that it extends is not there.
  package func compiled(extending bases: [Pack]) throws(PackError) -> Pack {
    let path = "\(folder)/pack.json"
    var available: [String: Rule] = [:]
    var containers: [String] = []
    if let name = pack.extends {
      guard let base = bases.first(where: { $0.dialect == name }) else {
        throw PackError(file: path, reason: "extends \"\(name)\", which is no pack")
      }
      for rule in base.rules { available[rule.name] = rule }
      containers = base.rules.filter(\.isContainer).map(\.name)
    }
    for source in rules {
      available[source.name] = source.rule
      if source.file.isContainer, !containers.contains(source.name) { containers.append(source.name) }
    }
    var ordered: [Rule] = []
    for name in pack.precedence {
      guard let rule = available[name] else {
        throw PackError(file: path, rule: name, reason: "\"precedence\" names a rule that is not there")
      }
      if rule.isContainer {
        throw PackError(
          file: path, rule: name, reason: "a container competes with none: leave it out of \"precedence\"")
      }
      if ordered.contains(where: { $0.name == name }) {
        throw PackError(file: path, rule: name, reason: "\"precedence\" names the rule twice")
      }
      ordered.append(rule)
    }
    for source in rules where !source.file.isContainer && !pack.precedence.contains(source.name) {
      throw PackError(file: path, rule: source.name, reason: "\"precedence\" leaves the rule out")
    }
    for name in containers { if let rule = available[name], rule.isContainer { ordered.append(rule) } }
    return Pack(
      dialect: pack.dialect, version: pack.version, follows: pack.follows, summary: pack.summary,
      offsetUnit: pack.offsetUnit, textUnit: pack.textUnit, granularity: pack.granularity, rules: ordered)
  }
}

extension PackSource.RuleSource {
  /// The rule as a scanner takes it. A pattern beside a native rule only tests it.
  fileprivate var rule: Rule {
    let matcher: RuleMatcher
    if let native = file.native {
      matcher = .native(native)
    } else if let validator = file.validator {
      matcher = .validator(validator)
    } else {
      matcher = .pattern(source: pattern ?? "", triggers: file.triggers)
    }
    return Rule(
      name: name, kind: file.kind, matcher: matcher, isContainer: file.isContainer, options: file.options,
      captures: file.captures)
  }
}
