import TextComposer
import Testing

@Suite struct TypingIndicatorTests {
  /// What happens at a second of a conversation.
  enum Step: Sendable {
    case insert(Int, String, interval: Duration = .seconds(6))
    case remove(Int, String)
    case dismiss(Int)
    case tick(Int)

    func apply(to indicator: inout TypingIndicator) {
      switch self {
      case .insert(let second, let name, let interval):
        indicator.insert(name, at: .seconds(second), interval: interval)
      case .remove(_, let name): indicator.remove(name)
      case .dismiss: indicator.dismiss()
      case .tick(let second): indicator.tick(at: .seconds(second))
      }
    }
  }

  private func indicator(after steps: [Step]) -> TypingIndicator {
    var indicator = TypingIndicator()
    for step in steps { step.apply(to: &indicator) }
    return indicator
  }

  @Test func namesComeAndGoInTheirTime() {
    let timeline: [(Step, String, next: Int?)] = [
      (.insert(0, "A"), "A is typing", 6),
      (.insert(1, "B"), "A & B are typing", 6),
      (.insert(2, "C"), "Several people are typing", 6),
      (.insert(4, "A"), "Several people are typing", 7),
      (.tick(6), "Several people are typing", 7),
      (.tick(7), "A & C are typing", 8),
      (.tick(8), "A is typing", 10),
      (.tick(9), "A is typing", 10),
      (.tick(10), "", nil),
    ]
    var indicator = TypingIndicator()
    for (step, text, next) in timeline {
      step.apply(to: &indicator)
      #expect(TypingTemplates().label(of: indicator.names).text == text, "after \(step)")
      #expect(indicator.nextDeadline == next.map { .seconds($0) }, "after \(step)")
    }
  }

  @Test(
    arguments: [
      ([], [], nil),
      ([.insert(0, "")], [], nil),
      ([.insert(0, "A"), .insert(1, "B"), .insert(2, "A")], ["A", "B"], 7),
      // Removing takes the old deadline along.
      ([.insert(0, "A"), .remove(1, "A"), .insert(2, "A"), .tick(6)], ["A"], 8),
      ([.insert(0, "A"), .remove(1, "A"), .insert(2, "A"), .tick(8)], [], nil),
      ([.insert(0, "A"), .remove(1, "B")], ["A"], 6),
      // Whoever is removed comes back behind the others.
      ([.insert(0, "A"), .insert(0, "B"), .remove(1, "A"), .insert(2, "A")], ["B", "A"], 6),
      ([.insert(0, "A"), .insert(1, "B"), .dismiss(2)], [], nil),
      ([.insert(0, "A"), .dismiss(1), .insert(1, "A")], ["A"], 7),
      // One inserted without a limit stays, and one that gets a limit goes.
      ([.insert(0, "A", interval: .zero), .tick(1_000_000)], ["A"], nil),
      ([.insert(0, "A", interval: .seconds(-1)), .tick(1_000_000)], ["A"], nil),
      ([.insert(0, "A"), .insert(1, "A", interval: .zero), .tick(6)], ["A"], nil),
      ([.insert(0, "A", interval: .zero), .insert(1, "A"), .tick(7)], [], nil),
      // Another interval is that of later names alone.
      ([.insert(0, "A"), .insert(0, "B", interval: .seconds(2)), .tick(2)], ["A"], 6),
      ([.insert(0, "\u{E9}"), .insert(0, "e\u{301}")], ["\u{E9}", "e\u{301}"], 6),
      ([.insert(0, "\u{E9}"), .remove(0, "e\u{301}")], ["\u{E9}"], 6),
    ] as [([Step], [String], Int?)])
  func aNameIsThereOnceAndUntilItsDeadline(_ steps: [Step], _ names: [String], _ next: Int?) {
    let indicator = indicator(after: steps)
    #expect(indicator.names.map { Array($0.utf8) } == names.map { Array($0.utf8) })
    #expect(indicator.nextDeadline == next.map { .seconds($0) })
  }

  @Test func aNameStaysSixSecondsUnlessToldOtherwise() {
    var indicator = TypingIndicator()
    indicator.insert("A", at: .seconds(1))
    #expect(indicator.nextDeadline == .seconds(7))
  }

  @Test(arguments: [
    (Duration.seconds(1), Duration(attoseconds: .max), nil),
    (Duration(attoseconds: .max), .seconds(6), nil),
    (Duration(attoseconds: .min), .seconds(6), Duration(attoseconds: .min) + .seconds(6)),
    (.zero, Duration(attoseconds: .max), Duration(attoseconds: .max)),
    (.zero, Duration(attoseconds: .min), nil),
  ])
  func aDeadlineBeyondAllTimeIsNone(_ now: Duration, _ interval: Duration, _ next: Duration?) {
    var indicator = TypingIndicator()
    indicator.insert("A", at: now, interval: interval)
    #expect(indicator.names == ["A"])
    #expect(indicator.nextDeadline == next)
  }
}
