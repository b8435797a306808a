import PCRE2

/// The memory a scan works in. One for each thread; reuse it, and scans of the same kind allocate next to nothing.
public struct ScanScratch: ~Copyable {
  /// The limits that user patterns met in the last scan, in order of discovery.
  public internal(set) var limitHits: [LimitHit] = []

  /// Selections that wait for an open quotation, between scans empty.
  var held: [Candidate] = []
  var matchData = MatchData()

  /// Makes empty scratch memory.
  public init() {}
}
