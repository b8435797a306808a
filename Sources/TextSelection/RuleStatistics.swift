import TextValidation

/// What a rule was asked in scans, and what it said: which rules cost, and whether their triggers are worth it.
public struct RuleStatistics: Sendable, Hashable {
  /// How often a byte triggered the rule and it was asked.
  public internal(set) var candidateCount = 0
  /// How often it found a match. Another rule may have won a match that it found.
  public internal(set) var confirmedCount = 0
  /// How often something stood there that looks like its kind and does not count.
  public internal(set) var refusedCount = 0
  /// How many bytes its matches and refused runs have: what it looked at for them. The few that it reads beyond, and those
  /// that it reads to find nothing at all, are not in it.
  public internal(set) var visitedUTF8Count = 0

  /// Makes counts of nothing.
  public init() {}

  /// Adds the counts of other scans.
  public static func += (sum: inout RuleStatistics, other: RuleStatistics) {
    sum.candidateCount += other.candidateCount
    sum.confirmedCount += other.confirmedCount
    sum.refusedCount += other.refusedCount
    sum.visitedUTF8Count += other.visitedUTF8Count
  }

  mutating func count(_ verdict: Verdict) {
    candidateCount += 1
    switch verdict {
    case .none: break
    case .match(let range):
      confirmedCount += 1
      visitedUTF8Count += range.count
    case .refused(_, let run, _):
      refusedCount += 1
      visitedUTF8Count += run.count
    }
  }
}
