import TextComposer
import TextLayout

/// A text with the caret drawn in it, `hel|lo`, or what is selected, `h⟦ell⟧o`; `h⟧ell⟦o` is selected backwards.
struct DrawnField {
  let text: String
  let caretRange: CaretRange

  init(_ drawn: String) {
    var text = String.UnicodeScalarView()
    var (anchor, head) = (0, 0)
    for scalar in drawn.unicodeScalars {
      let utf8Offset = String(text).utf8.count
      switch scalar {
      case "|": (anchor, head) = (utf8Offset, utf8Offset)
      case "⟦": anchor = utf8Offset
      case "⟧": head = utf8Offset
      default: text.append(scalar)
      }
    }
    self.text = String(text)
    caretRange = CaretRange(anchorUTF8Offset: anchor, headUTF8Offset: head)
  }

  static func draw(_ state: ComposerState) -> String {
    let utf8 = Array(state.text.utf8)
    let range = state.caretRange.utf8Range
    let isBackward = state.caretRange.headUTF8Offset < state.caretRange.anchorUTF8Offset
    let parts = [utf8[..<range.lowerBound], utf8[range], utf8[range.upperBound...]].map {
      String(decoding: $0, as: UTF8.self)
    }
    if range.isEmpty { return parts[0] + "|" + parts[2] }
    return parts[0] + (isBackward ? "⟧" : "⟦") + parts[1] + (isBackward ? "⟦" : "⟧") + parts[2]
  }
}

/// A field measured in columns, with everything that operations need, for tests that go step by step.
struct SampleField {
  var state: ComposerState
  var environment: ComposerEnvironment

  /// A field as it is drawn, to which nothing has been done that could be taken back.
  init(
    _ drawn: String = "", configuration: ComposerConfiguration = ComposerConfiguration(containerWidth: 40),
    clock: any ComposerClock = StoppedClock(now: .zero)
  ) throws {
    environment = ComposerEnvironment(measurer: ColumnMeasurer(), clock: clock)
    var undoless = configuration
    undoless.isUndoEnabled = false
    state = ComposerState(configuration: undoless, in: environment)
    let field = DrawnField(drawn)
    try state.apply(.setText(field.text), in: environment)
    try state.apply(.setCaretRange(field.caretRange), in: environment)
    try state.apply(.configure(configuration), in: environment)
  }

  @discardableResult
  mutating func apply(_ operations: ComposerOperation...) throws -> [ComposerEvent] {
    try operations.flatMap { try state.apply($0, in: environment) }
  }

  /// Types each character by itself.
  mutating func type(_ text: String) throws {
    for character in text { try apply(.insert(String(character), origin: .typing)) }
  }
}

/// A clock that shows one time.
struct StoppedClock: ComposerClock {
  let now: Duration
}
