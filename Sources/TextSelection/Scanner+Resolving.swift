import TextModel
import TextValidation

extension Scanner {
  /// A scan whose candidates come from more than one walk: user patterns, or another resolver than the default.
  ///
  /// The text is taken in the units that user patterns see, so that what is held at a time is what one unit holds.
  func scanResolving(_ utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void) {
    guard configuration.textUnit == .line else {
      return resolve(0..<utf8.count, of: utf8, scratch: &scratch, receive)
    }
    var start = 0
    while start < utf8.count {
      var end = start
      var breakCount = 0
      while end < utf8.count {
        breakCount = Tokenizer.hardBreakUTF8Count(in: utf8, at: end)
        if breakCount > 0 { break }
        end += 1
      }
      resolve(start..<end, of: utf8, scratch: &scratch, receive)
      start = end + breakCount
    }
  }

  private func resolve(
    _ unit: Range<Int>, of utf8: Span<UInt8>, scratch: inout ScanScratch, _ receive: (Candidate) -> Void
  ) {
    let part = utf8.extracting(unit)
    var lists = patternCandidates(in: part, partStart: unit.lowerBound, scratch: &scratch)
    var containers = lists.filter { $0.first.map(isContainer) ?? false }.flatMap { $0 }
    lists.removeAll { $0.first.map(isContainer) ?? true }
    if case .leftmostLongest = configuration.resolver.rule {
      var native: [Candidate] = []
      walk(part, rules: competingRules, scratch: &scratch) { candidate in
        if isContainer(candidate) { containers.append(candidate) } else { native.append(candidate) }
      }
      lists.append(native)
    } else {
      for rule in NativeRule.allCases where competingRules.has(rule) && rule != .quotation {
        var found: [Candidate] = []
        walk(part, rules: competingRules.only(rule), scratch: &scratch) { found.append($0) }
        lists.append(found)
      }
      lists.sort { ($0.first?.ruleIndex ?? 0) < ($1.first?.ruleIndex ?? 0) }
      walk(part, rules: competingRules, scratch: &scratch) { if isContainer($0) { containers.append($0) } }
    }
    let winners = configuration.resolver.winners(among: lists)
    let placed = ConflictResolver.placing(ConflictResolver.nesting(containers), around: winners)
    for winner in placed where isReported(winner) {
      receive(Candidate(ruleIndex: winner.ruleIndex, utf8Range: winner.utf8Range.shifted(by: unit.lowerBound)))
    }
  }

  /// Users' rules always are; others by their kind.
  func isReported(_ candidate: Candidate) -> Bool {
    guard candidate.ruleIndex >= packRulesStart, let kinds = configuration.kinds else { return true }
    return kinds.contains(rules[candidate.ruleIndex].kind)
  }

  /// A rule of the pack whose selections may hold others; users' rules have none.
  func isContainer(_ candidate: Candidate) -> Bool {
    candidate.ruleIndex >= packRulesStart
      && configuration.pack.rules[candidate.ruleIndex - packRulesStart].isContainer
  }
}
