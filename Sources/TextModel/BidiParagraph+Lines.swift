extension BidiParagraph {
  /// The runs of a line in the order in which they are drawn, the leftmost first.
  ///
  /// White space, tabs and formatting characters at the end of the line, and before a tab, get the level of the paragraph
  /// (rule L1); then runs are reordered (L2). Scalars of a run are drawn from right to left if its level is odd.
  ///
  /// - Parameters:
  ///   - line: The line, as UTF-8 offsets into `utf8`.
  ///   - utf8: The text that the paragraph was made from.
  /// - Returns: Runs that tile the line, neighbours in the text having different levels.
  /// - Precondition: `line` lies in the paragraph.
  /// - Complexity: O(*n* + log *r*), *n* the count of `line` and *r* that of ``runs``.
  package func visualRuns(ofLine line: Range<Int>, in utf8: Span<UInt8>) -> [BidiRun] {
    precondition(utf8Range.contains(line), "the line must lie in the paragraph")
    if runs.count == 1, runs[0].level == baseLevel {
      return line.isEmpty ? [] : [BidiRun(utf8Range: line, level: baseLevel)]
    }
    var lineRuns = BidiLineRuns(of: self, from: line.lowerBound)
    let table = BidiClassTable.shared
    let part = utf8.extracting(line)
    // Where the white space starts that ends here.
    var spaceStart = line.lowerBound
    var utf8Offset = 0
    while utf8Offset < part.count {
      let scalar = part.scalar(at: utf8Offset)
      let bidiClass = table.bidiClass(of: scalar.value)
      utf8Offset += scalar.utf8Count
      if bidiClass.isWhiteSpaceOrFormatting { continue }
      let end = line.lowerBound + utf8Offset
      if bidiClass == .s || bidiClass == .b { lineRuns.append(upTo: spaceStart, thenAtBaseLevelUpTo: end) }
      spaceStart = end
    }
    lineRuns.append(upTo: spaceStart, thenAtBaseLevelUpTo: line.upperBound)
    let logicalRuns = lineRuns.list.runs
    return Self.visualOrder(ofLevels: logicalRuns.map(\.level)).map { logicalRuns[$0] }
  }

  /// The order in which items of those levels are drawn, the leftmost first (UAX #9, L2).
  ///
  /// L2 turns what is of a level or higher about, level after level, from the highest on. The same in one walk: what was
  /// drawn so far is a stack of groups, levels rising, and an item of a lower level joins the groups above it.
  ///
  /// - Parameter levels: The levels of the items of a line, in the order of the text.
  /// - Returns: Each index into `levels` once.
  /// - Complexity: O(*n*) in the count of `levels`.
  package static func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
    var groups = BidiVisualGroups(itemCount: levels.count)
    for (item, level) in levels.enumerated() { groups.append(item, level: level) }
    return groups.visualOrder()
  }
}

/// The runs of a line as they are made, in the order of the text (UAX #9, L1).
private struct BidiLineRuns {
  private let paragraph: BidiParagraph
  private var runIndex: Int
  private(set) var list: BidiRunList

  init(of paragraph: BidiParagraph, from utf8Offset: Int) {
    self.paragraph = paragraph
    list = BidiRunList(from: utf8Offset)
    var low = 0
    var high = paragraph.runs.count
    while low < high {
      let middle = (low + high) / 2
      if paragraph.runs[middle].utf8Range.upperBound <= utf8Offset { low = middle + 1 } else { high = middle }
    }
    runIndex = low
  }

  /// Goes on with the levels of the paragraph's runs, then with that of the paragraph.
  mutating func append(upTo middle: Int, thenAtBaseLevelUpTo end: Int) {
    let runs = paragraph.runs
    while list.utf8Offset < middle, runIndex < runs.count {
      list.append(upTo: min(runs[runIndex].utf8Range.upperBound, middle), level: runs[runIndex].level)
      if runs[runIndex].utf8Range.upperBound <= middle { runIndex += 1 }
    }
    list.append(upTo: end, level: paragraph.baseLevel)
    while runIndex < runs.count, runs[runIndex].utf8Range.upperBound <= list.utf8Offset { runIndex += 1 }
  }
}

/// The groups of items that stand side by side in the order of drawing (UAX #9, L2), as items are added.
private struct BidiVisualGroups {
  private struct Group {
    let level: UInt8
    let leftmost: Int
    let rightmost: Int
  }

  /// Behind one another in the order of the text, levels rising.
  private var groups: [Group] = []
  /// For each item that which is drawn to the right of it.
  private var rightNeighbours: [Int?]

  init(itemCount: Int) { rightNeighbours = [Int?](repeating: nil, count: itemCount) }

  mutating func append(_ item: Int, level: UInt8) {
    let single = Group(level: level, leftmost: item, rightmost: item)
    guard var last = groups.popLast() else { return groups.append(single) }
    while last.level > level, let outer = groups.last, outer.level >= level {
      groups.removeLast()
      last = join(outer, last, at: outer.level)
    }
    if last.level >= level {
      groups.append(join(last, single, at: level))
    } else {
      groups.append(last)
      groups.append(single)
    }
  }

  mutating func visualOrder() -> [Int] {
    guard var last = groups.popLast() else { return [] }
    while let outer = groups.popLast() { last = join(outer, last, at: outer.level) }
    var order: [Int] = []
    order.reserveCapacity(rightNeighbours.count)
    var next: Int? = last.leftmost
    while let item = next {
      order.append(item)
      next = rightNeighbours[item]
    }
    return order
  }

  private mutating func join(_ first: Group, _ second: Group, at level: UInt8) -> Group {
    let (left, right) = level & 1 == 0 ? (first, second) : (second, first)
    rightNeighbours[left.rightmost] = right.leftmost
    return Group(level: level, leftmost: left.leftmost, rightmost: right.rightmost)
  }
}
