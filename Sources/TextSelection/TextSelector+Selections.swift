import TextValidation

extension TextSelector {
  /// The selections of `text`: ascending; one that contains others comes before them.
  ///
  /// No two partly overlap. Where validators compete, ``conflictChoice`` and ``resolver`` decide between those of the
  /// same range, then the leftmost selection wins, then the longest, then the order of registration (layout.md, S3);
  /// with the resolver `precedence` that order comes first. A quotation may contain other selections, and goes where
  /// one overlaps it partly or contains it.
  ///
  /// - Parameter text: Running text; never normalized.
  /// - Returns: Selections with the identifier of their validator; what a prewritten validator found by the rules of
  ///   the default dialect has its normalised value, everything else the selected text.
  /// - Complexity: O(*n*) in the UTF-8 count of `text` for each word validator, and once for all the prewritten range
  ///   validators, and what other range validators take; O(*m* log *m*) in the number of their matches, with the resolver `precedence`
  ///   for each validator.
  public func selections(in text: String) -> [Selection] { selections(in: text) { _ in } }

  /// The selections of `text`, as ``selections(in:)`` has them, and the limits that patterns met.
  ///
  /// - Parameters:
  ///   - text: Running text; never normalized.
  ///   - reportLimitHit: Called for each word about which a pattern could not decide, before this returns; the name of
  ///     the rule is the identifier of the validator.
  /// - Returns: Selections in ascending order; one that contains others comes before them.
  public func selections(in text: String, reportLimitHit: (LimitHit) -> Void) -> [Selection] {
    var text = text
    text.makeContiguousUTF8()
    return resolved(matches(in: text, reportLimitHit), in: text).map { match in
      let registration = registrations[match.validatorIndex]
      return Selection(
        kind: registration.validator.kind, identifier: registration.identifier, utf8Range: match.utf8Range,
        value: match.value ?? Self.part(match.utf8Range, of: text))
    }
  }

  private func resolved(_ matches: [Match], in text: String) -> [Match] {
    let winners = winnersOfEqualRanges(matches.sorted(by: Match.precedes), in: text)
    let competing = winners.filter { !$0.mayContainSelections }
    let accepted =
      switch resolver.rule {
      case .precedence: Self.disjointByPrecedence(competing)
      case .leftmostLongest, .choice: Self.disjointFromTheLeft(competing)
      }
    let containers = Self.nested(winners.filter(\.mayContainSelections), around: accepted)
    return (accepted + containers).sorted(by: Match.precedes)
  }

  // MARK: Equal ranges

  private func winnersOfEqualRanges(_ sorted: [Match], in text: String) -> [Match] {
    var winners: [Match] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].utf8Range == sorted[start].utf8Range { end += 1 }
      if let winner = winner(of: sorted[start..<end], in: text) { winners.append(winner) }
      start = end
    }
    return winners
  }

  /// Decides between matches of one range, which stand in order of registration.
  private func winner(of matches: ArraySlice<Match>, in text: String) -> Match? {
    guard let first = matches.first else { return nil }
    // A validator that gives a range twice is in no conflict with itself.
    var contenders = [first]
    for match in matches where match.validatorIndex != contenders[contenders.count - 1].validatorIndex {
      contenders.append(match)
    }
    guard contenders.count > 1 else { return first }
    if let conflictChoice {
      let conflict = Conflict(
        text: Self.part(first.utf8Range, of: text), utf8Range: first.utf8Range,
        validators: contenders.map { registrations[$0.validatorIndex].validator })
      guard let identifier = conflictChoice(conflict)?.identifier else { return nil }
      return contenders.first { registrations[$0.validatorIndex].identifier == identifier } ?? first
    }
    guard case .choice(let choose) = resolver.rule else { return first }
    let candidates = contenders.map { Candidate(ruleIndex: $0.validatorIndex, utf8Range: $0.utf8Range) }
    guard let choice = choose(candidates) else { return nil }
    return candidates.firstIndex(of: choice).map { contenders[$0] } ?? first
  }

  // MARK: Overlapping ranges

  private static func disjointFromTheLeft(_ sorted: [Match]) -> [Match] {
    var accepted: [Match] = []
    for match in sorted where match.utf8Range.lowerBound >= accepted.last?.utf8Range.upperBound ?? 0 {
      accepted.append(match)
    }
    return accepted
  }

  private static func disjointByPrecedence(_ sorted: [Match]) -> [Match] {
    var accepted: [Match] = []
    let byValidator = Dictionary(grouping: sorted, by: \.validatorIndex).sorted { $0.key < $1.key }
    for (_, own) in byValidator {
      let free = own.filter { overlapped($0.utf8Range, in: accepted).isEmpty }
      accepted = (accepted + disjointFromTheLeft(free)).sorted(by: Match.precedes)
    }
    return accepted
  }

  /// The containers of `sorted` that nothing of `accepted`, and no container before them, overlaps partly or contains.
  private static func nested(_ sorted: [Match], around accepted: [Match]) -> [Match] {
    var containers: [Match] = []
    var openUpperBounds: [Int] = []
    for match in sorted {
      let range = match.utf8Range
      while let bound = openUpperBounds.last, bound <= range.lowerBound { openUpperBounds.removeLast() }
      if let bound = openUpperBounds.last, bound < range.upperBound { continue }
      let inner = overlapped(range, in: accepted)
      if let first = inner.first, let last = inner.last {
        guard range.contains(first.utf8Range), range.contains(last.utf8Range) else { continue }
      }
      containers.append(match)
      openUpperBounds.append(range.upperBound)
    }
    return containers
  }

  /// Those of `disjoint`, which ascend, that share a byte with `range`.
  ///
  /// - Complexity: O(log *m*) in their number.
  private static func overlapped(_ range: Range<Int>, in disjoint: [Match]) -> ArraySlice<Match> {
    let start = disjoint.partitionPoint { $0.utf8Range.upperBound <= range.lowerBound }
    let end = disjoint.partitionPoint { $0.utf8Range.lowerBound < range.upperBound }
    return disjoint[start..<max(start, end)]
  }
}

extension Array {
  /// How many elements, all of them at the beginning, satisfy `belongsToStart`.
  fileprivate func partitionPoint(_ belongsToStart: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongsToStart(self[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
