/// What the rules of UAX #9 tell apart of scalars: the property Bidi_Class, in its version of Unicode 15.0.
///
/// The names are the short ones of the property.
package enum BidiClass: UInt8, CaseIterable, Sendable {
  // Strong.

  /// Left to right: most letters, and what has no other class.
  case l
  /// Right to left: Hebrew and its kin.
  case r
  /// Right to left: Arabic, Syriac, Thaana.
  case al

  // Weak.

  /// European number.
  case en
  /// Sign of a European number.
  case es
  /// Terminator of a European number.
  case et
  /// Arabic number.
  case an
  /// Separator in a number.
  case cs
  /// Nonspacing mark.
  case nsm
  /// Boundary neutral: controls and what else has no picture.
  case bn

  // Neutral.

  /// Separator of paragraphs.
  case b
  /// Separator of segments: tabs.
  case s
  /// White space.
  case ws
  /// Other neutrals; also bytes that are not UTF-8.
  case on
  /// An opening bracket of a pair (BD14): an ``on`` that rule N0 concerns.
  case openingBracket
  /// A closing bracket of a pair (BD15): an ``on`` that rule N0 concerns.
  case closingBracket

  // Explicit formatting.

  /// Left-to-right isolate.
  case lri
  /// Right-to-left isolate.
  case rli
  /// First strong isolate.
  case fsi
  /// End of an isolate.
  case pdi
  /// Left-to-right embedding.
  case lre
  /// Right-to-left embedding.
  case rle
  /// Left-to-right override.
  case lro
  /// Right-to-left override.
  case rlo
  /// End of an embedding or override.
  case pdf

  /// Whether rule X9 leaves it out of all that follows.
  var isRemoved: Bool {
    switch self {
    case .bn, .lre, .rle, .lro, .rlo, .pdf: true
    default: false
    }
  }

  /// Whether it starts an isolate (BD8).
  var startsIsolate: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether rules N1 and N2 decide about it: the classes NI.
  var isNeutralOrIsolate: Bool {
    switch self {
    case .b, .s, .ws, .on, .openingBracket, .closingBracket, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// Whether rule L1 gives it the level of the paragraph at the end of a line and before a separator.
  var isWhiteSpaceOrFormatting: Bool { self == .ws || self == .pdi || startsIsolate || isRemoved }

  /// The direction that it has in rules N0 to N2, where numbers are right to left: ``l``, ``r`` or `nil`.
  var strongDirection: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }

  /// The direction of the level `level`, ``l`` or ``r``.
  static func direction(of level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }

  /// The level of a scalar of this class, all other rules applied, whose embedding has the level `level` (I1, I2).
  func implicitLevel(in level: UInt8) -> UInt8 {
    switch self {
    case .l: level + (level & 1)
    case .r: level | 1
    // The least even level above.
    case .an, .en: (level | 1) + 1
    default: level
    }
  }
}

/// The bidirectional class of each Unicode scalar, and which brackets are a pair.
///
/// Two stages, as in ``ScalarClassTable``. Table: `Generated/BidiClassTable.swift`, made by `generate-sources`; its
/// first line names the version.
package struct BidiClassTable: Sendable {
  /// The table, decoded from its text at first use.
  package static let shared = BidiClassTable()

  private let patternOfBlock: [UInt16]
  private let classOfMember: [BidiClass]
  /// Each paired bracket and the scalar that stands for its pair, ascending by the bracket.
  private let brackets: [(scalar: UInt32, pair: UInt32)]

  private init() {
    patternOfBlock = CompactNumberReader.runs(in: Self.blockText)
    let numbers: [UInt8] = CompactNumberReader.runs(in: Self.patternText)
    classOfMember = numbers.map { BidiClass(rawValue: $0) ?? .l }
    var brackets: [(scalar: UInt32, pair: UInt32)] = []
    var bracketNumbers = CompactNumberReader(Self.bracketText)
    while let scalar = bracketNumbers.next(), let pair = bracketNumbers.next() { brackets.append((scalar, pair)) }
    self.brackets = brackets
  }

  /// The class of the scalar `value`; ``BidiClass/on``, that of U+FFFD, for ``ScalarStep/illFormed`` and for what is no
  /// code point.
  ///
  /// - Complexity: O(1).
  package func bidiClass(of value: UInt32) -> BidiClass {
    // Patterns are numbered as blocks come: that of ASCII is the first.
    if value < 0x80 { return classOfMember[Int(value)] }
    let block = Int(value >> 7)
    guard block < patternOfBlock.count else { return .on }
    return classOfMember[Int(patternOfBlock[block]) << 7 | Int(value & 0x7F)]
  }

  /// A scalar that stands for the pair to which the bracket `value` belongs: the same for both brackets of a pair, and for
  /// pairs that are canonically equivalent (BD16); `nil` if `value` is no bracket of a pair.
  ///
  /// - Complexity: O(1): at most eight steps.
  package func bracketPair(of value: UInt32) -> UInt32? {
    var low = 0
    var high = brackets.count
    while low < high {
      let middle = (low + high) / 2
      if brackets[middle].scalar < value { low = middle + 1 } else { high = middle }
    }
    return low < brackets.count && brackets[low].scalar == value ? brackets[low].pair : nil
  }
}
