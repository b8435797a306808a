import TextModel

/// A text of one line whose levels and order are found, told by scalars.
struct BidiText: CustomStringConvertible {
  let utf8: [UInt8]
  /// Where each scalar starts, and the end.
  let utf8Offsets: [Int]

  var description: String { String(decoding: utf8, as: UTF8.self) }

  init(_ scalars: [Unicode.Scalar]) {
    var utf8: [UInt8] = []
    var utf8Offsets: [Int] = []
    for scalar in scalars {
      utf8Offsets.append(utf8.count)
      utf8.append(contentsOf: scalar.utf8)
    }
    (self.utf8, self.utf8Offsets) = (utf8, utf8Offsets + [utf8.count])
  }

  /// The text as a paragraph of one line.
  struct Line: Equatable {
    let baseLevel: UInt8
    /// The level of each scalar (UAX #9, L1).
    var levels: [UInt8]
    /// The offset of each scalar, the leftmost first (L2).
    var visualOrder: [Int] = []
  }

  /// The line in that base direction; scalars that runs leave out or cut have the level 255.
  func line(_ baseDirection: BaseDirection) -> Line {
    let paragraph = BidiParagraph(utf8.span, 0..<utf8.count, baseDirection: baseDirection)
    var line = Line(
      baseLevel: paragraph.baseLevel, levels: [UInt8](repeating: .max, count: utf8Offsets.count - 1))
    for run in paragraph.visualRuns(ofLine: 0..<utf8.count, in: utf8.span) {
      guard let start = scalarOffset(run.utf8Range.lowerBound), let end = scalarOffset(run.utf8Range.upperBound) else {
        continue
      }
      for scalarOffset in start..<end { line.levels[scalarOffset] = run.level }
      if run.isRightToLeft {
        line.visualOrder.append(contentsOf: (start..<end).reversed())
      } else {
        line.visualOrder.append(contentsOf: start..<end)
      }
    }
    return line
  }

  private func scalarOffset(_ utf8Offset: Int) -> Int? {
    var low = 0
    var high = utf8Offsets.count
    while low < high {
      let middle = (low + high) / 2
      if utf8Offsets[middle] < utf8Offset { low = middle + 1 } else { high = middle }
    }
    return low < utf8Offsets.count && utf8Offsets[low] == utf8Offset ? low : nil
  }
}
