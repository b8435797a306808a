/// A token of dialects.md, LJ-1 to LJ-4.
struct LinkifyJSToken: Hashable, Sendable {
  /// What a token is by its scalars alone (LJ-1).
  enum Shape: Hashable, Sendable {
    case number, word, asciiNumber, foreignWord, alphanumeric, emoji, newline, space, symbol
    case sign(Unicode.Scalar)
    /// No generic token is as long: an exact word alone.
    case exact
  }

  /// What a token is as an exact word (LJ-3).
  enum Role: Hashable, Sendable {
    case topLevelDomain, scheme, slashScheme, localhost, byte, addressLiteral, keyword
    /// A client's scheme or keyword that a host may be made of.
    case domain
  }

  /// Half-open places in the text.
  let range: Range<Int>
  let shape: Shape
  let roles: Set<Role>

  /// Whether it is the sign `sign`.
  func isSign(_ sign: Unicode.Scalar) -> Bool { shape == .sign(sign) }

  /// NUM, as LJ-6 has it: bytes too.
  var isNumeric: Bool { shape == .number || roles.contains(.byte) }
}

/// The groups of LJ-4.
extension LinkifyJSToken {
  /// The brackets of LJ-6, in the order of its list.
  static let openers: [Unicode.Scalar] = ["{", "[", "(", "<", "（", "「", "『", "＜"]
  static let closers: [Unicode.Scalar] = ["}", "]", ")", ">", "）", "」", "』", "＞"]

  private static let localSigns = Set("&'*\\`^$=-{}%|+#?/~_".unicodeScalars)
  private static let acceptedSigns = Set("&*@\\`^$=-|+#/~_".unicodeScalars)
  private static let otherSigns = Set("':,.!%?\";".unicodeScalars).union(openers).union(closers)

  /// *Dom*.
  var isDomain: Bool {
    switch shape {
    case .number, .word, .asciiNumber, .foreignWord, .alphanumeric, .emoji: true
    case .newline, .space, .symbol, .sign, .exact:
      !roles.isDisjoint(with: [.topLevelDomain, .scheme, .slashScheme, .localhost, .byte, .domain])
    }
  }

  /// *Loc*.
  var isLocal: Bool { isSymbol(orOneOf: Self.localSigns) }

  /// *Acc*.
  var isAccepted: Bool { isSymbol(orOneOf: Self.acceptedSigns) }

  /// *Non*.
  var isNonaccepted: Bool { if case .sign(let sign) = shape { Self.otherSigns.contains(sign) } else { false } }

  /// Which opener of the list it is; `nil`: none.
  var openerIndex: Int? { Self.openers.firstIndex(where: isSign) }

  private func isSymbol(orOneOf signs: Set<Unicode.Scalar>) -> Bool {
    if case .sign(let sign) = shape { signs.contains(sign) } else { shape == .symbol }
  }

  /// What may begin a tag of LJ-11 and make it one.
  var isTagWord: Bool {
    switch shape {
    case .word, .foreignWord, .asciiNumber, .alphanumeric, .emoji: true
    case .exact: roles.contains(.topLevelDomain)
    case .number, .newline, .space, .symbol, .sign: false
    }
  }
}
