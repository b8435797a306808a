import PCRE2
import TextModel
import TextValidation

extension Scanner {
  /// What each pattern matches in `utf8`: a list for each, ascending and disjoint, in order of precedence.
  ///
  /// Patterns that begin with few bytes are asked where one of those stands, in one walk for all; the others search. A
  /// pattern that meets a limit is given up for the unit, and reported.
  func patternCandidates(in utf8: Span<UInt8>, by textUnit: TextUnit, scratch: inout ScanScratch) -> [[Candidate]] {
    guard !patterns.isEmpty else { return [] }
    guard textUnit == .line else { return patternCandidates(inUnit: 0..<utf8.count, of: utf8, scratch: &scratch) }
    var run = PatternRun(patterns, detector, selectionLimit: selectionLimit)
    var start = 0
    while start < utf8.count {
      let lineBreak = utf8.lineBreak(from: start)
      run.take(unit: start..<lineBreak.lowerBound, of: utf8, patterns, &scratch)
      start = lineBreak.upperBound
    }
    return run.found
  }

  /// The same for one unit of `utf8`.
  func patternCandidates(
    inUnit unit: Range<Int>, of utf8: Span<UInt8>, scratch: inout ScanScratch
  ) -> [[Candidate]] {
    var run = PatternRun(patterns, detector, selectionLimit: selectionLimit)
    run.take(unit: unit, of: utf8, patterns, &scratch)
    return run.found
  }
}

/// The state of a run of all patterns over a text, unit by unit.
private struct PatternRun {
  /// What each pattern has matched, by its place.
  var found: [[Candidate]]
  /// Whether a pattern still runs in this unit: its required byte is there, and it has met no limit.
  private var isRunning: [Bool]
  /// Where each pattern may match next in this unit.
  private var floors: [Int]
  /// Where each pattern may match last in this unit: what it needs does not follow.
  private var ceilings: [Int]
  private let detector: Detector
  private let selectionLimit: Int
  private var unitStart = 0
  private var unitCount = 0

  init(_ patterns: PatternDispatch, _ detector: Detector, selectionLimit: Int) {
    self.detector = detector
    self.selectionLimit = selectionLimit
    found = Array(repeating: [], count: patterns.rules.count)
    isRunning = Array(repeating: false, count: patterns.rules.count)
    floors = Array(repeating: 0, count: patterns.rules.count)
    ceilings = floors
  }

  /// Runs the patterns over one unit of `utf8`.
  mutating func take(
    unit: Range<Int>, of utf8: Span<UInt8>, _ patterns: PatternDispatch, _ scratch: inout ScanScratch
  ) {
    let part = utf8.extracting(unit)
    (unitStart, unitCount) = (unit.lowerBound, unit.count)
    var runsAny = false
    for place in patterns.rules.indices {
      let lastStart = patterns.rules[place].lastStart(in: part)
      isRunning[place] = lastStart != nil && !scratch.timeBudgets[place].isReported
      runsAny = runsAny || isRunning[place]
      ceilings[place] = lastStart ?? 0
      floors[place] = 0
    }
    guard runsAny else { return }
    forEachWellFormedPart(of: part) { subject, subjectStart in
      take(subject, subjectStart: subjectStart, patterns: patterns, scratch: &scratch)
    }
  }

  /// Runs the patterns over one well-formed part, which starts at `subjectStart` of the unit.
  private mutating func take(
    _ subject: UTF8Span, subjectStart: Int, patterns: PatternDispatch, scratch: inout ScanScratch
  ) {
    // `^` and `$` are the ends of the unit, not of what is well-formed.
    var options: MatchOptions = .notEmpty
    if subjectStart > 0 { options.insert(.notBeginningOfLine) }
    if subjectStart + subject.count < unitCount { options.insert(.notEndOfLine) }
    for place in patterns.searching where isRunning[place] {
      search(patterns.rules[place], place, subject, subjectStart, options, &scratch)
    }
    guard patterns.dispatchesAny else { return }
    let utf8 = subject.span
    for offset in utf8.indices {
      for place in patterns.places(of: utf8[offset])
      where mayStart(place, at: subjectStart + offset) {
        ask(patterns.rules[place], place, at: offset, subject, subjectStart, options, &scratch)
      }
    }
  }

  private func mayStart(_ place: Int, at offset: Int) -> Bool {
    isRunning[place] && offset >= floors[place] && offset <= ceilings[place]
  }

  private mutating func search(
    _ rule: PatternRule, _ place: Int, _ subject: UTF8Span, _ subjectStart: Int, _ options: MatchOptions,
    _ scratch: inout ScanScratch
  ) {
    // Taken out of the scratch memory, which counts what is found meanwhile.
    var data = MatchData()
    var time = scratch.timeBudgets[place]
    var interruption: Pattern.Interruption?
    swap(&data, &scratch.matchData)
    do throws(Pattern.Interruption) {
      try rule.search.forEachMatch(in: subject, options: options, using: &data, spending: &time) { range, match in
        guard !range.isEmpty else { return true }
        scratch.count(range, of: rule.ruleIndex)
        return keep(range, match, of: rule, place, subject, subjectStart)
      }
    } catch {
      interruption = error
    }
    swap(&data, &scratch.matchData)
    scratch.timeBudgets[place] = time
    if let interruption {
      giveUp(rule, place, interruption.reason, at: subjectStart + interruption.utf8Offset, &scratch)
    }
  }

  /// Keeps what the checks leave of a match. What they cut off is not looked at again, nor what they refuse.
  ///
  /// - Returns: Whether there may be more; if not, the pattern is done with the text.
  private mutating func keep(
    _ range: Range<Int>, _ match: borrowing MatchData, of rule: PatternRule, _ place: Int, _ subject: UTF8Span,
    _ subjectStart: Int
  ) -> Bool {
    guard let checked = rule.checked(range, match, by: detector, in: subject.span) else { return true }
    found[place].append(Candidate(ruleIndex: rule.ruleIndex, utf8Range: checked.shifted(by: unitStart + subjectStart)))
    return found[place].count <= selectionLimit
  }

  private mutating func ask(
    _ rule: PatternRule, _ place: Int, at offset: Int, _ subject: UTF8Span, _ subjectStart: Int,
    _ options: MatchOptions, _ scratch: inout ScanScratch
  ) {
    guard let pattern = rule.anchored, rule.isTriggered(at: offset, in: subject.span) else { return }
    do throws(MatchError) {
      let match = try pattern.firstMatch(
        in: subject, from: offset, options: options, using: &scratch.matchData, spending: &scratch.timeBudgets[place])
      scratch.count(match, of: rule.ruleIndex)
      guard let range = match, !range.isEmpty else { return }
      isRunning[place] = keep(range, scratch.matchData, of: rule, place, subject, subjectStart)
      floors[place] = subjectStart + range.upperBound
    } catch {
      giveUp(rule, place, error, at: subjectStart + offset, &scratch)
    }
  }

  private mutating func giveUp(
    _ rule: PatternRule, _ place: Int, _ error: MatchError, at utf8Offset: Int, _ scratch: inout ScanScratch
  ) {
    isRunning[place] = false
    if error == .timeLimit { scratch.timeBudgets[place].isReported = true }
    scratch.limitHits.append(
      LimitHit(ruleName: rule.name, limit: .matching(error), utf8Offset: unitStart + utf8Offset))
  }
}

extension Range<Int> {
  func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
