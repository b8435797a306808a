import TestSupport
import TextLayout
import Testing

@testable import TextComposer

/// Lines that are kept up to date are those of a text that is laid out anew.
@Suite struct LineStartsTests {
  private static let scalars: [Unicode.Scalar] = [
    "a", "b", "c", "-", "1", ",", " ", " ", " ", "\t", "\n", "\r", "\u{2028}", "\u{0}", "e", "\u{301}", "👍",
    "\u{1F3FD}",
    "\u{200D}", "👩", "🇫", "🇷", "日", "本", "。", "「", "ש", "\u{AD}", "\u{A0}", "\u{1100}", "\u{1161}", "\u{200B}",
  ]

  @Test(arguments: LineBreakMode.allCases, 0..<30 as Range<UInt64>)
  func anEditLaysOutWhatItTouches(_ mode: LineBreakMode, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var configuration = ComposerConfiguration(containerWidth: Double.random(in: 1...12, using: &generator).rounded())
    configuration.layout.lineBreakMode = mode
    let measure = ComposerLineMeasure(configuration, ColumnMeasurer())
    var text = generator.string(of: Self.scalars, maximumCount: 200)
    var lines = LineStarts(text, measure)
    for step in 0..<60 {
      let boundaries = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      let start = boundaries.randomElement(using: &generator) ?? 0
      let end = min(
        text.utf8.count, (boundaries + [text.utf8.count]).first { $0 >= start + Int(generator.next() % 9) } ?? start)
      let change = TextChange(
        utf8Offset: start, removed: text.utf8Part(start..<max(start, end)),
        inserted: generator.string(of: Self.scalars, maximumCount: 6), origin: .typing)
      text.replaceUTF8Part(change.removedUTF8Range, with: change.inserted)
      lines.update(after: change, in: text, measure)
      #expect(lines == LineStarts(text, measure), "step \(step): \(change), width \(configuration.containerWidth)")
    }
  }
}
