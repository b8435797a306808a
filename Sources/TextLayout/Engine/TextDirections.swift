import TextModel

/// Which way the paragraphs of a text run, and the parts of them that run against each other (UAX #9).
struct TextDirections: Sendable {
  /// The embedding levels of the text, on boundaries of grapheme clusters; they tile it.
  private(set) var runs: [BidiRun] = []
  private var paragraphs: [(upperBound: Int, baseLevel: UInt8)] = []

  /// Finds the levels of a text; `nil` if all of it runs from left to right.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of the text.
  init?(_ utf8: Span<UInt8>, baseDirection: BaseDirection) {
    guard baseDirection == .rightToLeft || BidiParagraph.mayReorder(utf8) else { return nil }
    var (start, isOpen) = (0, false)
    while start < utf8.count {
      var end = start
      while end < utf8.count, Tokenizer.hardBreakUTF8Count(in: utf8, at: end) == 0 { end += 1 }
      isOpen = end == utf8.count
      if !isOpen { end += Tokenizer.hardBreakUTF8Count(in: utf8, at: end) }
      let paragraph = BidiParagraph(utf8, start..<end, baseDirection: baseDirection)
      paragraphs.append((isOpen ? .max : end, paragraph.baseLevel))
      for run in paragraph.runs { append(run) }
      start = end
    }
    // Behind a hard break, and in an empty text, there is a paragraph without text.
    if !isOpen { paragraphs.append((.max, baseDirection == .rightToLeft ? 1 : 0)) }
    snap(in: utf8)
  }

  /// Whether the paragraph that `utf8Offset` is in runs from right to left.
  func isRightToLeft(at utf8Offset: Int) -> Bool {
    let index = paragraphs.partitionPoint { $0.upperBound <= utf8Offset }
    return paragraphs.isEmpty ? false : paragraphs[min(index, paragraphs.count - 1)].baseLevel & 1 == 1
  }

  private mutating func append(_ run: BidiRun) {
    if let last = runs.last, last.level == run.level {
      runs[runs.count - 1] = BidiRun(utf8Range: last.utf8Range.lowerBound..<run.utf8Range.upperBound, level: last.level)
    } else {
      runs.append(run)
    }
  }

  /// A grapheme cluster has the level of its start.
  private mutating func snap(in utf8: Span<UInt8>) {
    let snapped = ClusterEdges(runs.map(\.utf8Range.upperBound), in: utf8)
    var lower = 0
    runs = runs.compactMap { run in
      let upper = snapped.upperEdge(of: run.utf8Range.upperBound)
      defer { lower = max(lower, upper) }
      return lower < upper ? BidiRun(utf8Range: lower..<upper, level: run.level) : nil
    }
  }
}
