import PCRE2
import TextModel
import TextValidation

/// A pattern that searches by itself: it is asked where one of its triggers stands.
struct PatternSearch: Sendable {
  let rule: PatternRule
  /// Its place among the patterns that the time of a scan is kept for.
  let place: Int
  /// Whether the pattern sees nothing before the end of its last match.
  let seesRest: Bool
  private let finder: ByteFinder

  init(_ rule: PatternRule, place: Int, seesRest: Bool) {
    self.rule = rule
    self.place = place
    self.seesRest = seesRest
    finder = ByteFinder(rule.firstBytes.bytes)
  }

  /// The next match that its checks pass.
  ///
  /// - Parameters:
  ///   - floor: The end of the last match, passed or refused; moved on.
  ///   - subject: The text.
  ///   - detector: What the checks ask.
  ///   - scratch: The memory to work in, the limits, and what is left of the time.
  /// - Returns: UTF-8 offsets into `subject`; `nil` if there is none up to the end.
  /// - Throws: ``MatchError`` if a limit is hit; the floor is then where the search was.
  func next(
    from floor: inout Int, in subject: UTF8Span, _ detector: Detector, _ scratch: inout ScanScratch
  ) throws(MatchError) -> Range<Int>? {
    let utf8 = subject.span
    let pattern = rule.anchored ?? rule.search
    // A pattern that may begin with too many bytes finds by itself where it matches.
    let isAsked = rule.anchored != nil
    var offset = isAsked ? finder.next(from: floor, in: utf8) : floor
    while offset < utf8.count {
      if isAsked, !rule.isTriggered(at: offset, in: utf8) {
        offset = finder.next(from: offset + 1, in: utf8)
        continue
      }
      let hidden = seesRest ? floor : 0
      let match = try match(of: pattern, at: offset, hiding: hidden, in: subject, &floor, &scratch)
      if let range = match {
        floor = range.upperBound
        let groups = rule.checks.isEmpty ? [] : rule.groups(in: scratch.matchData).map { $0?.shifted(by: hidden) }
        if let checked = rule.checked(range, groups: groups, by: detector, in: utf8) { return checked }
      } else if !isAsked {
        break
      }
      offset = isAsked ? finder.next(from: max(floor, offset + 1), in: utf8) : floor
    }
    floor = utf8.count
    return nil
  }

  /// One call of a pattern, which sees nothing of the first `hidden` bytes.
  private func match(
    of pattern: Pattern, at utf8Offset: Int, hiding hidden: Int, in subject: UTF8Span, _ floor: inout Int,
    _ scratch: inout ScanScratch
  ) throws(MatchError) -> Range<Int>? {
    let match: Range<Int>?
    do throws(MatchError) {
      if hidden == 0 {
        match = try pattern.firstMatch(
          in: subject, from: utf8Offset, options: .notEmpty, using: &scratch.matchData,
          spending: &scratch.timeBudgets[place])
      } else {
        // The rest of a text does not start where a text does.
        match = try subject.withRest(from: hidden) { rest throws(MatchError) in
          try pattern.firstMatch(
            in: rest, from: utf8Offset - hidden, options: [.notEmpty, .notBeginningOfLine],
            using: &scratch.matchData, spending: &scratch.timeBudgets[place])
        }
      }
    } catch {
      floor = utf8Offset
      throw error
    }
    scratch.count(match, of: rule.ruleIndex)
    // What a look-around with `\K` leaves empty is no match.
    guard let match, !match.isEmpty else { return nil }
    return match.shifted(by: hidden)
  }
}
