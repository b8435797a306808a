/// What the rules of UAX #14 tell apart: classes of scalars, and of what stands before a boundary.
///
/// The short names are those of the property Line_Break, in its version of Unicode 15.0.
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  // The classes of scalars, resolved by rule LB1: AI, SG and XX are AL; SA is CM (marks) or AL; CJ is NS.

  /// Alphabetic; also what has no other class, and bytes that are not UTF-8.
  case al
  /// Em dash: a break before and after it.
  case b2
  /// Break after.
  case ba
  /// Break before.
  case bb
  /// Mandatory break: U+000B, U+000C, U+2028, U+2029.
  case bk
  /// Contingent break: an embedded object.
  case cb
  /// Closing punctuation.
  case cl
  /// Combining marks and control codes.
  case cm
  /// Closing parenthesis.
  case cp
  /// Carriage return.
  case cr
  /// Emoji that takes a modifier.
  case eb
  /// Emoji modifier.
  case em
  /// Exclamation and interrogation.
  case ex
  /// Glue: no break on either side.
  case gl
  /// Hangul syllable LV.
  case h2
  /// Hangul syllable LVT.
  case h3
  /// Hebrew letter.
  case hl
  /// Hyphen-minus.
  case hy
  /// Ideographs and what breaks as they do, emoji included.
  case id
  /// Inseparable: leaders.
  case `in`
  /// Infix numeric separator.
  case `is`
  /// Hangul leading consonant.
  case jl
  /// Hangul trailing consonant.
  case jt
  /// Hangul vowel.
  case jv
  /// Line feed.
  case lf
  /// Next line, U+0085.
  case nl
  /// Nonstarter: begins no line; small kana among them.
  case ns
  /// Digit.
  case nu
  /// Opening punctuation that is East Asian Fullwidth, Wide or Halfwidth.
  case op
  /// All other opening punctuation: an ``op`` that rule LB30 concerns.
  case op30
  /// Extended_Pictographic with no character yet: an ``id`` that rule LB30b concerns.
  case futureEmoji
  /// Postfix of a number.
  case po
  /// Prefix of a number.
  case pr
  /// Quotation mark.
  case qu
  /// Regional indicator.
  case ri
  /// Space.
  case sp
  /// Solidus.
  case sy
  /// Word joiner.
  case wj
  /// Zero width space.
  case zw
  /// Zero width joiner.
  case zwj

  // Classes of what stands before a boundary, where a rule looks at more than one scalar.

  /// The start of the text.
  case start
  /// Spaces after ``op``.
  case spacesAfterOP
  /// Spaces after ``qu``.
  case spacesAfterQU
  /// Spaces after ``cl`` or ``cp``.
  case spacesAfterCL
  /// Spaces after ``b2``.
  case spacesAfterB2
  /// Spaces after ``zw``.
  case spacesAfterZW
  /// A ``hy`` after ``hl``.
  case hyAfterHL
  /// A ``ba`` after ``hl``.
  case baAfterHL
  /// A ``sy`` in a number.
  case syInNumber
  /// An ``is`` in a number.
  case isInNumber
  /// A ``cl`` just after a number.
  case clAfterNumber
  /// A ``cp`` just after a number.
  case cpAfterNumber
  /// A ``ri`` that is the second of a pair.
  case riPair

  /// How many bits number a class.
  static let bitCount = 6

  /// The classes that a scalar may have.
  package static let ofScalars = allCases.prefix { $0 != .start }

  /// The wider class that this one is a case of; itself if there is none.
  package var general: LineBreakClass {
    switch self {
    case .op30: .op
    case .futureEmoji: .id
    case .spacesAfterOP, .spacesAfterQU, .spacesAfterCL, .spacesAfterB2, .spacesAfterZW: .sp
    case .hyAfterHL: .hy
    case .baAfterHL: .ba
    case .syInNumber: .sy
    case .isInNumber: .is
    case .clAfterNumber: .cl
    case .cpAfterNumber: .cp
    case .riPair: .ri
    default: self
    }
  }
}

/// The line breaking class of each Unicode scalar.
///
/// Two stages, as in ``ScalarClassTable``. Table: `Generated/LineBreakClassTable.swift`, made by `generate-sources`; its
/// first line names the version.
package struct LineBreakClassTable: Sendable {
  /// The table, decoded from its text at first use.
  package static let shared = LineBreakClassTable()

  private let patternOfBlock: [UInt16]
  private let classOfMember: [LineBreakClass]

  private init() {
    patternOfBlock = CompactNumberReader.runs(in: Self.blockText)
    let numbers: [UInt8] = CompactNumberReader.runs(in: Self.patternText)
    classOfMember = numbers.map { LineBreakClass(rawValue: $0) ?? .al }
  }

  /// The class of the scalar `value`; ``LineBreakClass/al`` for ``ScalarStep/illFormed`` and for what is no code point.
  ///
  /// - Complexity: O(1).
  package func lineBreakClass(of value: UInt32) -> LineBreakClass {
    // Patterns are numbered as blocks come: that of ASCII is the first.
    if value < 0x80 { return classOfMember[Int(value)] }
    let block = Int(value >> 7)
    guard block < patternOfBlock.count else { return .al }
    return classOfMember[Int(patternOfBlock[block]) << 7 | Int(value & 0x7F)]
  }
}
