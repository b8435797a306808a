/// How much of what a platform allows a text takes up, as a ``TextCounter`` counts.
public struct TextBudget: Hashable, Sendable {
  /// What the text weighs, in the counter's units: for X one for most alphabets, two for other scalars, 23 for a link.
  public let weightedCount: Int
  /// How much a text may weigh, in the same units.
  public let weightLimit: Int
  /// Whether the text may be posted: it weighs something, no more than the limit, and holds no scalar that is refused.
  public let isValid: Bool
  /// The text, from its start to its end, in Unicode scalars.
  public let displayScalarRange: Range<Int>
  /// The part from the start that is within the limit, in Unicode scalars of the text as it is.
  ///
  /// It ends before a scalar that is refused. A link or an emoji is in it whole or not at all. The counter counts the
  /// composed text (NFC) and moves the end by as many scalars as the text has more or fewer than that, as the platform
  /// does: where marks are composed before the end and decomposed after it, or the other way round, it is off by those.
  public let validScalarRange: Range<Int>

  init(weightedCount: Int, weightLimit: Int, isValid: Bool, scalarCount: Int, validScalarCount: Int) {
    self.weightedCount = weightedCount
    self.weightLimit = weightLimit
    self.isValid = isValid
    displayScalarRange = 0..<scalarCount
    validScalarRange = 0..<min(max(validScalarCount, 0), scalarCount)
  }

  /// How much is left, in the units of ``weightedCount``; negative if the text is over the limit.
  public var remainingWeight: Int { weightLimit - weightedCount }

  /// Which part of the limit is taken, in thousandths, rounded down; over 1000 if the text is over the limit.
  public var permillage: Int { 1000 * weightedCount / weightLimit }
}
