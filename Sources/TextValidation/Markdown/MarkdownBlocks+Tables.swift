/// Tables (GFM 0.29, section 4.10). A bar after a backslash separates no cells, and the backslash is no part of the text.
extension MarkdownBlocks {
  /// Whether the line is the row of marks under the head of a table, which the paragraph's last line is.
  ///
  /// If it is, the head's cells are given, and what of the paragraph stands before them.
  mutating func beginsTable(_ line: MarkdownLine, in utf8: Span<UInt8>) -> Bool {
    let row = line.nonblank..<line.utf8End
    guard let columnCount = Self.markCount(inRow: row, in: utf8),
      Self.cellCount(inRow: lastLine, in: utf8) == columnCount
    else { return false }
    let head = lastLine
    removeLastLine()
    // The peer looks for no definitions in it.
    give(paragraph, isParagraph: false, in: utf8)
    paragraph.removeAll(keepingCapacity: true)
    giveCells(of: head, columnCount: columnCount, in: utf8)
    leaf = .table(columnCount: columnCount)
    return true
  }

  private mutating func removeLastLine() {
    guard let part = paragraph.popLast(), part.lowerBound < lastLine.lowerBound else { return }
    paragraph.append(part.lowerBound..<lastLine.lowerBound)
  }

  /// Gives the texts of a row's cells, without those that have no column.
  mutating func giveCells(of row: Range<Int>, columnCount: Int, in utf8: Span<UInt8>) {
    var rest = Self.afterBar(row, in: utf8)
    var givenCount = 0
    while givenCount < columnCount, let cell = Self.nextCell(&rest, in: utf8) {
      giveCell(utf8.trimmingMarkdownSpace(cell), in: utf8)
      givenCount += 1
    }
  }

  private mutating func giveCell(_ cell: Range<Int>, in utf8: Span<UInt8>) {
    guard var backslash = utf8.firstOffset(of: "\\|", from: cell.lowerBound, limit: cell.upperBound) else {
      return give(CollectionOfOne(cell), isParagraph: false, in: utf8)
    }
    var parts = [cell.lowerBound..<backslash]
    while let next = utf8.firstOffset(of: "\\|", from: backslash + 1, limit: cell.upperBound) {
      parts.append(backslash + 1..<next)
      backslash = next
    }
    parts.append(backslash + 1..<cell.upperBound)
    give(parts, isParagraph: false, in: utf8)
  }

  /// Whether the line goes on with a table: it has a cell.
  static func isRow(_ line: MarkdownLine, in utf8: Span<UInt8>) -> Bool {
    !afterBar(line.nonblank..<line.utf8End, in: utf8).isEmpty
  }

  private static func cellCount(inRow row: Range<Int>, in utf8: Span<UInt8>) -> Int {
    var rest = afterBar(row, in: utf8)
    var count = 0
    while nextCell(&rest, in: utf8) != nil { count += 1 }
    return count
  }

  /// A row without blanks and a bar at its start.
  private static func afterBar(_ row: Range<Int>, in utf8: Span<UInt8>) -> Range<Int> {
    let row = utf8.trimmingMarkdownSpace(row)
    guard !row.isEmpty, utf8[row.lowerBound] == UInt8(ascii: "|") else { return row }
    return utf8.trimmingMarkdownSpace(row.lowerBound + 1..<row.upperBound)
  }

  /// Takes the next cell off `rest`, and the bar behind it.
  private static func nextCell(_ rest: inout Range<Int>, in utf8: Span<UInt8>) -> Range<Int>? {
    guard !rest.isEmpty else { return nil }
    let start = rest.lowerBound
    var end = start
    while end < rest.upperBound,
      utf8[end] != UInt8(ascii: "|") || end > start && utf8[end - 1] == UInt8(ascii: "\\")
    { end += 1 }
    var next = min(end + 1, rest.upperBound)
    while next < rest.upperBound, utf8[next].isMarkdownSpace { next += 1 }
    rest = next..<rest.upperBound
    return start..<end
  }

  /// How many columns a row of marks has; `nil` if it is none.
  private static func markCount(inRow row: Range<Int>, in utf8: Span<UInt8>) -> Int? {
    var rest = afterBar(row, in: utf8)
    var count = 0
    while let cell = nextCell(&rest, in: utf8) {
      let cell = utf8.trimmingMarkdownSpace(cell)
      var (start, end) = (cell.lowerBound, cell.upperBound)
      if start < end, utf8[start] == UInt8(ascii: ":") { start += 1 }
      if start < end, utf8[end - 1] == UInt8(ascii: ":") { end -= 1 }
      guard start < end, utf8.endOfRun(of: UInt8(ascii: "-"), from: start, limit: end) == end else { return nil }
      count += 1
    }
    return count > 0 ? count : nil
  }
}
