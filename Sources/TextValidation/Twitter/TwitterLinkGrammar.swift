/// The links of twitter-text 3.1.0 (dialects.md, TW-U2, TW-U6, TW-U7).
enum TwitterLinkGrammar: LinkGrammar {
  static let schemes = ["http://", "https://"].map { Array($0.utf8) }

  static var endsPathsWithGroups: Bool { false }

  static func isOfPath(_ value: UInt32) -> Bool {
    if value < 0x80 { return ofPath.contains(value) }
    return TwitterScalars.isAccentedLatin(value) || TwitterScalars.isCyrillic(value) || value == 0x2013
  }

  static func mayEndPath(_ value: UInt32) -> Bool {
    value < 0x80
      ? pathEnd.contains(value) : TwitterScalars.isAccentedLatin(value) || TwitterScalars.isCyrillic(value)
  }

  static func isOfQuery(_ value: UInt32) -> Bool { ofQuery.contains(value) }

  static func mayEndQuery(_ value: UInt32) -> Bool { queryEnd.contains(value) }

  private static let ofPath = ASCIISet(ASCIISet.alphanumerics + "!*';:=+,.$/%#[]-_~@|&")
  private static let pathEnd = ASCIISet(ASCIISet.alphanumerics + "+-=_#/")
  private static let ofQuery = ASCIISet(ASCIISet.alphanumerics + "!?*'@();:&=+$/%#[]-_.,~|")
  private static let queryEnd = ASCIISet(ASCIISet.alphanumerics + "-_&=#/")
}
