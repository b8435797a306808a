import TextModel

/// The words that are tokens by themselves, and the columns that they need (dialects.md, LJ-3, LJ-9, LJ-13).
struct LinkifyJSWordList {
  /// The words, each with its column.
  private(set) var words = LinkifyJSWords.ofDomains
  /// What each column is.
  private(set) var tokens = LinkifyJSTable.commonTokens
  /// The schemes of the caller's that linkifyjs can have.
  private(set) var schemes: [String] = []
  /// The keywords.
  let keywords: Set<String>

  /// - Parameters:
  ///   - options: The keywords, and the plugins without which they are none.
  ///   - customSchemes: Those of them that are no name as linkifyjs has them are left out.
  init(_ options: LinkifyJSOptions, _ customSchemes: [String: DetectionOptions.CustomScheme]) {
    keywords = options.plugins.contains(.keyword) ? options.keywords.subtracting([""]) : []
    let generic = LinkifyJSTokenizer(words, knowsAddresses: options.plugins.contains(.ip))
    var found: [String: LinkifyJSToken] = [:]
    for (name, slashes) in customSchemes where Self.isSchemeName(name) {
      schemes.append(name)
      var token = token(of: name, by: generic) ?? LinkifyJSToken(.domain)
      token.traits.insert(slashes == .slashesOptional ? .scheme : .slashScheme)
      found[name] = token
    }
    for word in keywords {
      var token =
        found[word] ?? token(of: word, by: generic) ?? LinkifyJSToken(Self.isDomainWord(word) ? .domain : [])
      token.traits.insert(.keyword)
      found[word] = token
    }
    for (word, token) in found.sorted(by: { $0.key < $1.key }) { words.insert(word, column: column(of: token)) }
  }

  /// The column of tokens like `token`. There are far fewer kinds of words than a byte can number.
  private mutating func column(of token: LinkifyJSToken) -> UInt8 {
    if let column = tokens.firstIndex(of: token) { return UInt8(column) }
    tokens.append(token)
    return UInt8(tokens.count - 1)
  }

  /// What `word` is without being one of the caller's; `nil` if it is not one token.
  private func token(of word: String, by generic: LinkifyJSTokenizer) -> LinkifyJSToken? {
    let utf8 = word.utf8.span
    guard utf8.count > 0 else { return nil }
    let step = generic.token(at: 0, isAfterDot: true, in: utf8)
    return step.end == utf8.count ? tokens[Int(step.column)] : nil
  }

  /// Letters and digits that are ASCII and small, and single hyphens inside (LJ-9).
  private static func isSchemeName(_ name: String) -> Bool {
    name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0.isASCIIAlphanumeric && !$0.isASCIICapital }
    }
  }

  /// Letters, digits, emoji, and single hyphens inside (LJ-4).
  private static func isDomainWord(_ word: String) -> Bool {
    word.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy { scalar in
          if scalar.isASCII { return scalar.value.isASCIIAlphanumeric }
          return scalar.value == 0xFE0F || scalar.properties.isEmoji
            || ScalarClassTable.shared.flags(of: scalar.value).contains(.letter)
        }
    }
  }
}

extension LinkifyJSWords {
  /// The top-level domains beyond ASCII; the others are words of letters, and looked up as such.
  fileprivate static let ofDomains: LinkifyJSWords = {
    var words = LinkifyJSWords()
    for name in PlatformDomainNames.linkifyJS where !name.utf8.allSatisfy({ $0 < 0x80 }) {
      words.insert(name, column: LinkifyJSTable.Column.topLevel, isDomain: true)
    }
    return words
  }()
}
