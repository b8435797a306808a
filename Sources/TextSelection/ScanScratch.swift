import PCRE2

/// The memory a scan works in. One for each thread; reuse it, and scans of the same kind allocate next to nothing.
public struct ScanScratch: ~Copyable {
  /// The limits that user patterns met in the last scan, in order of discovery.
  public internal(set) var limitHits: [LimitHit] = []

  private var held: [Candidate] = []
  var matchData = MatchData()

  /// Makes empty scratch memory.
  public init() {}

  /// Lends the memory for selections that wait.
  mutating func takeHeld() -> [Candidate] {
    var lent: [Candidate] = []
    swap(&lent, &held)
    return lent
  }

  mutating func giveBack(held: [Candidate]) { self.held = held }
}
