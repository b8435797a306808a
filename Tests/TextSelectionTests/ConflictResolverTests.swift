import TestSupport
import TextSelection
import Testing

/// Who wins among intervals. A row draws rules as lines over columns: `[` and `]` are the ends of a candidate, `|` one of
/// a single column; the first line has the highest precedence. The last line is what is selected, by the rules' digits.
@Suite struct ConflictResolverTests {
  /// The candidates of each line.
  private static func lists(_ lines: [String]) -> [[Candidate]] {
    lines.enumerated().map { ruleIndex, line in
      var start = 0
      return line.enumerated().compactMap { column, mark in
        switch mark {
        case "[": start = column
        case "]": return Candidate(ruleIndex: ruleIndex, utf8Range: start..<column + 1)
        case "|": return Candidate(ruleIndex: ruleIndex, utf8Range: column..<column + 1)
        default: break
        }
        return nil
      }
    }
  }

  private static func drawn(_ winners: [Candidate], columnCount: Int) -> String {
    var line = Array(repeating: Character("."), count: columnCount)
    for winner in winners { for column in winner.utf8Range { line[column] = Character("\(winner.ruleIndex)") } }
    return String(line)
  }

  private static func check(_ resolver: ConflictResolver, _ lines: [String], _ expected: String) {
    #expect(drawn(resolver.winners(among: lists(lines)), columnCount: expected.count) == expected)
  }

  @Test(
    arguments: [
      (["[--].[]", "..[--]."], "0000.00"),
      (["..[--].", "[--].[]"], "1111.11"),
      (["[]...", "[---]"], "11111"),
      (["[---]", "[---]"], "00000"),
      ([".|.|.", "[---]", "..|.."], "11111"),
      (["[].[]", ".[-].", "...[]"], "00.00"),
      ([".....", "|.|.|"], "1.1.1"),
    ] as [([String], String)])
  func leftmostLongest(lines: [String], expected: String) { Self.check(.leftmostLongest, lines, expected) }

  @Test(
    arguments: [
      (["..[--].", "[--].[]"], "..0000."),
      (["[]...", "[---]"], "00..."),
      ([".|.|.", "[---]", "..|.."], ".020."),
      (["...[]", "[]...", "[][].", ".[-]."], "11.00"),
      (["......", "[----]"], "111111"),
      (["..|..", "|...|", "[].[]"], "1.0.1"),
    ] as [([String], String)])
  func precedence(lines: [String], expected: String) { Self.check(.precedence, lines, expected) }

  @Test(
    arguments: [
      // The last of the conflicting candidates: what it overlaps goes, what it left over is asked about anew.
      (["[--]...", "..[--].", "....[-]"], "..1111."),
      (["[--].[]", "..[--]."], "..1111."),
      (["[-----]", "|.|.|.|"], "1.1.1.1"),
      (["[--]", "[--]"], "1111"),
      (["[]...", "...[]"], "00.11"),
    ] as [([String], String)])
  func choosingTheLast(lines: [String], expected: String) { Self.check(.choosing { $0.last }, lines, expected) }

  @Test func choiceGetsConflictsInOrderOfPrecedence() {
    let expected = Self.lists(["..[--]..", "[--].[-]", ".[---].."])
    let asked = [expected[0][0], expected[1][0], expected[2][0]]
    let resolver = ConflictResolver.choosing { candidates in
      // Only the one question: the rest does not conflict once the second has won.
      candidates == asked ? candidates[1] : nil
    }
    #expect(Self.drawn(resolver.winners(among: expected), columnCount: 8) == "1111.111")
  }

  @Test func choiceOfNoneSelectsNoneOfThem() {
    Self.check(.choosing { _ in nil }, ["[--]....", "..[--].|", "......|."], "......21")
  }

  @Test func foreignChoiceCountsAsTheFirst() {
    Self.check(
      .choosing { _ in Candidate(ruleIndex: 7, utf8Range: 0..<1) }, ["..[--].", "[--]...", ".....[]"], "..0000.")
  }

  @Test func loneCandidateIsNotAskedAbout() {
    Self.check(
      .choosing { candidates in candidates.count > 1 ? candidates[0] : nil }, ["[].[]", "..|.."], "00100")
  }

  // MARK: Against the obvious

  /// Random disjoint intervals for each of a few rules.
  private static func randomLists(_ generator: inout SeededGenerator) -> [[Candidate]] {
    (0..<Int.random(in: 0...5, using: &generator)).map { ruleIndex in
      var (list, start): ([Candidate], Int) = ([], 0)
      while true {
        start += Int.random(in: 0...6, using: &generator)
        let end = start + Int.random(in: 1...8, using: &generator)
        guard end <= 30 else { return list }
        list.append(Candidate(ruleIndex: ruleIndex, utf8Range: start..<end))
        start = end
      }
    }
  }

  /// Takes the best candidate left and drops what it overlaps, until none is left.
  private static func obvious(_ candidates: [Candidate], _ isBetter: (Candidate, Candidate) -> Bool) -> [Candidate] {
    var rest = candidates
    var winners: [Candidate] = []
    while let best = rest.min(by: isBetter) {
      winners.append(best)
      rest.removeAll { $0.utf8Range.overlaps(best.utf8Range) }
    }
    return winners.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }

  /// Asks about the leftmost candidate left and all that it overlaps, until none is left.
  private static func obvious(_ candidates: [Candidate], choosing choose: ([Candidate]) -> Candidate?) -> [Candidate] {
    var rest = candidates.sorted(by: isFurtherLeft)
    var winners: [Candidate] = []
    while let first = rest.first {
      let group = rest.filter { $0.utf8Range.overlaps(first.utf8Range) }
        .sorted { ($0.ruleIndex, $0.utf8Range.lowerBound) < ($1.ruleIndex, $1.utf8Range.lowerBound) }
      if group.count > 1, choose(group) == nil {
        rest.removeAll(where: group.contains)
      } else {
        let winner = group.count == 1 ? first : choose(group) ?? first
        winners.append(winner)
        rest.removeAll { $0.utf8Range.overlaps(winner.utf8Range) }
      }
    }
    return winners.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
  }

  private static func isFurtherLeft(_ a: Candidate, _ b: Candidate) -> Bool {
    (a.utf8Range.lowerBound, -a.utf8Range.count, a.ruleIndex) < (
      b.utf8Range.lowerBound, -b.utf8Range.count, b.ruleIndex
    )
  }

  @Test func resolversAgreeWithTheObvious() {
    var generator = SeededGenerator(seed: 5)
    let choices: [@Sendable ([Candidate]) -> Candidate?] = [
      { $0.first }, { $0.last }, { $0.count % 3 == 0 ? nil : $0[$0.count / 2] },
      { candidates in candidates.min { $0.utf8Range.count < $1.utf8Range.count } },
    ]
    for _ in 0..<600 {
      let lists = Self.randomLists(&generator)
      let all = lists.flatMap { $0 }
      #expect(
        ConflictResolver.leftmostLongest.winners(among: lists) == Self.obvious(all, Self.isFurtherLeft), "\(lists)")
      let byPrecedence = Self.obvious(all) {
        ($0.ruleIndex, $0.utf8Range.lowerBound) < ($1.ruleIndex, $1.utf8Range.lowerBound)
      }
      #expect(ConflictResolver.precedence.winners(among: lists) == byPrecedence, "\(lists)")
      for choose in choices {
        let expected = Self.obvious(all, choosing: choose)
        #expect(ConflictResolver.choosing(choose).winners(among: lists) == expected, "\(lists)")
      }
    }
  }

  // MARK: Containers

  /// Containers on the first line, winners on the second: those that stay, in the order of the result.
  @Test(
    arguments: [
      ("[---]", ".[-].", "0 0..<5, 1 1..<4"),
      ("[---]", "[]...", "0 0..<5, 1 0..<2"),
      ("[---]", "...[]", "0 0..<5, 1 3..<5"),
      ("[---]", "[---]", "1 0..<5"),
      (".[-].", "[---]", "1 0..<5"),
      ("[--].", "..[-]", "1 2..<5"),
      (".[--]", "[-]..", "1 0..<3"),
      ("[---]", ".|.[-]", "1 1..<2, 1 3..<6"),
      ("[].[]", "..|..", "0 0..<2, 1 2..<3, 0 3..<5"),
      ("[---]", ".....", "0 0..<5"),
      ("|..[]", "...[]", "0 0..<1, 1 3..<5"),
    ])
  func containersArePlacedAroundWinners(containers: String, winners: String, expected: String) {
    let lists = Self.lists([containers, winners])
    let placed = ConflictResolver.placing(lists[0], around: lists[1])
    #expect(placed.map { "\($0.ruleIndex) \($0.utf8Range)" }.joined(separator: ", ") == expected)
  }

  @Test func placingAgreesWithTheObvious() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<600 {
      let lists = Self.randomLists(&generator)
      let winners = ConflictResolver.leftmostLongest.winners(among: Array(lists.dropFirst(2)))
      let containers = ConflictResolver.nesting(lists.prefix(2).flatMap { $0 })
      let staying = containers.filter { container in
        let range = container.utf8Range
        return winners.allSatisfy { winner in
          let other = winner.utf8Range
          return !other.overlaps(range) || (range.contains(other) && other != range)
        }
      }
      let expected = (staying + winners).sorted {
        ($0.utf8Range.lowerBound, -$0.utf8Range.upperBound) < ($1.utf8Range.lowerBound, -$1.utf8Range.upperBound)
      }
      #expect(ConflictResolver.placing(containers, around: winners) == expected, "\(lists)")
    }
  }

  @Test func containersNestOrTheFirstStays() {
    let lists = Self.lists(["[---].[]..", "..[--]....", ".[-]..[--]", "[---]....."])
    let nested = ConflictResolver.nesting(lists.flatMap { $0 })
    #expect(nested.map { "\($0.ruleIndex) \($0.utf8Range)" } == ["0 0..<5", "2 1..<4", "2 6..<10", "0 6..<8"])
  }
}
