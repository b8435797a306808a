/// The limits that were met in one file: each rule and limit once, with the first place and how often.
struct LimitReport: Sendable {
  private var entries: [(ruleName: String?, reason: String, place: String, count: Int)] = []

  /// Takes in that a rule, or the scan, gave up on a text.
  ///
  /// - Parameters:
  ///   - ruleName: The rule; `nil`: the scan.
  ///   - reason: Which limit it met.
  ///   - place: Where; only the first time counts.
  mutating func add(_ ruleName: String?, reason: String, place: @autoclosure () -> String) {
    if let known = entries.firstIndex(where: { $0.ruleName == ruleName && $0.reason == reason }) {
      entries[known].count += 1
    } else {
      entries.append((ruleName, reason, place(), 1))
    }
  }

  /// Takes in what comes after in the same file.
  mutating func add(_ later: LimitReport) {
    for entry in later.entries {
      if let known = entries.firstIndex(where: { ($0.ruleName, $0.reason) == (entry.ruleName, entry.reason) }) {
        entries[known].count += entry.count
      } else {
        entries.append(entry)
      }
    }
  }

  /// One sentence for each rule and limit; the report is empty afterwards.
  mutating func takeSentences() -> [String] {
    defer { entries.removeAll() }
    return entries.map { entry in
      let times = entry.count == 1 ? "once" : "\(entry.count) times"
      let subject = entry.ruleName.map { "rule '\($0)'" } ?? "the scan"
      return "\(subject) gave up \(times), first at \(entry.place): \(entry.reason)"
    }
  }
}
