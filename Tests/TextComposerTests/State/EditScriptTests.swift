import TestSupport
import TextComposer
import TextLayout
import Testing

/// Random scripts of operations, on texts where bytes, scalars, clusters and paragraphs all differ.
@Suite struct EditScriptTests {
  private static let scalars: [Unicode.Scalar] = [
    "a", "b", " ", " ", "\n", "\r", "\u{2028}", "e", "\u{301}", "👍", "\u{1F3FD}", "\u{200D}", "👩", "🇫", "🇷", "日",
    "ש", "ا", "\u{FE0F}", "\u{1100}", "\u{1161}", "\u{FFFC}", "\u{202E}",
  ]

  private func operation(
    on state: ComposerState, using generator: inout SeededGenerator
  ) -> ComposerOperation {
    let utf8Count = state.text.utf8.count
    func offset() -> Int { Int.random(in: 0...utf8Count, using: &generator) }
    func text() -> String { generator.string(of: Self.scalars, maximumCount: 4) }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1, 2: return .insert(text(), origin: .typing)
    case 3: return .deleteBackward
    case 4: return .deleteForward
    case 5:
      let (first, second) = (offset(), offset())
      let range = min(first, second)..<min(max(first, second), min(first, second) + 6)
      return .replace(
        utf8Range: range, with: text(), origin: EditOrigin.allCases.randomElement(using: &generator) ?? .paste)
    case 6: return .setCaretRange(CaretRange(caretUTF8Offset: offset()))
    case 7: return .setCaretRange(CaretRange(anchorUTF8Offset: offset(), headUTF8Offset: offset()))
    case 8: return .append(text())
    case 9: return .prepend(text())
    case 10: return .undo
    default: return .redo
    }
  }

  private func textChanges(in events: [ComposerEvent]) -> [TextChange] {
    events.compactMap { event in
      guard case .textDidChange(let change) = event else { return nil }
      return change
    }
  }

  private func boundaries(of text: String) -> Set<Int> {
    Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
  }

  private func smallField() throws -> SampleField {
    var configuration = ComposerConfiguration(containerWidth: 6)
    (configuration.maximumLineCount, configuration.maximumCount) = (3, 20)
    configuration.undoDepth = .max
    configuration.placeholder = "Write something"
    return try SampleField("Tea|", configuration: configuration)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func everyStepKeepsThePromises(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var field = try smallField()
    for step in 0..<250 {
      let before = field.state
      let operation = operation(on: before, using: &generator)
      let events = try field.apply(operation)
      let state = field.state
      let comment: Comment = "seed \(seed), step \(step): \(operation) on \(before.text.debugDescription)"

      let changes = textChanges(in: events)
      let isChanged = !before.text.utf8.elementsEqual(state.text.utf8)
      #expect(changes.count == (isChanged ? 1 : 0), comment)
      for change in changes {
        let range = change.removedUTF8Range
        let bytes = Array(before.text.utf8)
        let rebuilt =
          Array(bytes[..<range.lowerBound]) + Array(change.inserted.utf8) + Array(bytes[range.upperBound...])
        #expect(rebuilt == Array(state.text.utf8), comment)
        #expect(Array(bytes[range]) == Array(change.removed.utf8), comment)
      }

      let boundaries = boundaries(of: state.text)
      #expect(boundaries.contains(state.caretRange.anchorUTF8Offset), comment)
      #expect(boundaries.contains(state.caretRange.headUTF8Offset), comment)
      checkLines(of: field, comment)
    }
  }

  /// The lines that were kept up to date are those of a layout of all the text, and the caret's is seen.
  private func checkLines(of field: SampleField, _ comment: Comment) {
    let (state, layout) = (field.state, field.state.textLayout(in: field.environment))
    if !state.isPlaceholderVisible { #expect(state.height.contentLineCount == layout.lines.count, comment) }
    let caretLine = layout.lines.lastIndex { $0.utf8Range.lowerBound <= state.caretRange.headUTF8Offset } ?? 0
    let seen = state.firstVisibleLineIndex..<state.firstVisibleLineIndex + state.height.visibleLineCount
    #expect(seen.contains(caretLine), comment)
    #expect(seen.upperBound <= state.height.contentLineCount, comment)
  }

  @Test(arguments: 100..<120 as Range<UInt64>)
  func undoOfEverythingRestoresTheStartAndRedoTheEnd(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var field = try smallField()
    let start = field.state
    for _ in 0..<200 { try field.apply(operation(on: field.state, using: &generator)) }
    let end = field.state
    var passed: [ComposerState] = []
    while field.state.canUndo {
      passed.append(field.state)
      let events = try field.apply(.undo)
      #expect(textChanges(in: events).count == 1)
    }
    #expect(Array(field.state.text.utf8) == Array(start.text.utf8))
    for state in passed.reversed() {
      try field.apply(.redo)
      #expect(Array(field.state.text.utf8) == Array(state.text.utf8))
    }
    while field.state.canRedo { try field.apply(.redo) }
    if !end.canRedo { #expect(Array(field.state.text.utf8) == Array(end.text.utf8)) }
  }
}
