import PCRE2
import TextValidation

/// The searches of a plan at work on texts, one after the other.
///
/// What they find is merged as it comes: the leftmost, then the longest, then by precedence, and nothing that overlaps what
/// was kept before it (dialects.md, N7, "overlap").
struct SearchRun: ~Copyable {
  /// The plan whose searches these are.
  let plan: SearchPlan
  private let detector: Detector
  private var platforms: PlatformSearches
  /// The end of each pattern's last match.
  private var floors: [Int]
  /// What each search found last, if it has not come to the end.
  private var found: [Candidate]
  private var shadow: PlatformSearches
  /// The last match of the shadow.
  private var shade = SearchRun.noShade

  private static let noShade = 0..<0

  init(_ plan: SearchPlan, _ detector: Detector) {
    self.plan = plan
    self.detector = detector
    platforms = plan.platforms
    floors = Array(repeating: 0, count: plan.patterns.count)
    found = Array(repeating: Candidate(ruleIndex: SearchPlan.absent, utf8Range: 0..<0), count: plan.searchCount)
    shadow = plan.shadow
  }

  /// Searches a text and hands over what is kept, ascending and disjoint.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - subject: The same, if the plan has patterns.
  ///   - utf8Offset: Where it stands in what is scanned.
  ///   - busy: A bit for each search that may find something, by its place.
  ///   - scratch: What patterns work in.
  ///   - receive: Called with candidates of what is scanned.
  /// - Complexity: O(*n*) in the count of `utf8` for what is native; patterns add at most their limits.
  mutating func run(
    over utf8: Span<UInt8>, _ subject: UTF8Span?, at utf8Offset: Int, busy: UInt64, _ scratch: inout ScanScratch,
    _ receive: (Candidate) -> Void
  ) {
    scratch.searchedUTF8Offset = utf8Offset
    if let name = plan.shadowName { shadow.restart(name) }
    shade = Self.noShade
    var waiting = busy
    // A bit for each search that has found something.
    var live: UInt64 = 0
    while waiting != 0 {
      let place = waiting.trailingZeroBitCount
      waiting &= waiting - 1
      if place < floors.count { floors[place] = 0 } else { platforms.restart(plan.names[place - floors.count]) }
      if advance(place, utf8, subject, &scratch) { live |= 1 << UInt64(place) }
    }
    var end = 0
    while live != 0 {
      let place = Self.placeOfFirst(among: live, of: found)
      let candidate = found[place]
      if candidate.utf8Range.lowerBound >= end {
        end = candidate.utf8Range.upperBound
        receive(candidate.shifted(by: utf8Offset))
      }
      if !advance(place, utf8, subject, &scratch) { live &= ~(1 << UInt64(place)) }
    }
  }

  /// The place of the search whose match comes first: the leftmost, then the longest, then the earlier rule's.
  private static func placeOfFirst(among live: UInt64, of found: [Candidate]) -> Int {
    var first = live.trailingZeroBitCount
    var rest = live & (live - 1)
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest - 1
      if found[place].comes(before: found[first]) { first = place }
    }
    return first
  }

  /// Lets a search go on to its next match that is asked for, and says whether there is one.
  private mutating func advance(
    _ place: Int, _ utf8: Span<UInt8>, _ subject: UTF8Span?, _ scratch: inout ScanScratch
  ) -> Bool {
    while true {
      let candidate =
        place < floors.count
        ? next(of: plan.patterns[place], place, in: subject, &scratch)
        : next(of: plan.names[place - floors.count], in: utf8)
      guard let candidate else { return false }
      guard isInShade(candidate.utf8Range, in: utf8) else {
        found[place] = candidate
        return true
      }
    }
  }

  private mutating func next(of name: PlatformSearches.Name, in utf8: Span<UInt8>) -> Candidate? {
    while let match = platforms.next(of: name, in: utf8) {
      let ruleIndex = plan.ruleIndex(of: match.rule)
      if ruleIndex >= 0 { return Candidate(ruleIndex: ruleIndex, utf8Range: match.utf8Range) }
    }
    return nil
  }

  /// A pattern that meets a limit is given up for the text, and reported.
  private mutating func next(
    of search: PatternSearch, _ place: Int, in subject: UTF8Span?, _ scratch: inout ScanScratch
  ) -> Candidate? {
    guard let subject, !scratch.timeBudgets[search.place].isReported else { return nil }
    do throws(MatchError) {
      return try search.next(from: &floors[place], in: subject, detector, &scratch)
    } catch {
      if error == .timeLimit { scratch.timeBudgets[search.place].isReported = true }
      scratch.limitHits.append(
        LimitHit(
          ruleName: search.rules.first?.name, limit: .matching(error),
          utf8Offset: scratch.searchedUTF8Offset + floors[place]))
      floors[place] = subject.count
      return nil
    }
  }

  /// Whether a match of the shadow overlaps `range` and starts before it (dialects.md, TW-H6).
  private mutating func isInShade(_ range: Range<Int>, in utf8: Span<UInt8>) -> Bool {
    guard let name = plan.shadowName else { return false }
    while shade.upperBound <= range.lowerBound {
      shade = shadow.next(of: name, in: utf8)?.utf8Range ?? Int.max..<Int.max
    }
    return shade.lowerBound < range.lowerBound
  }
}

extension Candidate {
  /// The leftmost comes first, then the longest, then that of the rule with precedence.
  fileprivate func comes(before other: Candidate) -> Bool {
    let (range, otherRange) = (utf8Range, other.utf8Range)
    if range.lowerBound != otherRange.lowerBound { return range.lowerBound < otherRange.lowerBound }
    if range.upperBound != otherRange.upperBound { return range.upperBound > otherRange.upperBound }
    return ruleIndex < other.ruleIndex
  }
}
