/// Into what a text is cut that is sent as SMS.
///
/// A segment holds 140 octets: 160 septets or 70 UTF-16 units; where there are several, each gives up six octets to a
/// header and holds 153 or 67 (3GPP TS 23.038 and TS 23.040, release 18, as of November 2026).
public struct MessageSegments: Hashable, Sendable {
  /// How the characters are written.
  public enum Encoding: String, Hashable, Sendable, Codable, CaseIterable {
    /// In septets of the GSM 7-bit default alphabet and its extension.
    case gsm7
    /// In UTF-16 units: one character beyond that alphabet is enough.
    case ucs2
  }

  /// How the characters are written.
  public let encoding: Encoding
  /// How many segments there are; 0 for the empty text.
  public let count: Int
  /// How many septets or UTF-16 units fit into the last segment besides.
  public let remainingUnitCount: Int

  /// How many septets or UTF-16 units `count` segments hold.
  ///
  /// - Parameters:
  ///   - count: How many segments; more than ``greatestCount`` count as that.
  ///   - encoding: How the characters are written.
  /// - Returns: A number of septets or UTF-16 units.
  public static func unitCapacity(ofSegments count: Int, in encoding: Encoding) -> Int {
    let count = min(max(count, 0), greatestCount)
    return count == 1 ? encoding.aloneUnitCount : count * encoding.partUnitCount
  }

  /// More segments cannot be numbered: 255.
  public static let greatestCount = 255
}

extension MessageSegments.Encoding {
  /// What a segment holds that is the whole message.
  var aloneUnitCount: Int { self == .gsm7 ? 160 : 70 }
  /// What a segment holds that is a part of it.
  var partUnitCount: Int { self == .gsm7 ? 153 : 67 }
}
