import PCRE2
import TextModel
import TextValidation

/// A pattern that searches by itself: it is asked where one of its triggers stands.
final class PatternSearch: Sendable {
  /// What its matches may be, in order: rules of the same pattern, of which the first counts whose checks pass.
  let rules: [PatternRule]
  /// Its place among the patterns that the time of a scan is kept for.
  let place: Int
  /// Whether the pattern sees nothing before the end of its last match.
  let seesRest: Bool
  private let pattern: Pattern
  /// Finds where the pattern is asked; `nil` for a pattern that may begin with too many bytes, and searches by itself.
  private let finder: ByteFinder?
  /// Whether a trigger is more than the byte that ``finder`` finds.
  private let hasLongTriggers: Bool
  /// Bytes of which any text has one that has a match; `nil`: it is not known.
  let signs: [UInt8]?
  /// Finds a byte without which the pattern does not match; `nil` if it knows none but those it begins with.
  private let requirement: ByteFinder?

  /// - Parameters:
  ///   - rules: One or more, of the same pattern and the same triggers.
  ///   - place: Its place among the patterns that the time of a scan is kept for.
  ///   - seesRest: Whether the pattern sees nothing before the end of its last match.
  init(_ rules: [PatternRule], place: Int, seesRest: Bool) {
    let rule = rules[0]
    self.rules = rules
    self.place = place
    self.seesRest = seesRest
    pattern = rule.anchored ?? rule.search
    let first = rule.anchored == nil ? nil : rule.firstBytes.bytes
    finder = first.map { ByteFinder($0) }
    hasLongTriggers = rule.triggers.contains { $0.count > 1 }
    let required = rule.search.facts.requiredBytes?.bytes
    let isMore = required.map { !$0.allSatisfy((first ?? []).contains) } ?? false
    requirement = isMore ? required.map { ByteFinder($0) } : nil
    signs = isMore ? required : first
  }

  /// The next match that its checks pass.
  ///
  /// - Parameters:
  ///   - floor: The end of the last match, passed or refused; moved on.
  ///   - subject: The text.
  ///   - detector: What the checks ask.
  ///   - scratch: The memory to work in, the limits, and what is left of the time.
  /// - Returns: A candidate of `subject`; `nil` if there is none up to the end.
  /// - Throws: ``MatchError`` if a limit is hit, which no rule of a built-in pack is kept to; the floor is then where the
  ///   search was.
  func next(
    from floor: inout Int, in subject: UTF8Span, _ detector: Detector, _ scratch: inout ScanScratch
  ) throws(MatchError) -> Candidate? {
    let utf8 = subject.span
    scratch.matchData.limits = rules[0].isBuiltIn ? scratch.builtInLimits : scratch.limits
    var offset = finder?.next(from: floor, in: utf8) ?? floor
    if offset < utf8.count, let requirement, requirement.next(from: offset, in: utf8) == utf8.count {
      offset = utf8.count
    }
    while offset < utf8.count {
      if hasLongTriggers, let finder, !rules[0].isTriggered(at: offset, in: utf8) {
        offset = finder.next(from: offset + 1, in: utf8)
        continue
      }
      let hidden = seesRest ? floor : 0
      if let range = try match(at: offset, hiding: hidden, in: subject, &floor, &scratch) {
        floor = range.upperBound
        for rule in rules {
          let checked = rule.checked(range, scratch.matchData, hiding: hidden, by: detector, in: utf8)
          scratch.count(checked, of: rule.ruleIndex)
          if let checked { return Candidate(ruleIndex: rule.ruleIndex, utf8Range: checked) }
        }
      } else if finder == nil {
        break
      }
      offset = finder?.next(from: max(floor, offset + 1), in: utf8) ?? floor
    }
    floor = utf8.count
    return nil
  }

  /// One call of the pattern, which sees nothing of the first `hidden` bytes.
  private func match(
    at utf8Offset: Int, hiding hidden: Int, in subject: UTF8Span, _ floor: inout Int, _ scratch: inout ScanScratch
  ) throws(MatchError) -> Range<Int>? {
    let match: Range<Int>?
    do throws(MatchError) {
      if hidden == 0 {
        match = try pattern.firstMatch(
          in: subject, from: utf8Offset, options: .notEmpty, using: &scratch.matchData,
          spending: &scratch.timeBudgets[place])
      } else {
        // The rest of a text does not start where a text does.
        match = try subject.withPart(hidden..<subject.count) { rest throws(MatchError) in
          try pattern.firstMatch(
            in: rest, from: utf8Offset - hidden, options: [.notEmpty, .notBeginningOfLine],
            using: &scratch.matchData, spending: &scratch.timeBudgets[place])
        }
      }
    } catch {
      floor = utf8Offset
      throw error
    }
    // What a look-around with `\K` leaves empty is no match.
    guard let match, !match.isEmpty else {
      for rule in rules { scratch.count(nil, of: rule.ruleIndex) }
      return nil
    }
    return match.shifted(by: hidden)
  }
}
