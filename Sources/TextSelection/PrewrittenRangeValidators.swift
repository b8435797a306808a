public import TextValidation

// The prewritten validators whose ranges are what the default dialect selects (detection.md). Asked on its own, each
// walks the text once; a TextSelector walks it once for all of them.

/// A validator whose ranges are the default dialect's selections of its kind, or some of them.
protocol DialectRangeValidator: TextRangeValidator {
  /// Whether `selection`, which is of the validator's kind, is one of its own.
  func accepts(_ selection: Selection, in text: String) -> Bool
}

extension DialectRangeValidator {
  func accepts(_ selection: Selection, in text: String) -> Bool { true }

  fileprivate func dialectRanges(in text: String) -> [Range<Int>] {
    DefaultDialect.selections(in: text).filter { $0.kind == kind && accepts($0, in: text) }.map(\.utf8Range)
  }
}

/// The default dialect as the prewritten validators see it.
enum DefaultDialect {
  private static let scanner: Scanner = {
    var configuration = Scanner.Configuration()
    configuration.kinds = [.link, .email, .phone, .hashtag, .mention, .quotation, .handlebars]
    return Scanner(configuration)
  }()

  static func selections(in text: String) -> [Selection] { scanner.selections(in: text) }
}

extension Selection {
  /// The scheme that the selection begins with, in lower case; `nil` without one that `://` follows.
  fileprivate func scheme(in text: String) -> String? {
    let source = text[range(in: text)].utf8
    let scheme = source.prefix { $0.isSchemeByte }
    guard !scheme.isEmpty, source[scheme.endIndex...].starts(with: "://".utf8) else { return nil }
    return Substring(scheme).lowercased()
  }
}

extension UInt8 {
  /// ASCII letters, digits, `+` and `-` (detection.md, S1).
  fileprivate var isSchemeByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension LinkValidator: TextRangeValidator, DialectRangeValidator {
  /// The links of `text` that have a scheme.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }

  func accepts(_ selection: Selection, in text: String) -> Bool { selection.scheme(in: text) != nil }
}

extension HTTPLinkValidator: TextRangeValidator, DialectRangeValidator {
  /// The links of `text` whose scheme is `http` or `https`, in any case.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }

  func accepts(_ selection: Selection, in text: String) -> Bool {
    let scheme = selection.scheme(in: text)
    return scheme == "http" || scheme == "https"
  }
}

extension HTTPSLinkValidator: TextRangeValidator, DialectRangeValidator {
  /// The links of `text` whose scheme is `https`, in any case.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }

  func accepts(_ selection: Selection, in text: String) -> Bool { selection.scheme(in: text) == "https" }
}

extension UnsafeLinkValidator: TextRangeValidator, DialectRangeValidator {
  /// The links of `text` whose scheme is `http`, in any case.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }

  func accepts(_ selection: Selection, in text: String) -> Bool { selection.scheme(in: text) == "http" }
}

extension EmailValidator: TextRangeValidator, DialectRangeValidator {
  /// The e-mail addresses of `text`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }
}

extension PhoneNumberValidator: TextRangeValidator, DialectRangeValidator {
  /// The telephone numbers of `text`.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }
}

extension HashtagTextValidator: TextRangeValidator, DialectRangeValidator {
  /// The hashtags of `text`, with their signs.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }
}

extension AtSymbolTagTextValidator: TextRangeValidator, DialectRangeValidator {
  /// The mentions of `text`, with their signs.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }
}

extension QuotationsTextValidator: TextRangeValidator, DialectRangeValidator {
  /// `true`: a quotation may hold links, mentions and other quotations.
  public var mayContainSelections: Bool { true }

  /// The quotations of `text`, with their marks; one that holds another comes before it.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }
}

extension HandlebarsValidator: TextRangeValidator, DialectRangeValidator {
  /// The placeholders of `text` that hold the searchable text, blanks around it aside.
  ///
  /// - Complexity: O(*n*) in the UTF-8 count of `text`.
  public func ranges(in text: String) -> [Range<Int>] { dialectRanges(in: text) }

  func accepts(_ selection: Selection, in text: String) -> Bool {
    let scalars = Substring(searchableText).unicodeScalars
    let trimmed = scalars.drop { $0.properties.isWhitespace }
    guard let last = trimmed.lastIndex(where: { !$0.properties.isWhitespace }) else { return false }
    return selection.value == Substring(trimmed[...last])
  }
}
