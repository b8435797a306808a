import PCRE2
import TextModel
import TextValidation

extension Scanner {
  /// What the named groups of a pack's pattern hold in a match, by the attributes that the pack gives them.
  ///
  /// - Complexity: That of one match, and O(*n*) in the unit of text around it.
  func captures(of candidate: Candidate, by rule: Rule, in utf8: Span<UInt8>) -> [String: String] {
    guard !rule.captures.isEmpty else { return [:] }
    let groups = groups(rule.captures.keys.sorted(), of: candidate, in: utf8)
    var attributes: [String: String] = [:]
    for (group, attribute) in rule.captures { attributes[attribute] = groups[group] }
    return attributes
  }

  /// What a match of a pack's pattern means, as the pack says.
  func patternValue(of candidate: Candidate, by rule: Rule, in utf8: Span<UInt8>) -> String {
    guard let form = rule.value, let text = groups([form.group], of: candidate, in: utf8)[form.group] else {
      return utf8.string(in: candidate.utf8Range)
    }
    return form.value(of: text)
  }

  /// What the groups of those names hold.
  ///
  /// Ranges are all that a scan keeps, so the pattern is asked once more where the match begins.
  private func groups(_ names: [String], of candidate: Candidate, in utf8: Span<UInt8>) -> [String: String] {
    guard let pattern = pattern(ofRule: candidate.ruleIndex) else { return [:] }
    let range = candidate.utf8Range
    let unit =
      configuration.textUnit == .line
      ? utf8.startOfLine(holding: range.lowerBound)..<utf8.lineBreak(from: range.upperBound).lowerBound : 0..<utf8.count
    var data = MatchData(limits: configuration.limits.matching)
    var groups: [String: String] = [:]
    forEachWellFormedPart(of: utf8.extracting(unit)) { subject, subjectStart in
      let start = range.lowerBound - unit.lowerBound - subjectStart
      guard start >= 0, start < subject.count else { return }
      let matcher = pattern.anchored ?? pattern.search
      // What matches at the start of a text alone may have read more than it selects.
      let searchStart = pattern.search.facts.isAnchored ? 0 : start
      guard let match = try? matcher.firstMatch(in: subject, from: searchStart, options: .notEmpty, using: &data),
        match.lowerBound == start
      else { return }
      for name in names {
        guard let captured = data.captureRange(named: name, of: matcher) else { continue }
        groups[name] = subject.span.string(in: captured)
      }
    }
    return groups
  }

  private func pattern(ofRule ruleIndex: Int) -> PatternRule? {
    if let pattern = plan?.pattern(ofRule: ruleIndex) { return pattern }
    return patterns.rules.first { $0.ruleIndex == ruleIndex }
  }
}
