import TextComposer
import TextLayout
import TextModel
import TextSelection

/// A field on its way through a script, held against its promises at each step.
struct ComposerWalk: ~Copyable {
  /// What undoing everything must bring back.
  private struct Base {
    var text: String
    var completions: [CompletionRecord]

    init(_ state: ComposerState) { (text, completions) = (state.text, state.completions) }
  }

  private(set) var state: ComposerState
  private let environment: ComposerEnvironment
  /// Whether the host refuses some of what is asked.
  private let hasVetoes: Bool
  private var drafts = DraftModel()
  private static let scanner = Scanner()
  private var highlighter: ComposerHighlighter
  private var base: Base
  /// That of what was typed, while a message is edited.
  private var stashedBase: Base?

  init(_ state: ComposerState, _ environment: ComposerEnvironment, hasVetoes: Bool) {
    (self.state, self.environment, self.hasVetoes) = (state, environment, hasVetoes)
    highlighter = ComposerHighlighter(scanner: Self.scanner)
    base = Base(state)
  }

  /// Applies an operation, and checks everything.
  mutating func step(_ operation: ComposerOperation) throws(BrokenPromise) {
    let before = state
    var (events, changes) = ([ComposerEvent](), [TextChange]())
    do throws(ComposerError) { events = try state.apply(operation, in: environment) } catch {
      try expect(!isComparable || state == before, "a refused operation changes nothing: \(operation), \(error)")
      return
    }
    for event in events { if case .textDidChange(let change) = event { changes.append(change) } }
    let comment = ComposerStep(operation: operation, before: before.text, after: state.text)
    try check(changes, from: before, comment)
    try checkPlaces(comment)
    try checkLines(comment)
    try checkSession(comment)
    try state.checkValues(comment)
    try ComposerEvents(before: before, after: state).check(events, comment)
    try drafts.follow(operation, events, from: before, to: state, environment.draftStore, comment)
    if !hasVetoes, !operation.mayAccept, !changes.isEmpty || state.caretRange != before.caretRange {
      try state.checkDetection(comment)
    }
    try checkAgain(operation, events, from: before, comment)
    followBase(from: before)
  }

  /// Whether states can be compared: a number that is none in the configuration is not equal to itself.
  private var isComparable: Bool { state.configuration == state.configuration }

  /// The same operation on the same state does the same, and redo makes the very state that undo left.
  private func checkAgain(
    _ operation: ComposerOperation, _ events: [ComposerEvent], from before: ComposerState, _ comment: ComposerStep
  ) throws(BrokenPromise) {
    var (again, redone) = (before, state)
    var eventsAgain: [ComposerEvent] = []
    do throws(ComposerError) {
      eventsAgain = try again.apply(operation, in: environment)
      if operation == .undo { try redone.apply(.redo, in: environment) }
    } catch {
      throw BrokenPromise("refused the second time, \(comment)")
    }
    try expectEqual(eventsAgain, events, "the same events again, \(comment)")
    try expect(!isComparable || again == state, "the same state again, \(comment)")
    guard operation == .undo, state.text != before.text else { return }
    try expectEqual(
      DraftModel.Content(redone), DraftModel.Content(before), "redo makes again what undo took back, \(comment)")
  }

  /// Undo brings back where everything began, and redo where it ended.
  mutating func undoAll() throws(BrokenPromise) {
    try step(.endComposing)
    while state.canUndo { try step(.undo) }
    try checkSame(Base(state), base, "undoing everything brings back the start")
    while state.canRedo { try step(.redo) }
  }

  private func checkSame(_ found: Base, _ expected: Base, _ promise: String) throws(BrokenPromise) {
    try expectEqual(Array(found.text.utf8), Array(expected.text.utf8), promise)
    try expectEqual(found.completions, expected.completions, promise)
  }

  private mutating func followBase(from before: ComposerState) {
    switch (before.isEditing, state.isEditing) {
    case (false, true): stashedBase = base
    case (true, false):
      base = stashedBase ?? Base(state)
      stashedBase = nil
    default: break
    }
    if !state.canUndo, !state.isComposing { base = Base(state) }
  }

  /// The text changes once at most, as it was told; what is highlighted is what a scan of all of it finds.
  private mutating func check(
    _ changes: [TextChange], from before: ComposerState, _ comment: ComposerStep
  ) throws(BrokenPromise) {
    let (old, new) = (Array(before.text.utf8), Array(state.text.utf8))
    try expectEqual(changes.count, old == new ? 0 : 1, "one event for each edit, \(comment)")
    for change in changes {
      let range = change.removedUTF8Range
      try expectEqual(Array(old[range]), Array(change.removed.utf8), "what was removed was there, \(comment)")
      try expectEqual(
        Array(old[..<range.lowerBound]) + Array(change.inserted.utf8) + Array(old[range.upperBound...]), new,
        "the change is what happened, \(comment)")
      highlighter.update(after: change, in: state.text)
    }
    if !changes.isEmpty {
      var buffer = SelectionBuffer()
      Self.scanner.scan(state.text, into: &buffer)
      try expectEqual(
        highlighter.candidates, buffer.candidates, "what is typed lights up as in a whole scan, \(comment)")
    }
  }

  /// The caret, completions and media are where they can be.
  private func checkPlaces(_ comment: ComposerStep) throws(BrokenPromise) {
    let text = state.text
    let utf8 = Array(text.utf8)
    let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [utf8.count])
    let caret = state.caretRange
    try expect(
      boundaries.contains(caret.anchorUTF8Offset) && boundaries.contains(caret.headUTF8Offset),
      "the caret is on boundaries of clusters, \(comment): \(caret)")
    var end = 0
    for record in state.completions {
      let range = record.utf8Range
      try expect(
        end <= range.lowerBound && !range.isEmpty && boundaries.contains(range.lowerBound)
          && boundaries.contains(range.upperBound), "completions ascend, between clusters, \(comment): \(record)")
      try expectEqual(
        Array(utf8[range]), Array(record.text.utf8), "a completion is its text, \(comment): \(record)")
      end = range.upperBound
    }
    try expectEqual(Set(state.completions.map(\.id)).count, state.completions.count, "numbers differ, \(comment)")
    for media in state.inlineMedia {
      try expectEqual(
        utf8.dropFirst(media.utf8Offset).prefix(3), [0xEF, 0xBF, 0xBC][...], "media have a character, \(comment)")
    }
    for run in state.styleRuns {
      try expect(!run.utf8Range.isEmpty && run.utf8Range.upperBound <= utf8.count, "styles are in the text, \(comment)")
    }
  }

  /// The lines that were kept up to date are those of a layout of all the text, and the caret's is seen.
  private func checkLines(_ comment: ComposerStep) throws(BrokenPromise) {
    let layout = state.textLayout(in: environment)
    if !state.isPlaceholderVisible {
      try expectEqual(state.height.contentLineCount, max(1, layout.lines.count), "lines are counted, \(comment)")
    }
    let caretLine = layout.lines.lastIndex { $0.utf8Range.lowerBound <= state.caretRange.headUTF8Offset } ?? 0
    let seen = state.firstVisibleLineIndex..<state.firstVisibleLineIndex + state.height.visibleLineCount
    try expect(seen.contains(caretLine), "the line of the caret is seen, \(comment)")
  }

  /// A half-typed word is at the caret of a field that has the keyboard, with its prefix in the text.
  private func checkSession(_ comment: ComposerStep) throws(BrokenPromise) {
    guard let session = state.completionSession else {
      try expect(state.candidates.isEmpty, "candidates go with their word, \(comment)")
      return
    }
    let utf8 = Array(state.text.utf8)
    try expect(
      state.isFocused && !state.isHidden && !state.isComposing && state.caretRange.isCollapsed,
      "a word is completed where it can be, \(comment)")
    let range = session.wordUTF8Range
    try expect(
      0 <= range.lowerBound && range.upperBound <= utf8.count
        && utf8[range].starts(with: session.prefix.utf8) && session.prefixUTF8Range.lowerBound == range.lowerBound,
      "the word is in the text and has its prefix, \(comment): \(session)")
    try expect(
      !state.completions.contains { $0.utf8Range.overlaps(range) }, "a completion is not completed, \(comment)")
  }
}

extension ComposerOperation {
  /// Whether it may put in a completion, which is not taken up again as a half-typed word.
  fileprivate var mayAccept: Bool {
    switch self {
    case .acceptCompletion, .acceptSelectedCandidate: true
    case .press(let key): [.returnKey, .tab].contains(key.input)
    default: false
    }
  }
}
