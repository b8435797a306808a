/// The Unicode facts that the detection rules ask about a scalar, one bit each.
///
/// Tables: `Generated/ScalarClassTable.swift`, made by `generate-sources` from the Unicode Character Database and the
/// data of UTS #58; its first lines name the versions.
@usableFromInline package struct ScalarClass: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether this class has all facts of `other`.
  @inlinable package func contains(_ other: ScalarClass) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// General_Category L, M or N, or `_`.
  @inlinable package static var word: ScalarClass { ScalarClass(rawValue: 1 << 0) }
  /// General_Category M.
  @inlinable package static var mark: ScalarClass { ScalarClass(rawValue: 1 << 1) }
  /// A ``word`` scalar whose Script_Extensions hold a script that is written without spaces.
  @inlinable package static var unspaced: ScalarClass { ScalarClass(rawValue: 1 << 2) }
  /// White_Space.
  @inlinable package static var blank: ScalarClass { ScalarClass(rawValue: 1 << 3) }
  /// Beyond ASCII and Extended_Pictographic, Emoji_Modifier, Regional_Indicator, U+FE0F, U+20E3 or a tag; not © ® ™.
  @inlinable package static var emoji: ScalarClass { ScalarClass(rawValue: 1 << 4) }
  /// Bidi_Control, U+00AD, U+180E, U+200B, U+2060..2064, U+FEFF or U+FFF9..FFFD.
  @inlinable package static var hidden: ScalarClass { ScalarClass(rawValue: 1 << 5) }
  /// U+200C or U+200D.
  @inlinable package static var joiner: ScalarClass { ScalarClass(rawValue: 1 << 6) }
  /// May stand in a host: ASCII letters, digits, `-`, `_`; beyond ASCII L, M, Nd, joiners and a few signs.
  @inlinable package static var host: ScalarClass { ScalarClass(rawValue: 1 << 7) }
  /// Beyond ASCII and General_Category S, or ``emoji``: may stand in a host after a scheme.
  @inlinable package static var symbol: ScalarClass { ScalarClass(rawValue: 1 << 8) }
  /// XID_Continue.
  @inlinable package static var identifier: ScalarClass { ScalarClass(rawValue: 1 << 9) }
  /// May stand inside a hashtag, neither first nor last: joiners, U+00B7, U+30FB and kin.
  @inlinable package static var hashtagMedial: ScalarClass { ScalarClass(rawValue: 1 << 10) }
  /// Link_Email of UTS #58: may stand in the local part of an address.
  @inlinable package static var localPart: ScalarClass { ScalarClass(rawValue: 1 << 11) }
  /// Link_Term Soft of UTS #58.
  @inlinable package static var linkSoft: ScalarClass { ScalarClass(rawValue: 1 << 12) }
  /// Link_Term Open of UTS #58.
  @inlinable package static var linkOpen: ScalarClass { ScalarClass(rawValue: 1 << 13) }
  /// Link_Term Close of UTS #58.
  @inlinable package static var linkClose: ScalarClass { ScalarClass(rawValue: 1 << 14) }
  /// Link_Term Include of UTS #58. A scalar with none of the four is Hard.
  @inlinable package static var linkInclude: ScalarClass { ScalarClass(rawValue: 1 << 15) }
  /// General_Category L.
  @inlinable package static var letter: ScalarClass { ScalarClass(rawValue: 1 << 16) }
  /// General_Category Nd.
  @inlinable package static var decimalDigit: ScalarClass { ScalarClass(rawValue: 1 << 17) }
  /// General_Category Lu or Lt.
  @inlinable package static var capital: ScalarClass { ScalarClass(rawValue: 1 << 18) }
  /// General_Category P.
  @inlinable package static var punctuation: ScalarClass { ScalarClass(rawValue: 1 << 19) }
}

/// What each Unicode scalar is, looked up in a few nanoseconds.
///
/// Two stages: the block of 128 code points that a scalar is in names a pattern, the pattern names its flag set. Take
/// ``shared`` out of a loop, so that the loop does not ask whether it has been made yet.
@usableFromInline package struct ScalarClassTable: Sendable {
  /// The table, decoded from its text at first use.
  package static let shared = ScalarClassTable()

  @usableFromInline let ascii: [ScalarClass]
  @usableFromInline let flagSets: [ScalarClass]
  @usableFromInline let patternOfBlock: [UInt16]
  @usableFromInline let flagSetOfMember: [UInt8]
  private let brackets: [UInt32]

  private init() {
    var flagSets: [ScalarClass] = []
    var numbers = CompactNumberReader(Self.flagSetText)
    while let raw = numbers.next() { flagSets.append(ScalarClass(rawValue: raw)) }
    self.flagSets = flagSets
    patternOfBlock = CompactNumberReader.runs(in: Self.blockText)
    flagSetOfMember = CompactNumberReader.runs(in: Self.patternText)
    var brackets: [UInt32] = []
    numbers = CompactNumberReader(Self.bracketText)
    while let scalar = numbers.next() { brackets.append(scalar) }
    self.brackets = brackets
    ascii = flagSetOfMember.prefix(128).map { flagSets[Int($0)] }
  }

  /// What the scalar `value` is; nothing at all for ``ScalarStep/illFormed`` and for what is no code point.
  ///
  /// - Complexity: O(1).
  @inlinable package func flags(of value: UInt32) -> ScalarClass {
    if value < 0x80 { return ascii[Int(value)] }
    let block = Int(value >> 7)
    guard block < patternOfBlock.count else { return [] }
    let member = Int(patternOfBlock[block]) << 7 | Int(value & 0x7F)
    return flagSets[Int(flagSetOfMember[member])]
  }

  /// The opening bracket whose partner `close` is (Link_Bracket of UTS #58); `nil` if `close` closes nothing.
  ///
  /// - Complexity: O(1): at most seven steps.
  package static func openingBracket(for close: UInt32) -> UInt32? {
    let brackets = shared.brackets
    var low = 0
    var high = brackets.count / 2
    while low < high {
      let middle = (low + high) / 2
      if brackets[2 * middle] < close { low = middle + 1 } else { high = middle }
    }
    return 2 * low < brackets.count && brackets[2 * low] == close ? brackets[2 * low + 1] : nil
  }
}

/// Reads the numbers of a generated text: five bits a byte, lowest first; the last byte of a number is `#` + bits, those
/// before it are `]` + bits; everything below `#` is skipped.
///
/// A string literal costs the compiler nothing, where an array literal of as many elements takes it seconds.
package struct CompactNumberReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// Reads `text` from its start.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The next number; `nil` at the end.
  package mutating func next() -> UInt32? {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte >= 0x5D {
        number |= UInt32(byte &- 0x5D) << shift
        shift += 5
      } else if byte >= 0x23 {
        return number | UInt32(byte &- 0x23) << shift
      }
    }
    return nil
  }

  /// All numbers of a text of runs: each value and how often it repeats, less one.
  package static func runs<Number: FixedWidthInteger>(in text: String) -> [Number] {
    var values: [Number] = []
    var numbers = CompactNumberReader(text)
    while let value = numbers.next(), let repeats = numbers.next() {
      values.append(contentsOf: repeatElement(Number(truncatingIfNeeded: value), count: Int(repeats) + 1))
    }
    return values
  }
}
