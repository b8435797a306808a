import PCRE2
import TextValidation

/// The memory a scan works in. One for each thread; reuse it, and scans of the same kind allocate next to nothing.
public struct ScanScratch: ~Copyable {
  /// The limits that user patterns met in the last scan, in order of discovery.
  public internal(set) var limitHits: [LimitHit] = []

  /// Selections that wait for an open quotation, between scans empty.
  var held: [Candidate] = []
  var matchData = MatchData()
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
}
