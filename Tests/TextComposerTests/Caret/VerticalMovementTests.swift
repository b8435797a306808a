import TestSupport
import TextLayout
import Testing

@testable import TextComposer

@Suite struct VerticalMovementTests {
  @Test(arguments: [
    ("", "|"),
    ("one line", "one line|"),
    ("the first line", "o|ne\ntwo"),
    ("the first line", "|one\ntwo"),
  ])
  func aboveTheFirstLineThereIsNothing(_ why: String, _ drawn: String) throws {
    for isExtending in [false, true] {
      #expect(try MovedField(drawn, width: 10).moved(by: .up, isExtending: isExtending) == nil, "\(why)")
    }
  }

  @Test(arguments: ["|", "one| line", "one\nt|wo", "one\n|", "aaaa bbbb |cccc"])
  func belowTheLastLineThereIsNothing(_ drawn: String) throws {
    for isExtending in [false, true] {
      #expect(try MovedField(drawn, width: 10).moved(by: .down, isExtending: isExtending) == nil)
    }
  }

  @Test(arguments: [
    (CaretMovement.down, "o|ne\ntwo", "one\nt|wo"),
    (.up, "one\ntw|o", "on|e\ntwo"),
    // A selection collapses: up from its start, down from its end.
    (.up, "one\nt⟦wo\nth⟧ree", "o|ne\ntwo\nthree"),
    (.down, "o⟦ne\ntw⟧o\nthree", "one\ntwo\nth|ree"),
    (.down, "o⟧ne\ntw⟦o\nthree", "one\ntwo\nth|ree"),
    // A line that is shorter: its end.
    (.down, "three|\ntwo", "three\ntwo|"),
    (.up, "a\nthre|e", "a|\nthree"),
    (.down, "th|ree\n\ntwo", "three\n|\ntwo"),
    (.down, "th|ree\n", "three\n|"),
    (.down, "th|ree\r\nab", "three\r\nab|"),
    // Wide cells: never beyond the goal, neither down nor up.
    (.down, "abc|d\n日本語", "abcd\n日|本語"),
    (.up, "日本語\nabc|d", "日|本語\nabcd"),
    (.down, "日|本語\nabc", "日本語\nab|c"),
    (.down, "a|b\n日本", "ab\n|日本"),
    (.down, "ab|c\n👨‍👩‍👧👍", "abc\n👨‍👩‍👧|👍"),
    // Lines that were wrapped, at 10.
    (.down, "aa|aa bbbb cccc", "aaaa bbbb cc|cc"),
    (.up, "aaaa bbbb cc|cc", "aa|aa bbbb cccc"),
    (.up, "aaaa bbbb |cccc", "|aaaa bbbb cccc"),
    // A blank hangs over the end, and what is longer than a line above stays on it.
    (.up, "aaaa bbbbb ccccc dddd|", "aaaa bbbbb| ccccc dddd"),
    (.up, "abcdefghijklmnopqrst|", "abcdefghi|jklmnopqrst"),
    (.up, "日日日日日abcdefghij|", "日日日日|日abcdefghij"),
    // A tab is one place, and blanks at the end of a line are places.
    (.down, "abc|d\n\tx", "abcd\n|\tx"),
    (.down, "abcd|e\n\tx", "abcde\n\t|x"),
    (.down, "abcdefg|\n\t\tx", "abcdefg\n\t|\tx"),
    (.up, "a\tb\nabcde|f", "a\t|b\nabcdef"),
    (.down, "abcd|e\na    ", "abcde\na   | "),
    (.up, "a    \nabc|de", "a  |  \nabcde"),
    (.down, "a   | \nabcdef", "a    \nabcd|ef"),
  ])
  func theCaretMovesByALine(_ movement: CaretMovement, _ before: String, _ after: String) throws {
    #expect(try MovedField(before, width: 10).moved(by: movement)?.drawn == after)
  }

  @Test(arguments: [
    ([CaretMovement.down, .down], "three|\na\nthree", "three\na\nthree|"),
    // The goal outlives a change of direction.
    ([.down, .down, .up, .up], "three|\na\nthree", "three|\na\nthree"),
    ([.down, .up], "abc|d\n日本語", "abc|d\n日本語"),
    // A horizontal movement sets another.
    ([.down, .left, .down], "three|\nab\nthree", "three\nab\nt|hree"),
    ([.down, .lineEnd, .up], "three|\nab\nthree", "th|ree\nab\nthree"),
    ([.down, .down, .down], "one|\ntwo\nthree", nil),
  ])
  func theGoalIsKept(_ movements: [CaretMovement], _ before: String, _ after: String?) throws {
    #expect(try MovedField(before, width: 10).moved(by: movements) == after)
  }

  @Test func theGoalIsWhereTheCaretIsDrawn() throws {
    #expect(try MovedField("日b|\nab", width: 10).moved(by: .down)?.goalX == 3)
    #expect(try MovedField("日b|\nab", width: 10).moved(by: .down, goalX: 1)?.goalX == 1)
    #expect(try MovedField("日b|\nab", width: 10).moved(by: .down, goalX: 1)?.drawn == "日b\na|b")
    // A line on the right begins there.
    #expect(try MovedField("ab|\nabcd", width: 10, alignment: .right).moved(by: .down)?.goalX == 10)
    #expect(try MovedField("|ab\nabcd", width: 10, alignment: .right).moved(by: .down)?.drawn == "ab\nab|cd")
  }

  @Test(arguments: [
    // Four letters from right to left, at the left edge: the first one is drawn from 3 to 4.
    (CaretMovement.down, "ab|c\nשלום", "abc\nשל|ום"),
    (.down, "abc|\nשלום", "abc\nש|לום"),
    (.down, "|abc\nשלום", "abc\nשלום|"),
    (.down, "abcdef|\nשלום", "abcdef\n|שלום"),
    (.up, "abcd\nש|לום", "abc|d\nשלום"),
    (.up, "abcd\nשלום|", "|abcd\nשלום"),
    (.down, "שלו|ם\nעולם", "שלום\nעול|ם"),
    // In a paragraph from left to right, letters from right to left are one run.
    (.down, "abcd|ef\nab שלום", "abcdef\nab שלו|ם"),
    (.down, "abc|def\nab שלום", "abcdef\nab שלום|"),
    (.down, "ab שלו|ם\nabcdef", "ab שלום\nabcd|ef"),
    (.down, "abcdefgh|\nab שלום", "abcdefgh\nab |שלום"),
  ])
  func linesFromRightToLeftAreMetWhereTheyAreSeen(
    _ movement: CaretMovement, _ before: String, _ after: String
  ) throws {
    #expect(try MovedField(before, width: 10).moved(by: movement)?.drawn == after)
  }

  @Test(arguments: [
    // At the right edge: the shorter line ends further to the right.
    ("שלום עולם|\nשלום", "שלום עולם\nשלום|"),
    ("של|ום עולם\nשלום", "שלום עולם\nשל|ום"),
    ("|שלום עולם\nשלום", "שלום עולם\n|שלום"),
    // Blanks at the end are on the left.
    ("שלום| עולם\nשל   ", "שלום עולם\nשל  | "),
  ])
  func linesFromRightToLeftMayStandAtTheRight(_ before: String, _ after: String) throws {
    #expect(try MovedField(before, width: 10, alignment: .natural).moved(by: .down)?.drawn == after)
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func downAndUpComesBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", "b", "c", " ", " ", "\n", "\r", "\t", "日", "👍", "\u{1F3FD}", "🇫", "🇷", "e", "ש", "ל", "ا", "1", ".",
    ]
    let text = generator.string(of: scalars, maximumCount: 40)
    let measurer = ColumnMeasurer()
    var configuration = ComposerConfiguration(containerWidth: Double(Int.random(in: 2...9, using: &generator)))
    configuration.layout.alignment = generator.next().isMultiple(of: 2) ? .left : .natural
    let layout = ComposerLineMeasure(configuration, measurer).layout(of: text, numberOfLines: 0)
    let mover = CaretMover(text, measurer: measurer) { layout }
    let lines = CaretLines(layout, measurer: measurer)
    let boundaries = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
    for boundary in boundaries {
      let caret = CaretRange(caretUTF8Offset: boundary)
      for movement in CaretMovement.allCases {
        guard let moved = mover.moved(caret, by: movement) else { continue }
        #expect(boundaries.contains(moved.caretRange.headUTF8Offset), "\(movement) in \(text.debugDescription)")
        guard let goalX = moved.goalX else { continue }
        let line = lines.lineIndex(ofUTF8Offset: boundary)
        let opposite = movement == .up ? CaretMovement.down : .up
        #expect(
          lines.lineIndex(ofUTF8Offset: moved.caretRange.headUTF8Offset) == (movement == .up ? line - 1 : line + 1))
        let back = mover.moved(moved.caretRange, by: opposite, goalX: goalX)?.caretRange.headUTF8Offset ?? -1
        #expect(lines.lineIndex(ofUTF8Offset: back) == line)
        #expect(lines.x(ofUTF8Offset: back, onLineAt: line) == goalX, "\(boundary) in \(text.debugDescription)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func aLongLineIsMeasuredInReasonableTime() throws {
    let text = String(repeating: "word ", count: 20_000) + "\n" + String(repeating: "日", count: 20_000)
    let measurer = ColumnMeasurer()
    let configuration = ComposerConfiguration(containerWidth: 1e9)
    let layout = ComposerLineMeasure(configuration, measurer).layout(of: text, numberOfLines: 0)
    let mover = CaretMover(text, measurer: measurer) { layout }
    let down = mover.moved(CaretRange(caretUTF8Offset: 30_001), by: .down)
    #expect(down?.caretRange.headUTF8Offset == 100_001 + 15_000 * 3)
    let up = down.flatMap { mover.moved($0.caretRange, by: .up, goalX: $0.goalX) }
    #expect(up?.caretRange.headUTF8Offset == 30_001)
  }
}
