import SelectableText

/// What `--stats` shows: a line for each rule.
struct StatisticsTable {
  private let rows: [[String]]

  init(_ rules: [Scanner.RuleDescription], _ statistics: [RuleStatistics]) {
    var rows = [["rule", "asked", "confirmed", "refused", "bytes"]]
    for (place, rule) in rules.enumerated() {
      let counts = place < statistics.count ? statistics[place] : RuleStatistics()
      rows.append(
        [rule.identifier]
          + [counts.candidateCount, counts.confirmedCount, counts.refusedCount, counts.visitedUTF8Count].map(
            String.init))
    }
    self.rows = rows
  }

  /// Writes the table beside the results, names to the left and numbers to the right.
  func write(to console: inout Console) {
    console.output.flush()
    let widths = (0..<5).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    for row in rows {
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.utf8.count)
        if column > 0 { console.diagnostics.write("  ") }
        console.diagnostics.write(escaped: column == 0 ? cell + padding : padding + cell)
      }
      console.diagnostics.write("\n")
    }
    console.diagnostics.flush()
  }
}
