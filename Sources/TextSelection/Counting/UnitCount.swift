import TextModel

/// Counts of a text in units of Unicode, each with a limit.
struct UnitCount {
  let counts: [TextBudget.Count]
  /// Where the part from the start ends that is within every limit, on a scalar boundary.
  let validUTF8Offset: Int

  /// Counts all of a text.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - limits: What to count, and how much of it is allowed.
  /// - Complexity: O(*n*) in the bytes of the text.
  init(_ utf8: Span<UInt8>, _ limits: [(unit: OffsetUnit, limit: Int?)]) {
    var counter = OffsetCounter(units: Set(limits.map(\.unit)))
    counter.advance(toUTF8Offset: utf8.count, in: utf8)
    var validUTF8Offset = utf8.count
    var counts: [TextBudget.Count] = []
    for (unit, limit) in limits {
      let count = TextBudget.Count(unit: unit.countUnit, count: counter.offset(in: unit), limit: limit)
      counts.append(count)
      if let limit, !count.isWithinLimit {
        var shorter = OffsetCounter(units: [unit])
        shorter.advance(toOffset: limit, in: unit, of: utf8)
        validUTF8Offset = min(validUTF8Offset, shorter.utf8Offset)
      }
    }
    (self.counts, self.validUTF8Offset) = (counts, validUTF8Offset)
  }
}

extension OffsetUnit {
  /// The same unit among those of counters.
  fileprivate var countUnit: CountUnit {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    case .scalar: .scalar
    case .grapheme: .grapheme
    }
  }
}
