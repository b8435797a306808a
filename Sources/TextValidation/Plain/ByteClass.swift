import TextModel

/// What a byte of ASCII is to the rules: looked up once, where the general rules would ask several tables.
///
/// The plain forms of links, addresses, names and tags are read with it (`Detector+Plain….swift`). A byte beyond ASCII has
/// no class but ``beyondASCII``.
struct ByteClass: OptionSet, Sendable {
  let rawValue: UInt32

  /// A letter, a digit or `-`: stands in a label.
  static let label = ByteClass(rawValue: 1 << 0)
  /// A letter, a digit or `_`.
  static let word = ByteClass(rawValue: 1 << 2)
  /// May stand in a local part (E2).
  static let localPart = ByteClass(rawValue: 1 << 3)
  /// Ends an authority: no host, user info, port or sign goes on with it (S5).
  static let authorityEnd = ByteClass(rawValue: 1 << 4)
  /// What the byte does to the end of a link, where that depends on nothing else (P2, P3).
  static let tailInclude = ByteClass(rawValue: 1 << 5)
  static let tailSoft = ByteClass(rawValue: 1 << 6)
  static let tailHard = ByteClass(rawValue: 1 << 7)
  /// A mention may begin after it, whatever stands before (M3).
  static let beforeMention = ByteClass(rawValue: 1 << 8)
  /// A hashtag may begin after it (G2).
  static let beforeHashtag = ByteClass(rawValue: 1 << 9)
  /// A bare domain may begin after it (D2).
  static let beforeDomain = ByteClass(rawValue: 1 << 10)
  static let beyondASCII = ByteClass(rawValue: 1 << 11)
  static let capital = ByteClass(rawValue: 1 << 12)
  /// Begins a path, a query or a fragment.
  static let partStart = ByteClass(rawValue: 1 << 13)

  /// A telephone number may begin after it, whatever stands before (T5).
  static let beforePhone = ByteClass(rawValue: 1 << 14)
  /// A cashtag may begin after it (C1).
  static let beforeCashtag = ByteClass(rawValue: 1 << 15)
  /// No quotation ends after it, or begins before it (Q2).
  static let blank = ByteClass(rawValue: 1 << 16)
  /// No quotation begins after it, or ends before it (Q2).
  static let spacedWord = ByteClass(rawValue: 1 << 17)

  /// A hyphen, a dot, an underscore, or beyond ASCII: goes on with a host.
  static let hostSign = ByteClass(rawValue: 1 << 18)
  /// Stands between the braces of a placeholder, where letters and digits do too.
  static let placeholder = ByteClass(rawValue: 1 << 19)

  /// Goes on with a name, or must be looked at: `.`, `-`, `@`, `:` or beyond ASCII.
  static let nameSign = ByteClass(rawValue: 1 << 20)

  /// Separates the digits of a number: a blank, `-`, `.` or `/`.
  static let phoneSign = ByteClass(rawValue: 1 << 21)

  func has(_ other: ByteClass) -> Bool { rawValue & other.rawValue != 0 }
}

/// The class of each byte under a set of options.
struct ByteClassTable: Sendable {
  private var classes = InlineArray<256, ByteClass>(repeating: [.beyondASCII, .hostSign, .nameSign])

  init(options: DetectionOptions, _ flagsOf: (UInt32) -> ScalarClass) {
    for byte in UInt8(0)..<0x80 {
      classes[Int(byte)] = Self.byteClass(of: byte, flagsOf(UInt32(byte)), options)
    }
  }

  subscript(byte: UInt8) -> ByteClass { classes[Int(byte)] }

  private static func byteClass(of byte: UInt8, _ flags: ScalarClass, _ options: DetectionOptions) -> ByteClass {
    var result = tail(of: byte, flags, options)
    if byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") { result.insert(.label) }
    if byte.isASCIICapital { result.insert(.capital) }
    if byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") { result.insert(.word) }
    if flags.contains(.localPart) { result.insert(.localPart) }
    if flags.contains(.blank) { result.insert(.blank) }
    if flags.contains(.word), !flags.contains(.unspaced) { result.insert(.spacedWord) }
    if !flags.contains(.host), !"-._~!$&'()*+,;=:%@".utf8.contains(byte) { result.insert(.authorityEnd) }
    if "/?#".utf8.contains(byte) { result.insert(.partStart) }
    if " -./".utf8.contains(byte) { result.insert(.phoneSign) }
    if ".-@:".utf8.contains(byte) { result.insert(.nameSign) }
    if "-._".utf8.contains(byte) { result.insert(.hostSign) }
    if (0x20..<0x7F).contains(byte), !"{}".utf8.contains(byte) { result.insert(.placeholder) }
    guard !result.has(.word) else { return result }
    if !"@\\#$%&+/=~^{}|-!*?`".utf8.contains(byte) {
      result.insert(.beforeMention)
      if !":,.".utf8.contains(byte) { result.insert(.beforePhone) }
    }
    if !flags.contains(.word), !"$@#/\\&%".utf8.contains(byte) { result.insert(.beforeCashtag) }
    if !"@\\&$%=".utf8.contains(byte) { result.insert(.beforeHashtag) }
    if !"@/\\#$%".utf8.contains(byte) { result.insert(.beforeDomain) }
    return result
  }

  /// What the byte does to the end of a link; none of the three where its neighbours or open brackets decide.
  private static func tail(of byte: UInt8, _ flags: ScalarClass, _ options: DetectionOptions) -> ByteClass {
    if options.endsLinksAtTextDelimiters {
      if "\"`<>\\".utf8.contains(byte) { return .tailHard }
      if "&'".utf8.contains(byte) { return [] }
    }
    if options.splitsGluedLinks, ",;".utf8.contains(byte) { return [] }
    if byte == UInt8(ascii: "_"), options.followsMarkdown || options.pairsUnderscores { return [] }
    if options.trimsMarkup, "*~|".utf8.contains(byte) { return .tailSoft }
    switch LinkTerm(flags) {
    case .include: return .tailInclude
    case .soft: return .tailSoft
    case .hard: return .tailHard
    case .open, .close: return []
    }
  }
}
