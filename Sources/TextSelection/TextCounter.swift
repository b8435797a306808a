import TextValidation

/// Counts a text as a platform does that limits what may be posted.
///
/// ```swift
/// let budget = TextCounter.twitterV3.budget(of: "日本 example.com 👩‍👩‍👧‍👦")
/// budget.weightedCount  // 31: two for each ideograph and the emoji, 23 for the link, one for each space
/// budget.remainingWeight  // 249
/// ```
///
/// The three follow the configurations of twitter-text 3.1.0, which X counts by. All count the composed text (NFC), a
/// link as 23, and refuse U+FEFF, U+FFFE and U+FFFF. Links are those that twitter-text finds, with and without a scheme.
public enum TextCounter: String, Hashable, Sendable, Codable, CaseIterable {
  /// 140, each scalar one.
  case twitterV1 = "twitter-v1"
  /// 280; U+0000–10FF, 2000–200D, 2010–201F and 2032–2037 one each, any other scalar two.
  case twitterV2 = "twitter-v2"
  /// As ``twitterV2``, and an emoji two, however many scalars it has. What X uses.
  ///
  /// Emoji are those that UTS #51, version 15.0, recommends for interchange.
  case twitterV3 = "twitter-v3"

  /// How much a text may weigh, in the counter's units.
  public var weightLimit: Int { self == .twitterV1 ? 140 : 280 }

  /// Counts `text`.
  ///
  /// - Parameter text: What would be posted.
  /// - Returns: Its weight, and which part of it is within the limit.
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func budget(of text: String) -> TextBudget {
    var count = WeightCount(counter: self)
    let composed = text.isPlainlyComposed ? text : TextValidation.composed(text)
    count.count(composed.utf8.span)
    let scalarCount = text.unicodeScalars.count
    return TextBudget(
      weightedCount: count.weight, weightLimit: weightLimit,
      isValid: 0 < count.weight && count.weight <= weightLimit && !count.hasRefusedScalar, scalarCount: scalarCount,
      validScalarCount: count.validScalarCount + scalarCount - count.scalarCount)
  }

  /// What a scalar weighs that is part of no link and no emoji.
  func weight(of scalarValue: UInt32) -> Int {
    if self == .twitterV1 { return 1 }
    switch scalarValue {
    case 0...0x10FF, 0x2000...0x200D, 0x2010...0x201F, 0x2032...0x2037: return 1
    default: return 2
    }
  }
}

extension String {
  /// Whether every scalar is below U+0300: those are composed, and no mark follows them.
  fileprivate var isPlainlyComposed: Bool { utf8.allSatisfy { $0 < 0xCC } }
}
