import Synchronization
import TestSupport
import TextSelection
import TextValidation
import Testing

/// Selects the marked ranges of its text, whatever text it is asked about.
private struct Marked: TextRangeValidator {
  let identifier: String
  let marked: MarkedText
  var mayContainSelections = false

  init(_ identifier: String, _ marked: String, mayContainSelections: Bool = false) {
    (self.identifier, self.marked, self.mayContainSelections) = (identifier, MarkedText(marked), mayContainSelections)
  }

  func validate(text: String) -> Bool { false }
  func ranges(in text: String) -> [Range<Int>] { marked.utf8Ranges }
}

/// Validators by what they mark, one letter each; small letters may contain selections.
private func selector(
  _ rows: KeyValuePairs<String, String>, resolver: ConflictResolver = .leftmostLongest
) throws -> TextSelector {
  var selector = TextSelector(resolver: resolver)
  for (name, marked) in rows {
    try selector.register(Marked(name, marked, mayContainSelections: name == name.lowercased()))
  }
  return selector
}

/// `A⟦ab⟧ B⟦cd⟧`: the selections with the identifiers of their validators.
private func drawn(_ selections: [Selection], in text: String) -> String {
  MarkedText.draw(selections.map(\.utf8Range), in: text) + " " + selections.map(\.identifier).joined()
}

@Suite("TextSelector: conflicts")
struct TextSelectorConflictTests {
  private static let hash = PrefixValidator(prefix: "#")
  private static let my = PrefixValidator(prefix: "#my")

  private static func hashThenMy(_ granularity: Granularity) throws -> TextSelector {
    var selector = TextSelector(granularity: granularity)
    try selector.register(hash)
    try selector.register(my)
    return selector
  }

  @Test(arguments: Granularity.allCases)
  func firstRegisteredSelectsAWordOfTwo(granularity: Granularity) throws {
    let selector = try Self.hashThenMy(granularity)
    #expect(selector.selections(in: "#myTag #x").map(\.identifier) == [Self.hash.identifier, Self.hash.identifier])
  }

  @Test(arguments: [
    (my as (any TextSelectionValidator)?, my.identifier as String?), (hash, hash.identifier),
    (EmailValidator(), hash.identifier), (nil, nil),
  ])
  func answerIsTakenIfItIsInConflict(answer: (any TextSelectionValidator)?, expected: String?) throws {
    for granularity in Granularity.allCases {
      var selector = try Self.hashThenMy(granularity)
      selector.conflictChoice = { _ in answer }
      #expect(selector.selections(in: "#myTag").first?.identifier == expected)
    }
  }

  @Test func conflictIsPutOncePerBuild() throws {
    let asked = Mutex<[String]>([])
    var selector = try Self.hashThenMy(.word)
    selector.conflictChoice = { conflict in
      asked.withLock { $0.append("\(conflict.text) \(conflict.utf8Range) \(conflict.validators.count)") }
      return conflict.validators.last
    }
    let selections = selector.selections(in: "a #my #x #my")
    #expect(selections.map(\.identifier) == [Self.my, Self.hash, Self.my].map(\.identifier))
    #expect(asked.withLock { $0 } == ["#my 2..<5 2", "#my 9..<12 2"])
  }

  @Test(arguments: [
    (1, my.identifier as String?), (0, hash.identifier), (7, hash.identifier), (nil, nil),
  ])
  func resolverIsAskedByPlaceOfRegistration(ruleIndex: Int?, expected: String?) throws {
    var selector = try Self.hashThenMy(.word)
    selector.resolver = .choosing { candidates in
      ruleIndex.map { Candidate(ruleIndex: $0, utf8Range: candidates[0].utf8Range) }
    }
    #expect(selector.selections(in: "#myTag").first?.identifier == expected)
  }

  @Test(
    arguments: [
      // Earlier, then longer, then registered first.
      (["A": "a⟦b c⟧d", "B": "⟦ab⟧ cd"], "⟦ab⟧ cd B"),
      (["A": "⟦ab⟧ cd", "B": "⟦ab c⟧d"], "⟦ab c⟧d B"),
      (["A": "⟦ab⟧ cd", "B": "⟦ab⟧ cd"], "⟦ab⟧ cd A"),
      (["A": "⟦ab⟧ cd", "B": "ab⟦ cd⟧"], "⟦ab⟧⟦ cd⟧ AB"),
      (["A": "⟦ab c⟧d", "B": "a⟦b⟧ cd", "C": "ab ⟦cd⟧"], "⟦ab c⟧d A"),
      (["A": "⟦a⟧b cd", "B": "a⟦b c⟧d", "C": "ab ⟦cd⟧"], "⟦a⟧⟦b c⟧d AB"),
      (["A": "⟦ab⟧ ⟦cd⟧", "B": "a⟦b c⟧d"], "⟦ab⟧ ⟦cd⟧ AA"),
      // Containers.
      (["q": "⟦ab cd⟧", "A": "a⟦b⟧ ⟦cd⟧"], "⟦a⟦b⟧ ⟦cd⟧⟧ qAA"),
      (["A": "a⟦b⟧ cd", "q": "⟦ab⟧ cd"], "⟦a⟦b⟧⟧ cd qA"),
      (["q": "⟦ab ⟧cd", "A": "a⟦b c⟧d"], "a⟦b c⟧d A"),
      (["q": "a⟦b cd⟧", "A": "⟦ab⟧ cd"], "⟦ab⟧ cd A"),
      (["q": "a⟦b⟧ cd", "A": "⟦ab⟧ cd"], "⟦ab⟧ cd A"),
      (["q": "a⟦b⟧ cd", "A": "⟦a⟧b⟦ cd⟧"], "⟦a⟧⟦b⟧⟦ cd⟧ AqA"),
      (["q": "⟦ab⟧ cd", "A": "⟦ab⟧ cd"], "⟦ab⟧ cd q"),
      (["A": "⟦ab⟧ cd", "q": "⟦ab⟧ cd"], "⟦ab⟧ cd A"),
      (["q": "⟦a⟦b⟧ ⟦c⟧d⟧", "r": "ab⟦ ⟧cd"], "⟦a⟦b⟧⟦ ⟧⟦c⟧d⟧ qqrq"),
      (["q": "⟦ab c⟧d", "r": "ab ⟦cd⟧"], "⟦ab c⟧d q"),
      (["q": "⟦ab ⟧cd", "r": "a⟦b⟧ cd", "A": "ab⟦ c⟧d"], "a⟦b⟧⟦ c⟧d rA"),
    ] as [(KeyValuePairs<String, String>, String)])
  func rangesCompeteFromTheLeft(rows: KeyValuePairs<String, String>, expected: String) throws {
    #expect(drawn(try selector(rows).selections(in: "ab cd"), in: "ab cd") == expected)
  }

  @Test(
    arguments: [
      (["A": "a⟦b c⟧d", "B": "⟦ab⟧ cd"], "a⟦b c⟧d A"),
      (["A": "⟦a⟧b cd", "B": "⟦ab⟧ ⟦cd⟧"], "⟦a⟧b ⟦cd⟧ AB"),
      (["A": "ab ⟦cd⟧", "B": "⟦ab c⟧d", "C": "⟦ab⟧ cd"], "⟦ab⟧ ⟦cd⟧ CA"),
      (["A": "a⟦b⟧ cd", "B": "⟦a⟧b⟦ ⟧cd", "C": "⟦ab cd⟧"], "⟦a⟧⟦b⟧⟦ ⟧cd BAB"),
      (["q": "⟦ab ⟧cd", "A": "ab⟦ c⟧d"], "ab⟦ c⟧d A"),
    ] as [(KeyValuePairs<String, String>, String)])
  func registrationComesFirstByPrecedence(rows: KeyValuePairs<String, String>, expected: String) throws {
    let selector = try selector(rows, resolver: .precedence)
    #expect(drawn(selector.selections(in: "ab cd"), in: "ab cd") == expected)
  }

  @Test func choiceOfNoneLeavesThePlaceToOthers() throws {
    var selector = try selector(["A": "⟦ab c⟧d", "B": "⟦ab c⟧d", "C": "a⟦b⟧ cd"])
    selector.conflictChoice = { _ in nil }
    #expect(drawn(selector.selections(in: "ab cd"), in: "ab cd") == "a⟦b⟧ cd C")
  }

  @Test func validatorIsInNoConflictWithItself() throws {
    var selector = try selector(["A": "⟦⟦ab⟧⟧ cd"])
    selector.conflictChoice = { _ in nil }
    #expect(drawn(selector.selections(in: "ab cd"), in: "ab cd") == "⟦ab⟧ cd A")
  }

  @Test func wordAndRangeCompete() throws {
    var selector = TextSelector()
    try selector.register(PrefixValidator(prefix: "ab"))
    try selector.register(Marked("A", "x ⟦ab⟧c abd"))
    try selector.register(Marked("B", "x abc⟦ a⟧bd"))
    #expect(MarkedText.draw(selector.selections(in: "x abc abd").map(\.utf8Range), in: "x abc abd") == "x ⟦abc⟧⟦ a⟧bd")
  }

  @Test func innermostSelectionIsChosen() throws {
    let selector = try selector(["q": "⟦ab ⟦cd⟧⟧", "A": "a⟦b⟧ cd"])
    let chosen = (0..<5).map { selector.selection(at: $0, in: "ab cd")?.utf8Range }
    #expect(chosen == [0..<5, 1..<2, 0..<5, 3..<5, 3..<5])
  }

  private struct Careless: TextRangeValidator {
    let identifier = "careless"
    let answer: [Range<Int>]
    func validate(text: String) -> Bool { false }
    func ranges(in text: String) -> [Range<Int>] { answer }
  }

  @Test(arguments: [
    ([-1..<2], "aéz"), ([0..<5], "aéz"), ([Int.min..<Int.max], "aéz"), ([1..<1, 4..<4], "aéz"), ([2..<3], "a⟦é⟧z"),
    ([1..<2], "a⟦é⟧z"), ([3..<4, 0..<1, 3..<4], "⟦a⟧é⟦z⟧"), ([0..<2, 2..<4], "⟦aé⟧z"),
  ])
  func carelessRangesDoNoHarm(answer: [Range<Int>], expected: String) throws {
    var selector = TextSelector()
    try selector.register(Careless(answer: answer))
    #expect(MarkedText.draw(selector.selections(in: "aéz").map(\.utf8Range), in: "aéz") == expected)
  }

  @Test func containerAroundRangesKeepsThem() throws {
    var selector = TextSelector()
    let inner = ContainerValidator(validator: Marked("A", "a⟦b c⟧d"))
    try selector.register(ContainerValidator(validator: inner))
    #expect(MarkedText.draw(selector.selections(in: "ab cd").map(\.utf8Range), in: "ab cd") == "a⟦b c⟧d")
  }

  @Test func randomRangesNestOrAreDisjoint() throws {
    var generator = SeededGenerator(seed: 41)
    let text = String(repeating: "x", count: 30)
    for _ in 0..<300 {
      var selector = TextSelector(resolver: Bool.random(using: &generator) ? .leftmostLongest : .precedence)
      for index in 0..<4 {
        let ranges = (0..<6).map { _ in
          let lower = Int.random(in: 0..<30, using: &generator)
          return lower..<Int.random(in: lower...30, using: &generator)
        }
        try selector.register(Scattered(identifier: "\(index)", mayContainSelections: index > 1, answer: ranges))
      }
      let selections = selector.selections(in: text)
      for (place, selection) in selections.enumerated() {
        for later in selections[(place + 1)...] {
          let (outer, inner) = (selection.utf8Range, later.utf8Range)
          #expect(outer.lowerBound <= inner.lowerBound)
          #expect(!outer.overlaps(inner) || outer.contains(inner) && outer != inner && selection.identifier > "1")
        }
      }
    }
  }

  private struct Scattered: TextRangeValidator {
    let identifier: String
    let mayContainSelections: Bool
    let answer: [Range<Int>]
    func validate(text: String) -> Bool { false }
    func ranges(in text: String) -> [Range<Int>] { answer }
  }
}
