/// How much of what is allowed a text takes up, as a ``TextCounter`` counts.
public struct TextBudget: Hashable, Sendable {
  /// What a text counts in one unit.
  public struct Count: Hashable, Sendable {
    /// What is counted.
    public let unit: CountUnit
    /// How many of them the text has.
    public let count: Int
    /// How many a text may have; `nil`: any number.
    public let limit: Int?

    /// How many are left; less than none if the text is over the limit; `nil` if there is none.
    public var remaining: Int? { limit.map { $0 - count } }
    /// Whether the text is within the limit, which is allowed itself.
    public var isWithinLimit: Bool { limit.map { count <= $0 } ?? true }
  }

  /// One count for each limit, the one that people are shown first; never empty.
  ///
  /// Only ``TextCounter/bluesky`` has two: clusters, then bytes.
  public let counts: [Count]
  /// Into what a text is cut that is sent as ``TextCounter/sms``; `nil` for other counters.
  public let segments: MessageSegments?
  /// Whether the text may be posted: it is within every limit, holds no scalar that is refused, and holds anything at all.
  ///
  /// The empty text is valid to the counters of plain units alone.
  public let isValid: Bool
  /// The text, from its start to its end, in Unicode scalars.
  public let displayScalarRange: Range<Int>
  /// The part from the start that is within every limit, in Unicode scalars of the text as it is.
  ///
  /// It cuts no grapheme cluster. For X and Mastodon a link is in it whole or not at all; X lets it end before a scalar
  /// that is refused and cuts clusters that are no emoji. X counts the composed text (NFC) and moves the end by as many
  /// scalars as the text has more or fewer than that, as the platform does: where marks are composed before the end and
  /// decomposed after it, or the other way round, it is off by those.
  public let validScalarRange: Range<Int>

  init(counts: [Count], segments: MessageSegments?, isValid: Bool, scalarCount: Int, validScalarCount: Int) {
    self.counts = counts
    self.segments = segments
    self.isValid = isValid
    displayScalarRange = 0..<scalarCount
    validScalarRange = 0..<min(max(validScalarCount, 0), scalarCount)
  }

  /// What the text counts, in the unit of the first of ``counts``.
  public var count: Int { counts[0].count }
  /// How much a text may count, in the same unit; `nil`: any number.
  public var limit: Int? { counts[0].limit }
  /// How much is left, in the same unit; less than nothing if the text is over the limit; `nil` if there is none.
  public var remaining: Int? { counts[0].remaining }
  /// Whether the text is within every limit.
  public var isWithinLimits: Bool { counts.allSatisfy(\.isWithinLimit) }

  /// Which part of ``limit`` is taken, in thousandths, rounded down; over 1000 if the text is over the limit; `nil`
  /// without a limit, or if that is nothing.
  public var permillage: Int? {
    guard let limit, limit > 0 else { return nil }
    let (product, overflows) = count.multipliedReportingOverflow(by: 1000)
    return overflows ? nil : product / limit
  }
}
