import TextModel

/// The links of Mastodon, as far as they differ from those of X (dialects.md, MA-U1).
enum MastodonLinkGrammar: LinkGrammar {
  static let schemes = ["http", "https", "dat", "dweb", "ipfs", "ipns", "ssb", "gopher", "gemini"]
    .map { Array(($0 + "://").utf8) }

  static var endsPathsWithGroups: Bool { true }

  static func isOfPath(_ value: UInt32) -> Bool {
    if value < 0x80 { return !notOfPath.contains(value) }
    return value != ScalarStep.illFormed && !isWhiteSpace(value)
  }

  static func mayEndPath(_ value: UInt32) -> Bool {
    // Corner brackets stand around what is quoted, as quotation marks do.
    value < 0x80 ? !notAtPathEnd.contains(value) : value != 0x300C && value != 0x300D
  }

  static func isOfQuery(_ value: UInt32) -> Bool { value < 0x80 ? ofQuery.contains(value) : isInternational(value) }

  static func mayEndQuery(_ value: UInt32) -> Bool {
    value < 0x80 ? TwitterLinkGrammar.mayEndQuery(value) : isInternational(value)
  }

  /// White_Space beyond ASCII (Unicode 17.0, PropList.txt).
  private static func isWhiteSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// `ucschar` and `iprivate` of RFC 3987, section 2.2: all but controls, surrogates, noncharacters, specials and tags.
  private static func isInternational(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFFEF: true
    case 0x1_0000...0xD_FFFF, 0xE_1000...0x10_FFFF: value & 0xFFFF < 0xFFFE
    default: false
    }
  }

  private static let notOfPath = ASCIISet("<>()?\t\n\u{B}\u{C}\r ")
  private static let notAtPathEnd = ASCIISet("!*\"';:=,.$%[]~&|@")
  private static let ofQuery = ASCIISet(ASCIISet.alphanumerics + "!?*'@();:&=+$/%#[]-_.,~|^")
}
