/// A set of scalars, written as dialects.md writes it.
struct ScalarSet: Sendable {
  /// Whether a scalar is in it.
  let contains: @Sendable (Unicode.Scalar) -> Bool

  init(where contains: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.contains = contains }

  /// The scalars of `list`.
  init(_ list: String) {
    let members = Set(list.unicodeScalars)
    self.init { members.contains($0) }
  }

  /// The code points of `ranges`.
  init(_ ranges: ClosedRange<UInt32>...) {
    self.init { scalar in ranges.contains { $0.contains(scalar.value) } }
  }

  /// The scalars of some general categories.
  init(_ categories: Set<Unicode.GeneralCategory>) {
    self.init { categories.contains($0.properties.generalCategory) }
  }

  func union(_ others: ScalarSet...) -> ScalarSet {
    ScalarSet { scalar in contains(scalar) || others.contains { $0.contains(scalar) } }
  }

  /// All other scalars.
  var inverted: ScalarSet { ScalarSet { !contains($0) } }
}

/// The sets of dialects.md, N2 and N3.
extension ScalarSet {
  /// An ASCII digit.
  static let digit = ScalarSet(0x30...0x39)
  /// An ASCII letter.
  static let letter = ScalarSet(0x41...0x5A, 0x61...0x7A)
  /// *Alnum*.
  static let alphanumeric = ScalarSet(0x30...0x39, 0x41...0x5A, 0x61...0x7A)
  /// *Word*.
  static let word = ScalarSet(0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A)
  static let hexadecimalDigit = ScalarSet(0x30...0x39, 0x41...0x46, 0x61...0x66)
  /// *JS-space*.
  static let javaScriptSpace = ScalarSet(
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF)
  /// The property White_Space.
  static let whiteSpace = ScalarSet { $0.properties.isWhitespace }
  /// The property Alphabetic.
  static let alphabetic = ScalarSet { $0.properties.isAlphabetic }
  /// `\p{L}` and `\p{M}`.
  static let letterOrMark = ScalarSet([
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
    .enclosingMark,
  ])
  /// `\p{Nd}`.
  static let decimalNumber = ScalarSet([.decimalNumber])
  /// `\p{Pc}`.
  static let connector = ScalarSet([.connectorPunctuation])
  /// `\p{P}`.
  static let anyPunctuation = ScalarSet([
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
    .finalPunctuation, .otherPunctuation,
  ])
}
