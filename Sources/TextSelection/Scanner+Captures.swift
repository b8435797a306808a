import PCRE2
import TextModel
import TextValidation

extension Scanner {
  /// What the named groups of a pack's pattern hold in a match, by the attributes that the pack gives them.
  ///
  /// - Complexity: That of one match, and O(*n*) in the candidate's range; in all of the text, if the pattern looks thousands
  ///   of bytes ahead.
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
  /// Ranges are all that a scan keeps, so the pattern is asked once more where the match begins, of the text nearby: were it
  /// shown all of a long text each time, texts of many matches would take quadratic time.
  private func groups(_ names: [String], of candidate: Candidate, in utf8: Span<UInt8>) -> [String: String] {
    guard let pattern = pattern(ofRule: candidate.ruleIndex) else { return [:] }
    // What matches at the start of a text alone may have read more than it selects, but matches once.
    if !pattern.search.facts.isAnchored {
      let nearby = Self.nearby(candidate.utf8Range, of: pattern, in: utf8)
      if nearby != 0..<utf8.count, let groups = groups(names, of: candidate, by: pattern, in: utf8, seeing: nearby) {
        return groups
      }
    }
    return groups(names, of: candidate, by: pattern, in: utf8, seeing: 0..<utf8.count) ?? [:]
  }

  /// What a match may have looked at: all that the pattern can look back, a scalar more, and some thousand bytes ahead.
  private static func nearby(_ range: Range<Int>, of pattern: PatternRule, in utf8: Span<UInt8>) -> Range<Int> {
    func scalarStart(_ utf8Offset: Int) -> Int {
      var start = utf8Offset
      while start > 0, start < utf8.count, start > utf8Offset - 3, utf8[start] & 0xC0 == 0x80 { start -= 1 }
      return start
    }
    let lower = max(0, range.lowerBound - 4 * (pattern.search.facts.lookbehindScalarCount + 2))
    let upper = min(utf8.count, range.upperBound + greatestLookahead)
    return scalarStart(lower)..<max(range.upperBound, scalarStart(upper))
  }

  /// How many bytes behind a match its pattern sees at first when it is asked once more.
  private static let greatestLookahead = 4096

  /// The same of a pattern that sees a part of the text; `nil` if it does not match there what it matched in all of it.
  private func groups(
    _ names: [String], of candidate: Candidate, by pattern: PatternRule, in utf8: Span<UInt8>, seeing seen: Range<Int>
  ) -> [String: String]? {
    let isAll = seen == 0..<utf8.count
    let range = candidate.utf8Range.shifted(by: -seen.lowerBound)
    let text = utf8.extracting(seen)
    let unit =
      configuration.textUnit == .line
      ? text.startOfLine(holding: range.lowerBound)..<text.lineBreak(from: range.upperBound).lowerBound : 0..<text.count
    let matcher = pattern.anchored ?? pattern.search
    let limits = configuration.limits.matching
    var data = MatchData(limits: pattern.isBuiltIn ? limits.raised(to: .default) : limits)
    var groups: [String: String]?
    // What lies behind the match's part is not read: there may be thousands of parts.
    try? forEachWellFormedPart(of: text.extracting(unit)) { subject, subjectStart throws(PartHasBeenRead) in
      let start = range.lowerBound - unit.lowerBound - subjectStart
      guard start < subject.count else { return }
      guard start >= 0 else { throw PartHasBeenRead() }
      let searchStart = pattern.search.facts.isAnchored ? 0 : start
      var options: MatchOptions = .notEmpty
      let end = unit.lowerBound + subjectStart + subject.count
      if unit.lowerBound + subjectStart == 0, seen.lowerBound > 0 { options.insert(.notBeginningOfLine) }
      if end == text.count, seen.upperBound < utf8.count { options.insert(.notEndOfLine) }
      guard let match = try? matcher.firstMatch(in: subject, from: searchStart, options: options, using: &data),
        match.lowerBound == start,
        isAll || pattern.checked(match, data, by: detector, in: subject.span)?.count == range.count
      else { throw PartHasBeenRead() }
      var found: [String: String] = [:]
      for name in names {
        guard let captured = data.captureRange(named: name, of: matcher) else { continue }
        found[name] = subject.span.string(in: captured)
      }
      groups = found
      throw PartHasBeenRead()
    }
    return groups
  }

  /// Ends a walk over the parts of a text that are UTF-8.
  private struct PartHasBeenRead: Error {}

  private func pattern(ofRule ruleIndex: Int) -> PatternRule? {
    if let pattern = plan?.pattern(ofRule: ruleIndex) { return pattern }
    return patterns.rules.first { $0.ruleIndex == ruleIndex }
  }
}
