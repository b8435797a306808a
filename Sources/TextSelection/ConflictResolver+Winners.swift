extension ConflictResolver {
  /// The candidates that are selected, ascending and disjoint.
  ///
  /// There is a list for each rule in order of precedence (under `leftmostLongest` the last may mix rules); each list is
  /// ascending and disjoint.
  ///
  /// - Complexity: O(*n* log *n*) in the candidates; `precedence` O(*n* · *r*) in candidates and lists.
  func winners(among lists: [[Candidate]]) -> [Candidate] {
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
  private static func adding(_ list: [Candidate], to winners: [Candidate]) -> [Candidate] {
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

  /// Asks for each group that the leftmost candidate conflicts with, until none is left.
  ///
  /// A question removes the leftmost candidate or all that the winner overlaps, so a candidate is asked about no more
  /// often than there are rules.
  private static func chosen(_ candidates: [Candidate], _ choose: ([Candidate]) -> Candidate?) -> [Candidate] {
    var winners: [Candidate] = []
    var pending: [Candidate] = []
    var next = 0
    while next < candidates.count || !pending.isEmpty {
      if pending.isEmpty {
        pending.append(candidates[next])
        next += 1
      }
      let end = pending[0].utf8Range.upperBound
      while next < candidates.count, candidates[next].utf8Range.lowerBound < end {
        pending.append(candidates[next])
        next += 1
      }
      let group = pending.filter { $0.utf8Range.lowerBound < end }
      guard group.count > 1 else {
        winners.append(pending.removeFirst())
        continue
      }
      let asked = group.sorted { $0.ruleIndex < $1.ruleIndex }
      guard let choice = choose(asked) else {
        pending.removeAll { $0.utf8Range.lowerBound < end }
        continue
      }
      let winner = asked.contains(choice) ? choice : asked[0]
      winners.append(winner)
      // What starts later may conflict with the winner too; those before it were asked about.
      while next < candidates.count, candidates[next].utf8Range.lowerBound < winner.utf8Range.upperBound {
        pending.append(candidates[next])
        next += 1
      }
      pending.removeAll { $0.utf8Range.overlaps(winner.utf8Range) }
    }
    return winners.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }

  /// Puts quotations before what they contain, and drops those that a winner partly overlaps or fills.
  ///
  /// The quotations are ascending, and nest or are disjoint; the winners are ascending and disjoint.
  static func placing(_ quotations: [Candidate], around winners: [Candidate]) -> [Candidate] {
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
