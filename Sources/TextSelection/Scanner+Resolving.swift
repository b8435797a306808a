import TextModel
import TextValidation

extension Scanner {
  /// A scan whose candidates come from more than one walk: user patterns, or another resolver than the default.
  ///
  /// The text is taken in the units that user patterns see, so that what is held at a time is what one unit holds.
  /// `known` are selections that are made already, ascending and disjoint: they win, and are handed over among the others.
  func scanResolving(
    _ utf8: Span<UInt8>, around known: [Candidate] = [], scratch: inout ScanScratch, _ receive: (Candidate) -> Void
  ) {
    guard configuration.textUnit == .line else {
      return resolve(0..<utf8.count, of: utf8, around: known, scratch: &scratch, receive)
    }
    var start = 0
    var nextKnown = known.startIndex
    while start < utf8.count {
      let firstKnown = nextKnown
      var end = start
      var breakCount = 0
      while end < utf8.count {
        // What is known may lie across a line break: then so does the unit.
        let isInside = nextKnown < known.endIndex && known[nextKnown].utf8Range.contains(end)
        breakCount = isInside ? 0 : Tokenizer.hardBreakUTF8Count(in: utf8, at: end)
        if breakCount > 0 { break }
        end += 1
        while nextKnown < known.endIndex, known[nextKnown].utf8Range.upperBound <= end { nextKnown += 1 }
      }
      resolve(start..<end, of: utf8, around: Array(known[firstKnown..<nextKnown]), scratch: &scratch, receive)
      start = end + breakCount
    }
  }

  private func resolve(
    _ unit: Range<Int>, of utf8: Span<UInt8>, around known: [Candidate], scratch: inout ScanScratch,
    _ receive: (Candidate) -> Void
  ) {
    let part = utf8.extracting(unit)
    var lists = patternCandidates(in: part, partStart: unit.lowerBound, scratch: &scratch)
    var containers = lists.filter { $0.first.map(isContainer) ?? false }.flatMap { $0 }
    lists.removeAll { $0.first.map(isContainer) ?? true }
    let forced = lists.filter { $0.first.map(isForced) ?? false }
    lists.removeAll { $0.first.map(isForced) ?? false }
    lists += nativeCandidates(in: part, containers: &containers, scratch: &scratch)
    lists.sort { ($0.first?.ruleIndex ?? 0) < ($1.first?.ruleIndex ?? 0) }
    let settled = ConflictResolver.adding(
      configuration.resolver.winners(among: forced),
      to: known.map { Candidate(ruleIndex: $0.ruleIndex, utf8Range: $0.utf8Range.shifted(by: -unit.lowerBound)) })
    if !settled.isEmpty { lists = lists.map { ConflictResolver.sparing(settled, in: $0) } }
    let winners = ConflictResolver.adding(configuration.resolver.winners(among: lists), to: settled)
    let placed = ConflictResolver.placing(ConflictResolver.nesting(containers), around: winners)
    for winner in placed where isReported(winner) {
      receive(Candidate(ruleIndex: winner.ruleIndex, utf8Range: winner.utf8Range.shifted(by: unit.lowerBound)))
    }
  }

  /// What the native rules find: under `leftmostLongest` the selections of one walk, else a list for each rule.
  private func nativeCandidates(
    in part: Span<UInt8>, containers: inout [Candidate], scratch: inout ScanScratch
  ) -> [[Candidate]] {
    var selected: [Candidate] = []
    walk(part, rules: competingRules, scratch: &scratch) { candidate in
      if isContainer(candidate) { containers.append(candidate) } else { selected.append(candidate) }
    }
    if case .leftmostLongest = configuration.resolver.rule { return [selected] }
    var lists: [[Candidate]] = []
    for rule in NativeRule.allCases where competingRules.has(rule) && rule != .quotation {
      var found: [Candidate] = []
      walk(part, rules: competingRules.only(rule), scratch: &scratch) { found.append($0) }
      lists.append(found)
    }
    return lists
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
