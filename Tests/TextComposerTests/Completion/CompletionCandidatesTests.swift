import TextComposer
import Testing

@Suite struct CompletionCandidatesTests {
  private let three = ["a", "b", "c"].map { Completion($0) }

  @Test(arguments: [
    ([1], "b"), ([1, 1], "c"), ([5], "c"), ([-1], "a"), ([Int.max], "c"), ([1, .max], "c"), ([2, .min], "a"),
    ([5, -1], "b"),
    ([], "a"),
  ])
  func theSelectionStopsAtTheEnds(_ moves: [Int], _ selected: String) {
    var candidates = CompletionCandidates(three)
    for move in moves { candidates.moveSelection(by: move) }
    #expect(candidates.selected?.text == selected)
  }

  @Test(arguments: [(-7, 0), (2, 2), (3, 2), (Int.max, 2), (Int.min, 0)])
  func aPlaceBeyondTheListIsTheNearest(_ index: Int, _ nearest: Int) {
    var candidates = CompletionCandidates(three)
    candidates.selectedIndex = index
    #expect(candidates.selectedIndex == nearest)
  }

  @Test func anEmptyListHasNoSelection() {
    var candidates = CompletionCandidates()
    candidates.moveSelection(by: 1)
    candidates.selectedIndex = 4
    #expect(candidates.isEmpty && candidates.selected == nil && candidates.selectedIndex == 0)
  }

  @Test(arguments: [(3, 3), (2, 2), (9, 3), (0, 0), (-1, 0), (Int.max, 3)])
  func noMoreRowsAreSeenThanThereAre(_ maximum: Int, _ visible: Int) {
    #expect(CompletionCandidates(three).visibleRowCount(maximum: maximum) == visible)
  }
}
