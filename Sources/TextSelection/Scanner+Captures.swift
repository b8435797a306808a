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
    let unit = configuration.textUnit == .line ? utf8.line(around: range) : 0..<utf8.count
    var data = MatchData()
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

extension Span where Element == UInt8 {
  /// The line that holds `range`, without its line breaks.
  fileprivate func line(around range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, !isLineBreak(before: start) { start -= 1 }
    var end = range.upperBound
    while end < count, Tokenizer.hardBreakUTF8Count(in: self, at: end) == 0 { end += 1 }
    return start..<end
  }

  /// Whether a hard line break ends at `utf8Offset`; none is longer than three bytes.
  private func isLineBreak(before utf8Offset: Int) -> Bool {
    (Swift.max(0, utf8Offset - 3)..<utf8Offset).contains {
      let breakCount = Tokenizer.hardBreakUTF8Count(in: self, at: $0)
      return breakCount > 0 && $0 + breakCount == utf8Offset
    }
  }
}
