/// A text of scalars, as the rules of dialects.md read it: what lies outside of it is not there.
struct ScalarText: Sendable {
  let scalars: [Unicode.Scalar]

  var count: Int { scalars.count }

  /// The scalar at `place`; `nil` before the text and behind it.
  subscript(place: Int) -> Unicode.Scalar? { scalars.indices.contains(place) ? scalars[place] : nil }

  /// Whether there is a scalar at `place` that `belongs`.
  func holds(at place: Int, _ belongs: (Unicode.Scalar) -> Bool) -> Bool { self[place].map(belongs) ?? false }

  /// Where the run of scalars that `belong` ends which starts at `start`.
  func runEnd(from start: Int, while belongs: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while holds(at: end, belongs) { end += 1 }
    return end
  }

  /// Where the run of scalars that `belong` starts which ends at `end`, not before `floor`.
  func runStart(before end: Int, floor: Int = 0, while belongs: (Unicode.Scalar) -> Bool) -> Int {
    var start = end
    while start > floor, holds(at: start - 1, belongs) { start -= 1 }
    return start
  }

  /// Whether `word` stands at `place`.
  func has(_ word: String, at place: Int) -> Bool {
    word.unicodeScalars.enumerated().allSatisfy { self[place + $0.offset] == $0.element }
  }

  /// Whether `word`, in small letters, stands at `place`, in any case of ASCII letters (N2).
  func hasFolded(_ word: String, at place: Int) -> Bool {
    word.unicodeScalars.enumerated().allSatisfy { self[place + $0.offset].map(ScalarText.folded) == $0.element }
  }

  /// The first place from `start` on, which is not negative, at which `word` stands; it is not empty.
  func place(of word: String, from start: Int) -> Int? {
    let first = word.unicodeScalars.first
    var place = start
    while place < count {
      if scalars[place] == first, has(word, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// The text of `range`.
  func string(_ range: Range<Int>) -> String { ScalarText.string(scalars[range]) }

  static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// An ASCII letter in lower case; any other scalar as it is.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
  }
}

/// The classes of scalars that N2 names, and the general categories.
enum Alphabet {
  /// *Letter*.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// *Digit*.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// *Alnum*.
  static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool { isLetter(scalar) || isDigit(scalar) }

  /// *Word*.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool { isAlphanumeric(scalar) || scalar == "_" }

  /// Whether `scalar` is one of those of `members`.
  static func isOne(_ scalar: Unicode.Scalar, of members: String) -> Bool { members.unicodeScalars.contains(scalar) }

  /// `\p{L}`.
  static func isUnicodeLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// `\p{Nd}`.
  static func isUnicodeDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }

  /// `\p{Z}`.
  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// `\p{P}`.
  static func isUnicodePunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  /// What ASCII has but controls, the space, letters and digits.
  static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    ("!"..."~").contains(scalar) && !isAlphanumeric(scalar)
  }

  /// *JS-space* (N3).
  static func isScriptSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0009...0x000D, 0x0020, 0x00A0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
