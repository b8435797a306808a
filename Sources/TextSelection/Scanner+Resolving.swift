import TextModel
import TextValidation

extension Scanner {
  /// A scan whose candidates come from more than one walk: user patterns, or another resolver than the default.
  ///
  /// `known` are selections that are made already, ascending and disjoint: they win, and are handed over among the others.
  func scanResolving(
    _ utf8: Span<UInt8>, around known: [Candidate] = [], scratch: inout ScanScratch, _ receive: (Candidate) -> Void
  ) {
    var lists = patternCandidates(in: utf8, by: configuration.textUnit, scratch: &scratch)
    var containers = lists.filter { $0.first.map(isContainer) ?? false }.flatMap { $0 }
    lists.removeAll { $0.first.map(isContainer) ?? true }
    lists += nativeCandidates(in: utf8, containers: &containers, scratch: &scratch)
    scratch.cutUTF8Offset = cut(&lists, &containers)
    let forced = lists.filter { $0.first.map(isForced) ?? false }
    lists.removeAll { $0.first.map(isForced) ?? false }
    lists.sort { ($0.first?.ruleIndex ?? 0) < ($1.first?.ruleIndex ?? 0) }
    let settled = ConflictResolver.adding(configuration.resolver.winners(among: forced), to: known)
    if !settled.isEmpty { lists = lists.map { ConflictResolver.sparing(settled, in: $0) } }
    let winners = ConflictResolver.adding(configuration.resolver.winners(among: lists), to: settled)
    for winner in ConflictResolver.placing(ConflictResolver.nesting(containers), around: winners)
    where isReported(winner) {
      receive(winner)
    }
  }

  /// What the native rules find: under `leftmostLongest` the selections of one walk, else a list for each rule.
  private func nativeCandidates(
    in utf8: Span<UInt8>, containers: inout [Candidate], scratch: inout ScanScratch
  ) -> [[Candidate]] {
    if let plan {
      if case .leftmostLongest = configuration.resolver.rule {
        var selected: [Candidate] = []
        scanSearching(utf8, by: plan, scratch: &scratch) { keep($0, in: &selected) }
        return [selected]
      }
      return searchCandidates(in: utf8, by: plan, scratch: &scratch).flatMap(Self.byRule)
    }
    var selected: [Candidate] = []
    walk(utf8, rules: competingRules, scratch: &scratch) { candidate in
      if isContainer(candidate) { keep(candidate, in: &containers) } else { keep(candidate, in: &selected) }
    }
    if case .leftmostLongest = configuration.resolver.rule { return [selected] }
    var lists: [[Candidate]] = []
    for rule in NativeRule.allCases where competingRules.has(rule) && rule != .quotation {
      var found: [Candidate] = []
      walk(utf8, rules: competingRules.only(rule), scratch: &scratch) { keep($0, in: &found) }
      lists.append(found)
    }
    return lists
  }

  /// What one search found, in a list for each of its rules: where precedence decides, they may be far apart.
  private static func byRule(_ found: [Candidate]) -> [[Candidate]] {
    Dictionary(grouping: found, by: \.ruleIndex).sorted { $0.key < $1.key }.map(\.value)
  }

  /// One more than there may be tells that there are too many.
  private func keep(_ candidate: Candidate, in list: inout [Candidate]) {
    if list.count <= selectionLimit { list.append(candidate) }
  }

  private func isForced(_ candidate: Candidate) -> Bool {
    candidate.ruleIndex < packRulesStart && configuration.userRules[candidate.ruleIndex].isForced
  }

  /// Users' rules always are; others by their kind.
  func isReported(_ candidate: Candidate) -> Bool {
    guard (packRulesStart..<rules.count).contains(candidate.ruleIndex), let kinds = configuration.kinds else {
      return true
    }
    return kinds.contains(rules[candidate.ruleIndex].kind)
  }

  /// A rule of the pack whose selections may hold others; users' rules have none.
  func isContainer(_ candidate: Candidate) -> Bool {
    (packRulesStart..<rules.count).contains(candidate.ruleIndex)
      && configuration.pack.rules[candidate.ruleIndex - packRulesStart].isContainer
  }
}
