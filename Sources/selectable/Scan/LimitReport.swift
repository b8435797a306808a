import SelectableText

/// The limits that user patterns met in one file: each rule once, with the first place and how often.
struct LimitReport {
  private var entries: [(hit: LimitHit, place: String, count: Int)] = []

  /// Takes in what a scan left behind.
  ///
  /// - Parameters:
  ///   - hits: In order of discovery.
  ///   - place: Says where a hit of this scan is.
  mutating func add(_ hits: [LimitHit], place: (LimitHit) -> String) {
    for hit in hits {
      if let known = entries.firstIndex(where: { $0.hit.ruleName == hit.ruleName }) {
        entries[known].count += 1
      } else {
        entries.append((hit, place(hit), 1))
      }
    }
  }

  /// One sentence for each rule; the report is empty afterwards.
  mutating func takeSentences() -> [String] {
    defer { entries.removeAll() }
    return entries.map { entry in
      let times = entry.count == 1 ? "once" : "\(entry.count) times"
      return "rule '\(entry.hit.ruleName)' gave up \(times), first at \(entry.place): \(entry.hit.error)"
    }
  }
}
