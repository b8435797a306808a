import TextModel
import TextValidation

extension TextCounter {
  /// Counts `text`.
  ///
  /// - Parameters:
  ///   - text: What would be posted.
  ///   - limit: What is allowed instead of ``defaultLimit``, in the same unit; less than 0 counts as 0. Of Bluesky's two
  ///     limits it is that of clusters; for SMS more than 255 segments count as 255.
  /// - Returns: What it counts, and which part of it is within the limit.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func budget(of text: String, limit: Int? = nil) -> TextBudget {
    let limit = (limit ?? defaultLimit).map { max($0, 0) }
    switch self {
    case .twitterV1, .twitterV2, .twitterV3: return weightBudget(of: text, limit: limit ?? 0)
    case .mastodon: return mastodonBudget(of: text, limit: limit)
    case .sms:
      var count = SegmentCount(segmentLimit: limit ?? 0)
      count.count(text.utf8.span)
      return budget(of: text, [count.count], count.segments, validUTF8Offset: count.validUTF8Offset)
    case .apns, .apnsVoIP:
      var count = PayloadCount(limit: limit ?? 0)
      count.count(text.utf8.span)
      let counts = [TextBudget.Count(unit: .utf8, count: count.utf8Count, limit: limit)]
      return budget(of: text, counts, validUTF8Offset: count.validUTF8Offset)
    case .bluesky, .telegram, .telegramCaption, .discord, .slack, .utf8, .utf16, .scalar, .grapheme:
      let count = UnitCount(text.utf8.span, unitLimits(limit))
      return budget(of: text, count.counts, validUTF8Offset: count.validUTF8Offset)
    }
  }

  /// Whether `text` may be posted on its own, an empty one too.
  func allows(_ text: String, limit: Int?) -> Bool { budget(of: text, limit: limit).isWithinLimits }

  /// Whether the counter belongs to no platform.
  private var isPlainUnit: Bool { defaultLimit == nil }

  private func mastodonBudget(of text: String, limit: Int?) -> TextBudget {
    let isBlank = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    let utf8 = text.utf8.span
    var count = MastodonCount(limit: limit)
    if !isBlank { count.count(utf8, replacing: wholeParts(in: utf8)) }
    let counts = [TextBudget.Count(unit: .weight, count: count.graphemeCount, limit: limit)]
    return budget(of: text, counts, validUTF8Offset: isBlank ? utf8.count : count.validUTF8Offset)
  }

  /// What is known of a text of which a part from the start is within the limits; that ends before the cluster that it
  /// cuts.
  private func budget(
    of text: String, _ counts: [TextBudget.Count], _ segments: MessageSegments? = nil, validUTF8Offset: Int
  ) -> TextBudget {
    let utf8 = text.utf8.span
    var total = OffsetCounter(units: [.scalar])
    total.advance(toUTF8Offset: utf8.count, in: utf8)
    let scalarCount = total.offset(in: .scalar)
    var validScalarCount = scalarCount
    if validUTF8Offset < utf8.count {
      var valid = OffsetCounter(units: [.grapheme])
      valid.advance(toUTF8Offset: validUTF8Offset, in: utf8)
      var whole = OffsetCounter(units: [.grapheme])
      whole.advance(toOffset: valid.offset(in: .grapheme), in: .grapheme, of: utf8)
      validScalarCount = whole.offset(in: .scalar)
    }
    return TextBudget(
      counts: counts, segments: segments,
      isValid: counts.allSatisfy(\.isWithinLimit) && (isPlainUnit || !text.isEmpty && counts[0].count > 0),
      scalarCount: scalarCount, validScalarCount: validScalarCount)
  }

  private func weightBudget(of text: String, limit: Int) -> TextBudget {
    var count = WeightCount(counter: self, limit: limit)
    let composed = text.isPlainlyComposed ? text : TextValidation.composed(text)
    count.count(composed.utf8.span)
    let scalarCount = text.unicodeScalars.count
    return TextBudget(
      counts: [TextBudget.Count(unit: .weight, count: count.weight, limit: limit)], segments: nil,
      isValid: 0 < count.weight && count.weight <= limit && !count.hasRefusedScalar, scalarCount: scalarCount,
      validScalarCount: count.validScalarCount + scalarCount - count.scalarCount)
  }
}

extension String {
  /// Whether every scalar is below U+0300: those are composed, and no mark follows them.
  fileprivate var isPlainlyComposed: Bool { utf8.allSatisfy { $0 < 0xCC } }
}
