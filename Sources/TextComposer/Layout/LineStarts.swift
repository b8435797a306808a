import TextLayout

/// Where the lines of a text begin, kept up to date by laying out only those that a change touches.
///
/// Lines are filled one after another, so that a line depends on the text from its start on alone. A change is seen by
/// the line that it is in, by the line before, whose next word it may be in, and by the one before that, if that word is
/// as wide as a line; behind it, all is as before from the first line on that begins where an old one did.
struct LineStarts: Hashable, Sendable {
  private struct Start: Hashable, Sendable {
    var utf8Offset: Int
    /// Whether it is the text's start, or behind a hard break.
    var isOfParagraph: Bool
  }

  /// Ascending; the first is 0.
  private var starts: [Start]

  /// Lays out all of `text`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`, as `LineWrapper`.
  init(_ text: String, _ measure: ComposerLineMeasure) {
    starts = []
    let start = Start(utf8Offset: 0, isOfParagraph: true)
    starts = lines(of: text, from: start, measure) { _ in false }
  }

  /// How many lines there are; 1 for an empty text.
  var lineCount: Int { starts.count }

  /// On which line of the text `utf8Offset` is, from 0; where a line was wrapped, on the one that begins there.
  ///
  /// - Complexity: O(log *l*) in the number of lines.
  func lineIndex(ofUTF8Offset utf8Offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].utf8Offset <= utf8Offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Follows a change.
  ///
  /// - Parameters:
  ///   - change: What was done to the text that this was made of.
  ///   - text: The text after it.
  ///   - measure: As before.
  /// - Complexity: O(*m* + *l*) in the UTF-8 count of the lines touched and the number of lines; with
  ///   `LineBreakMode.unicode`, in the UTF-8 count of the paragraphs touched.
  mutating func update(after change: TextChange, in text: String, _ measure: ComposerLineMeasure) {
    let replaced = change.removedUTF8Range
    let distance = change.inserted.utf8.count - replaced.count
    let first = firstTouched(byChangeAtUTF8Offset: replaced.lowerBound, measure)
    var rest = starts[first...].firstIndex { $0.utf8Offset >= replaced.upperBound } ?? starts.count
    let dependsOnParagraph = measure.configuration.lineBreakMode == .unicode
    var isKnown = false
    let renewed = lines(of: text, from: starts[first], measure) { start in
      let oldUTF8Offset = start.utf8Offset - distance
      while rest < starts.count, starts[rest].utf8Offset < oldUTF8Offset { rest += 1 }
      isKnown =
        rest < starts.count && starts[rest] == Start(utf8Offset: oldUTF8Offset, isOfParagraph: start.isOfParagraph)
        && (start.isOfParagraph || !dependsOnParagraph)
      return isKnown
    }
    if !isKnown { rest = starts.count }
    for index in rest..<starts.count { starts[index].utf8Offset += distance }
    starts.replaceSubrange(first..<rest, with: renewed)
  }

  /// The first line that may be another after a change.
  private func firstTouched(byChangeAtUTF8Offset utf8Offset: Int, _ measure: ComposerLineMeasure) -> Int {
    // A mark may join the cluster before it, and a line feed a carriage return.
    var first = max(0, lineIndex(ofUTF8Offset: max(0, utf8Offset - 1)) - 2)
    guard measure.configuration.lineBreakMode == .unicode else { return first }
    while !starts[first].isOfParagraph { first -= 1 }
    return first
  }

  /// The lines of `text` from one on that begins at `start`, up to the first that is as it was.
  private func lines(
    of text: String, from start: Start, _ measure: ComposerLineMeasure, until isKnown: (Start) -> Bool
  ) -> [Start] {
    let utf8 = text.utf8.span.extracting(start.utf8Offset...)
    var (wrapper, found, isOfParagraph) = (measure.wrapper, [Start](), start.isOfParagraph)
    while let line = wrapper.next(in: utf8) {
      let next = Start(utf8Offset: start.utf8Offset + line.utf8Range.lowerBound, isOfParagraph: isOfParagraph)
      if isKnown(next) { return found }
      found.append(next)
      isOfParagraph = !line.hardBreakUTF8Range.isEmpty
    }
    return found.isEmpty ? [start] : found
  }
}
