import PCRE2
import TextValidation

/// The memory a scan works in. One for each thread; reuse it, and scans of the same kind allocate next to nothing.
public struct ScanScratch: ~Copyable {
  /// The limits that the last scan met, in order of discovery.
  public internal(set) var limitHits: [LimitHit] = []

  /// Selections that wait for an open quotation, between scans empty.
  var held: [Candidate] = []
  var matchData = MatchData()
  /// What each search of a caller's pattern may spend, and each of a built-in pack's.
  private(set) var (limits, builtInLimits) = (MatchLimits.default, MatchLimits.default)
  /// The searches of the pack that was scanned with last, if its rules search apart.
  var searches: SearchRun?
  /// Where the text that is searched stands in what is scanned.
  var searchedUTF8Offset = 0
  /// What each pattern has left to spend, by its place.
  var timeBudgets: [TimeBudget] = []
  /// Where candidates of the text at hand were left out because there are too many.
  var cutUTF8Offset: Int?
  /// Whether each line of what is scanned counts its selections for itself, even if patterns see all of it.
  var countsLines = false
  /// Whether the next scan goes on with the text of the last one, so that patterns go on with the time they had.
  package var continuesText = false
  /// Into how many parts the text is cut whose part is scanned next, each with the time of its own.
  package var textPartCount = 1
  /// What each rule was asked, by the place of the rule, over all scans since ``beginStatistics()``; `nil` if nobody asks.
  ///
  /// A rule whose kind is not reported, and validators of whole words, are not counted.
  public internal(set) var statistics: [RuleStatistics]?

  /// Makes empty scratch memory.
  public init() {}

  /// Begins to count what rules are asked. It costs a little time, and allocates once.
  public mutating func beginStatistics() { statistics = [] }

  /// Counts an ask of a pattern, or a match that its search found.
  mutating func count(_ match: Range<Int>?, of ruleIndex: Int) {
    if statistics != nil { statistics?[ruleIndex].count(match.map { .match($0) } ?? .none) }
  }

  mutating func makeRoomForStatistics(of scanner: Scanner) {
    while let count = statistics?.count, count < scanner.rules.count { statistics?.append(RuleStatistics()) }
  }

  /// Makes what the patterns of `scanner` need, for a text or a further part of one.
  mutating func beginPatterns(of scanner: Scanner, utf8Count: Int) {
    let limits = scanner.configuration.limits.matching
    (self.limits, builtInLimits) = (limits, limits.raised(to: .default))
    matchData.limits = limits
    let patternCount = scanner.patterns.rules.count + scanner.searchPatterns.count
    if continuesText, timeBudgets.count == patternCount {
      for place in timeBudgets.indices { timeBudgets[place].extend(limits, byUTF8Count: utf8Count) }
    } else {
      let budget = TimeBudget(limits, utf8Count: utf8Count, partCount: textPartCount)
      timeBudgets.removeAll(keepingCapacity: true)
      for _ in scanner.patterns.rules { timeBudgets.append(budget) }
      for rule in scanner.searchPatterns { timeBudgets.append(rule.isBuiltIn ? .unlimited : budget) }
    }
  }
}
