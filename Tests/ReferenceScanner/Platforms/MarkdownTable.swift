/// Tables of GitHub's Markdown.
extension MarkdownLine {
  /// The cells of a row, escaped bars made plain.
  var tableCells: [MarkdownBlock] {
    var scalars = scalars.drop { $0.scalar == " " }
    while scalars.last?.scalar == " " { scalars.removeLast() }
    var cells: [[PlacedScalar]] = [[]]
    for placed in scalars {
      let isEscaped = cells[cells.count - 1].last?.scalar == "\\"
      if placed.scalar == "|", isEscaped { cells[cells.count - 1].removeLast() }
      if placed.scalar == "|", !isEscaped {
        cells.append([])
      } else {
        cells[cells.count - 1].append(placed)
      }
    }
    if cells.count > 1, cells[0].isEmpty { cells.removeFirst() }
    if cells.count > 1, cells[cells.count - 1].isEmpty { cells.removeLast() }
    return cells.map(MarkdownBlock.init)
  }

  /// How many columns the row has that tells a table's alignments.
  var delimiterCount: Int? {
    let cells = tableCells.map(\.text)
    let areDelimiters = cells.allSatisfy { cell in
      let start = cell[0] == ":" ? 1 : 0
      let end = cell.runEnd(from: start) { $0 == "-" }
      return end > start && cell.runEnd(from: end) { $0 == ":" } == cell.count && cell.count - end <= 1
    }
    return areDelimiters ? cells.count : nil
  }
}
