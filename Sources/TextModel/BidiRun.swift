/// A part of a text whose scalars have one embedding level (UAX #9, BD2).
package struct BidiRun: Hashable, Sendable {
  /// Where it is, as UTF-8 offsets into the text; never empty.
  package let utf8Range: Range<Int>
  /// Even: it runs left to right. Odd: right to left. At most 126.
  package let level: UInt8

  /// Makes a run.
  package init(utf8Range: Range<Int>, level: UInt8) { (self.utf8Range, self.level) = (utf8Range, level) }

  /// Whether its scalars are drawn from right to left.
  package var isRightToLeft: Bool { level & 1 == 1 }
}

/// Makes runs that tile a part of a text, each as long as its level lasts.
struct BidiRunList {
  private(set) var runs: [BidiRun] = []
  /// Where the next run starts.
  private(set) var utf8Offset: Int

  /// Starts at `utf8Offset`.
  init(from utf8Offset: Int) { self.utf8Offset = utf8Offset }

  /// Gives all up to `end` the level `level`; nothing if `end` is not beyond ``utf8Offset``.
  mutating func append(upTo end: Int, level: UInt8) {
    guard end > utf8Offset else { return }
    let last = runs.indices.last
    if let last, runs[last].level == level {
      runs[last] = BidiRun(utf8Range: runs[last].utf8Range.lowerBound..<end, level: level)
    } else {
      runs.append(BidiRun(utf8Range: utf8Offset..<end, level: level))
    }
    utf8Offset = end
  }
}
