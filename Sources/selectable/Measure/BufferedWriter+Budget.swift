import SelectableText

extension BufferedWriter {
  /// Adds what a text counts and what is left of each limit, separated by tabs, and of an SMS how many segments it has
  /// and what is left of the last.
  mutating func write(lineOf budget: TextBudget) {
    var numbers = budget.counts.flatMap { [$0.count, $0.remaining].compactMap(\.self) }
    if let segments = budget.segments { numbers += [segments.count, segments.remainingUnitCount] }
    write(numbers.map(String.init).joined(separator: "\t"))
    write(fixed: "\n")
  }

  /// Adds what is known of a text's budget, as members of an object: what only some counters say comes last.
  mutating func write(membersOf budget: TextBudget) {
    write("\"count\":\(budget.count),\"limit\":\(json(budget.limit)),\"valid\":\(budget.isValid)")
    write(",\"permillage\":\(json(budget.permillage))")
    for (name, range) in [("display_range", budget.displayScalarRange), ("valid_range", budget.validScalarRange)] {
      write(",\"\(name)\":{\"scalar\":[\(range.lowerBound),\(range.upperBound)]}")
    }
    if budget.counts.count > 1 {
      let counts = budget.counts.map {
        "{\"unit\":\"\($0.unit.rawValue)\",\"count\":\($0.count),\"limit\":\(json($0.limit))}"
      }
      write(",\"counts\":[\(counts.joined(separator: ","))]")
    }
    if let segments = budget.segments {
      write(",\"segments\":{\"encoding\":\"\(segments.encoding.rawValue)\",\"count\":\(segments.count)")
      write(",\"units_left\":\(segments.remainingUnitCount)}")
    }
  }

  /// Adds a text that was cut, as a further member.
  mutating func write(memberOf truncated: TruncatedText) {
    write(fixed: ",\"truncated\":{\"text\":")
    write(json: truncated.text)
    let ranges = truncated.keptUTF8Ranges.map { "[\($0.lowerBound),\($0.upperBound)]" }
    write(",\"is_truncated\":\(truncated.isTruncated),\"kept_ranges\":{\"utf8\":[\(ranges.joined(separator: ","))]}}")
  }

  private func json(_ number: Int?) -> String { number.map(String.init) ?? "null" }
}
