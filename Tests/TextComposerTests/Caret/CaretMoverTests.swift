import Testing
import TextLayout
import TextModel

@testable import TextComposer

@Suite struct CaretMoverTests {
  @Test(arguments: [
    (CaretMovement.clusterForward, "h|ello", "he|llo"),
    (.clusterBackward, "h|ello", "|hello"),
    (.clusterForward, "|👨‍👩‍👧b", "👨‍👩‍👧|b"),
    (.clusterBackward, "a\r\n|b", "a|\r\nb"),
    // There is nowhere to go.
    (.clusterBackward, "|hello", "|hello"),
    (.clusterForward, "hello|", "hello|"),
    (.clusterForward, "|", "|"),
    // A selection becomes a caret at its start or end.
    (.clusterBackward, "h⟦ell⟧o", "h|ello"),
    (.clusterForward, "h⟧ell⟦o", "hell|o"),
    (.left, "h⟧ell⟦o", "h|ello"),
    (.right, "h⟦ell⟧o", "hell|o"),
    (.wordBackward, "one t⟦wo thr⟧ee", "one |two three"),
    (.wordForward, "one t⟦wo thr⟧ee", "one two three|"),
    (.textStart, "h⟦ell⟧o", "|hello"),
    (.textEnd, "h⟦ell⟧o", "hello|"),
    (.lineStart, "one\nt⟦wo\nthr⟧ee", "one\n|two\nthree"),
    (.lineEnd, "one\nt⟦wo\nthr⟧ee", "one\ntwo\nthree|"),
    // Lines that end with a break end before it.
    (.lineStart, "one\ntw|o\nthree", "one\n|two\nthree"),
    (.lineEnd, "one\nt|wo\r\nthree", "one\ntwo|\r\nthree"),
    (.lineEnd, "one  |  \nthree", "one    |\nthree"),
    (.lineEnd, "one\n|", "one\n|"),
    (.lineStart, "|", "|"),
    (.lineEnd, "|", "|"),
    // Lines that were wrapped, at 10: an offset between two belongs to the second.
    (.lineStart, "aaaa bbbb |cccc", "aaaa bbbb |cccc"),
    (.lineStart, "aaaa bbbb cc|cc", "aaaa bbbb |cccc"),
    (.lineEnd, "aa|aa bbbb cccc", "aaaa bbbb| cccc"),
    (.lineEnd, "aa|aa bbbb   cccc", "aaaa bbbb  | cccc"),
    (.lineEnd, "|abcdefghijklm", "abcdefghi|jklm"),
    (.lineEnd, "|日日日日日日", "日日日日|日日"),
    // Right to left: forward is to the left.
    (.left, "של|ום", "שלו|ם"),
    (.right, "של|ום", "ש|לום"),
    (.left, "ש⟦ל⟧ום", "של|ום"),
    (.wordLeft, "|שלום עולם", "שלום| עולם"),
    (.wordRight, "שלום עולם|", "שלום |עולם"),
    (.lineLeft, "של|ום\nab", "שלום|\nab"),
    (.lineRight, "של|ום\nab", "|שלום\nab"),
    (.left, "שלום\na|b", "שלום\n|ab"),
    (.lineLeft, "a|b", "|ab"),
    (.lineRight, "a|b", "ab|"),
    (.wordLeft, "one two|", "one |two"),
  ])
  func aCaretMoves(_ movement: CaretMovement, _ before: String, _ after: String) throws {
    #expect(try MovedField(before, width: 10).moved(by: movement)?.drawn == after)
  }

  @Test(arguments: [
    (CaretMovement.clusterForward, "h|ello", "h⟦e⟧llo"),
    (.clusterBackward, "h⟦e⟧llo", "h|ello"),
    (.clusterBackward, "h|ello", "⟧h⟦ello"),
    (.clusterForward, "⟧h⟦ello", "h|ello"),
    (.wordForward, "one |two three", "one ⟦two⟧ three"),
    (.lineEnd, "o⟦n⟧e\ntwo", "o⟦ne⟧\ntwo"),
    (.textStart, "o⟦n⟧e\ntwo", "⟧o⟦ne\ntwo"),
    (.down, "o|ne\ntwo", "o⟦ne\nt⟧wo"),
    // Only the head moves, wherever the anchor is.
    (.down, "⟧on⟦e\ntwo", "on⟦e\n⟧two"),
    (.up, "one\nt⟦wo⟧", "one⟧\nt⟦wo"),
    (.left, "של|ום", "של⟦ו⟧ם"),
  ])
  func theHeadMovesAlone(_ movement: CaretMovement, _ before: String, _ after: String) throws {
    let field = DrawnField(after)
    let moved = try MovedField(before, width: 10).moved(by: movement, isExtending: true)
    #expect(moved?.drawn == DrawnField.drawing(of: field.text, with: field.caretRange))
  }

  @Test func movementsOfTheCaretHaveNoGoal() throws {
    for movement in CaretMovement.allCases {
      let moved = try MovedField("one\nt|wo\nthree", width: 10).moved(by: movement, goalX: 3)
      #expect((moved?.goalX == nil) == (movement != .up && movement != .down))
    }
  }

  /// Lines are asked for only where they matter.
  @Test func movementsByTextNeedNoLayout() throws {
    struct NoMeasurer: TextMeasurer {
      func width(of text: String, style: TextAttributes) -> Double { 0 }
      func lineHeight(style: TextAttributes) -> Double { 1 }
    }
    final class Count { var layouts = 0 }
    let count = Count()
    let mover = CaretMover("one two", measurer: NoMeasurer()) {
      count.layouts += 1
      return TextLayout(of: "one two", containerWidth: 10, measurer: NoMeasurer())
    }
    for movement in [.clusterBackward, .clusterForward, .wordBackward, .wordForward, .textStart] as [CaretMovement] {
      _ = mover.moved(CaretRange(caretUTF8Offset: 2), by: movement)
    }
    #expect(count.layouts == 0)
    for (index, movement) in [CaretMovement.lineEnd, .up, .left, .lineRight].enumerated() {
      _ = mover.moved(CaretRange(caretUTF8Offset: 2), by: movement)
      #expect(count.layouts == index + 1)
    }
  }
}

/// A field in columns whose caret is moved.
struct MovedField {
  let text: String
  let caretRange: CaretRange
  private let mover: CaretMover

  init(_ drawn: String, width: Double, alignment: TextAlignment = .left) throws {
    var configuration = ComposerConfiguration(containerWidth: width)
    configuration.layout.alignment = alignment
    let field = try SampleField(drawn, configuration: configuration)
    let (state, environment) = (field.state, field.environment)
    (text, caretRange) = (state.text, state.caretRange)
    mover = CaretMover(text, measurer: environment.measurer) { state.textLayout(in: environment) }
  }

  func moved(
    by movement: CaretMovement, isExtending: Bool = false, goalX: Double? = nil
  ) -> (drawn: String, goalX: Double?)? {
    mover.moved(caretRange, by: movement, isExtending: isExtending, goalX: goalX)
      .map { (DrawnField.drawing(of: text, with: $0.caretRange), $0.goalX) }
  }

  /// The field after several movements, each with the goal of the one before; `nil` if one was not handled.
  func moved(by movements: [CaretMovement]) -> String? {
    var (caretRange, goalX) = (caretRange, Double?.none)
    for movement in movements {
      guard let moved = mover.moved(caretRange, by: movement, goalX: goalX) else { return nil }
      (caretRange, goalX) = moved
    }
    return DrawnField.drawing(of: text, with: caretRange)
  }
}
