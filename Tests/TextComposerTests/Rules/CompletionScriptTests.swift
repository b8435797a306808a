import TestSupport
import TextComposer
import Testing

/// Random scripts in a field with completions (composer.md, R6 and U5).
@Suite struct CompletionScriptTests {
  private static let scalars: [Unicode.Scalar] = ["a", " ", "@", "\n", "\u{301}", "👍", "ש", "\u{200D}", "\r"]
  private static let names = ["John", "Ann Lee", "יוסי לוי", "👩‍🔬 Ada", "Zoë\u{301}  Q"]

  private func operation(
    on state: ComposerState, using generator: inout SeededGenerator
  ) -> ComposerOperation {
    func offset() -> Int { Int.random(in: 0...state.text.utf8.count, using: &generator) }
    func text() -> String { generator.string(of: Self.scalars, maximumCount: 3) }
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return .insert(text(), origin: .typing)
    case 1, 2: return .append(" @")
    case 3, 4, 5:
      let name = Self.names.randomElement(using: &generator) ?? ""
      return .acceptCompletion(Completion(name), keepsPrefix: generator.next().isMultiple(of: 2))
    case 6: return .deleteBackward
    case 7: return .delete(CaretMovement.allCases.randomElement(using: &generator) ?? .clusterForward)
    case 8: return .setCaretRange(CaretRange(caretUTF8Offset: offset()))
    case 9:
      let ends = [offset(), offset()].sorted()
      return .replace(utf8Range: ends[0]..<min(ends[1], ends[0] + 4), with: text(), origin: .typing)
    case 10: return .prepend(text())
    case 11: return .format(symbol: "*")
    case 12: return .undo
    default: return .redo
    }
  }

  private func check(_ state: ComposerState, _ comment: Comment) {
    let utf8 = Array(state.text.utf8)
    var end = 0
    for record in state.completions {
      #expect(record.utf8Range.lowerBound >= end && record.utf8Range.upperBound <= utf8.count, comment)
      #expect(Array(utf8[record.utf8Range]) == Array(record.text.utf8), comment)
      end = record.utf8Range.upperBound
    }
    #expect(Set(state.completions.map(\.id)).count == state.completions.count, comment)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func completionsAreWhatIsInTheText(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var configuration = ComposerConfiguration(containerWidth: 12)
    try configuration.completion.register(CompletionPrefix("@"))
    try configuration.markup.register(MarkupSymbol(text: "*", title: "Bold"))
    var field = try SampleField("|", configuration: configuration)
    try field.apply(.focus)
    var acceptedCount = 0
    for step in 0..<250 {
      let operation = operation(on: field.state, using: &generator)
      try field.apply(operation)
      let state = field.state
      let comment: Comment = "seed \(seed), step \(step): \(operation)"
      check(state, comment)
      acceptedCount += state.completions.count
      guard state.canUndo else { continue }
      // Back and forth is where one was.
      var other = field
      try other.apply(.undo)
      check(other.state, comment)
      try other.apply(.redo)
      #expect(Array(other.state.text.utf8) == Array(state.text.utf8), comment)
      check(other.state, comment)
    }
    #expect(acceptedCount > 0)
  }
}
