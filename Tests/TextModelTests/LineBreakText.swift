import TextModel

/// A text whose line breaks are found both ways.
struct LineBreakText: CustomStringConvertible {
  let scalars: [Unicode.Scalar]
  var description: String { scalars.map(\.description).joined() }

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Of every class several, of one to four bytes where there are such.
  static let samples: [Unicode.Scalar] = [
    // AL: AL itself, AI, SA, XX. HL, NU.
    "a", "é", "§", "\u{E01}", "\u{E000}", "א", "7", "٣", "\u{1D7CE}",
    // BA, BB, B2, HY, CB, IN, NS with a CJ.
    "\t", "\u{AD}", "\u{2010}", "\u{B4}", "\u{2C8}", "—", "\u{2E3A}", "-", "\u{FFFC}", "…", "\u{10AF6}", "々", "ぁ",
    // BK, CR, LF, NL, SP, ZW, WJ, GL.
    "\u{B}", "\u{2028}", "\r", "\n", "\u{85}", " ", " ", " ", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{A0}", "\u{34F}",
    // CM: marks, a control, a mark of SA. ZWJ.
    "\u{301}", "\0", "\u{E31}", "\u{1F3FB}", "\u{200D}", "\u{200D}",
    // CL, CP, EX, IS, SY, OP of both kinds, QU, PO, PR.
    "}", "」", ")", "]", "!", "！", ",", ":", "/", "(", "¡", "「", "（", "\"", "«", "%", "°", "$", "€", "\u{1ECB0}",
    // ID, emoji without a character, EB, EM, RI, Hangul.
    "漢", "😀", "\u{20000}", "\u{1F02C}", "☝", "👍", "🏽", "🇫", "🇷", "\u{1100}", "\u{1160}", "\u{11A8}", "가", "각",
  ]

  typealias Opportunity = (scalarOffset: Int, isMandatory: Bool)

  /// What the walk over UTF-8 finds; -1 for an offset that is no scalar boundary.
  var opportunities: [Opportunity] {
    var scalarOffsets: [Int: Int] = [:]
    var utf8: [UInt8] = []
    for (scalarOffset, scalar) in scalars.enumerated() {
      scalarOffsets[utf8.count] = scalarOffset
      utf8 += Array(scalar.utf8)
    }
    scalarOffsets[utf8.count] = scalars.count
    var walk = LineBreakOpportunities()
    var found: [Opportunity] = []
    while let opportunity = walk.next(in: utf8.span) {
      found.append((scalarOffsets[opportunity.utf8Offset] ?? -1, opportunity.isMandatory))
    }
    return found
  }

  /// What the rules say as they are written.
  var referenceOpportunities: [Opportunity] {
    ReferenceLineBreaks.opportunities(in: scalars.map { LineBreakClassTable.shared.lineBreakClass(of: $0.value) })
  }
}
