import TextLayout

/// How many lines each paragraph of a text has, kept up to date by laying out only the paragraphs that a change touches.
struct ParagraphLines: Hashable, Sendable {
  /// The text up to a hard break, with it; the last one has none and may be empty.
  private struct Paragraph: Hashable, Sendable {
    var utf8Count: Int
    var lineCount: Int
  }

  /// The lines of all paragraphs; 1 for an empty text.
  private(set) var lineCount: Int
  private var paragraphs: [Paragraph]

  /// Lays out all of `text`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`, as `LineWrapper`.
  init(_ text: String, _ measure: ComposerLineMeasure) {
    paragraphs = Self.paragraphs(of: text, in: 0..<text.utf8.count, hasLast: true, measure)
    lineCount = paragraphs.reduce(0) { $0 + $1.lineCount }
  }

  /// Follows a change.
  ///
  /// - Parameters:
  ///   - change: What was done to the text that this was made of.
  ///   - text: The text after it.
  ///   - measure: As before.
  /// - Complexity: O(*m* + *p*) in the UTF-8 count of the paragraphs touched and the number of paragraphs.
  mutating func update(after change: TextChange, in text: String, _ measure: ComposerLineMeasure) {
    let replaced = change.removedUTF8Range
    // A line feed at a paragraph's start belongs to a carriage return before it.
    let first = place(ofUTF8Offset: max(0, replaced.lowerBound - 1))
    let last = place(ofUTF8Offset: replaced.upperBound)
    let touched = paragraphs[first.index...last.index]
    let distance = change.inserted.utf8.count - replaced.count
    let end = last.utf8Offset + paragraphs[last.index].utf8Count + distance
    let hasLast = last.index == paragraphs.count - 1
    let renewed = Self.paragraphs(of: text, in: first.utf8Offset..<end, hasLast: hasLast, measure)
    lineCount += renewed.reduce(0) { $0 + $1.lineCount } - touched.reduce(0) { $0 + $1.lineCount }
    paragraphs.replaceSubrange(first.index...last.index, with: renewed)
  }

  /// On which line of the text `utf8Offset` is, from 0; where a line was wrapped, on the one that begins there.
  ///
  /// - Complexity: O(*m* + *p*) in the UTF-8 count of its paragraph and the number of paragraphs.
  func lineIndex(ofUTF8Offset utf8Offset: Int, in text: String, _ measure: ComposerLineMeasure) -> Int {
    let (index, start) = place(ofUTF8Offset: utf8Offset)
    let linesBefore = paragraphs[..<index].reduce(0) { $0 + $1.lineCount }
    var (wrapper, lineIndex) = (measure.wrapper, 0)
    let utf8 = text.utf8.span.extracting(start..<start + paragraphs[index].utf8Count)
    _ = wrapper.next(in: utf8)
    while lineIndex + 1 < paragraphs[index].lineCount, let line = wrapper.next(in: utf8),
      start + line.utf8Range.lowerBound <= utf8Offset
    {
      lineIndex += 1
    }
    return linesBefore + lineIndex
  }

  /// The paragraph that `utf8Offset` is in, the later one between two, and where it begins.
  private func place(ofUTF8Offset utf8Offset: Int) -> (index: Int, utf8Offset: Int) {
    var start = 0
    for (index, paragraph) in paragraphs.dropLast().enumerated() {
      if utf8Offset < start + paragraph.utf8Count { return (index, start) }
      start += paragraph.utf8Count
    }
    return (paragraphs.count - 1, start)
  }

  /// The paragraphs of a part of `text` that begins one and ends one.
  ///
  /// A part that ends with a break at the end of the text may be followed by the last one, which is empty, or hold it.
  private static func paragraphs(
    of text: String, in utf8Range: Range<Int>, hasLast: Bool, _ measure: ComposerLineMeasure
  ) -> [Paragraph] {
    let utf8 = text.utf8.span.extracting(utf8Range)
    var wrapper = measure.wrapper
    var (paragraphs, start, lineCount) = ([Paragraph](), 0, 0)
    while let line = wrapper.next(in: utf8) {
      lineCount += 1
      guard !line.hardBreakUTF8Range.isEmpty else { continue }
      let end = line.hardBreakUTF8Range.upperBound
      paragraphs.append(Paragraph(utf8Count: end - start, lineCount: lineCount))
      (start, lineCount) = (end, 0)
    }
    if hasLast {
      paragraphs.append(Paragraph(utf8Count: utf8.count - start, lineCount: max(1, lineCount)))
    }
    return paragraphs
  }
}
