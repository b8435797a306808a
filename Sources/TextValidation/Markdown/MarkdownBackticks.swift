/// Finds where spans of code end: a run of backticks ends at the next run of as many.
struct MarkdownBackticks: Sendable {
  /// Where the last run of each count of backticks begins; -1: there is none. Empty until a backtick is met.
  private var lastRunOffsets: [Int] = []

  /// Forgets the text at hand.
  mutating func restart() { lastRunOffsets.removeAll(keepingCapacity: true) }

  /// The end of the code that the run in `utf8Range` begins; `nil` if no run of as many follows.
  ///
  /// - Complexity: O(*n*) in the code, and once in the text.
  mutating func codeEnd(after utf8Range: Range<Int>, in text: Span<UInt8>) -> Int? {
    if lastRunOffsets.isEmpty { findRuns(from: utf8Range.lowerBound, in: text) }
    guard lastRunOffsets[utf8Range.count] > utf8Range.lowerBound else { return nil }
    var offset = utf8Range.upperBound
    while let run = Self.nextRun(from: offset, in: text) {
      if run.count == utf8Range.count { return run.upperBound }
      offset = run.upperBound
    }
    return nil
  }

  private mutating func findRuns(from utf8Offset: Int, in text: Span<UInt8>) {
    var offset = utf8Offset
    while let run = Self.nextRun(from: offset, in: text) {
      while lastRunOffsets.count <= run.count { lastRunOffsets.append(-1) }
      lastRunOffsets[run.count] = run.lowerBound
      offset = run.upperBound
    }
  }

  private static func nextRun(from utf8Offset: Int, in text: Span<UInt8>) -> Range<Int>? {
    let backtick = UInt8(ascii: "`")
    var start = utf8Offset
    while start < text.count, text[start] != backtick { start += 1 }
    return start == text.count ? nil : start..<text.endOfRun(of: backtick, from: start, limit: text.count)
  }
}
