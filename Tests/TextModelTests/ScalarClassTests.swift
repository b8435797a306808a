import Testing

@testable import TextModel

@Suite struct ScalarClassTests {
  private let table = ScalarClassTable.shared

  @Test(
    arguments: [
      ("a", [.word, .letter, .host, .identifier, .localPart, .linkInclude]),
      ("Z", [.word, .letter, .capital, .host, .identifier, .localPart, .linkInclude]),
      ("7", [.word, .decimalDigit, .host, .identifier, .localPart, .linkInclude]),
      ("_", [.word, .punctuation, .host, .identifier, .localPart, .linkInclude]),
      ("-", [.punctuation, .host, .localPart, .linkInclude]),
      (".", [.punctuation, .localPart, .linkSoft]),
      ("<", [.linkOpen]),
      ("$", [.localPart, .linkInclude]),
      (" ", [.blank]),
      ("漢", [.word, .letter, .unspaced, .host, .identifier, .localPart, .linkInclude]),
      ("ー", [.word, .letter, .unspaced, .host, .identifier, .localPart, .linkInclude]),
      ("한", [.word, .letter, .unspaced, .host, .identifier, .localPart, .linkInclude]),
      ("\u{E31}", [.word, .mark, .unspaced, .host, .identifier, .localPart, .linkInclude]),
      ("\u{301}", [.word, .mark, .host, .identifier, .localPart, .linkInclude]),
      ("・", [.punctuation, .host, .hashtagMedial, .localPart, .linkInclude]),
      ("☕", [.emoji, .symbol, .linkInclude]),
      ("™", [.symbol, .linkInclude]),
      ("€", [.symbol, .linkInclude]),
      ("🇫", [.emoji, .symbol, .linkInclude]),
      ("\u{FE0F}", [.word, .mark, .host, .emoji, .symbol, .identifier, .localPart, .linkInclude]),
      ("\u{200D}", [.joiner, .host, .hashtagMedial, .localPart, .linkInclude]),
      ("\u{200B}", [.hidden, .linkInclude]),
      ("\u{202E}", [.hidden, .linkInclude]),
      ("。", [.punctuation, .linkSoft]),
      ("」", [.punctuation, .linkClose]),
      ("\u{E000}", []),
    ] as [(Unicode.Scalar, ScalarClass)])
  func flags(scalar: Unicode.Scalar, expected: ScalarClass) {
    #expect(table.flags(of: scalar.value).names == expected.names)
  }

  @Test(arguments: [0xD800, 0xDFFF, 0x10FFFF, 0x110000, 0x7FFF_FFFF, ScalarStep.illFormed])
  func whatIsNoScalarHasNoClass(value: UInt32) {
    #expect(table.flags(of: value) == [])
  }

  /// The standard library knows the same properties, of its own version; scalars that both versions assigned must agree.
  @Test func agreesWithTheStandardLibrary() {
    var differing: [String] = []
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15, age.minor == 0 else {
        continue
      }
      let known: ScalarClass = [
        .word, .mark, .blank, .joiner, .identifier, .letter, .decimalDigit, .capital, .punctuation,
      ]
      if table.flags(of: value).intersection(known) != ScalarClass(standardLibrary: scalar) {
        differing.append("U+\(String(value, radix: 16)) \(table.flags(of: value).names)")
      }
    }
    #expect(differing == [])
  }

  /// The counts that the data of UTS #58 17.0.0 states for itself.
  @Test(arguments: [
    (ScalarClass.linkSoft, 330), (.linkClose, 64), (.linkOpen, 64), (.linkInclude, 159_309), (.localPart, 149_240),
  ])
  func countOfLinkProperty(flag: ScalarClass, expected: Int) {
    #expect((UInt32(0)..<0x11_0000).count { table.flags(of: $0).contains(flag) } == expected)
  }

  @Test func everyCloseHasOneOpen() {
    var opens: Set<UInt32> = []
    for value in UInt32(0)..<0x11_0000 {
      let open = ScalarClassTable.openingBracket(for: value)
      #expect((open != nil) == table.flags(of: value).contains(.linkClose))
      guard let open else { continue }
      #expect(table.flags(of: open).contains(.linkOpen))
      opens.insert(open)
    }
    #expect(opens.count == 64)
  }

  @Test(
    arguments: [(")", "("), ("]", "["), (">", "<"), ("」", "「"), ("\u{FF63}", "\u{FF62}")]
      as [(Unicode.Scalar, Unicode.Scalar)])
  func openingBracket(close: Unicode.Scalar, open: Unicode.Scalar) {
    #expect(ScalarClassTable.openingBracket(for: close.value) == open.value)
  }

  @Test func compactNumbersAreReadInOrder() {
    #expect(CompactNumberReader.runs(in: "$#\n%%") == [UInt16(1), 2, 2, 2])
    var numbers = CompactNumberReader("^$")
    #expect(numbers.next() == 33)
    #expect(numbers.next() == nil)
  }
}

extension ScalarClass {
  /// What the standard library knows of these flags.
  fileprivate init(standardLibrary scalar: Unicode.Scalar) {
    self = []
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: self = [.word, .letter, .capital]
    case .lowercaseLetter, .modifierLetter, .otherLetter: self = [.word, .letter]
    case .nonspacingMark, .spacingMark, .enclosingMark: self = [.word, .mark]
    case .decimalNumber: self = [.word, .decimalDigit]
    case .letterNumber, .otherNumber: self = .word
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      self = .punctuation
    default: break
    }
    if scalar == "_" { insert(.word) }
    if properties.isWhitespace { insert(.blank) }
    if properties.isJoinControl { insert(.joiner) }
    if properties.isXIDContinue { insert(.identifier) }
  }

  fileprivate var names: [String] {
    let all: [(String, ScalarClass)] = [
      ("word", .word), ("mark", .mark), ("unspaced", .unspaced), ("blank", .blank), ("emoji", .emoji),
      ("hidden", .hidden), ("joiner", .joiner), ("host", .host), ("symbol", .symbol), ("identifier", .identifier),
      ("hashtagMedial", .hashtagMedial), ("localPart", .localPart), ("linkSoft", .linkSoft), ("linkOpen", .linkOpen),
      ("linkClose", .linkClose), ("linkInclude", .linkInclude), ("letter", .letter), ("decimalDigit", .decimalDigit),
      ("capital", .capital), ("punctuation", .punctuation),
    ]
    return all.filter { contains($0.1) }.map(\.0)
  }
}
