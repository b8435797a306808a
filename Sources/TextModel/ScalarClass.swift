/// The Unicode facts that the detection rules ask about a scalar, one bit each.
///
/// Tables: `Generated/ScalarClassTable.swift`, made by `generate-sources` from the Unicode Character Database and the
/// data of UTS #58; its first lines name the versions.
package struct ScalarClass: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// General_Category L, M or N, or `_`.
  package static let word = ScalarClass(rawValue: 1 << 0)
  /// General_Category M.
  package static let mark = ScalarClass(rawValue: 1 << 1)
  /// A ``word`` scalar whose Script_Extensions hold a script that is written without spaces.
  package static let unspaced = ScalarClass(rawValue: 1 << 2)
  /// White_Space.
  package static let blank = ScalarClass(rawValue: 1 << 3)
  /// Beyond ASCII and Extended_Pictographic, Emoji_Modifier, Regional_Indicator, U+FE0F, U+20E3 or a tag; not © ® ™.
  package static let emoji = ScalarClass(rawValue: 1 << 4)
  /// Bidi_Control, U+00AD, U+180E, U+200B, U+2060..2064, U+FEFF or U+FFF9..FFFD.
  package static let hidden = ScalarClass(rawValue: 1 << 5)
  /// U+200C or U+200D.
  package static let joiner = ScalarClass(rawValue: 1 << 6)
  /// May stand in a host: ASCII letters, digits, `-`, `_`; beyond ASCII L, M, Nd, joiners and a few signs.
  package static let host = ScalarClass(rawValue: 1 << 7)
  /// General_Category S, or ``emoji``: may stand in a host after a scheme.
  package static let symbol = ScalarClass(rawValue: 1 << 8)
  /// XID_Continue.
  package static let identifier = ScalarClass(rawValue: 1 << 9)
  /// May stand inside a hashtag, neither first nor last: joiners, U+00B7, U+30FB and kin.
  package static let hashtagMedial = ScalarClass(rawValue: 1 << 10)
  /// Link_Email of UTS #58: may stand in the local part of an address.
  package static let localPart = ScalarClass(rawValue: 1 << 11)
  /// Link_Term Soft of UTS #58.
  package static let linkSoft = ScalarClass(rawValue: 1 << 12)
  /// Link_Term Open of UTS #58.
  package static let linkOpen = ScalarClass(rawValue: 1 << 13)
  /// Link_Term Close of UTS #58.
  package static let linkClose = ScalarClass(rawValue: 1 << 14)
  /// Link_Term Include of UTS #58. A scalar with none of the four is Hard.
  package static let linkInclude = ScalarClass(rawValue: 1 << 15)
  /// General_Category L.
  package static let letter = ScalarClass(rawValue: 1 << 16)
  /// General_Category Nd.
  package static let decimalDigit = ScalarClass(rawValue: 1 << 17)
  /// General_Category Lu or Lt.
  package static let capital = ScalarClass(rawValue: 1 << 18)
  /// General_Category P.
  package static let punctuation = ScalarClass(rawValue: 1 << 19)
}
