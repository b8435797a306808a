import PCRE2
import TextModel
import TextValidation

extension Scanner {
  /// What the named groups of a pack's pattern hold in a match, by the attributes that the pack gives them.
  ///
  /// Ranges are all that a scan keeps, so the pattern is asked once more where the match begins.
  ///
  /// - Complexity: That of one match, and O(*n*) in the unit of text around it.
  func captures(of candidate: Candidate, by rule: Rule, in utf8: Span<UInt8>) -> [String: String] {
    guard !rule.captures.isEmpty, let pattern = patterns.rules.first(where: { $0.ruleIndex == candidate.ruleIndex })
    else { return [:] }
    let range = candidate.utf8Range
    let unit =
      configuration.textUnit == .line
      ? utf8.startOfLine(holding: range.lowerBound)..<utf8.lineBreak(from: range.upperBound).lowerBound : 0..<utf8.count
    var data = MatchData(limits: configuration.limits.matching)
    var attributes: [String: String] = [:]
    forEachWellFormedPart(of: utf8.extracting(unit)) { subject, subjectStart in
      let start = range.lowerBound - unit.lowerBound - subjectStart
      guard start >= 0, start < subject.count else { return }
      let matcher = pattern.anchored ?? pattern.search
      guard let match = try? matcher.firstMatch(in: subject, from: start, options: .notEmpty, using: &data),
        match.lowerBound == start
      else { return }
      for (group, attribute) in rule.captures {
        guard let captured = data.captureRange(named: group, of: matcher) else { continue }
        attributes[attribute] = subject.span.string(in: captured)
      }
    }
    return attributes
  }
}
