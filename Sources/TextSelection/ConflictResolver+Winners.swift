extension ConflictResolver {
  /// The candidates that are selected, ascending and disjoint.
  ///
  /// There is a list for each rule in order of precedence (under `leftmostLongest` the last may mix rules); each list is
  /// ascending and disjoint.
  ///
  /// - Complexity: O(*n* log *n*) in the candidates; `precedence` and a choice O(*n* · *r*) in candidates and lists.
  package func winners(among lists: [[Candidate]]) -> [Candidate] {
    switch rule {
    case .leftmostLongest: Self.leftmostLongest(lists)
    case .precedence: lists.reduce([]) { Self.adding($1, to: $0) }
    case .choice(let choose): Self.chosen(Self.ordered(lists), choose)
    }
  }

  /// All candidates by start, then the longest first, then by precedence.
  private static func ordered(_ lists: [[Candidate]]) -> [Candidate] {
    guard lists.count > 1 else { return lists.first ?? [] }
    return lists.flatMap { $0 }.sorted {
      ($0.utf8Range.lowerBound, -$0.utf8Range.upperBound, $0.ruleIndex)
        < ($1.utf8Range.lowerBound, -$1.utf8Range.upperBound, $1.ruleIndex)
    }
  }

  private static func leftmostLongest(_ lists: [[Candidate]]) -> [Candidate] {
    var winners: [Candidate] = []
    var end = 0
    for candidate in ordered(lists) where candidate.utf8Range.lowerBound >= end {
      winners.append(candidate)
      end = candidate.utf8Range.upperBound
    }
    return winners
  }

  /// Adds those of `list` that overlap none of `winners`; both are ascending and disjoint, and so is the result.
  static func adding(_ list: [Candidate], to winners: [Candidate]) -> [Candidate] {
    var result: [Candidate] = []
    result.reserveCapacity(winners.count + list.count)
    var next = winners.startIndex
    for candidate in list {
      while next < winners.endIndex, winners[next].utf8Range.upperBound <= candidate.utf8Range.lowerBound {
        result.append(winners[next])
        next += 1
      }
      if next == winners.endIndex || candidate.utf8Range.upperBound <= winners[next].utf8Range.lowerBound {
        result.append(candidate)
      }
    }
    return result + winners[next...]
  }

  /// Those of `list` that overlap none of `settled`; both are ascending and disjoint, but `list` may mix rules.
  static func sparing(_ settled: [Candidate], in list: [Candidate]) -> [Candidate] {
    var next = settled.startIndex
    return list.filter { candidate in
      while next < settled.endIndex, settled[next].utf8Range.upperBound <= candidate.utf8Range.lowerBound { next += 1 }
      return next == settled.endIndex || candidate.utf8Range.upperBound <= settled[next].utf8Range.lowerBound
    }
  }

  /// Asks for each group that the leftmost candidate conflicts with, until none is left.
  ///
  /// A question settles the leftmost candidate or all that the winner overlaps, and the leftmost is among those; so a
  /// candidate is asked about no more often than there are rules.
  private static func chosen(_ candidates: [Candidate], _ choose: ([Candidate]) -> Candidate?) -> [Candidate] {
    var winners: [Candidate] = []
    var isPending = Array(repeating: true, count: candidates.count)
    for first in candidates.indices where isPending[first] {
      let places = pendingPlaces(from: first, before: candidates[first].utf8Range.upperBound, candidates, isPending)
      guard places.count > 1 else {
        winners.append(candidates[first])
        continue
      }
      let asked = places.map { candidates[$0] }.sorted {
        ($0.ruleIndex, $0.utf8Range.lowerBound) < ($1.ruleIndex, $1.utf8Range.lowerBound)
      }
      guard let choice = choose(asked) else {
        for place in places { isPending[place] = false }
        continue
      }
      let winner = asked.contains(choice) ? choice : asked[0]
      winners.append(winner)
      // What starts later may conflict with the winner too; what starts before the leftmost is settled.
      for place in pendingPlaces(from: first, before: winner.utf8Range.upperBound, candidates, isPending)
      where candidates[place].utf8Range.overlaps(winner.utf8Range) { isPending[place] = false }
    }
    return winners.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }

  /// The places of those not settled yet that start before `end`, from `first` on.
  private static func pendingPlaces(
    from first: Int, before end: Int, _ candidates: [Candidate], _ isPending: [Bool]
  ) -> [Int] {
    var places: [Int] = []
    var place = first
    while place < candidates.count, candidates[place].utf8Range.lowerBound < end {
      if isPending[place] { places.append(place) }
      place += 1
    }
    return places
  }

  /// The containers of all rules: ascending, outer before inner, without those that partly overlap or repeat one before.
  ///
  /// - Complexity: O(*n* log *n*) in the containers.
  package static func nesting(_ containers: [Candidate]) -> [Candidate] {
    var enclosing: [Range<Int>] = []
    return ordered([containers, []]).filter { container in
      let range = container.utf8Range
      while let outer = enclosing.last, outer.upperBound <= range.lowerBound { enclosing.removeLast() }
      if let outer = enclosing.last, outer == range || outer.upperBound < range.upperBound { return false }
      enclosing.append(range)
      return true
    }
  }

  /// Puts quotations before what they contain, and drops those that a winner partly overlaps or fills.
  ///
  /// The quotations are ascending, and nest or are disjoint; the winners are ascending and disjoint.
  package static func placing(_ quotations: [Candidate], around winners: [Candidate]) -> [Candidate] {
    guard !quotations.isEmpty else { return winners }
    var result: [Candidate] = []
    result.reserveCapacity(quotations.count + winners.count)
    var next = 0
    for quotation in quotations {
      let range = quotation.utf8Range
      while next < winners.count, winners[next].utf8Range.lowerBound < range.lowerBound {
        result.append(winners[next])
        next += 1
      }
      if isWhole(range, beside: winners, startingWith: max(0, next - 1)) { result.append(quotation) }
    }
    return result + winners[next...]
  }

  /// Whether no winner lies across an edge of `range`, and none fills or holds it.
  private static func isWhole(_ range: Range<Int>, beside winners: [Candidate], startingWith first: Int) -> Bool {
    func crosses(_ winner: Range<Int>) -> Bool {
      winner.overlaps(range)
        && (winner == range || winner.lowerBound < range.lowerBound || winner.upperBound > range.upperBound)
    }
    guard first < winners.count else { return true }
    if crosses(winners[first].utf8Range) { return false }
    // The last winner that starts within the range.
    var low = first
    var high = winners.count
    while low < high {
      let middle = (low + high) / 2
      if winners[middle].utf8Range.lowerBound < range.upperBound { low = middle + 1 } else { high = middle }
    }
    return low == first || !crosses(winners[low - 1].utf8Range)
  }
}
